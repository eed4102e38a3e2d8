import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canHaveRecogniser, haveRecogniser } from '../testing-voices/recogniser.ts'
import { fetchOnce, fetchPocketsphinx, pocketsphinxState } from './availability.ts'
import { takeHold } from './one-at-a-time.ts'
import { packagesFolder } from './recogniser.ts'

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'colloquy-speech-'))
})
afterEach(async () => {
  await rm(dataFolder, { recursive: true, force: true })
})

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
    const fetching = fetchPocketsphinx({ dataFolder, tell: () => begun.resolve() })
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
