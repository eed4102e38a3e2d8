import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { canHaveRecogniser, haveRecogniser } from '../testing-voices/recogniser.ts'
import { fetchOnce, fetchPocketsphinx, pocketsphinxState } from './availability.ts'
import { takeHold } from './one-at-a-time.ts'
import { findRecogniser, missingPackages, packagesFolder } from './recogniser.ts'
import { startPackageServer } from './testing/package-server.ts'

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'colloquy-speech-'))
})
afterEach(async () => {
  await rm(dataFolder, { recursive: true, force: true })
})

const UNTIL = "until it is there one types, or uses the browser's own recognition"
const PATIENT = { timeout: 25_000 }
const BEGUN = `The speech recogniser is being fetched (up to 28 MB): ${UNTIL}.`

describe.skipIf(!canHaveRecogniser)('the packages of the recogniser', () => {
  it('are not fetched by two at once, and anybody can see how far it is', async () => {
    const hold = await takeHold(packagesFolder(dataFolder))
    hold?.says('fetching package 2 of 5')
    const signal = AbortSignal.timeout(10_000)
    expect(await fetchOnce({ dataFolder, tell: () => {}, signal })).toBe('held')
    expect(await pocketsphinxState(dataFolder)).toEqual({
      kind: 'fetching',
      says: 'fetching package 2 of 5',
    })
    await hold?.release()
  })

  it('leave no half folder when fetching is stopped', async () => {
    const begun = Promise.withResolvers<void>()
    const fetching = fetchPocketsphinx({ dataFolder, tell: () => {} })
    fetching.follow(begun.resolve)
    await begun.promise
    await fetching.stop()
    const folders = await readdir(join(dataFolder, 'speech'))
    expect(folders).toEqual(['pocketsphinx.fetching'])
    expect((await pocketsphinxState(dataFolder)).kind).toBe('absent')
  })

  it('are there after they were fetched', { timeout: 130_000 }, async () => {
    const folder = await haveRecogniser()
    expect((await pocketsphinxState(folder)).kind).toBe('ready')
    await fetchPocketsphinx({ dataFolder: folder, tell: () => {} }).ready
  })
})

/** On a machine that has them anyway nothing is fetched. */
const isToFetch = canHaveRecogniser && findRecogniser('/nowhere') === null

describe.skipIf(!isToFetch)('what is told while the recogniser is fetched', () => {
  async function aPackageServer() {
    const packages = await startPackageServer()
    onTestFinished(packages.remove)
    vi.stubEnv('APT_CONFIG', packages.aptConfig)
    onTestFinished(() => void vi.unstubAllEnvs())
    return packages
  }

  /** To whoever runs this, and to whoever waits, each time that it changes. */
  function fetchAndListen() {
    const told: string[] = []
    const progress: string[] = []
    const fetching = fetchPocketsphinx({ dataFolder, tell: (line) => told.push(line) })
    fetching.follow(() => {
      const now = fetching.now()
      progress.push(now.kind === 'fetching' ? now.says : now.kind)
    })
    onTestFinished(fetching.stop)
    return { fetching, told, progress }
  }

  it('is that it began, and was not fetched, and why, where nobody answers', async () => {
    const packages = await aPackageServer()
    await packages.close()
    const { fetching, told, progress } = fetchAndListen()
    await expect
      .poll(() => told, PATIENT)
      .toEqual([
        BEGUN,
        'The speech recogniser was not fetched: the package servers of this machine cannot be reached. ' +
          `It is tried again while the agent runs; ${UNTIL}.`,
      ])
    expect(progress[0]).toBe('The speech recogniser is being fetched: its packages are looked up.')
    await expect.poll(() => progress.at(-1)).toBe('absent')
    expect(fetching.now()).toEqual({ kind: 'absent' })
    expect((await pocketsphinxState(dataFolder)).says).toMatch(/cannot be reached/)
  })

  it('is what apt complains of, where that is something else', async () => {
    const packages = await aPackageServer()
    packages.loseFiles()
    const { told } = fetchAndListen()
    await expect
      .poll(() => told, PATIENT)
      .toEqual([BEGUN, expect.stringContaining('was not fetched: Failed to fetch')])
  })

  it('is that it began, how far it is, and that it is there', async () => {
    await aPackageServer()
    const { fetching, told, progress } = fetchAndListen()
    await fetching.ready
    expect(told).toEqual([
      BEGUN,
      expect.stringMatching(/^The speech recogniser is there, after \d+ s\.$/),
    ])
    const steps = missingPackages().map((_, n, { length }) => `package ${n + 1} of ${length}`)
    expect(progress).toEqual([
      ...['its packages are looked up', ...steps, 'it is unpacked'].map(
        (step) => `The speech recogniser is being fetched: ${step}.`,
      ),
      'ready',
    ])
    expect(findRecogniser(dataFolder)).not.toBeNull()
  })

  it('is how far it is, also where another process fetches it', async () => {
    const hold = await takeHold(packagesFolder(dataFolder))
    hold?.says('The speech recogniser is being fetched: package 2 of 6.')
    const { fetching, told } = fetchAndListen()
    await expect.poll(fetching.now).toEqual({
      kind: 'fetching',
      says: 'The speech recogniser is being fetched: package 2 of 6.',
    })
    expect(told).toEqual([])
    await hold?.release()
  })
})

describe('where the recogniser does not come by itself', () => {
  it('what to do is told, and nothing is tried', async () => {
    const { platform } = process
    Object.defineProperty(process, 'platform', { value: 'darwin' })
    onTestFinished(() => void Object.defineProperty(process, 'platform', { value: platform }))
    const told: string[] = []
    const fetching = fetchPocketsphinx({ dataFolder, tell: (line) => told.push(line) })
    await expect
      .poll(() => told)
      .toEqual([expect.stringMatching(/Debian and Ubuntu only.*LISTEN_URL/)])
    expect(fetching.now()).toEqual({ kind: 'absent' })
    expect(await pocketsphinxState(dataFolder)).toEqual({ kind: 'absent', says: told[0] })
    expect(await readdir(dataFolder)).toEqual([])
    await fetching.stop()
  })
})
