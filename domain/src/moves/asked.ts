import type { Heard } from './heard.ts'

/** Where something is asked: the words from `from` up to before `to`. */
export type Asked = { from: number; to: number; form: QuestionForm }

/** How it is put: the form says much of what fits as an answer. */
export type QuestionForm =
  | 'wh'
  | 'wh-inside'
  | 'inverted'
  | 'inverted-inside'
  | 'told-to-tell'
  | 'indirect'
  | 'cut-short'
  | 'tag'
  | 'mark-only'

/**
 * What may be asked in an utterance, in its order, with or without question marks: recognised speech has
 * none. Words that only stand inside ("I know how hard that is") are not asked. Whether it is really asked
 * and what, the classifier weighs; this only finds the words to look at.
 */
export function askedIn(heard: readonly Heard[]): Asked[] {
  const found: Asked[] = []
  for (const sentence of sentencesOf(heard)) found.push(...askedInSentence(heard, sentence))
  return found.filter((asked) => !isAnsweredAtOnce(heard, asked))
}

/** "Why does that matter? Because …" */
const isAnsweredAtOnce = (heard: readonly Heard[], { from, to }: Asked): boolean =>
  heard[from]?.word === 'why' && heard[to - 1]?.mark === '?' && heard[to]?.word === 'because'

export type Span = { from: number; to: number }

/** From mark to mark; speech without any is one long sentence. */
export function sentencesOf(heard: readonly Heard[]): Span[] {
  const sentences: Span[] = []
  let from = 0
  heard.forEach(({ mark }, n) => {
    if ((mark === '' || mark === ',') && n < heard.length - 1) return
    sentences.push({ from, to: n + 1 })
    from = n + 1
  })
  return sentences
}

function askedInSentence(heard: readonly Heard[], { from, to }: Span): Asked[] {
  const found: Asked[] = []
  const start = afterLeadIn(heard, { from, to })
  let isOpen = false
  for (let at = from; at < to; at += 1) {
    const isStart = at === start
    const isBoundary = isStart || at === from || isAfterJoint(heard, at)
    if (isOpen && !isBoundary) continue
    const form = formAt(heard, { at, to, isStart, isBoundary })
    if (form === null) continue
    const last = found.at(-1)
    if (form === 'tag' && last !== undefined) continue
    if (last !== undefined) last.to = at
    found.push({ from: form === 'tag' ? start : at, to, form })
    isOpen = true
  }
  if (found.length === 0 && heard[to - 1]?.mark === '?')
    found.push({ from: start, to, form: isShortTag(heard[to - 1]?.word) ? 'tag' : 'mark-only' })
  return found
}

/** "Okay, and so, how …": where the sentence itself begins. */
function afterLeadIn(heard: readonly Heard[], { from, to }: Span): number {
  let at = from
  while (at < to - 1) {
    const word = heard[at]?.word ?? ''
    const isAddress = heard[at]?.mark === ',' && !WH.has(word) && !SUBJECTS.has(word) && at === from
    if (!LEAD_IN.has(word) && !isAddress) break
    at += 1
  }
  return at
}

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const LEAD_IN =
  list(`so and but okay well now then anyway alright right great good sure yes no oh ah also honestly
  first firstly second finally question sorry please thanks hi hello hey hmm because or look listen mhm`)

function isAfterJoint(heard: readonly Heard[], at: number): boolean {
  const before = heard[at - 1]
  // "How well do you know it?" begins two words earlier.
  const isHowWell = before?.word === 'well' && heard[at - 2]?.word === 'how'
  if (isHowWell && heard[at + 2]?.word === 'know') return false
  return before === undefined || before.mark !== '' || JOINTS.has(before.word)
}

const JOINTS = list(
  'so and but or okay well now then because though anyway alright right yes no like',
)

type Place = { at: number; to: number; isStart: boolean; isBoundary: boolean }

function formAt(
  heard: readonly Heard[],
  { at, to, isStart, isBoundary }: Place,
): QuestionForm | null {
  const word = (k: number): string =>
    at + k < to && at + k >= 0 ? (heard[at + k]?.word ?? '') : ''
  const first = word(0)
  const left = to - at
  if (isToldToTell(word, isBoundary)) return 'told-to-tell'
  if (isIndirect(word)) return 'indirect'
  if (WH.has(first)) {
    if (isWh(word, isBoundary)) return 'wh'
    const mayAsk = AUXILIARIES.has(wordAfterWh(word)) && !isBoundary && !KNOWING.has(word(-1))
    return mayAsk && isUnmarked(heard) ? 'wh-inside' : null
  }
  if (
    isBoundary &&
    PREPOSITIONS.has(first) &&
    WH.has(word(1)) &&
    isInverted(word, wordsOfWh(word, 1))
  )
    return 'wh'
  if (AUXILIARIES.has(first)) {
    const subjectAt = word(1) === 'not' ? 2 : 1
    const subject = word(subjectAt)
    const before = at > 0 ? (heard[at - 1]?.word ?? '') : ''
    if (left <= 4 && PRONOUNS.has(subject) && !isStart && isTagEnd(word, subjectAt, left))
      return 'tag'
    if (isBoundary && SUBJECTS.has(subject) && !isConditional(first, word)) return 'inverted'
    if (isStart && SURE_AUXILIARIES.has(first) && subject !== '' && subjectAt === 1)
      return 'inverted'
    if (!isBoundary && !NOT_BEFORE_INVERSION.has(before)) {
      const isAsking = ASKING_AUXILIARIES.has(first) && PRONOUNS.has(subject) && subject !== 'it'
      if (isAsking) return 'inverted'
      const isPair = INSIDE.has(`${first} ${subject}`)
      return isPair && left >= 3 && isUnmarked(heard) ? 'inverted-inside' : null
    }
  }
  if (isStart && CUT_SHORT.has(first) && left <= 12) return 'cut-short'
  return null
}

/** Without marks even "is it" in the midst of words may begin to ask; with marks it would stand after one. */
const INSIDE: ReadonlySet<string> = new Set(
  ['are', 'were', 'is', 'was', 'does', 'did', 'do', 'would', 'will', 'can', 'has', 'have', 'could']
    .flatMap((first) => [`${first} you`, `${first} your`, `${first} anyone`, `${first} anybody`])
    .concat(['am i', 'is it', 'is there', 'is that', 'was it', 'was that', 'does it', 'does that'])
    .concat([
      'is this',
      'are there',
      'does the',
      'did the',
      'do the',
      'would the',
      'will the',
      'have i',
    ]),
)

const isUnmarked = (heard: readonly Heard[]): boolean => heard.every(({ mark }) => mark === '')

const WH = list('what how why when where who whom whose which')
const AUXILIARIES =
  list(`do does did is are was were am have has had can could would will should shall may might
  must`)
const SURE_AUXILIARIES = list('does did is are was were can could would will has should shall')
const ASKING_AUXILIARIES = list('do does did can could would will have has')
const PRONOUNS = list('you we i they he she it that this there')
const SUBJECTS =
  list(`you your yours we i they he she it that this these those there the a an any anyone anybody
  anything all both each everyone everybody everything my our his her their its one some someone somebody
  something people most nobody no nothing other another either`)
const PREPOSITIONS = list('at by for from in on since to until with about of under over per')
const NOT_BEFORE_INVERSION =
  list(`what how why when where who which you we i they he she it that this there to not
  if than as the a so people what`)
const CUT_SHORT = list(
  `any anything anyone anybody ever such meaning since got ready worried anywhere`,
)

/** "What does", "which of them would", "how long have": the helping verb stands before its subject. */
function isInverted(word: (k: number) => string, at: number): boolean {
  if (!AUXILIARIES.has(word(at))) return false
  const subject = word(word(at + 1) === 'not' ? at + 2 : at + 1)
  return subject !== ''
}

const wordAfterWh = (word: (k: number) => string): string => word(wordsOfWh(word, 0))

/** Where the helping verb may stand, after "what", "what kind of tools", "how many of these". */
function wordsOfWh(word: (k: number) => string, from: number): number {
  for (let at = from + 1; at <= from + 6; at += 1) {
    if (AUXILIARIES.has(word(at))) return at
    if (word(at) === '' || PRONOUNS.has(word(at))) return from + 1
  }
  return from + 1
}

function isWh(word: (k: number) => string, isBoundary: boolean): boolean {
  const first = word(0)
  const second = word(1)
  const verbAt = wordsOfWh(word, 0)
  if (AUXILIARIES.has(second)) {
    const subject = word(2) === 'not' ? word(3) : word(2)
    if (PRONOUNS.has(subject) || SUBJECTS.has(subject)) return isBoundary || !KNOWING.has(word(-1))
    return isBoundary && !(first === 'which' && word(-1) !== '' && second === 'is')
  }
  if (!isBoundary)
    return isInverted(word, verbAt) && PRONOUNS.has(word(verbAt + 1)) && !KNOWING.has(word(-1))
  if (first === 'which' && (second === 'means' || second === 'makes' || second === 'brings'))
    return false
  if (first === 'what' && (second === 'a' || second === 'an')) return false
  if (PRONOUNS.has(second) || OWNERS.has(second)) return false
  return second !== 'ever'
}

const OWNERS = list('the a an my our your his her their people somebody someone everybody everyone')
const KNOWING = list('know knows knew is was see tell that of about')

function isToldToTell(word: (k: number) => string, isBoundary: boolean): boolean {
  if (!isBoundary)
    return (
      /^(?:tell|walk|talk)$/.test(word(0)) &&
      (word(1) === 'me' || word(1) === 'us') &&
      (TOLD_AFTER.has(word(2)) || word(0) === 'walk') &&
      !/^(?:to|not|will|you|they|he|she|people|him|her)$/.test(word(-1))
    )
  let at = 0
  if (/^(?:would|do) you mind$/.test(`${word(0)} ${word(1)} ${word(2)}`))
    return TELLING.has(word(3))
  if (/^(?:can|could|would|will|might)$/.test(word(0)) && (word(1) === 'you' || word(1) === 'i')) {
    at = 2
    while (POLITE.has(word(at))) at += 1
  } else while (word(at) === 'please' || word(at) === 'maybe' || word(at) === 'do') at += 1
  const verb = word(at)
  const object = word(at + 1)
  if (object === 'me' || object === 'us') return TOLD_WITH_PERSON.has(verb)
  if (verb === 'help') return false
  if (verb === 'say' || verb === 'tell') return object === 'more' || object === 'a'
  if (verb === 'talk') return object === 'about' || object === 'to'
  if (verb === 'go') return object === 'on' || object === 'into' || object === 'ahead'
  return TOLD.has(verb)
}

const POLITE = list('please maybe possibly perhaps kindly also quickly briefly ask maybe like')
const TELLING = list('telling describing explaining sharing walking elaborating')
const TOLD = list('describe explain elaborate expand share')
const TOLD_WITH_PERSON = list(
  'tell walk talk take give help paint run bring fill remind show catch',
)
const TOLD_AFTER = list('about what how why when where who which more a the through')

/** "I'm curious", "I was wondering", "I'd love to hear". */
function isIndirect(word: (k: number) => string): boolean {
  if (word(0) === 'curious' || word(0) === 'wondering') return word(1) !== ''
  if (word(0) !== 'i' && word(0) !== 'would') return false
  for (let at = 1; at <= 5; at += 1) {
    const here = word(at)
    if (here === 'curious' || here === 'wondering' || here === 'wonder' || here === 'wondered')
      return true
    if (/^(?:know|hear|understand|ask|learn)$/.test(here) && word(at - 1) === 'to')
      return word(at + 1) !== 'you'
    if (!INDIRECT_BETWEEN.has(here)) return false
  }
  return false
}

const INDIRECT_BETWEEN =
  list(`am was do would like love be interested curious keen want wanted need to a bit little
  also also sometimes still only rather will have been got must`)

function isConditional(first: string, word: (k: number) => string): boolean {
  return (
    (first === 'had' || first === 'should' || first === 'were') &&
    /^(?:need|have|known|been|want|wish|ever|to)$/.test(word(2))
  )
}

/** "…, isn't it", "…, is that fair", "…, have I got that right". */
function isTagEnd(word: (k: number) => string, subjectAt: number, left: number): boolean {
  if (left === subjectAt + 1) return true
  return (
    left <= subjectAt + 4 &&
    /^(?:right|fair|correct|true|so|about|think|say|agree)$/.test(word(left - 1))
  )
}

const isShortTag = (word: string | undefined): boolean =>
  word !== undefined && /^(?:right|correct|yes|no|okay|eh|huh|true)$/.test(word)
