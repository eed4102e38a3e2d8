import { atRate } from '../speech/flite/filters.ts'
import { say, type Sound } from '../speech/testing-voices/voices.ts'
import { SAMPLE_RATE } from './learner.ts'

/** These words, spoken, as the learner's microphone takes them. */
export async function clip(text: string, voiceId: string): Promise<Int16Array> {
  return asAtMicrophone(await say(text, voiceId))
}

/** Any sound, at the rate of that microphone. */
export function asAtMicrophone({ samples, rate }: Sound): Int16Array {
  const scaled = Float32Array.from(samples)
  return Int16Array.from(atRate(scaled, { from: rate, to: SAMPLE_RATE }), Math.round)
}
