import type { Rule } from './rule.ts'
import { be, isOneThing, isPlural, lowered, our, withArticle } from '../notes.ts'

/** Something that is lacked, had too much of, or stands at a number: a note that is no sentence. */
export const NOTES: Rule[] = [
  {
    begins: /^no (.+?) (offered|given|provided|shown|returned|explained|made)$/i,
    says: (_, { match }) => `there was no ${match[1]} ${match[2]}`,
  },
  { begins: /^nobody (?=at|in|on|to)/i, says: (rest) => `there's nobody ${rest}` },
  {
    begins: /^(?:people|somebody) (?=who|that)/i,
    says: (_, { match }) => `it's ${match.input.charAt(0).toLowerCase()}${match.input.slice(1)}`,
  },
  {
    begins:
      /^no (?=(?:\p{L}+ )?(?:way|reason|sign|end|record|records|proof|place|rule|rules|trace|explanation|bus|train|lift|doctor|shop|school|parking|room)\b)/iu,
    says: (rest) => `there's no ${rest}`,
  },
  {
    begins: /^no (?=(?:answer|reply|response|word|apology|callback) (?:to|from|on|about)\b)/i,
    says: (rest, { who }) => `${who} got no ${rest}`,
  },
  {
    begins: /^(?:only (?=\p{L}+ \p{Ll}+s left\b)|(?:hardly|barely|scarcely) any |almost no )/iu,
    says: (rest, { who, match }) => `${who} have ${match[0].toLowerCase()}${rest}`,
  },
  {
    begins: /^(?:no|not enough|too (?:many|much|few|little)|never enough)\s/i,
    says: (rest, { who, match }) => `${who} have ${match[0].toLowerCase()}${rest}`,
  },
  { begins: /^(?:a )?lack of\s/i, says: (rest, { who }) => `${who} don't have enough ${rest}` },
  { begins: /^lacking\s/i, says: (rest, { who }) => `${who} lack ${rest}` },
  {
    begins: /^(?:has|have) (?:no|trouble|difficulty|problems)\s/i,
    says: (rest, { who, match }) => `${who} have ${match[0].split(' ').slice(1).join(' ')}${rest}`,
  },
  {
    begins: /^(?:difficulty|difficulties|trouble|problems?|challenges?|issues?) (?:in |with )?/i,
    says: (rest, { who }) =>
      /^\p{L}+ing\b/u.test(rest)
        ? `${who} have trouble ${rest}`
        : `${who} have trouble with ${rest}`,
  },
  {
    begins: /^(?:difficult|hard|impossible) to\s/i,
    says: (rest, { match }) => `it's ${match[0].toLowerCase()}${rest}`,
  },
  { begins: /^(?:unable|not able) to\s/i, says: (rest, { who }) => `${who} can't ${rest}` },
  {
    begins:
      /^(?!(?:the|an?|my|our)\b)(?!.* (?:who|that|which) )([\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,3}?) ((?:(?:up|down|overdue|understaffed|overworked|overloaded|underpaid)(?= |$)|(?:frozen|cut|cancelled|canceled|blocked|delayed|gone|broken|late|stuck)(?=$| (?:until|since|for|by|in|at|again|after|to|because|twice|without|due|every|all)\b)|at an? [\p{L} -]*(?:high|low)|at (?=[$£€]?\p{N})|(?:below|above|under) (?=[\p{L} ]*(?:average|target|standard|plan|budget|[$£€]?\p{N})))(?: .*)?.*)$/iu,
    says: (_, { who, match }) => {
      const [, what = '', how = ''] = match
      const det = /^(?:two|three|four|five|several|both) /i.test(what) ? '' : `${our(who)} `
      const is = /\bsince\b/.test(how) ? (isPlural(what) ? 'have been' : 'has been') : be(what)
      return `${det}${lowered(what)} ${is} ${how}`
    },
  },
  {
    begins:
      /^(high|low|poor|slow|long|weak|bad|unreliable|outdated|inconsistent|unclear|boring|tiring|confusing|expensive|limited|unrealistic|tight|rising|falling|growing|declining|shrinking|messy|patchy) (?=\p{L})/iu,
    says: (rest, { who, match }) => {
      const how = match[1]?.toLowerCase() ?? ''
      if (/\b(?:who|that|which)\b/i.test(rest))
        return `${who} have ${isPlural(rest) ? '' : 'a '}${how} ${rest}`
      const det =
        who === 'I'
          ? 'the'
          : /\s(?:in|of|with|for|from|to|on|at|between)\s/.test(rest)
            ? 'the'
            : 'our'
      return `${det} ${rest} ${be(rest)} ${how}`
    },
  },
  {
    begins: /^(?:old|new|legacy|manual|single) (?=\p{L}+.*\b(?:that|which|who|nobody)\b)/iu,
    says: (rest, { who, match }) =>
      `${who} have ${isPlural(rest) ? match[0].toLowerCase() : withArticle(match[0])}${rest}`,
  },
  {
    begins:
      /^(?!I\b|above\b|below\b|after\b|before\b|\S+ above)[\p{L}-]+(?: [\p{L}-]+)? (?:who|that) /iu,
    says: (rest, { match }) => `it's ${ofWhich(match[0])}${rest}`,
  },
]

/** "Rotas that" → "the rotas that", "the voice that" as it is. */
function ofWhich(begun: string): string {
  const noun = begun.replace(/ (?:who|that) $/i, '')
  if (!isPlural(noun) && !isOneThing(noun)) return lowered(begun)
  if (/^(?:an?|the|my|our|those|these) /i.test(begun)) return lowered(begun)
  return isPlural(noun) || /^(?:rotas|visas|people)$/i.test(noun)
    ? `the ${lowered(begun)}`
    : withArticle(begun)
}
