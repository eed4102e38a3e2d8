import { plain, wordsOf } from '../language/words.ts'
import { evidenceAt, sentenceSpans, wholeTurn } from '../reading/evidence.ts'
import { affirms } from '../reading/persona-says.ts'
import type { Reading, ReadTrainee } from '../reading/reading.ts'
import type { Evidence, TalkTurn } from '../reading/talk.ts'
import type { Deed, DeedKind } from './deeds.ts'
import { INSULTS, insultIn, isDenied, isLostOn, isReproach, wallIn, WAVES_OFF } from './harms.ts'
import * as said from './phrases.ts'
import { BEGINNING, plansOf } from './plans.ts'
import { questionsOf } from './questions-asked.ts'
import { responds } from './responds.ts'
import { clauseWith, sentenceOf, sentenceWith } from './sentences.ts'
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
  const isAsked = reading.graph.lead === 'persona'
  const where = (look: RegExp): Evidence | null => sentenceWith(n, text, look)
  const insult = insultIn(text, uptake)
  const wall = wallIn(words)
  const answer = nextOf(reading, n)
  const asksNothing = turn.moves.every(({ question }) => question === 'none')
  const isReproached =
    answer !== null && (isReproach(answer) || (asksNothing && isDenied(text, answer)))
  // Whoever is sent away, or says so, was not listened to, whatever words of theirs were in it.
  const isHarsh =
    insult !== null || WAVES_OFF.test(words) || wall !== null || isReproached || isHollow(words)
  const taken = isHarsh ? null : whereSaid(here, uptake.fresh, FRESH)
  const takesUp = taken !== null
  add('takes-up', taken)
  if (!isHarsh && !takesUp && previous !== null && !turnAsks(reading, previous) && responds(text))
    add('responds', whole)
  if (!isHarsh) add('comes-back', whereSaid(here, uptake.kept, KEPT))
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
        const isIntroduced =
          part === 0 && turn.moves.some(({ acts }) => acts.includes('introduction'))
        if (!(look.test(words) || isIntroduced) || state.begun.has(key)) continue
        state.begun.add(key)
        add('frames', where(look) ?? whole)
      }
    if (said.SOOTHES.test(words)) add('soothes', where(said.SOOTHES))
    if (said.FEELS_WITH.test(words) && uptake.fresh.length > 0) {
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
    plansOf(here, {
      add,
      answer,
      isSummary: deeds.some(({ kind }) => kind === 'sums-up'),
      lastLine: previous === null ? '' : (reading.talk.turns[previous]?.text ?? ''),
    })
  }
  const isSpecific = deeds.some(({ kind }) => kind === 'is-particular' || kind === 'tells-a-deed')
  if (previous !== null && turnAsks(reading, previous)) {
    if (said.PUTS_OFF.test(words)) add('evades', where(said.PUTS_OFF) ?? whole)
    else if (said.EVADES.test(words) && !isParticular(words, uptake))
      add('evades', where(said.EVADES) ?? whole)
    else if (isAsked && isVague(answer, { words, isSpecific }))
      add('stays-vague', where(said.VAGUE) ?? whole)
    else if (!isHarsh && turn.words >= AN_ANSWER) add('answers', whole)
  }
  add('insults', insult === null ? null : sentenceWith(n, text, INSULTS))
  add('waves-off', where(WAVES_OFF))
  add('walls-off', wall === null ? null : where(wall))
  if (isReproached) add('is-reproached', whole)
  else if (answer !== null && isLostOn(text, answer)) add('is-lost-on-them', whole)
  add('tells-off', where(said.TELLS_OFF))
  // Whatever is said in between to nobody, whoever speaks to them next has cut in; once. Who writes talks over nobody.
  const isCut = previous !== null && reading.talk.turns[previous]?.interrupted === true
  if (isCut && !spoken.typed && !state.begun.has(`cut ${previous}`)) {
    add('cuts-in', whole)
    state.begun.add(`cut ${previous}`)
  }
  // What a recogniser was unsure of never lowers anything.
  return turn.isSure ? deeds : deeds.filter(({ kind }) => !HARMFUL.has(kind))
}

/** How much of what was told a sentence has to have in it; in a longer one, more comes together by chance. */
const FRESH = { short: 0.3, long: 0.8 }
const KEPT = { short: 0.5, long: 0.9 }

/** What only means the same may be meant otherwise. */
const OF_NEAR = 0.5

/** In words. */
const A_SHORT_SENTENCE = 12

/** The sentence that has most of it, where that is enough not to be chance. */
function whereSaid(
  { turn, spoken, uptake }: Here,
  stems: readonly string[],
  least: typeof FRESH,
): Evidence | null {
  const [best] = turn.moves
    .flatMap(({ at, isRepeated }) => {
      const all = [...new Set(meantIn(at.quote))]
      const there = all.filter((stem) => stems.includes(stem))
      const near = stems === uptake.fresh ? all.filter((stem) => uptake.near.includes(stem)) : []
      const weight = uptake.weightOf(there) + OF_NEAR * uptake.weightOf(near)
      const isShort = wordsOf(at.quote).length <= A_SHORT_SENTENCE
      const isEnough =
        weight >= (isShort ? least.short : least.long) ||
        (there.length + near.length >= 3 && weight >= least.short)
      return isEnough && !isRepeated ? [{ at, weight }] : []
    })
    .toSorted((a, b) => b.weight - a.weight)
  return best === undefined ? null : clauseWith(best.at, spoken.text, stems)
}

const HARMFUL: ReadonlySet<DeedKind> = new Set<DeedKind>([
  'waves-off',
  'walls-off',
  'is-reproached',
  'stays-vague',
  'insults',
  'tells-off',
  'cuts-in',
  'evades',
])

/** In words. */
const AN_ANSWER = 8

/** The last turn of the persona before this; null when it has said nothing. */
export function lastOf({ turns }: Reading, n: number): number | null {
  for (let at = n - 1; at >= 0; at -= 1) if (turns[at]?.speaker === 'persona') return at
  return null
}

export function turnAsks({ turns, talk }: Reading, n: number): boolean {
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
  const isAffirmed = isTaken(nextOf(reading, n))
  if (uptake.fresh.length === 0) return isAffirmed && (isReflected || isUnderstanding(turn, spoken))
  if (isReflected || (isAffirmed && isUnderstanding(turn, spoken))) return true
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
    !ASKS_AT_ONCE.test(begins) &&
    !/\b(?:i|we|our|my)\b/.test(begins.split(' ').slice(0, 4).join(' '))
  )
}

/** "And what happened when you ran out": asks on, and says nothing of it. */
const ASKS_AT_ONCE =
  /^(?:(?:and|so|but|okay|um|uh|er|right) )*(?:what|how|why|when|where|who|which|do|does|did|is|are|was|were|have|has|had|can|could|would|will)(?:'s)? /

/** They say yes to it, in whatever words. */
const isTaken = (answer: string | null): boolean =>
  answer !== null && (affirms(answer) || /^\W*(?:aye|mm|yes|that's|exactly)/i.test(answer))

/** The first that the persona says after this; null when it says nothing more. */
export function nextOf({ talk, turns }: Reading, n: number): string | null {
  const next = turns.findIndex((turn, at) => at > n && turn.speaker === 'persona' && turn.words > 0)
  return next === -1 ? null : (talk.turns[next]?.text ?? null)
}

/** General words; or they ask again for what they had asked for. */
const isVague = (
  answer: string | null,
  { words, isSpecific }: { words: string; isSpecific: boolean },
): boolean =>
  isHollow(words) ||
  (answer !== null && said.INSISTS.test(answer)) ||
  (!isSpecific && (said.VAGUE.test(words) || (answer !== null && said.PROBES.test(answer))))

const isHollow = (words: string): boolean => (words.match(said.BUZZ)?.length ?? 0) >= MANY

/** In words that fit everything. */
const MANY = 3

/** "So the punishing cost more than the sickness": said of them, in a sentence, and asks for nothing. */
const isUnderstanding = (turn: ReadTrainee, { text }: TalkTurn): boolean =>
  turn.words >= A_REMARK &&
  turn.words <= A_FULL_REMARK &&
  turn.moves.every(({ question }) => question === 'none') &&
  !/\?/.test(text) &&
  !/\b(?:i|i'\w+|we|we'\w+|our|us|my)\b/i.test(plain(text))

/** In words. */
const A_REMARK = 5
const A_FULL_REMARK = 26

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
  own.length >= 3 && said.PARTICULAR.test(words.replaceAll(said.SLIDES, ''))
