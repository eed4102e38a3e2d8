import { checkSentence, checkWording } from './check.ts'
import { type Bounds, isShort, omissionsIn } from './faults.ts'

/**
 * What comes of a wording that arrives in pieces: each sentence is spoken as soon as it is whole and found
 * good, so that a voice can begin before the end. Pure: each piece gives the next state and what to say.
 */
export type Stream =
  | { phase: 'reading'; spoken: string; rest: string }
  | { phase: 'refused'; spoken: string; because: string[] }

export type Piece = { stream: Stream; say: string[] }

export const newStream: Stream = { phase: 'reading', spoken: '', rest: '' }

export function takePiece(
  stream: Stream,
  { piece, bounds }: { piece: string; bounds: Bounds },
): Piece {
  if (stream.phase === 'refused') return { stream, say: [] }
  if (isShort(bounds.line)) return { stream: { ...stream, rest: stream.rest + piece }, say: [] }
  const { whole, rest } = cut(stream.rest + piece)
  const said: string[] = []
  let { spoken } = stream
  for (const sentence of whole) {
    const judged = checkSentence(sentence, { before: spoken, bounds })
    if (judged.verdict === 'refused')
      return { stream: { phase: 'refused', spoken, because: judged.because }, say: said }
    said.push(judged.text)
    spoken = `${spoken} ${judged.text}`.trim()
  }
  return { stream: { phase: 'reading', spoken, rest }, say: said }
}

/** When no more comes: what is left, and in the words of the templates what has not been said yet. */
export function endStream(stream: Stream, bounds: Bounds): { say: string[]; because: string[] } {
  if (stream.spoken === '') {
    if (stream.phase === 'refused') return { say: [bounds.line.template], because: stream.because }
    const judged = checkWording(stream.rest, bounds)
    return judged.verdict === 'accepted'
      ? { say: [judged.text], because: [] }
      : { say: [bounds.line.template], because: judged.because }
  }
  const last =
    stream.phase === 'reading' && stream.rest.trim() !== ''
      ? checkSentence(stream.rest, { before: stream.spoken, bounds })
      : null
  const spoken = last?.verdict === 'accepted' ? [last.text] : []
  const missing = omissionsIn([stream.spoken, ...spoken].join(' '), bounds)
  return {
    say: [...spoken, ...missing],
    because: [
      ...(stream.phase === 'refused' ? stream.because : []),
      ...(last?.verdict === 'refused' ? last.because : []),
    ],
  }
}

/** A sentence is whole when the next one has begun. */
function cut(text: string): { whole: string[]; rest: string } {
  const whole: string[] = []
  let rest = text
  for (let end = END.exec(rest); end !== null; end = END.exec(rest)) {
    whole.push(rest.slice(0, end.index + end[0].length))
    rest = rest.slice(end.index + end[0].length)
  }
  return { whole, rest }
}

const END =
  /(?<=\S)(?<!\b(?:mr|mrs|ms|dr|prof|st|inc|ltd|no|vs|approx|dept|[a-hj-z]))[.!?…]+["']?\s+(?=["'(*\p{Lu}\p{N}])/iu
