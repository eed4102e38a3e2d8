import { plain, wordsOf } from '../language/words.ts'
import { evidenceAt, sentenceSpans, wholeTurn } from '../reading/evidence.ts'
import { affirms } from '../reading/persona-says.ts'
import type { Reading, ReadTrainee } from '../reading/reading.ts'
import type { Evidence, TalkTurn } from '../reading/talk.ts'
import type { Deed, DeedKind } from './deeds.ts'
import * as said from './phrases.ts'
import { questionsOf } from './questions-asked.ts'
import { sentenceOf, sentenceWith } from './sentences.ts'
import { meantIn, type Uptake } from './uptake.ts'

/** What was done before, so that nothing is done twice. */
export type Sofar = { asked: Set<string>[]; begun: Set<string>; said: Set<string> }

export type Here = {
  reading: Reading
  turn: ReadTrainee
  spoken: TalkTurn
  n: number
  words: string
  uptake: Uptake
}

/** All that was done by saying this. */
export function deedsOfTurn(here: Here, state: Sofar): Deed[] {
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

/** In words. */
const A_CONFIRMATION = 14

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
  // Who says the day back that they were given has agreed to it.
  const isSaidBack = uptake.fresh.length >= 2 && turn.words <= A_CONFIRMATION
  if ((plans || isSaidBack) && dated !== null) add('plans-with-date', dated)
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
