import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { citedPaths, missingDocPaths } from './doc-paths.mjs'

describe('documents', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'colloquy-docs-'))
    mkdirSync(join(root, 'server/src'), { recursive: true })
    mkdirSync(join(root, 'docs/decisions'), { recursive: true })
    writeFileSync(join(root, 'server/src/main.ts'), '')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('are refused when they cite a path that is gone', () => {
    writeFileSync(join(root, 'README.md'), 'Start at `server/src/app.ts`.')
    writeFileSync(join(root, 'docs/decisions/one.md'), 'See `ARCHITECTURE.md`.')
    expect(missingDocPaths(root)).toEqual([
      'README.md: `server/src/app.ts` does not exist',
      'docs/decisions/one.md: `ARCHITECTURE.md` does not exist',
    ])
  })

  it('are fine when every path is there', () => {
    writeFileSync(join(root, 'README.md'), '`server/`, `server/src/main.ts`, `server/src/*.ts`')
    expect(missingDocPaths(root)).toEqual([])
  })
})

describe('a word in backticks', () => {
  const cited = (text) => citedPaths(text, ['server', 'web'])

  it('is a path when it begins in the root or ends like a source file', () => {
    expect(cited('`server/src` and `sever/src/app.ts`')).toEqual(['server/src', 'sever/src/app.ts'])
  })

  it('is no path when it is a call, a media type, a command, or is made by running', () => {
    expect(
      cited('`/api/public/health` `application/json` `npm start` `web/dist/404.html`'),
    ).toEqual([])
  })

  it('is not read inside a block of code', () => {
    expect(cited('```\n`server/gone.ts`\n```\n')).toEqual([])
  })
})
