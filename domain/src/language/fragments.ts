import { CERTAIN_VERBS } from './verbs.ts'
import { asSentence, plain } from './words.ts'

/** Whose trouble it is: a business says "we", a person "I". */
export type Speaker = 'I' | 'we'

/** What troubles somebody, noted in a few words, as they would say it: "No visibility into stock". */
export function saidAsTrouble(note: string, who: Speaker): string {
  const trimmed = bare(note)
  const described = firstOf(STATES, trimmed, who)
  if (described !== null) return asSentence(described)
  if (isWholeSentence(trimmed)) return asSentence(trimmed)
  const had = firstOf(WANTS, trimmed, who)
  if (had !== null) return asSentence(had)
  if (isGerund(trimmed)) return asSentence(`${who} keep ${lowered(trimmed)}`)
  return asSentence(`${who} have a problem with ${lowered(trimmed)}`)
}

/** What somebody wants, noted in a few words: "Reduce no-shows", "A fair price". */
export function saidAsWish(note: string, who: Speaker): string {
  const trimmed = bare(note).replace(
    /^(?:to|wants? to|wishes to|hopes to|hoping to|needs? to|would like to)\s+(?=\w)/i,
    '',
  )
  const not = /^not (?:to )?(?=\w)/i.exec(trimmed)
  if (not !== null) return asSentence(`${who} don't want to ${trimmed.slice(not[0].length)}`)
  if (beginsWithVerb(trimmed)) return asSentence(`${who} want to ${lowered(trimmed)}`)
  if (isWholeSentence(trimmed)) return asSentence(trimmed)
  if (isGerund(trimmed)) return asSentence(`${are(who)} thinking about ${lowered(trimmed)}`)
  return asSentence(`${who} want ${lowered(trimmed)}`)
}

/** What somebody is or does, also where it is not said who: "Uses spreadsheets", "15 years in banking". */
export function saidOfOneself(note: string, { tell, name }: Teller): string {
  const told = bare(tell(note))
  const isMaybeWhole =
    !/^\p{N}/u.test(told) && /\s(?:I|\p{L}+ed|held|took|ran|sold|sent)\s/u.test(told)
  const startsWithVerb = /^(?:is|was|has|had|does|can|will|would|\p{L}+[^s\W]s|\p{L}+ed)\s/iu.test(
    told,
  )
  if (isWholeSentence(told) || (isMaybeWhole && !startsWithVerb)) return asSentence(told)
  if (startsWithVerb) return asSentence(tell(`${name} ${lowered(told)}`))
  const isState =
    /^(?:an?|former|retired|married|divorced|single|born|raised|educated|responsible|new|based|known|proud|afraid|currently|recently)\s/i
  return asSentence(`${isState.test(told) ? "I'm" : 'I have'} ${lowered(told)}`)
}

type Teller = { tell: (sentence: string) => string; name: string }

const bare = (note: string): string =>
  plain(note)
    .trim()
    .replace(/[.;,\s]+$/, '')

const lowered = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}|A\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** With somebody or something, and what it is or does. */
export function isWholeSentence(text: string): boolean {
  const [first = '', ...rest] = text.toLowerCase().split(/\s+/)
  if (SUBJECTS.has(first.replace(/'\w+$/, ''))) return rest.length > 0
  if (isGerund(text)) return /^\w+ing (?:\S+ ){0,6}(?:is|are|was|takes|means|makes)\b/i.test(text)
  return FINITE.test(text) || rest.some((word) => CERTAIN_VERBS.has(word))
}

const SUBJECTS = new Set([
  'i',
  'we',
  'you',
  'he',
  'she',
  'they',
  'it',
  'there',
  'that',
  'this',
  'nobody',
  'everybody',
  'people',
  'somebody',
])

/** "costs" and "needs" may be things; these are done by somebody. */
const FINITE =
  /\s(?:(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|must|cannot|went|came|became|says?|gets?|makes?|goes?|go|keeps?|kept|takes?|took|comes?|gives?|gave|feels?|felt|fails?|falls|fell|leaves|left|retires|loses?|lost|pays?|paid|means|happens?|breaks?|broke|misse[sd]|asks?|expects?|thinks?|knows?|wants?|become|becomes|spends?|refuses?|ignores?|hates?|likes?|drops?|dropped|complains?|quit|stopped|costs?(?= (?:about|around|us|me|some|over|nearly|more|at least|\p{N}|[£$€]))|cuts?|grew|grows|rose|rises|slipped|doubled|tripled)|\w+n't)(?=\s|$)/iu

const isGerund = (text: string): boolean =>
  /^\p{L}{2,}ing\s/iu.test(text) &&
  !/^(?:during|nothing|anything|something|everything|morning|evening|existing|rising|growing|falling|missing|increasing|declining|shrinking|pricing|marketing|training|building|hiring|onboarding|scheduling|billing|staffing|reporting)\s/i.test(
    text,
  )

type Says = (rest: string, given: { who: Speaker; match: RegExpExecArray }) => string

type Rule = { begins: RegExp; says: Says }

function firstOf(rules: Rule[], note: string, who: Speaker): string | null {
  for (const { begins, says } of rules) {
    const match = begins.exec(note)
    if (match !== null) return says(note.slice(match[0].length), { who, match })
  }
  return null
}

const are = (who: Speaker): string => (who === 'I' ? "I'm" : "we're")

/** Something that is lacked or had too much of: a note that is no sentence. */
const WANTS: Rule[] = [
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
      isGerund(rest) ? `${who} have trouble ${rest}` : `${who} have trouble with ${rest}`,
  },
  {
    begins: /^(?:difficult|hard|impossible) to\s/i,
    says: (rest, { match }) => `it's ${match[0].toLowerCase()}${rest}`,
  },
  { begins: /^(?:unable|not able) to\s/i, says: (rest, { who }) => `${who} can't ${rest}` },
]

/** How somebody is or feels; whatever follows, it is about them. */
const STATES: Rule[] = [
  {
    begins: /^(?:cannot|can't|could not|couldn't|does not|doesn't|do not|don't)\s/i,
    says: (rest, { who, match }) => `${who} ${/^do/i.test(match[0]) ? "don't" : "can't"} ${rest}`,
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
      /^(?:afraid|scared|frustrated|unsure|uncertain|overwhelmed|unhappy|tired|sick|anxious|nervous|sceptical|skeptical|concerned|annoyed|angry|stressed|dissatisfied|exhausted|burnt out|stuck|confused|embarrassed|ashamed|lonely|bored|under pressure)(?=\s|$)/i,
    says: (rest, { who, match }) => `${are(who)} ${match[0].toLowerCase()}${rest}`,
  },
  {
    begins: /^(?:fear|worry|concern)s? (?:of|about) /i,
    says: (rest, { who }) => `${are(who)} worried about ${rest}`,
  },
  {
    begins: /^(?:fears|worries|concerned) that /i,
    says: (rest, { who }) => `${are(who)} worried that ${rest}`,
  },
  {
    begins: /^needs?(?= )/i,
    says: (rest, { who }) => `${who} need${rest}`,
  },
]

const beginsWithVerb = (text: string): boolean =>
  !/^(?:a|an|the|more|less|fewer|better|some|one|clear|clarity|peace|lower|higher|faster|help|support|reliable|easy|simple|someone|somebody|something|proof|evidence|reassurance|good|new|fair)\s/i.test(
    text,
  ) && BASE_VERBS.has((text.split(/\s+/, 1)[0] ?? '').toLowerCase())

/** As wishes begin with them. */
const BASE_VERBS = new Set(
  `achieve add address adopt agree answer appear ask avoid be become begin book bring build buy calm catch
  change check choose clear close come compare complete convince create cut decide decrease defend
  deliver demonstrate determine develop do earn eliminate end ensure establish evaluate expand explain
  explore feel figure fill find finish fix free gain get give go grow handle have hear help hire hit
  identify implement improve increase keep know land launch lead learn leave let limit live lose lower
  maintain make manage meet minimise minimize modernise modernize move negotiate open optimise optimize
  pass pay plan prepare prevent protect prove provide put quit raise reach receive recover redesign reduce
  regain relax replace resolve restore retain return rebuild run save say scale secure see sell set show
  simplify sleep smooth solve speak spend stabilise stabilize stand standardise standardize start stay
  stop streamline strengthen stretch succeed take talk teach test train transition travel try turn
  understand unify update upgrade use verify win work write`.split(/\s+/),
)
