import { describe, expect, it } from 'vitest'
import { prepareVoice } from './run-agent.ts'
import { canHaveRecogniser, haveRecogniser } from './speech/testing-voices/recogniser.ts'
import { NO_DESK } from './testing/no-desk.ts'

describe.skipIf(!canHaveRecogniser)('an agent that waits to take calls over', () => {
  it('has a recogniser loaded for each of two calls that go on at once', async () => {
    const prepared = prepareVoice({ ...NO_DESK, dataFolder: await haveRecogniser(), speech: {} })
    prepared?.rehearsal.abort()
    expect(prepared?.voice.pids()).toHaveLength(2)
    await prepared?.voice.close()
  }, 130_000)
})
