import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenDirections, importsIn, reasonAgainst } from './directions.mjs'

const importing = (target, { from, named = [] }) =>
  reasonAgainst({ file: from, target, named, rootTools: ['vitest'] })

describe('an import is refused', () => {
  it('when it leaves its package by a path', () => {
    expect(importing('../../domain/src/seed.ts', { from: 'server/src/app.ts' })).toBe(
      'which is outside its package',
    )
  })

  it('when its own package.json does not name it', () => {
    expect(importing('zod', { from: 'server/src/config.ts' })).toBe(
      'which server/package.json does not name',
    )
    expect(importing('vitest', { from: 'server/src/config.ts' })).not.toBeNull()
  })

  it.each([
    ['domain', '@colloquy/contract/errors'],
    ['contract', '@colloquy/server/app'],
    ['web', '@colloquy/server/app'],
    ['agent', '@colloquy/media/room'],
    ['media', '@colloquy/domain/seed'],
    ['e2e', '@colloquy/server/app'],
  ])('when it goes against the directions, named or not: %s imports %s', (home, target) => {
    const name = target.split('/').slice(0, 2).join('/')
    expect(importing(target, { from: `${home}/src/a.ts`, named: [name] })).toMatch(/^but/)
  })

  it('when Node is wanted where a browser may run', () => {
    for (const home of ['domain', 'contract', 'web'])
      expect(importing('node:fs', { from: `${home}/src/a.ts` })).toBe(
        'which a browser does not have',
      )
  })

  it('when a builtin is written without node:', () => {
    expect(importing('fs', { from: 'server/src/a.ts' })).not.toBeNull()
  })
})

describe('an import is allowed', () => {
  it('within its package, from Node, and from what is named', () => {
    expect(importing('../app.ts', { from: 'server/src/http/web.ts' })).toBeNull()
    expect(importing('node:fs', { from: 'server/src/app.ts' })).toBeNull()
    expect(importing('pg', { from: 'server/src/app.ts', named: ['pg'] })).toBeNull()
    expect(
      importing('@fastify/static/x', { from: 'server/src/a.ts', named: ['@fastify/static'] }),
    ).toBeNull()
    expect(
      importing('@colloquy/domain/seed', {
        from: 'contract/src/a.ts',
        named: ['@colloquy/domain'],
      }),
    ).toBeNull()
  })

  it('in tests, what ships for tests and settings also from the tools of the root', () => {
    for (const from of ['domain/src/a.test.ts', 'server/src/database/testing.ts'])
      expect(importing('vitest', { from })).toBeNull()
    expect(importing('node:fs', { from: 'domain/src/a.test.ts' })).toBeNull()
  })
})

describe('imports are found', () => {
  it('however they are written', () => {
    const source = [
      "import 'a'",
      "import { b } from 'b'",
      "import type { c } from 'c'",
      'import {\n  d,\n  e,\n} from',
      "  'd'",
      "export { f } from 'f'",
      "const g = await import('g')",
      'const text = "import \'not this\'"',
    ].join('\n')
    expect(importsIn(source)).toEqual(['a', 'b', 'c', 'd', 'f', 'g'])
  })

  it('in every package, but not in what is installed or built', () => {
    const root = mkdtempSync(join(tmpdir(), 'colloquy-directions-'))
    const write = (file, text) => {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    write('package.json', '{}')
    for (const home of ['domain', 'contract', 'server', 'agent', 'media', 'web', 'e2e', 'bench'])
      write(`${home}/package.json`, '{}')
    write('server/src/deep/inside/app.ts', "import '../../../../web/src/main.tsx'")
    write('web/src/screen.tsx', "import { pg } from 'pg'")
    write('web/dist/built.mjs', "import 'anything'")
    write('media/node_modules/x/index.mjs', "import 'anything'")
    expect(brokenDirections(root)).toEqual([
      'server/src/deep/inside/app.ts: imports ../../../../web/src/main.tsx, which is outside its package',
      'web/src/screen.tsx: imports pg, which web/package.json does not name',
    ])
    rmSync(root, { recursive: true })
  })
})
