import { describe, expect, it } from 'vitest'
import { oneAfterTheOther, pause, say, type Sound } from '../speech/testing-voices/voices.ts'
import { createComesBack } from './comes-back.ts'

const PERSONA =
  'Nora Devlin, operations. I have about ten minutes before I am wanted on the yard, so go ahead.'
const LEARNER =
  'Thank you, ten minutes is plenty, and I would like to hear how deliveries run today.'
const WHY_IT_FAILED =
  'It failed at the docks. It never knew which lorry was still being loaded, so the plan was wrong by ten every morning.'

/** Plays one and hears the other, and tells after how many hundredths of a second which answer was given. */
function follow(played: Sound, heard: Sound, comesBack = createComesBack()) {
  const size = played.rate / 100
  const answers: boolean[] = []
  for (let n = 0; (n + 1) * size <= heard.samples.length; n += 1) {
    const of = ({ samples }: Sound) => samples.slice(n * size, (n + 1) * size)
    const piece = of(played)
    comesBack.take({
      played: piece.some((sample) => sample !== 0) ? piece : null,
      heard: of(heard),
    })
    answers.push(comesBack.is())
  }
  return answers
}

const quieter = ({ samples, rate }: Sound, by: number): Sound => ({
  samples: samples.map((sample) => sample * by),
  rate,
})
const together = (one: Sound, other: Sound): Sound => ({
  samples: one.samples.map((sample, n) => sample + (other.samples[n] ?? 0)),
  rate: one.rate,
})

describe('what the persona plays', () => {
  it('does not come back where somebody wears headphones', async () => {
    const said = await say(PERSONA, 'birch')
    const answers = follow(said, { ...said, samples: new Int16Array(said.samples.length) })
    expect(answers.at(-1)).toBe(false)
  })

  it.each(['alder', 'cedar', 'hazel', 'maple', 'rowan', 'aspen'])(
    'does not come back because the learner talks at the same time: %s',
    async (voice) => {
      const said = await say(PERSONA, 'birch')
      const words = await say(LEARNER, voice)
      expect(follow(said, words).slice(200)).not.toContain(true)
    },
  )

  // Of 1,764 who interrupt, these were so alike to it for a moment.
  it.each([
    { who: 'alder', words: 'But why would that be so difficult for them?', ms: 1_411 },
    { who: 'alder', words: 'Sorry, can I stop you there for a moment?', ms: 1_548 },
  ])('is not taken for the first words of who interrupts: $words', async ({ who, words, ms }) => {
    const said = await say(WHY_IT_FAILED, who)
    const heard = oneAfterTheOther(pause(ms), await say(words, 'maple'))
    expect(follow(said, heard).slice(160)).not.toContain(true)
  })

  it.each([50, 200, 500])('comes back by a loudspeaker after %d ms', async (ms) => {
    const said = await say(PERSONA, 'birch')
    const answers = follow(said, oneAfterTheOther(pause(ms), quieter(said, 0.1)))
    expect(answers.slice(0, said.samples.length / (said.rate / 100))).not.toContain(false)
  })

  it('is not given up in a greeting whose way back has not found its length', async () => {
    const said = await say('Hello, Dana Reed speaking.', 'alder')
    const at = (ms: number) => (ms * said.rate) / 1_000
    const lasts = (samples: Int16Array) =>
      Int16Array.from({ length: at(2_400) }, (_, n) => samples[n] ?? 0)
    const { samples } = quieter(oneAfterTheOther(pause(250), said), 0.1)
    // It comes 80 ms earlier after 0.7 s, and 80 ms more after 1.05 s.
    const heard = [
      samples.subarray(0, at(700)),
      samples.subarray(at(780), at(1_130)),
      samples.subarray(at(1_210)),
    ]
    const comesBack = createComesBack()
    const answers = follow(
      { ...said, samples: lasts(said.samples) },
      { ...said, samples: lasts(Int16Array.from(heard.flatMap((part) => [...part]))) },
      comesBack,
    )
    expect(answers).not.toContain(false)
    // From its first sound on: found late, it was it all along.
    expect(comesBack.share(220)).toBeGreaterThan(0.6)
  })

  it('still does when the learner interrupts it', async () => {
    const said = await say(PERSONA, 'birch')
    const back = oneAfterTheOther(pause(200), quieter(said, 0.1))
    const words = await say('Wait a moment, please.', 'cedar')
    const answers = follow(said, together(back, oneAfterTheOther(pause(3_000), words)))
    expect(answers.slice(0, said.samples.length / (said.rate / 100))).not.toContain(false)
  })

  it('is noticed when it begins in the middle of a talk', async () => {
    const said = await say(PERSONA, 'birch')
    const comesBack = createComesBack()
    const silent = { ...said, samples: new Int16Array(said.samples.length) }
    expect(follow(said, silent, comesBack).at(-1)).toBe(false)
    expect(follow(said, quieter(said, 0.1), comesBack).at(-1)).toBe(true)
  })
})
