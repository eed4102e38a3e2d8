import { stemsOf } from '../language/stems.ts'
import { plain, wordsOf } from '../language/words.ts'
import { labelUtterance } from '../moves/label-utterance.ts'
import { countWords, evidenceAt, sentenceSpans, wholeTurn } from '../reading/evidence.ts'
import { affirms, asksIn } from '../reading/persona-says.ts'
import { movesOfTurn } from '../reading/moves-of-turn.ts'
import type { Reading, ReadTrainee, ReadTurn } from '../reading/reading.ts'
import type { Evidence, Talk, TalkTurn } from '../reading/talk.ts'
import { essenceOf } from './essence.ts'
import * as said from './phrases.ts'
import { type Uptake, meantIn, uptakesIn } from './uptake.ts'

/** Something that the learner did to the person in front of them, once. */
export type Deed = {
  kind: DeedKind
  at: Evidence
  /** What it answers to, of the persona; null where it begins something. */
  to: number | null
}

export type DeedKind = (typeof DEED_KINDS)[number]

export const DEED_KINDS = [
  /** Uses what they said last. */
  'takes-up',
  /** Comes back to what they said long before. */
  'comes-back',
  /** Gives back what was said or meant, before anything else. */
  'gives-back',
  /** Gathers what was said at several times. */
  'sums-up',
  'asks-open',
  'asks-closed',
  /** Asks on about what they just said. */
  'asks-on',
  'asks-for-wish',
  'asks-for-effect',
  'checks',
  'frames',
  'feels-with',
  /** Is kind in words for anybody. */
  'soothes',
  'owns',
  /** Says something that can be seen, counted or checked. */
  'is-particular',
  /** And says where it is from. */
  'gives-source',
  /** Tells what they did themselves. */
  'tells-a-deed',
  'tells-what-came-of-it',
  /** Says to the point what was asked. */
  'answers',
  'evades',
  /** Proposes something that has in it what they had said. */
  'offers-to-fit',
  'offers',
  'plans-with-date',
  'plans-vaguely',
  'waves-off',
  'insults',
  'tells-off',
  'cuts-in',
] as const

export type Deeds = {
  reading: Reading
  all: readonly Deed[]
  of: (kind: DeedKind) => Deed[]
  /** In how many turns it was done. */
  turns: (kind: DeedKind) => number
  /** Turns of the learner that were said to the persona. */
  ownTurns: number
  /** And their words. */
  ownWords: number
  personaTurns: number
  /** How much of it had to do with what was said to them. */
  contact: number
  uptakes: readonly Uptake[]
}

/** `unspoken` is what nobody says of their own, as the text of a rubric. */
export function deedsIn(reading: Reading, unspoken: readonly string[] = []): Deeds {
  const essence = essenceOf(reading.talk, unspoken)
  const deeds = deedsOf(essence.isSame ? reading : readAgain(essence.talk, reading))
  if (essence.isSame) return deeds
  const all = deeds.all.map((deed) => ({ ...deed, at: essence.back(deed.at) }))
  return { ...deeds, reading, all, of: (kind) => all.filter((deed) => deed.kind === kind) }
}

/** Only what is another text than before is looked at anew. */
function readAgain(talk: Talk, reading: Reading): Reading {
  const lines: string[] = []
  const turns = reading.turns.map((turn, n): ReadTurn => {
    const text = talk.turns[n]?.text ?? ''
    if (turn.speaker === 'persona') {
      lines.push(text)
      return turn
    }
    if (turn.foreign !== null || text === reading.talk.turns[n]?.text) return turn
    const previous = lines.at(-1)
    const whole = labelUtterance(previous === undefined ? { text } : { text, previous })
    const told = new Set(lines.slice(-RECENT).flatMap((line) => stemsOf(line)))
    const repeated = turn.moves.filter(({ isRepeated }) => isRepeated).map((move) => move.text)
    const first = turn.moves.filter(({ isRepeated }) => !isRepeated).map((move) => move.text)
    return {
      ...turn,
      words: countWords(text),
      moves: movesOfTurn(text, { turn: n, previous, whole, told }).map((move) => ({
        ...move,
        isRepeated:
          !first.some((one) => one.includes(move.text)) &&
          repeated.some((one) => one.includes(move.text)),
      })),
    }
  })
  return { ...reading, talk, turns }
}

/** In lines of the persona: as many as whoever gives back is heard to give back of. */
const RECENT = 4

function deedsOf(reading: Reading): Deeds {
  const uptakes = uptakesIn(reading)
  const all: Deed[] = []
  const state: Sofar = { asked: [], begun: new Set(), said: new Set() }
  let ownTurns = 0
  let ownWords = 0
  reading.turns.forEach((turn, n) => {
    const spoken = reading.talk.turns[n] as TalkTurn
    if (turn.speaker !== 'trainee' || turn.foreign !== null || isClaim(spoken.text)) return
    const words = plain(spoken.text).toLowerCase()
    const key = wordsOf(words).join(' ')
    // What is said a second time does nothing that it did not do the first time.
    if (wordsOf(words).length >= 4 && state.said.has(key)) return
    state.said.add(key)
    if (turn.words >= A_TURN) ownTurns += 1
    ownWords += turn.words
    all.push(
      ...deedsOfTurn({ reading, turn, spoken, n, words, uptake: uptakes[n] as Uptake }, state),
    )
  })
  const ofKind = (kind: DeedKind) => all.filter((deed) => deed.kind === kind)
  return {
    reading,
    all,
    of: ofKind,
    turns: (kind) => new Set(ofKind(kind).map(({ at }) => at.turn)).size,
    ownTurns,
    ownWords,
    personaTurns: reading.turns.filter(({ speaker, words }) => speaker === 'persona' && words > 0)
      .length,
    contact: contactOf(all, uptakes),
    uptakes,
  }
}

/** How much of what was said to them was in what the learner did; one word in common may be chance. */
function contactOf(all: readonly Deed[], uptakes: readonly Uptake[]): number {
  const turns = new Set(all.flatMap(({ kind, at }) => (SHOWS_CONTACT.has(kind) ? [at.turn] : [])))
  return [...turns].reduce((sum, n) => {
    const taken = (uptakes[n]?.fresh.length ?? 0) + (uptakes[n]?.kept.length ?? 0)
    return sum + Math.min(1, Math.max(1, taken) / 2)
  }, 0)
}

const SHOWS_CONTACT: ReadonlySet<DeedKind> = new Set<DeedKind>([
  'takes-up',
  'comes-back',
  'gives-back',
  'asks-on',
])

/** In words: "Mm-hm" is none. */
const A_TURN = 5

/** What says how well the talk goes is no part of it. */
const isClaim = (text: string): boolean => said.CLAIMS.test(plain(text).toLowerCase())

type Sofar = { asked: Set<string>[]; begun: Set<string>; said: Set<string> }

type Here = {
  reading: Reading
  turn: ReadTrainee
  spoken: TalkTurn
  n: number
  words: string
  uptake: Uptake
}

function deedsOfTurn(here: Here, state: Sofar): Deed[] {
  const { reading, turn, spoken, n, words, uptake } = here
  const { text } = spoken
  const deeds: Deed[] = []
  const previous = lastOf(reading, n)
  const add = (kind: DeedKind, at: Evidence | null) => {
    if (at !== null && at.quote !== '') deeds.push({ kind, at, to: previous })
  }
  const whole = wholeTurn(n, spoken)
  const where = (look: RegExp): Evidence | null => sentenceWith(n, text, look)
  const insult = insultIn(text, uptake)
  const isHarsh = insult !== null || said.WAVES_OFF.test(words)
  const takesUp = uptake.fresh.length > 0 && !isHarsh
  if (takesUp) add('takes-up', sentenceOf(n, text, uptake.fresh) ?? whole)
  if (!isHarsh && uptake.kept.length > 0)
    add('comes-back', sentenceOf(n, text, uptake.kept) ?? whole)
  if (!isHarsh && givesBack(here)) add('gives-back', sentenceOf(n, text, uptake.fresh) ?? whole)
  if (!isHarsh && sumsUp(here)) add('sums-up', whole)
  questionsOf(here, { state, add, takesUp, isHarsh })
  if (!isHarsh) {
    for (const [kind, look] of [
      ['owns', said.OWNS],
      ['tells-a-deed', said.I_DID],
      ['tells-what-came-of-it', said.CAME_OF_IT],
    ] as const)
      add(kind, where(look))
    if (n < BEGINNING)
      for (const [part, look] of said.FRAMES.entries()) {
        const key = `frame ${part}`
        if (!look.test(words) || state.begun.has(key)) continue
        state.begun.add(key)
        add('frames', where(look))
      }
    if (said.SOOTHES.test(words)) add('soothes', where(said.SOOTHES))
    if (said.FEELS_WITH.test(words) && takesUp) {
      const begun = wordsOf(where(said.FEELS_WITH)?.quote ?? '')
        .slice(0, 3)
        .join(' ')
      if (!state.begun.has(begun)) add('feels-with', where(said.FEELS_WITH))
      state.begun.add(begun)
    }
    if (isParticular(words, uptake) && !said.LOOSE.test(words)) {
      add('is-particular', where(said.PARTICULAR) ?? whole)
      add('gives-source', where(said.A_SOURCE))
    }
    plansOf(here, add)
  }
  if (previous !== null && turnAsks(reading, previous)) {
    if (said.EVADES.test(words) && !isParticular(words, uptake))
      add('evades', where(said.EVADES) ?? whole)
    else if (!isHarsh && turn.words >= AN_ANSWER) add('answers', whole)
  }
  add('insults', insult === null ? null : sentenceWith(n, text, insult))
  add('waves-off', where(said.WAVES_OFF))
  add('tells-off', where(said.TELLS_OFF))
  if (previous !== null && previous === n - 1 && reading.talk.turns[n - 1]?.interrupted === true)
    add('cuts-in', whole)
  // What a recogniser was unsure of never lowers anything.
  return turn.isSure ? deeds : deeds.filter(({ kind }) => !HARMFUL.has(kind))
}

/** A word of abuse, said to them: what they said of themselves may be given back. */
function insultIn(text: string, { fresh, kept }: Uptake): RegExp | null {
  const words = plain(text).toLowerCase()
  const found = said.INSULTS.exec(words)
  if (found === null) return null
  const before = words.slice(Math.max(0, found.index - NEAR), found.index)
  if (said.NO_INSULT.test(before) || !said.SAID_TO_YOU.test(before)) return null
  return meantIn(found[0]).some((stem) => fresh.includes(stem) || kept.includes(stem))
    ? null
    : said.INSULTS
}

/** In characters. */
const NEAR = 32

/** In turns of both. */
const BEGINNING = 6

const HARMFUL: ReadonlySet<DeedKind> = new Set<DeedKind>([
  'waves-off',
  'insults',
  'tells-off',
  'cuts-in',
  'evades',
])

/** In words. */
const AN_ANSWER = 8

/** The last turn of the persona before this; null when it has said nothing. */
function lastOf({ turns }: Reading, n: number): number | null {
  for (let at = n - 1; at >= 0; at -= 1) if (turns[at]?.speaker === 'persona') return at
  return null
}

function turnAsks({ turns, talk }: Reading, n: number): boolean {
  const turn = turns[n]
  const text = talk.turns[n]?.text ?? ''
  return (
    turn?.speaker === 'persona' &&
    (turn.asks ||
      /\?\s*$/.test(text) ||
      /^(?:tell|describe|walk|go on|please begin|give me)\b/i.test(text))
  )
}

/** What was said or meant comes first, and mostly in their words. */
function givesBack({ reading, turn, spoken, n, uptake }: Here): boolean {
  const isReflected = turn.moves.some(
    ({ reflection, isRepeated }) => reflection !== 'none' && !isRepeated,
  )
  if (uptake.fresh.length === 0) return isReflected && isTaken(reading, n)
  if (isReflected) return true
  const [first] = sentenceSpans(spoken.text)
  if (first === undefined) return false
  const begins = wordsOf(evidenceAt(n, spoken.text, first).quote)
    .slice(0, 14)
    .join(' ')
  const stems = [...new Set(meantIn(begins))]
  const taken = stems.filter((stem) => uptake.fresh.includes(stem)).length
  return (
    taken > 0 &&
    taken / stems.length >= 0.34 &&
    !/\b(?:i|we|our|my)\b/.test(begins.split(' ').slice(0, 4).join(' '))
  )
}

/** They say yes to it, in whatever words. */
function isTaken({ talk, turns }: Reading, n: number): boolean {
  const next = turns.findIndex((turn, at) => at > n && turn.speaker === 'persona')
  const text = talk.turns[next]?.text ?? ''
  return affirms(text) || /^\W*(?:aye|mm|yes|that's|exactly)/i.test(text)
}

/** What several turns said, in one; or what is said to be that, and has some of it. */
function sumsUp({ turn, words, uptake: { fresh, kept, from } }: Here): boolean {
  if (turn.words < A_SUMMARY) return false
  const taken = fresh.length + kept.length
  const isCalled =
    said.GATHERS.test(words) || turn.moves.some(({ acts }) => acts.includes('summary'))
  return isCalled ? taken >= 3 && from.length >= 2 : taken >= 6 && from.length >= 4
}

/** In words. */
const A_SUMMARY = 18

function questionsOf(
  { reading, turn, spoken, n, words, uptake }: Here,
  {
    state,
    add,
    takesUp,
    isHarsh,
  }: {
    state: Sofar
    add: (kind: DeedKind, at: Evidence | null) => void
    takesUp: boolean
    isHarsh: boolean
  },
): void {
  const moves = turn.moves.filter(
    ({ question, isRepeated, acts }) =>
      question !== 'none' && !isRepeated && !acts.includes('keyword_list'),
  )
  const asked =
    moves.length > 0
      ? moves.map(({ text, question, at }) => ({ text, at, isOpen: question === 'open' }))
      : asksIn(spoken.text)
        ? [{ text: spoken.text, at: wholeTurn(n, spoken), isOpen: OPEN.test(words) }]
        : []
  const one = asked.at(-1)
  if (one === undefined || isHarsh || asked.length > 3) return
  const shape = new Set(wordsOf(one.text))
  if (shape.size < 3 || state.asked.some((before) => alike(before, shape) >= 0.75)) return
  state.asked.push(shape)
  if (!isAnswered(reading, n)) return
  const isOpen = one.isOpen || OPEN.test(one.text)
  add(isOpen ? 'asks-open' : 'asks-closed', one.at)
  const wish = said.ASKS_FOR_WISHES.test(words)
  if (wish) add('asks-for-wish', one.at)
  if (said.ASKS_FOR_EFFECT.test(words) || turn.moves.some(({ spin }) => spin === 'implication'))
    add('asks-for-effect', one.at)
  if (takesUp || (POINTS_BACK.test(one.text) && uptake.own.length <= 6)) add('asks-on', one.at)
  if (said.CHECKS.test(words)) add('checks', sentenceWith(n, spoken.text, said.CHECKS))
}

const OPEN = /\b(?:what|how|tell me|walk me|describe|in what way|talk me)\b/i
const POINTS_BACK = /\b(?:that|it|they|them|those|there|then|this|he|she|these)\b/i

const alike = (one: Set<string>, other: Set<string>): number => {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(one.size, other.size)
}

/** Whatever came back that was no question of its own. */
function isAnswered({ turns, talk }: Reading, n: number): boolean {
  const next = turns.findIndex((turn, at) => at > n && turn.speaker === 'persona' && turn.words > 0)
  if (next === -1) return true
  const sentences = (talk.turns[next]?.text ?? '')
    .split(/(?<=[.?!])\s+/)
    .filter((one) => /\w/.test(one))
  return sentences.some((one) => !/\?\W*$/.test(one)) && !PUZZLED.test(talk.turns[next]?.text ?? '')
}

const PUZZLED =
  /^\W*(?:who(?:'s| is) (?:this|calling)|i beg your pardon|excuse me|what are you|i don't (?:follow|understand)|you said that)\b/i

/** A number or the like that is not only given back. */
const isParticular = (words: string, { own }: Uptake): boolean =>
  own.length >= 3 && said.PARTICULAR.test(words)

function plansOf(
  { turn, spoken, n, words, uptake }: Here,
  add: (kind: DeedKind, at: Evidence | null) => void,
): void {
  const isLate = n >= BEGINNING
  const fits = uptake.fresh.length + uptake.kept.length
  const isProposal = turn.moves.some(
    ({ acts }) =>
      acts.includes('proposal') ||
      acts.includes('next_step') ||
      acts.includes('objection_handling'),
  )
  const plans = said.A_PLAN.test(words)
  if ((isProposal || plans) && uptake.own.length >= 3 && turn.words >= 12)
    add(
      fits >= 2 ? 'offers-to-fit' : 'offers',
      sentenceWith(n, spoken.text, said.A_PLAN) ?? wholeTurn(n, spoken),
    )
  if (!isLate) return
  const dated = sentenceWith(n, spoken.text, said.A_DATE)
  if (plans && dated !== null) add('plans-with-date', dated)
  else if (
    said.PROMISES.test(words) ||
    (plans && said.SOME_TIME.test(words)) ||
    turn.moves.some(({ acts }) => acts.includes('next_step'))
  )
    add(
      'plans-vaguely',
      sentenceWith(n, spoken.text, said.SOME_TIME) ??
        sentenceWith(n, spoken.text, said.A_PLAN) ??
        wholeTurn(n, spoken),
    )
}

/** The sentence in which it is said; speech without marks has long ones, of which a part is enough. */
function sentenceWith(turn: number, text: string, look: RegExp): Evidence | null {
  const found = look.exec(plain(text).toLowerCase())
  if (found === null) return null
  const at = found.index + found[0].search(/\S|$/)
  const span = sentenceSpans(text).find(({ start, end }) => at >= start && at < end)
  return span === undefined ? null : evidenceAt(turn, text, span)
}

function sentenceOf(turn: number, text: string, stems: readonly string[]): Evidence | null {
  const [best] = sentenceSpans(text)
    .map((span) => ({
      span,
      has: meantIn(text.slice(span.start, span.end)).filter((stem) => stems.includes(stem)).length,
    }))
    .toSorted((a, b) => b.has - a.has)
  return best === undefined || best.has === 0 ? null : evidenceAt(turn, text, best.span)
}

/** The first sentence of a turn. */
export function firstSentenceOf(turn: number, { text }: TalkTurn): Evidence {
  const [first] = sentenceSpans(text)
  return evidenceAt(turn, text, first ?? { start: 0, end: text.length })
}
