import { type Bounds, boundsOf } from '@colloquy/domain/wording/faults'
import type { LineToWord } from '@colloquy/domain/wording/line'
import { endStream, newStream, takePiece } from '@colloquy/domain/wording/stream'

/** A model that says a decided line in other words. It may be slow, wrong or absent: then the template speaks. */
export type Wording = {
  word: (line: LineToWord, signal: AbortSignal) => AsyncIterable<string>
}

/**
 * How long the learner waits for it, from when the line was decided: with the pause before, a second is what
 * a person takes who thinks first. A later piece may take as long, while the one before it is spoken.
 */
export const WORDING_DEADLINE_MS = 900

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
