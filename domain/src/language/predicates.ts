import { CERTAIN_VERBS, PAST_VERBS, VERBS } from './verbs.ts'
import { wordsOf } from './words.ts'

/**
 * What is said of one and the same in one sentence, each for itself: "She is 36, works at a checkout and has
 * raised Leon alone" is three things. Before the words are turned into the first person: there the verbs
 * still show whose they are.
 */
export function predicatesOf(sentence: string, isSelf: (subject: string) => boolean): string[] {
  const text = sentence.trim().replace(/\.$/, '').replace(WHO_DOES, '$1, and ')
  const whole = [sentence]
  const found = /^((?:\p{Lu}[\p{L}.'-]* ){1,3}?|(?:He|She|They|You|I|We) )(?=\p{Ll})/u.exec(text)
  const subject = found?.[1]?.trim() ?? ''
  if (found === null || !isSelf(subject)) return whole
  const again = new RegExp(
    String.raw`,? (?:and|but|so) (?:(?:at first|at the moment|since then|now|today|then|therefore) )?(?=(?:${AGAIN[subject] ?? 'she|he|they'}|${subject}) \p{Ll})`,
    'u',
  )
  const anew = again.exec(text)
  if (
    anew !== null &&
    wordsOf(text).length > FEW &&
    !/\b(?:because|if|when|that|says|thinks)\b/.test(text.slice(0, anew.index))
  )
    return [
      text.slice(0, anew.index),
      text.slice(anew.index).replace(/^,? (?:and|but|so) /, ''),
    ].flatMap((part) => predicatesOf(`${part.charAt(0).toUpperCase()}${part.slice(1)}.`, isSelf))
  const rest = text.slice(found[0].length)
  const pieces = cutAtVerbs(rest, /^(?:You|I|We|They)$/.test(subject) ? 'bare' : 'third')
  if (pieces.length === 1) return whole
  return pieces.map((piece) => `${subject} ${piece}.`)
}

/** "Is a farmer who pays too much": what is said of a farmer is said of the one who is it. */
const WHO_DOES =
  /^((?:\p{Lu}\S* ){1,3}(?:is|am|are) an? [^,]{3,50}?),? who (?=(?:is|has|\p{Ll}+s) )/u

const AGAIN: Record<string, string> = {
  I: 'I',
  You: 'you',
  We: 'we',
  They: 'they',
  She: 'she',
  He: 'he',
}

/** Two clauses of somebody's in so few words are said together. */
const FEW = 12

type Forms = 'bare' | 'third'

function cutAtVerbs(rest: string, forms: Forms): string[] {
  if (wordsOf(rest).length <= SHORT && !/^(?:is|am|are) \d{1,2}\b/.test(rest)) return [rest]
  const pieces: string[] = []
  let from = 0
  let isHeld = false
  for (const { index, 0: joint } of rest.matchAll(/,? (?:and|but) |, /g)) {
    const before = rest.slice(from, index)
    const after = rest.slice(index + joint.length)
    const verdict = cutBefore({ before, joint, after, forms })
    // What hangs on to the middle of a list holds its last part too.
    if (verdict === 'held') isHeld = joint === ', '
    if (verdict !== 'cut' || (isHeld && joint !== ', ')) continue
    pieces.push(before)
    from = index + joint.length
  }
  pieces.push(rest.slice(from))
  return pieces.map(withItsLastAnd).flatMap(ageApart)
}

/** "knows that he was right, suspects that …": the last of three was cut off, and the two need an "and". */
const withItsLastAnd = (piece: string): string =>
  / and /.test(piece)
    ? piece
    : piece.replace(/, (?=(\p{Ll}+s) (?:that|to|the|how|whether) )/u, (comma, verb: string) =>
        VERBS.has(verb) ? ' and ' : comma,
      )

/** "is 44, a single mother of two": the age is asked for by itself. */
function ageApart(piece: string): string[] {
  const age = /^(is|am|are) (\d{1,2})(?:,? and |, )(?=(?:an?|the) )/.exec(piece)
  return age === null ? [piece] : [`${age[1]} ${age[2]}`, `${age[1]} ${piece.slice(age[0].length)}`]
}

/** Held: there is a verb, and yet it is not said alone. */
function cutBefore({
  before,
  joint,
  after,
  forms,
}: Record<'before' | 'joint' | 'after', string> & { forms: Forms }): 'cut' | 'held' | 'no' {
  const all = after.split(/\s+/)
  const skipped = all.findIndex(
    (word) =>
      !/^(?:then|also|never|still|now|always|often|later|once|just|only|usually|not)$/.test(word),
  )
  const [verb = '', next = ''] = all
    .slice(Math.max(0, skipped))
    .map((word) => word.replace(/[,;]$/, ''))
  if (all.length < 2 || !isFiniteOf(verb, { next, forms, before })) return 'no'
  // A list goes on to its "and"; without one it was two notes.
  const isNote = CERTAIN_VERBS.has(verb) || AUX.test(verb)
  if (joint === ', ' && !/,? (?:and|but) /.test(after) && !isAge(before) && !isNote) return 'no'
  if (OTHER_BEGINS.test(before) || APPOSITION.test(before)) return 'no'
  if (
    SUBORDINATE.test(before) &&
    !(joint.startsWith(', ') && joint !== ', ' && AGREES.test(verb) === AGREES.test(before))
  )
    return 'no'
  if (
    /\bto \p{Ll}+(?: [^,]*)?$/u.test(before) &&
    forms === 'bare' &&
    !verb.endsWith('ed') &&
    !AUX.test(verb)
  )
    return 'no'
  const length = wordsOf(before).length + wordsOf(after).length
  if (LEAVES_OUT.test(after)) return 'held'
  return length <= LEAST_APART && REFERS_BACK.test(after) ? 'held' : 'cut'
}

const isAge = (before: string): boolean => /^(?:is|am|are) \d{1,2}$/.test(before)

/** In so few words two things are one: "opens at six and closes at seven". */
const SHORT = 8

/** So many words that hang together are said in one go. */
const LEAST_APART = 18

/** "… for six years, and has run it for nine": the years are left out. */
const LEAVES_OUT =
  /\bfor (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=[:;,.]|$)/

const REFERS_BACK =
  /(?<!-)\b(?:it|its|one|ones|them|there|that|this|so|instead|too|either|both|him|then|neither)\b(?! (?:year|month|week|day|time|of)\b)/i

const SUBORDINATE =
  /\b(?:because|who|whom|whose|which|that|when|whenever|if|although|while|where|what|how|why|whether|until|unless|(?:since|before|after|as) (?:he|she|they|it|his|her|the|\p{Lu}\p{Ll}+))\b/u

/** "…, and a technician came": from there on it is said of the technician. */
const OTHER_BEGINS =
  /(?:, (?:and|but|so)|;|:) (?:an?|the|his|her|their|its|he|she|they|it|there|nobody|everybody|somebody|people|two|three|since|after|\p{Lu}\p{Ll}+) /u

/** "… and her tenant, Monsieur Garnier, has not paid": said of the tenant. */
const APPOSITION = /\b(?:and|but) (?:his|her|their|my|our|your|the) [^,]+, [^,]+$/

const AUX =
  /^(?:is|are|am|was|were|has|have|had|does|do|did|can|could|will|would|must|cannot|may|might|\p{L}+n't)$/u
const AGREES = /^(?:is|has|does|\p{L}+s)\b/u

function isFiniteOf(
  word: string,
  { next, forms, before }: { next: string; forms: Forms; before: string },
): boolean {
  if (/^(?:who|which|that)$/.test(next)) return false
  if (AUX.test(word)) return true
  const isLong = wordsOf(before).length > FEW
  const isPerfect = (
    isLong
      ? /^(?:is|are|am|was|were|gets?|got)(?:n't| not)? (?!\d)/
      : /^(?:has|have|had|is|are|am|was|were|gets?|got)(?:n't| not)? (?!\d)/
  ).test(before)
  if (PAST_VERBS.has(word)) return !isPerfect || ONLY_PAST.has(word)
  if (/\p{L}{2}ed$/u.test(word)) return !isPerfect
  if (forms === 'third')
    return (
      CERTAIN_VERBS.has(word) || (VERBS.has(word) && next !== '' && !/^(?:of|and|or)$/.test(next))
    )
  return (
    /^(?:live|work|own|run|lead|like|love|hate|think|know|want|need|feel|sell|teach|drive|see|use|send|spend|believe|play|sing|pay|keep|get|go)$/.test(
      word,
    ) && !/\b(?:can|could|will|would|must|do|does|did|to)\b/.test(before)
  )
}

/** "took" is no participle: after "has" it begins anew. */
const ONLY_PAST = new Set(
  `ate began broke came chose drank drew drove fell flew forgot gave grew knew rode rang sang saw shook spoke stole
  swore threw took went woke wore wrote`.split(/\s+/),
)
