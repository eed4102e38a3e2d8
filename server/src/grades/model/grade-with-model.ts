import type { Grade } from '@colloquy/domain/grading/grade'
import {
  type Asking,
  askingsFor,
  judgedWith,
  type ModelAnswers,
} from '@colloquy/domain/grading/model/judged-with'
import type { ModelRequest } from '@colloquy/domain/grading/model/request'
import { reworded, rewordingRequest } from '@colloquy/domain/grading/model/reword'
import type { Talk } from '@colloquy/domain/reading/talk'
import type { Rubric } from '@colloquy/domain/rubric/rubric'
import type { GraderModel } from '../../settings.ts'
import { type Ask, type Because, ModelFailed } from './ask.ts'

/** Reading a talk takes a while: where it is done is for others to say. */
export type Reader = {
  askings: (talk: Talk, rubric: Rubric | null) => Promise<Asking[]>
  judged: (
    talk: Talk,
    given: { answers: ModelAnswers; model: string; rubric: Rubric | null },
  ) => Promise<Grade>
}

export const readerHere: Reader = {
  askings: async (talk, rubric) => askingsFor(talk, rubric ?? undefined),
  judged: async (talk, { rubric, ...given }) =>
    judgedWith(talk, { ...given, rubric: rubric ?? undefined }),
}

/** How long somebody waits for their grade because of a model; what has come by then counts. */
export const GRADE_WITHIN_MS = 60_000

/** At once: a hosted model does not mind, and one on this machine lets them wait. */
const AT_ONCE = 6

/** After as many in a row without a single answer the model is down, and nobody waits for the rest. */
const FAILURES_IN_A_ROW = 6

export type Tally = { asked: number; failed: Partial<Record<Because, number>> }

type Given = {
  builtIn: Grade
  model: GraderModel
  ask: Ask
  reader?: Reader
  withinMs?: number
  /** How it went, without a word of it. */
  tell?: (tally: Tally) => void
}

/**
 * The built-in grade, with each criterion as a model judged it where that can be believed. It never fails because of
 * the model.
 */
export async function gradeWithModel(
  talk: Talk,
  rubric: Rubric | null,
  { builtIn, model, ask, reader = readerHere, withinMs = GRADE_WITHIN_MS, tell }: Given,
): Promise<Grade> {
  // That nobody could judge it may be otherwise with a model; that nobody spoke may not.
  if (builtIn.status === 'ungraded' && builtIn.reason !== 'grading-failed') return builtIn
  const line = openLine(ask, withinMs)
  const askings = await reader.askings(talk, rubric)
  const answers = await line.askEach(askings, model.answers)
  const judged = await reader.judged(talk, { answers, model: nameOf(model), rubric })
  const request = rewordingRequest(judged)
  const words = request === null ? null : await line.askOnce(request)
  tell?.(line.tally)
  return reworded(judged, words)
}

/** As the receipt says it: another setting may give another grade. */
const nameOf = ({ model, answers, temperature }: GraderModel): string =>
  `${model}, ${answers} ${answers === 1 ? 'answer' : 'answers'} at temperature ${temperature}`

function openLine(ask: Ask, withinMs: number) {
  const over = AbortSignal.timeout(withinMs)
  const tally: Tally = { asked: 0, failed: {} }
  let failures = 0
  let hasAnswered = false

  const isDown = (): boolean => over.aborted || (!hasAnswered && failures >= FAILURES_IN_A_ROW)

  async function askOnce(request: ModelRequest): Promise<string | null> {
    if (isDown()) return null
    tally.asked += 1
    try {
      const written = await ask(request, over)
      hasAnswered = true
      return written
    } catch (failure) {
      if (!(failure instanceof ModelFailed)) throw failure
      failures += 1
      tally.failed[failure.because] = (tally.failed[failure.because] ?? 0) + 1
      return null
    }
  }

  /** One criterion after the other: all answers to one tell more than one answer to each. */
  async function askEach(askings: readonly Asking[], times: number): Promise<ModelAnswers> {
    const answers = Object.fromEntries(
      askings.map(({ criterionId }) => [criterionId, new Array<string | null>(times).fill(null)]),
    )
    const waiting = askings.flatMap((asking) =>
      Array.from({ length: times }, (_, n) => ({ ...asking, n })),
    )
    const askOn = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const list = answers[next.criterionId]
        if (list !== undefined) list[next.n] = await askOnce(next.request)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, askOn))
    return answers
  }

  return { askOnce, askEach, tally }
}
