import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { SpeechSettings } from '@colloquy/contract/speech-services'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeService, startFakeService } from './speech/hosted/testing/fake-service.ts'
import { takeHold } from './speech/pocketsphinx/one-at-a-time.ts'
import { findRecogniser, packagesFolder } from './speech/pocketsphinx/recogniser.ts'
import { canHaveRecogniser, haveRecogniser } from './speech/testing-voices/recogniser.ts'

let dataFolder: string
let service: FakeService
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'colloquy-doctor-'))
  service = await startFakeService()
})
afterEach(async () => {
  await service.close()
  await rm(dataFolder, { recursive: true, force: true })
})

/** As the server asks. */
async function doctorSays(speech: SpeechSettings, folder = dataFolder) {
  const child = spawn(process.execPath, [new URL('doctor.ts', import.meta.url).pathname])
  child.stdin.end(JSON.stringify({ dataFolder: folder, speech }))
  const [said, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  const lines = said.trim().split('\n')
  const findings = lines.map((line) => JSON.parse(line) as { name: string; what: string })
  return {
    of: Object.fromEntries(findings.map(({ name, ...finding }) => [name, finding])),
    all: said + complaints,
  }
}

const KEY = 'sk-for-nobody-else'
const hosted = (key: string): SpeechSettings => ({
  LISTEN_URL: service.service.url,
  LISTEN_KEY: key,
  LISTEN_MODEL: 'ears',
  SPEAK_URL: service.service.url,
  SPEAK_KEY: key,
  SPEAK_MODEL: 'mouth',
  WORD_URL: service.service.url,
  WORD_KEY: key,
  WORD_MODEL: 'small',
})

describe('what is hosted', () => {
  it('is said to refuse the key where it does, and the key is not printed', async () => {
    const { of, all } = await doctorSays(hosted(KEY))
    const { host } = new URL(service.service.url)
    expect(of['listens']).toMatchObject({
      kind: 'warn',
      what: `ears at ${host}, as is set: it refuses the key`,
      todo: expect.stringMatching(/^correct LISTEN_KEY; until then: .*(PocketSphinx|recogniser)/),
    })
    expect(of['speaks']).toMatchObject({
      kind: 'warn',
      what: `mouth at ${host}, as is set: it refuses the key`,
      todo: expect.stringMatching(/^correct SPEAK_KEY; until then: the built-in voices/),
    })
    expect(of['words']).toEqual({
      kind: 'warn',
      what: `small at ${host}, as is set: it refuses the key`,
      todo: 'correct WORD_KEY; until then: our own templates',
    })
    expect(all).not.toContain(KEY)
  })

  it.each([
    ['slow', 'it does not answer', 'whether that service runs'],
    ['failing', 'it answers with an error', 'at that service'],
    ['redirecting', 'it answers with an error', 'at that service'],
  ] as const)('is said not to work where it is %s', async (mood, why, todo) => {
    service.set(mood)
    const { words } = (await doctorSays({ ...hosted(service.service.key ?? '') })).of
    expect(words).toMatchObject({
      kind: 'warn',
      what: expect.stringMatching(new RegExp(`${why}$`)),
      todo: expect.stringContaining(`look at WORD_URL, and ${todo}; until then: our own templates`),
    })
  })

  it('is said not to answer where nobody is', async () => {
    const { words } = (await doctorSays({ WORD_URL: 'http://127.0.0.1:9/v1' })).of
    expect(words).toMatchObject({ what: expect.stringMatching(/it does not answer$/) })
  })

  it('need not have a list of models', async () => {
    const url = service.service.url.replace(/v1$/, 'elsewhere')
    const { words } = (await doctorSays({ ...hosted(service.service.key ?? ''), WORD_URL: url })).of
    expect(service.asked).toContain('/elsewhere/models')
    expect(words).toMatchObject({ kind: 'ok' })
  })

  it('is said to be set, and nothing more, where it answers', async () => {
    const key = service.service.key ?? ''
    const { of, all } = await doctorSays(hosted(key))
    const { host } = new URL(service.service.url)
    expect(of).toEqual({
      listens: { kind: 'ok', what: `ears at ${host}, as is set` },
      speaks: { kind: 'ok', what: `mouth at ${host}, as is set` },
      words: { kind: 'ok', what: `small at ${host}, as is set` },
    })
    expect(all).not.toContain(key)
    expect(service.asked).toEqual(['/v1/models', '/v1/models', '/v1/models'])
  })
})

describe('what comes along', () => {
  it('is what speaks and words where nothing is set', async () => {
    const { speaks, words } = (await doctorSays({})).of
    expect(speaks).toEqual({
      kind: 'ok',
      what: expect.stringMatching(/^the built-in voices \(basic\), \d+ of them$/),
    })
    expect(words).toEqual({ kind: 'ok', what: 'our own templates: no model is set' })
  })

  it.skipIf(findRecogniser('/nowhere') !== null)(
    'does not listen yet before the first start, and what to do is said',
    async () => {
      const { listens } = (await doctorSays({})).of
      expect(listens).toMatchObject({
        kind: 'warn',
        what: expect.stringMatching(/will be fetched when the agent starts|Debian and Ubuntu only/),
        todo: expect.stringMatching(/one types, or uses the browser's own recognition/),
      })
    },
  )

  it.skipIf(!canHaveRecogniser || findRecogniser('/nowhere') !== null)(
    'does not listen yet while it is fetched, and how far it is is said',
    async () => {
      const hold = await takeHold(packagesFolder(dataFolder))
      hold?.says('The speech recogniser is being fetched: package 2 of 6.')
      const { listens } = (await doctorSays({})).of
      await hold?.release()
      expect(listens).toMatchObject({
        kind: 'warn',
        what: 'The speech recogniser is being fetched: package 2 of 6.',
      })
    },
  )

  it.skipIf(!canHaveRecogniser)('listens once it is there', { timeout: 130_000 }, async () => {
    const { listens } = (await doctorSays({}, await haveRecogniser())).of
    expect(listens).toEqual({
      kind: 'ok',
      what: 'PocketSphinx is there: basic, English, for quiet rooms.',
    })
  })
})
