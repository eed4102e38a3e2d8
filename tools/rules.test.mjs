// The settings of the tools, tried on a small repository of bad examples: a rule that was switched
// off by mistake, or that a new version renamed, would otherwise be missed by nobody.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const repository = fileURLToPath(new URL('..', import.meta.url))
const SETTINGS = ['.oxlintrc.json', 'biome.json', 'knip.json', 'tsconfig.base.json', '.gitignore']

let root = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'colloquy-rules-'))
  for (const file of SETTINGS) cpSync(join(repository, file), join(root, file))
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  for (const home of ['domain', 'contract', 'server', 'web'])
    for (const file of ['package.json', 'tsconfig.json'])
      cpSync(join(repository, home, file), join(root, home, file))
  write('package.json', JSON.stringify({ name: 'x', workspaces: ['domain', 'server'] }))
})

afterAll(() => rmSync(root, { recursive: true }))

describe('lint refuses', () => {
  it.each([
    [
      'a forgotten promise',
      'no-floating-promises',
      'export const f = () => {\n  g()\n}\nconst g = async () => {}\n',
    ],
    [
      'a promise taken for a condition',
      'no-misused-promises',
      'const g = async () => true\nexport const f = () => (g() ? 1 : 2)\n',
    ],
    [
      'a case that was not thought of',
      'switch-exhaustiveness-check',
      "export const f = (x: 'a' | 'b') => {\n  switch (x) {\n    case 'a':\n      return 1\n  }\n  return 2\n}\n",
    ],
    ['any', 'no-explicit-any', 'export const f = (x: any) => x\n'],
    ['what is not used', 'no-unused-vars', 'const x = 1\nexport const y = 2\n'],
    ['a default export', 'no-default-export', 'export default 1\n'],
    ['a barrel', 'no-barrel-file', "export * from './other.ts'\n"],
    ['console', 'no-console', "console.log('x')\nexport const y = 2\n"],
    ['process.env', 'no-process-env', 'export const y = process.env.HOME\n'],
    [
      'an import in a circle',
      'no-cycle',
      "import { a } from './circle.ts'\nexport const y = () => a\n",
    ],
  ])('%s (%s)', (_, rule, source) => {
    write('server/src/circle.ts', "import { y } from './bad.ts'\nexport const a = () => y\n")
    write('server/src/other.ts', 'export const other = 1\n')
    write('server/src/bad.ts', source)
    expect(run('oxlint', ['server/src/bad.ts'])).toContain(`(${rule})`)
  })

  it('the clock and chance in the domain', () => {
    write('domain/src/bad.ts', 'export const y = () => Math.random() + Date.now()\n')
    const complaints = run('oxlint', ['domain/src/bad.ts'])
    expect(complaints.match(/\(no-restricted-properties\)/g)).toHaveLength(2)
  })

  it('not process.env and console where they belong', () => {
    write('server/src/config.ts', 'export const home = process.env.HOME\n')
    write('server/src/main.ts', 'console.log(process.env.HOME)\n')
    expect(run('oxlint', ['server/src/config.ts', 'server/src/main.ts'])).toMatch(/ 0 errors/)
  })
})

describe('types refuse', () => {
  it('a page, Node, and syntax that Node cannot strip in the domain', () => {
    write('domain/src/bad.ts', 'document.title\nprocess.env\nenum X {}\nexport const y = X\n')
    const complaints = run('tsc', ['-p', 'domain'])
    expect(complaints).toContain("'document'")
    expect(complaints).toContain("'process'")
    expect(complaints).toContain('erasableSyntaxOnly')
  })
})

it('dead code is found: a file, an export, a dependency', () => {
  write('server/src/main.ts', "import { used } from './half.ts'\nused()\n")
  write('server/src/half.ts', 'export const used = () => 1\nexport const unused = () => 2\n')
  write('server/src/forgotten.ts', 'export const forgotten = 1\n')
  const complaints = run('knip', ['--no-progress', '--workspace', 'server'])
  expect(complaints).toContain('server/src/forgotten.ts')
  expect(complaints).toMatch(/unused .*half\.ts/)
  expect(complaints).toContain('livekit-server-sdk')
})

it('format is enforced', () => {
  write('server/src/bad.ts', 'export const x = "1";\n')
  expect(run('biome', ['format', 'server/src/bad.ts'])).toContain("'1'")
})

function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function run(tool, args) {
  const { stdout, stderr } = spawnSync(join(repository, 'node_modules/.bin', tool), args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    encoding: 'utf8',
  })
  return stdout + stderr
}
