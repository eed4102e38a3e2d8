import { saysWhyBlocked } from '../../rubric/judge.ts'
import { type Criterion, couldJudge, type Judged } from '../../rubric/rubric.ts'
import { WORTH } from '../../rubric/worth.ts'
import { worthIn } from '../total.ts'
import type { Answer } from './answer.ts'

/** Of a criterion: what a model answered as often as it was asked, null where no answer came. */
export type Answers = { given: readonly (string | null)[]; count: readonly Answer[] }

type Settling = {
  criterion: Criterion
  builtIn: Judged
  answers: Answers
  /** Where anything was said to whoever grades, no score is better than the one that code gives. */
  mayLift: boolean
}

/** What the model is believed; or what code saw, and why that stands. */
export function settled(settling: Settling): Judged {
  const { criterion, builtIn, answers, mayLift } = settling
  const back = (because: string): Judged => fallenBack(criterion, builtIn, because)
  const enough = answers.given.length === 1 ? 1 : FEWEST_ANSWERS
  if (answers.count.length < enough) return back(whyTooFew(answers))
  const status = majorityOf(answers.count)
  if (status === null || spreadOf(answers.count) > WIDEST_SPREAD)
    return back('its answers lay too far apart')
  // Without a score its weight may go to others, which lifts those.
  if (!mayLift && (status !== 'scored' || builtIn.score === null)) return back(SAID_TO_A_GRADER)
  if (status === 'not_shown' && (builtIn.score ?? 0) > FARTHEST)
    return back('it saw nothing where there was something')
  const judged = { ...builtIn, by: 'model' as const, spread: null }
  const one = answers.count.find((answer) => answer.status === status && answer.reason !== null)
  if (status === 'not_relevant')
    return withBlocks(criterion, {
      ...judged,
      status,
      score: null,
      worth: null,
      evidence: [],
      reason: one?.reason ?? 'It did not come up, so it does not count.',
    })
  const scores = answers.count.map(({ score }) => score ?? 0).toSorted((a, b) => a - b)
  const from = scores[0] ?? 0
  const to = scores.at(-1) ?? 0
  if (status === 'not_shown')
    return withBlocks(criterion, {
      ...judged,
      status,
      score: null,
      worth: null,
      evidence: [],
      reason: one?.reason ?? 'Nothing of it was seen.',
      spread: { from, to },
    })
  return scored(settling, { median: medianOf(answers.count), from, to })
}

/** Fewer agree with nobody. */
const FEWEST_ANSWERS = 2
/** Of five: what is further apart was not judged but guessed. */
const WIDEST_SPREAD = 2
/** From what code saw: beyond it, one of the two has missed the matter, and it is not always code. */
const FARTHEST = 2

const SAID_TO_A_GRADER = 'some of what was said was not meant for the other person'

type Score = Exclude<Judged['score'], null>

function scored(
  { criterion, builtIn, answers, mayLift }: Settling,
  { median, from, to }: { median: Score; from: Score; to: Score },
): Judged {
  const isJudgedByCode = couldJudge(criterion, 'code')
  const seen = builtIn.score ?? 0
  const least = isJudgedByCode ? Math.max(0, seen - FARTHEST) : 0
  const most = !mayLift ? seen : isJudgedByCode ? Math.min(5, seen + FARTHEST) : 5
  const held = (score: Score): Score => Math.min(most, Math.max(least, score)) as Score
  const score = held(median)
  const worth = worthOfScore(score, { builtIn, mayLift })
  const chosen = answers.count.filter((answer) => answer.score === median)
  const one = chosen.find(({ reason }) => reason !== null) ?? chosen[0]
  // Words that were written for another number would not fit this one.
  const reason =
    score === median && one?.reason != null
      ? one.reason
      : `What was said fits this best: ${criterion.anchors[score]}`
  return withBlocks(criterion, {
    ...builtIn,
    by: 'model',
    status: 'scored',
    score,
    worth,
    reason,
    evidence: one?.evidence.slice(0, MOST_SHOWN) ?? [],
    spread: { from: held(from), to: held(to) },
  })
}

const MOST_SHOWN = 5

/** Who agrees with code leaves what code saw, which is finer than any score. */
function worthOfScore(
  score: Score,
  { builtIn, mayLift }: Pick<Settling, 'builtIn' | 'mayLift'>,
): number {
  if (score === builtIn.score) return worthIn(builtIn)
  return mayLift ? WORTH[score] : Math.min(WORTH[score], worthIn(builtIn))
}

/** The lower one of two: nobody is given what half of them saw. */
function medianOf(answers: readonly Answer[]): Score {
  const scores = answers
    .flatMap(({ score }) => (score === null ? [] : [score]))
    .toSorted((a, b) => a - b)
  return scores[Math.floor((scores.length - 1) / 2)] ?? 0
}

/** What was not shown counts as nothing. */
function spreadOf(answers: readonly Answer[]): number {
  const scores = answers.flatMap(({ status, score }) =>
    status === 'not_relevant' ? [] : [score ?? 0],
  )
  return scores.length === 0 ? 0 : Math.max(...scores) - Math.min(...scores)
}

/** Null where there is none. */
const majorityOf = (answers: readonly Answer[]): Judged['status'] | null =>
  (['scored', 'not_shown', 'not_relevant'] as const).find(
    (status) => answers.filter((answer) => answer.status === status).length > answers.length / 2,
  ) ?? null

const whyTooFew = ({ given, count }: Answers): string =>
  given.every((one) => one === null)
    ? 'it gave no answer'
    : count.length === 0
      ? 'what it answered does not stand in the talk'
      : 'too few of its answers could be found in the talk'

/** What code gave stands, and it is said why. */
export const fallenBack = (
  criterion: Pick<Criterion, 'looksFor'>,
  builtIn: Judged,
  because: string,
): Judged => ({
  ...builtIn,
  reason: couldJudge(criterion, 'code')
    ? `${builtIn.reason} (By the built-in rules: a model was asked as well, and ${because}.)`
    : `A model was asked for this, and ${because}: so it does not count.`,
})

const withBlocks = (criterion: Criterion, judged: Judged): Judged => ({
  ...judged,
  blocks: saysWhyBlocked(criterion, judged),
})
