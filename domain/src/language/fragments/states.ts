import type { Rule } from './rule.ts'
import { are, were } from '../notes.ts'

/** How somebody is or feels; whatever follows, it is about them. */
export const STATES: Rule[] = [
  {
    begins:
      /^too (?!many\b|much\b|few\b|little\b|long\b|late\b)(?=\p{L}+(?: (?:on|for|to|with)\b|$))/iu,
    says: (rest, { who }) => `${are(who)} too ${rest}`,
  },
  {
    begins: /^(cannot|can't|could not|couldn't|does not|doesn't|do not|don't)\s/i,
    says: (rest, { who, match }) =>
      `${who} ${/^do/i.test(match[0]) ? "don't" : /^could/i.test(match[0]) ? "couldn't" : "can't"} ${rest}`,
  },
  {
    begins: /^(?:struggl(?:es|ing)) (?=with|to)/i,
    says: (rest, { who }) => `${are(who)} struggling ${rest}`,
  },
  {
    begins: /^worr(?:ies|ied|ying) (?=about|that)/i,
    says: (rest, { who }) => `${are(who)} worried ${rest}`,
  },
  {
    begins:
      /^(?:afraid|scared|frustrated|unsure|uncertain|overwhelmed|overworked|underpaid|unhappy|tired|sick|anxious|nervous|s[ck]eptical|concerned|annoyed|angry|stressed|dissatisfied|exhausted|burnt out|burned out|stuck|confused|embarrassed|ashamed|lonely|bored|broke|alone|empty(?! \p{L}+s$)|understaffed|isolated|jealous|homesick|in debt|under pressure)(?= (?:of|about|with|by|that|to|because|since|when|whenever|at|in|for|from|and|but|or|over|after|before|as|if|all|most|every|now|again|how|whether|what|who|why|where|on|towards|under|without|between|inside|enough|these|the|my|our|I|we|he|she|they|it|nobody|somebody)\b|[,.:;]|$)/iu,
    says: (rest, { who, match }) => `${are(who)} ${match[0].toLowerCase()}${rest}`,
  },
  {
    begins:
      /^(over\w+ed|under\w+ed|mis\w+ed|outbid|overlooked|passed over|ignored|bullied|harassed|let down|misled|overcharged|blamed|burnt|burned|bitten|accused|evicted|fired|laid off|charged|billed|suspended|locked out|transferred|robbed|injured|sacked|hung up on|sent away|interrupted|cut off|dismissed|rejected)(?= (?!out\b)|$)/i,
    says: (rest, { who, match }) => `${were(who)} ${match[0].toLowerCase()}${rest}`,
  },
  {
    begins: /^(?:fear|worry|concern)s? (?:of|about) /i,
    says: (rest, { who }) => `${are(who)} worried about ${rest}`,
  },
  {
    begins: /^(?:fears?|worr(?:y|ies)|concern(?:s|ed)?) that /i,
    says: (rest, { who }) => `${are(who)} worried that ${rest}`,
  },
  {
    begins: /^(guilt|shame) that /i,
    says: (rest, { who, match }) =>
      `${who} feel ${/^g/i.test(match[0]) ? 'guilty' : 'ashamed'} that ${rest}`,
  },
  {
    begins: /^(?:guilt|shame|anger|grief|loneliness) (?=towards|about|over|because)/i,
    says: (rest, { who, match }) => `${who} feel ${match[0].toLowerCase()}${rest}`,
  },
  {
    begins: /^needs?(?= )/i,
    says: (rest, { who }) => `${who} need${rest}`,
  },
]
