import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeHold } from './speech/pocketsphinx/one-at-a-time.ts'
import { findRecogniser, packagesFolder } from './speech/pocketsphinx/recogniser.ts'
import { startPackageServer } from './speech/pocketsphinx/testing/package-server.ts'
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

it.skipIf(!canHaveRecogniser || findRecogniser('/nowhere') !== null)(
  'whoever runs the agent reads that the recogniser is fetched, and why it was not',
  async () => {
    const packages = await startPackageServer()
    await packages.close()
    vi.stubEnv('APT_CONFIG', packages.aptConfig)
    const reports: string[] = []
    const report = (event: string) => void reports.push(event)
    const voice = openVoice({ ...NO_DESK, dataFolder, speech: {}, report })
    await expect
      .poll(() => reports, { timeout: 25_000 })
      .toEqual([
        expect.stringMatching(/is being fetched/),
        expect.stringMatching(/was not fetched: the package servers .* cannot be reached/),
      ])
    await voice.close()
    vi.unstubAllEnvs()
    await packages.remove()
  },
)
