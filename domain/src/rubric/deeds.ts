import { stemsOf } from '../language/stems.ts'
import { plain, wordsOf } from '../language/words.ts'
import { labelUtterance } from '../moves/label-utterance.ts'
import { countWords } from '../reading/evidence.ts'
import { foreignIn } from '../reading/foreign.ts'
import { movesOfTurn } from '../reading/moves-of-turn.ts'
import type { Reading, ReadTurn } from '../reading/reading.ts'
import type { Evidence, Talk, TalkTurn } from '../reading/talk.ts'
import { deedsOfTurn, type Sofar } from './deeds-of-turn.ts'
import { essenceOf } from './essence.ts'
import { harmBeside } from './harm-beside.ts'
import * as said from './phrases.ts'
import { type Uptake, uptakesIn } from './uptake.ts'

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
  /** Says something to it, in words of their own. */
  'responds',
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
  /** Asks the other one to decide, in so many words. */
  'asks-to-decide',
  'plans-with-date',
  'plans-vaguely',
  /** And the other one says yes to it; or they to what the other one planned. */
  'is-agreed',
  'waves-off',
  /** Sends away with a rule, or with what cannot be done, and leaves it there. */
  'walls-off',
  'insults',
  'tells-off',
  'cuts-in',
  /** The other one says at once that it was no answer, or no way to speak. */
  'is-reproached',
  /** The other one does not know what it has to do with them. */
  'is-lost-on-them',
  /** General words where a case, a name or a number was asked for. */
  'stays-vague',
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
  const { own, notOwn, ...deeds } = deedsOf(
    essence.isSame ? reading : readAgain(essence.talk, reading),
  )
  const all = [
    ...own.map((deed) => ({ ...deed, at: essence.back(deed.at) })),
    ...harmBeside(reading, { notOwn, own }),
  ].toSorted((a, b) => a.at.turn - b.at.turn)
  const of = (kind: DeedKind) => all.filter((deed) => deed.kind === kind)
  return {
    ...deeds,
    reading,
    all,
    of,
    turns: (kind) => new Set(of(kind).map(({ at }) => at.turn)).size,
  }
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
    // A list of words stays one, whatever courtesy leads it in.
    const foreign = foreignIn(text, { acts: whole.acts, isEcho: false, isReadAloud: false })
    if (foreign === 'keyword-list') return { ...turn, foreign }
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

/** Of what they said to the persona, and the turns in which they said nothing of their own. */
function deedsOf(reading: Reading): Omit<Deeds, 'reading' | 'all' | 'of' | 'turns'> & {
  own: Deed[]
  notOwn: Set<number>
} {
  const uptakes = uptakesIn(reading)
  const own: Deed[] = []
  const notOwn = new Set<number>()
  const state: Sofar = { asked: [], begun: new Set(), said: new Set() }
  let ownTurns = 0
  let ownWords = 0
  reading.turns.forEach((turn, n) => {
    const spoken = reading.talk.turns[n] as TalkTurn
    if (turn.speaker !== 'trainee') return
    if (turn.foreign !== null || isClaim(spoken.text) || spoken.text.trim() === '') {
      notOwn.add(n)
      return
    }
    const words = plain(spoken.text).toLowerCase()
    const key = wordsOf(words).join(' ')
    // What is said a second time does nothing that it did not do the first time.
    if (wordsOf(words).length >= 4 && state.said.has(key)) return
    state.said.add(key)
    if (turn.words >= A_TURN) ownTurns += 1
    ownWords += turn.words
    own.push(
      ...deedsOfTurn({ reading, turn, spoken, n, words, uptake: uptakes[n] as Uptake }, state),
    )
  })
  return {
    own,
    notOwn,
    ownTurns,
    ownWords,
    personaTurns: reading.turns.filter(({ speaker, words }) => speaker === 'persona' && words > 0)
      .length,
    // Who is asked has less to take up, and more to answer.
    contact: contactOf(own, uptakes) * (reading.graph.lead === 'persona' ? OF_WHO_IS_ASKED : 1),
    uptakes,
  }
}

/** How much of what was said to them was in what the learner did; one word in common may be chance. */
function contactOf(all: readonly Deed[], uptakes: readonly Uptake[]): number {
  const turns = new Set(all.flatMap(({ kind, at }) => (SHOWS_CONTACT.has(kind) ? [at.turn] : [])))
  const taken = [...turns].reduce((sum, n) => {
    const { fresh, kept, weightOf } = uptakes[n] as Uptake
    return sum + Math.min(1, Math.max(0.5, weightOf([...fresh, ...kept])))
  }, 0)
  // To be answered, and to be agreed with, is some.
  const met = new Set(all.flatMap(({ kind, at }) => (IS_MET.has(kind) ? [at.turn] : []))).size
  return taken + Math.min(MOST_MET, met * OF_MET)
}

const OF_WHO_IS_ASKED = 1.5

const IS_MET: ReadonlySet<DeedKind> = new Set<DeedKind>(['asks-open', 'asks-closed', 'is-agreed'])
const OF_MET = 0.3
const MOST_MET = 1

const SHOWS_CONTACT: ReadonlySet<DeedKind> = new Set<DeedKind>([
  'takes-up',
  'responds',
  'comes-back',
  'gives-back',
  'asks-on',
])

/** In words: "Mm-hm" is none. */
const A_TURN = 5

/** What says how well the talk goes is no part of it. */
const isClaim = (text: string): boolean => said.CLAIMS.test(plain(text).toLowerCase())
