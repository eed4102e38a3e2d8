import { sentenceSpans, evidenceAt, wholeTurn } from '../reading/evidence.ts'
import { plain, sentencesOf } from '../language/words.ts'
import { accepts, affirms } from '../reading/persona-says.ts'
import type { Evidence } from '../reading/talk.ts'
import type { DeedKind } from './deeds.ts'
import type { Here } from './deeds-of-turn.ts'
import * as said from './phrases.ts'
import { sentenceWith } from './sentences.ts'

/** What was offered, and what is to happen: with a day, or some time or other. */
export function plansOf(
  { turn, spoken, n, words, uptake }: Here,
  {
    add,
    answer,
    isSummary,
    lastLine,
  }: {
    add: (kind: DeedKind, at: Evidence | null) => void
    answer: string | null
    isSummary: boolean
    /** What was said to them last. */
    lastLine: string
  },
): void {
  const fits = uptake.weightOf([...uptake.fresh, ...uptake.kept])
  const isProposal = turn.moves.some(
    ({ acts }) =>
      acts.includes('proposal') ||
      acts.includes('next_step') ||
      acts.includes('objection_handling'),
  )
  const left = withoutCourtesies(spoken.text)
  const plans = said.A_PLAN.test(left)
  if (
    ((isProposal && left !== '') || plans) &&
    !isSummary &&
    uptake.own.length >= 2 &&
    turn.words >= 12
  )
    add(
      fits >= FITS ? 'offers-to-fit' : 'offers',
      sentenceWith(n, spoken.text, said.A_PLAN) ?? wholeTurn(n, spoken),
    )
  add('asks-to-decide', sentenceWith(n, spoken.text, said.ASKS_TO_DECIDE))
  if (n < BEGINNING) return
  const dated = sentenceSpans(spoken.text)
    .map((span) => evidenceAt(n, spoken.text, span))
    .find(({ quote }) =>
      isDated(
        quote,
        ASKS_WHEN.test(lastLine) ||
          (turn.words <= A_CONFIRMATION && uptake.fresh.length >= 2 && !ONLY_TAKES_IN.test(quote)),
      ),
    )
  if (dated !== undefined) {
    add('plans-with-date', dated)
    if (answer === null || isYes(answer)) add('is-agreed', dated)
    return
  }
  if (takesTheDay(words, lastLine)) add('is-agreed', sentenceWith(n, spoken.text, said.TAKES_A_DAY))
  if (
    !said.UNCERTAIN.test(words) &&
    (said.PROMISES.test(left) ||
      (plans && said.SOME_TIME.test(left)) ||
      (left !== '' && turn.moves.some(({ acts }) => acts.includes('next_step'))))
  )
    add(
      'plans-vaguely',
      sentenceWith(n, spoken.text, said.SOME_TIME) ??
        sentenceWith(n, spoken.text, said.A_PLAN) ??
        wholeTurn(n, spoken),
    )
}

/** What is left of a turn when nobody is only asked for their number, or served with a phrase. */
const withoutCourtesies = (text: string): string =>
  sentencesOf(text)
    .map((one) => plain(one).toLowerCase())
    .filter((one) => !said.IS_A_COURTESY.test(one))
    .join(' ')

/** "And when's that?": what is named then is a promise, in however few words. */
const ASKS_WHEN = /\b(?:when|what time|what day|which day|how soon)\b[^.?!]*\?|\bby when\b/i

const ONLY_TAKES_IN = /\bgood to know\b/i

/** Somebody does something on a day; who says the day back that they were given has agreed to it. */
function isDated(sentence: string, isPlain: boolean): boolean {
  const words = plain(sentence).toLowerCase()
  return (
    said.A_DATE.test(words) &&
    !said.NO_DATE.test(words) &&
    !said.UNCERTAIN.test(words) &&
    (isPlain || said.A_PLAN.test(words) || said.ASKS_TO_DECIDE.test(words))
  )
}

/** Of the other one, who named it: to book it, or to be there then, is to agree to it. */
const takesTheDay = (words: string, lastLine: string): boolean =>
  said.TAKES_A_DAY.test(words) &&
  !said.UNCERTAIN.test(words) &&
  !/\?\s*$/.test(words) &&
  sentencesOf(lastLine).some((one) => {
    const line = one.toLowerCase()
    return said.A_DATE.test(line) && !said.NO_DATE.test(line)
  })

/** To a day: whoever names one, or has something of their own to do, has said yes as well. */
const isYes = (answer: string): boolean =>
  accepts(answer, 'next-step') ||
  affirms(answer) ||
  (!/\?\s*$/.test(answer) && said.A_DATE.test(plain(answer).toLowerCase()))

/** In weights of words: two that say something. */
const FITS = 1

/** In turns of both. */
export const BEGINNING = 6

/** In words. */
const A_CONFIRMATION = 14
