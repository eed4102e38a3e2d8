import { plain, sentencesOf } from '../language/words.ts'
import { type Bounds, faultsIn, missesThePoint, omissionsIn } from './faults.ts'

/** Of what a model wrote: what may be said, or why it may not. Then the template speaks. */
export type Verdict =
  | { verdict: 'accepted'; text: string }
  | { verdict: 'refused'; because: string[] }

export function checkWording(written: string, bounds: Bounds): Verdict {
  const text = tidied(written)
  const because = [
    ...faultsIn(text, bounds),
    ...(missesThePoint(text, bounds) ? ['misses the point'] : []),
    ...omissionsIn(text, bounds).map((words) => `does not say: ${words}`),
  ]
  return because.length === 0 ? { verdict: 'accepted', text } : { verdict: 'refused', because }
}

/** Whether this sentence may be spoken after those before it, while the rest is still being written. */
export function checkSentence(
  sentence: string,
  { before, bounds }: { before: string; bounds: Bounds },
): Verdict {
  const text = tidied(sentence)
  const because = faultsIn(`${before} ${text}`.trim(), bounds)
  return because.length === 0 ? { verdict: 'accepted', text } : { verdict: 'refused', because }
}

/** In one line, with the marks of a typewriter, and out of the quotation marks that models like. */
function tidied(written: string): string {
  const text = plain(written)
    .replaceAll(/\s*[–—]\s*/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const quoted = /^"([^"]*)"$/.exec(text)
  return sentencesOf(quoted?.[1] ?? text).join(' ')
}
