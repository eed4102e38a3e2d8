import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeRepository } from './testing/repository.ts'
import { ensureWebBuilt, readWebState } from './web-build.ts'

let repository: Awaited<ReturnType<typeof makeRepository>>
let printed: string[] = []
beforeEach(async () => {
  repository = await makeRepository()
  printed = []
})
afterEach(() => rm(repository.root, { recursive: true }))

const build = (signal = new AbortController().signal) =>
  ensureWebBuilt({
    root: repository.root,
    say: () => {},
    print: ({ line }) => printed.push(line),
    signal,
  })

/** The page of each build that was made. */
const builds = async () =>
  (await readFile(join(repository.root, 'builds'), 'utf8').catch(() => '')).split('\n').slice(0, -1)

describe('the web', () => {
  it('that cannot be built stops the start, with what vite says', async () => {
    await repository.write('web/index.html', 'broken')
    await expect(build()).rejects.toThrow('The web cannot be built: vite ended with code 1')
    expect(printed).toEqual(['web/index.html is broken'])
    expect(readWebState(repository.root)).toBe('missing')
  })

  it('that is not there is not built', async () => {
    await rm(join(repository.root, 'web'), { recursive: true })
    await build()
    expect(await builds()).toEqual([])
    expect(readWebState(repository.root)).toBe('no-source')
  })

  it('is built once', async () => {
    expect(readWebState(repository.root)).toBe('missing')
    await build()
    await build()
    expect(await builds()).toEqual(['first'])
    expect(readWebState(repository.root)).toBe('built')
  })

  it('is built once by two that start together', async () => {
    await Promise.all([build(), build()])
    expect(await builds()).toEqual(['first'])
  })

  it.each(['web/src/app.tsx', 'contract/src/a.ts', 'domain/src/a.ts', 'package-lock.json'])(
    'is built again when %s has changed',
    async (path) => {
      await build()
      await repository.write(path, 'changed')
      expect(readWebState(repository.root)).toBe('stale')
      await build()
      expect(await builds()).toHaveLength(2)
    },
  )

  it('is not built again for a test', async () => {
    await build()
    await repository.write('web/src/app.test.tsx', 'changed')
    expect(readWebState(repository.root)).toBe('built')
  })

  it('is built again after a build that was cut short', async () => {
    await repository.write('web/dist/index.html', 'half')
    await build()
    expect(await builds()).toEqual(['first'])
  })
})
