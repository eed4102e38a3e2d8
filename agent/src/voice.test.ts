import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { takeHold } from './speech/pocketsphinx/one-at-a-time.ts'
import { packagesFolder } from './speech/pocketsphinx/recogniser.ts'
import { canHaveRecogniser, haveRecogniser } from './speech/testing-voices/recogniser.ts'
import { NO_DESK } from './testing/no-desk.ts'
import { openVoice } from './voice.ts'

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'colloquy-voice-'))
})
afterEach(() => rm(dataFolder, { recursive: true, force: true }))

const HOSTED = { LISTEN_URL: 'http://127.0.0.1:9/v1' }

if (!canHaveRecogniser)
  console.warn('Not tested here: PocketSphinx comes by itself on Debian only.')

describe.skipIf(!canHaveRecogniser)(
  'the built-in recogniser that is fetched while calls go on',
  () => {
    let there: string
    beforeAll(async () => {
      there = packagesFolder(await haveRecogniser())
    }, 130_000)

    it.each([
      ['alone', {}],
      ['behind a hosted one', HOSTED],
    ])('listens from then on: %s', async (_, speech) => {
      const here = packagesFolder(dataFolder)
      // Somebody else fetches it, and is done a moment later.
      const hold = await takeHold(here)
      const told = Promise.withResolvers<string>()
      const voice = openVoice({ ...NO_DESK, dataFolder, speech, report: told.resolve })
      await mkdir(join(here, '..'), { recursive: true })
      await symlink(there, here)
      await hold?.release()
      expect(await told.promise).toBe('voice.can-listen')
      await voice.close()
    })
  },
)
