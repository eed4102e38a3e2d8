import { initializeLogger } from '@livekit/agents'
import { afterAll, expect, it } from 'vitest'
import { measureSpeaking } from '../testing/measure-speaking.ts'
import { fliteSpeech } from './flite-speech.ts'
import { createFlitePool } from './pool.ts'

initializeLogger({ pretty: false, level: 'silent' })

const engine = fliteSpeech({ pool: createFlitePool() })
afterAll(() => engine.close())

const LINES = [
  'I see.',
  'We hired 12 people in March. It took far too long, and it cost us $45,000.',
]

it('costs so little that one core speaks for many', async () => {
  await measureSpeaking(engine, LINES)
  const again = LINES.map((line) => `So, ${line}`)
  const { cpuMsPerSecond } = await measureSpeaking(engine, again)
  // Measured at 25 to 45. Counted in CPU time, so that a busy machine does not fail it.
  expect(cpuMsPerSecond).toBeLessThan(150)
})
