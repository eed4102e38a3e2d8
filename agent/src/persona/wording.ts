import { type Bounds, boundsOf } from '@colloquy/domain/wording/faults'
import type { LineToWord } from '@colloquy/domain/wording/line'
import { pointedAt, type QuestionToPlace } from '@colloquy/domain/wording/pointing'
import { endStream, newStream, takePiece } from '@colloquy/domain/wording/stream'

/**
 * A model that says a decided line in other words, and says which fact is asked for where the matcher is not sure.
 * It may be slow, wrong or absent: then the template speaks, and the matcher decides.
 */
export type Wording = {
  word: (line: LineToWord, signal: AbortSignal) => AsyncIterable<string>
  point: (question: QuestionToPlace, signal: AbortSignal) => Promise<string>
}

/**
 * How long the learner waits for it, from when the line was decided: with the pause before, a second is what
 * a person takes who thinks first. A later piece may take as long, while the one before it is spoken.
 */
export const WORDING_DEADLINE_MS = 900

/** Why it is given up then: whoever words knows that it was too slow, and not that nobody listens any more. */
export const LATE = new Error('The line was due')

/** Before a word of the line is known: half a second of thought is what a question may take. */
export const POINTING_DEADLINE_MS = 600

/** The fact that is asked for, or that it is none; null when nobody said in time. */
export async function whatIsMeant(
  wording: Wording,
  question: QuestionToPlace,
  { signal, deadlineMs }: { signal: AbortSignal; deadlineMs: number },
): Promise<string | null> {
  const over = new AbortController()
  try {
    const pointing = wording.point(question, AbortSignal.any([signal, over.signal]))
    const answer = await within(deadlineMs, pointing)
    return answer === 'late' ? null : pointedAt(answer, question)
  } catch {
    return null
  } finally {
    over.abort()
  }
}

type Given = {
  wording: Wording
  line: LineToWord
  secrets: readonly string[]
  recent: readonly string[]
  signal: AbortSignal
  deadlineMs: number
}

/** Sentence by sentence, each as soon as it is found good. What is due and did not come, the template says. */
export async function* wordedSentences(given: Given): AsyncGenerator<string> {
  const { wording, line, signal, deadlineMs } = given
  const bounds: Bounds = boundsOf(line, { secrets: given.secrets, recent: given.recent })
  const over = new AbortController()
  const pieces = wording.word(line, AbortSignal.any([signal, over.signal]))[Symbol.asyncIterator]()
  let stream = newStream
  try {
    let dueAt = Date.now() + deadlineMs
    for (;;) {
      const piece = await within(dueAt - Date.now(), pieces.next())
      if (piece === 'late') over.abort(LATE)
      if (piece === 'late' || piece.done === true) break
      const taken = takePiece(stream, { piece: piece.value, bounds })
      stream = taken.stream
      yield* taken.say
      if (stream.phase === 'refused') break
      if (taken.say.length > 0) dueAt = Date.now() + deadlineMs
    }
  } catch {
    // Whatever went wrong with it, the line is said.
  } finally {
    over.abort()
    // It may be waiting for its model: nobody waits for that.
    void pieces.return?.().catch(() => {})
  }
  yield* endStream(stream, bounds).say
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), Math.max(0, ms))
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
    promise.catch(() => {})
  }
}
