import { sharedFlitePool } from '../flite/pool.ts'
import { SAMPLE_RATE } from '../flite/sound.ts'
import { VOICES } from '../flite/voices.ts'

/** Sound as a microphone gives it: one channel, 16 bits. */
export type Sound = { samples: Int16Array; rate: number }

/** What somebody says. */
export async function say(text: string, voiceId: string): Promise<Sound> {
  const voice = VOICES.find(({ id }) => id === voiceId)
  if (voice === undefined) throw new Error(`There is no voice ${voiceId}`)
  const samples = await sharedFlitePool().run({ type: 'sound', text, voice })
  return { samples, rate: SAMPLE_RATE }
}

export const pause = (ms: number): Sound => ({
  samples: new Int16Array((SAMPLE_RATE * ms) / 1000),
  rate: SAMPLE_RATE,
})

export function oneAfterTheOther(...sounds: Sound[]): Sound {
  const samples = new Int16Array(sounds.reduce((sum, sound) => sum + sound.samples.length, 0))
  let at = 0
  for (const sound of sounds) {
    samples.set(sound.samples, at)
    at += sound.samples.length
  }
  return { samples, rate: SAMPLE_RATE }
}

/** The same noise each time. */
export function noise({ ms, loudness }: { ms: number; loudness: number }): Sound {
  let state = 1
  const samples = Int16Array.from({ length: (SAMPLE_RATE * ms) / 1000 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state / 0x40000000 - 1) * loudness
  })
  return { samples, rate: SAMPLE_RATE }
}

/** A cough, roughly: a burst of noise that dies away, and a second one. */
export function cough(): Sound {
  const burst = noise({ ms: 180, loudness: 12_000 })
  const fading = burst.samples.map(
    (sample, at) => sample * Math.exp((-4 * at) / burst.samples.length),
  )
  const one = { samples: fading, rate: SAMPLE_RATE }
  return oneAfterTheOther(one, pause(90), one)
}
