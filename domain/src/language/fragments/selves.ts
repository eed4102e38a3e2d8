import type { Rule } from './rule.ts'
import { are, lowered, were, withArticle } from '../notes.ts'

/** What somebody is, in a background that does not say who. */
export const SELVES: Rule[] = [
  {
    begins:
      /^(late(?: (?:with|for) \p{L}+)?|absent|ill|sick|drunk|homeless|away|in hospital) (?=(?:\p{N}+|once|twice|two|three|four|five|six|seven|eight|nine|ten|several|many|every)\b)/iu,
    says: (rest, { who, match }) => `${who}'ve been ${match[1]?.toLowerCase()} ${rest}`,
  },
  {
    begins: /^single (?=(?:dad|father|mum|mom|mother|parent)\b)/i,
    says: (rest, { who }) => `${are(who)} a single ${rest}`,
  },
  {
    begins:
      /^((?:\p{L}+ )?(?:\p{L}+-?(?:up|down|off) with|break-?up|panic attack|heart attack|stroke|accident|operation|miscarriage|breakdown|burglary|burn-?out|car crash|fall|surgery|affair|row|fight|argument)\b)(?=.* ago\b)/iu,
    says: (rest, { who, match }) =>
      `${who} had ${/^surgery/i.test(match[0]) ? lowered(match[0]) : withArticle(match[0])}${rest}`,
  },
  {
    begins:
      /^(off work|off sick|signed off|on sick leave|on leave|without work|out of work|unemployed|sober|single|alone) since (?=(?:an?|\p{N}+|two|three|four|five|six|seven|eight|nine|ten|several) (?:days?|weeks?|months?|years?)\b)/iu,
    says: (rest, { who, match }) => `${who}'ve been ${match[1]?.toLowerCase()} for ${rest}`,
  },
  {
    begins:
      /^(off work|off sick|signed off|on sick leave|out of work|unemployed|sober|single|alone|widowed|divorced|married|retired|separated) since /iu,
    says: (rest, { who, match }) => `${who}'ve been ${match[1]?.toLowerCase()} since ${rest}`,
  },
  {
    begins: /^(retired|divorced|graduated|emigrated) (?:in )?(?=(?:19|20)\d\d\b)/iu,
    says: (rest, { who, match }) =>
      `${match[1] === 'divorced' ? were(who) : who} ${match[1]?.toLowerCase()} in ${rest}`,
  },
  {
    begins: /^no (contact|word|news|work|job|income|sleep|rest|help) (?=.*\bsince\b)/i,
    says: (rest, { who, match }) => `${who}'ve had no ${match[1]?.toLowerCase()} ${rest}`,
  },
  {
    begins: /^(?=bad (?:shoulder|back|knee|heart|hip|leg|foot|hand|chest)\b)/i,
    says: (rest, { who }) => `${who} have ${withArticle(rest)}`,
  },
  {
    begins:
      /^((?:former|previous|last|current|new) (?:head|boss|manager|teacher|landlord|partner|doctor|chef)(?: of \p{Ll}+)?): (?=\p{Lu})/iu,
    says: (rest, { match }) =>
      `my ${lowered(match[1] ?? '')} ${/^(?:former|previous|last)/i.test(match[1] ?? '') ? 'was' : 'is'} ${rest}`,
  },
  {
    begins:
      /^(?:nervous|anxious|afraid|scared|ashamed|lonely|tired|bored|stressed|homesick|in debt|proud|fond)(?= |,|$)/i,
    says: (rest, { who, match }) => `${are(who)} ${match[0].toLowerCase()}${rest}`,
  },
  {
    begins: /^(?=(?:accident|incident|crash|fire|burglary) (?:of|on|in|at)\b)/i,
    says: (rest) => `it's about the ${lowered(rest)}`,
  },
  {
    begins: /^(?=(?:sleet|rain|snow|fog|ice)(?:,|$))/i,
    says: (rest) => `there was ${lowered(rest)}`,
  },
  {
    begins: /^(in|at|with) (?=\p{Lu}[\p{L}]+ (?:for|since) )/u,
    says: (rest, { who, match }) => `${who}'ve been ${match[1]} ${rest}`,
  },
  {
    begins: /^(In|At|With) (?=\p{Lu}[\p{L}]+ (?:for|since) [^,]*$)/u,
    says: (rest, { who, match }) => `${who}'ve been ${match[1]?.toLowerCase()} ${rest}`,
  },
  {
    begins: /^(?=(?:ex-|former )(?:navy|army|military|police|forces)(?:,|$))/i,
    says: (rest, { who }) => `${are(who)} ${lowered(rest)}`,
  },
  {
    begins:
      /^((?!own|new|same)(?:\p{L}+ )?(?:truck|shop|stall|business|caf\p{L}|practice|dog|cat|car|flat|house|allotment|garden)) (?=since (?:\p{Lu}|\d))/iu,
    says: (rest, { who, match }) => `${who}'ve had ${withArticle(match[1] ?? '')} ${rest}`,
  },
  { begins: /^from (?=\p{Lu})/iu, says: (rest, { who }) => `${are(who)} from ${rest}` },
  {
    begins:
      /^(sober|clean|married|divorced|single|unemployed|retired|widowed|pregnant|off work|signed off|on sick leave|vegetarian|vegan) (?:for )?(?=(?:\p{N}+|\p{L}+) (?:days|weeks|months|years)\b)/iu,
    says: (rest, { who, match }) => `${who}'ve been ${match[1]?.toLowerCase()} for ${rest}`,
  },
  {
    begins:
      /^((?:loyal |regular )?(?:customer|client|member|tenant|teacher|nurse|driver|patient|subscriber|cook|chef)) (?:for )?(?=(?:\p{N}+|\p{L}+) (?:months|years)\b)/iu,
    says: (rest, { who, match }) => `${who}'ve been ${withArticle(match[1] ?? '')} for ${rest}`,
  },
  { begins: /^(?=\p{N}{1,2}$)/u, says: (rest, { who }) => `${are(who)} ${rest}` },
  {
    begins:
      /^(?=(?:older|younger|big|little|twin|only|elder) (?:brother|sister|son|daughter)\b(?! is| was| has))/i,
    says: (rest, { who }) => `${who} have ${withArticle(rest)}`,
  },
  {
    begins:
      /^((?:about |over |more than |nearly )?(?:\p{N}+|\p{L}+(?:-\p{L}+)?) years) (?=(?:in|at|with|on) (?!total\b|a row\b))/iu,
    says: (rest, { who, match }) => {
      const [where, ...added] = rest.split(', ')
      return [`${who}'ve been ${where} for ${lowered(match[1] ?? '')}`, ...added].join(', ')
    },
  },
  {
    begins:
      /^(?=retired (?!in\b|at\b|from\b|last\b|after\b|early\b|and\b|since\b|two\b|three\b|\p{N})\p{L}+)/iu,
    says: (rest, { who }) => `${are(who)} ${withArticle(rest)}`,
  },
  {
    begins: /^(?=(?:best|biggest|highest|most(?! of)|worst|lowest) \p{L}+)/iu,
    says: (rest, { who }) => `${who} have the ${lowered(rest)}`,
  },
  {
    begins:
      /^(on|in|at|with) (?=(?:the|a|my|this) (?![^,]*\b(?:I|we|he|she|they|nobody|gave|got|took|made|said|told|was|were|is|are|has|had|did)\b)[^,]* (?:for|since) )/iu,
    says: (rest, { who, match }) => `${who}'ve been ${match[1]?.toLowerCase()} ${rest}`,
  },
  {
    begins:
      /^(?=(?:only|first|second|third|oldest|youngest|last) (?:child|one|in|of|to|generation)\b)/i,
    says: (rest, { who }) => `${are(who)} the ${lowered(rest)}`,
  },
  {
    begins:
      /^(?=(?:student|pensioner|widow|widower|vegetarian|volunteer|freelancer|newcomer|night owl)(?:,|$))/i,
    says: (rest, { who }) => `${are(who)} ${withArticle(rest)}`,
  },
  {
    begins: /^(own|new|same) (?=\p{L}+(?: \p{L}+)? since\b)/iu,
    says: (rest, { who, match }) => {
      const which = match[1]?.toLowerCase()
      return `${who}'ve had ${which === 'own' ? (who === 'I' ? 'my own' : 'our own') : which === 'new' ? 'a new' : 'the same'} ${rest}`
    },
  },
  {
    begins: /^(?=married to .* for (?:\p{L}+|\p{N}+) years\b)/iu,
    says: (rest, { who }) => `${who}'ve been ${lowered(rest)}`,
  },
  {
    begins: /^(?:guilt|shame|anger|grief|loneliness|envy|relief)\b/i,
    says: (rest, { who, match }) => `${who} feel ${match[0].toLowerCase()}${rest}`,
  },
  {
    begins:
      /^(?=(?:founded|established|born|raised|educated|burned|burnt|promoted|hired|elected|appointed|trained|rebooked|diagnosed|discharged|referred|turned down)\s)/i,
    says: (rest, { who }) => `${were(who)} ${lowered(rest)}`,
  },
  {
    begins: /^(former|ex-[\p{L}]+|lifelong)(?=[ ,]|$)/iu,
    says: (rest, { who, match }) => {
      const said = `${are(who)} ${withArticle(match[0])}${rest}`
      return said.replace(/, (?=(?:sold|built|ran|left|founded|started|made)\b)/, `, and ${who} `)
    },
  },
  {
    begins: /^(?:very|not|not very|quite|rather|highly|extremely|somewhat|really) (?=\p{L})/iu,
    says: (rest, { who, match }) => `${are(who)} ${match[0].toLowerCase()}${rest}`,
  },
  {
    begins: /^(?=[\p{L}]+-(?:savvy|driven|minded|oriented|conscious|focused|spoken|tempered)\b)/iu,
    says: (rest, { who }) =>
      `${are(who)} ${/(?:er|or|ist|ian|person)$/.test(rest) ? withArticle(rest) : lowered(rest)}`,
  },
  {
    begins:
      /^(?=(?:busy|technical|close to|impatient|direct|friendly|quiet|shy|analytical|polite|blunt|stubborn|curious|ambitious|organi[sz]ed|kind|honest|calm|cautious|demanding|pragmatic|risk-averse|loyal|religious|healthy|young|old)(?:[ ,]|$))/iu,
    says: (rest, { who }) => `${are(who)} ${lowered(rest)}`,
  },
  {
    begins:
      /^(?=(?:[\p{L}]+-(?:owned|taught|employed|run|based|driven|trained)|s[ck]eptical|happy|unhappy|content|tired|afraid|proud|retired|married|divorced|single|widowed|responsible|based|known|currently|recently|unemployed|fluent|good at|good with|bad at|bad with|keen|under pressure|frustrated|worried|new to|new in)(?:[ ,]|$))/iu,
    says: (rest, { who }) => `${are(who)} ${lowered(rest)}`,
  },
  {
    begins:
      /^(?=(?:two|three|four|five|six|seven|eight|nine|ten|twelve) \p{L}+s, (?:most|all|some|both|half|none) of (?:us|me|them)\b)/iu,
    says: (rest, { who }) => `${are(who)} ${lowered(rest)}`,
  },
]
