import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, normalize } from 'node:path'

/**
 * Which of our packages may import which. The rest meet over HTTP, tokens, data topics and the
 * agent desk only. Nothing imports a program: tests and benches talk to the running one.
 * @type {Record<string, string[]>}
 */
const MAY_IMPORT = {
  domain: [],
  contract: ['domain'],
  server: ['contract', 'domain'],
  agent: ['contract', 'domain'],
  media: [],
  web: ['contract', 'domain'],
  e2e: ['contract', 'domain'],
  bench: ['contract', 'domain', 'e2e'],
}

// These run in a browser as well.
const WITHOUT_NODE = /^(domain|contract|web)\/src\//

// Tests, what is shipped for tests, and the settings of the tools.
const MAY_USE_ROOT_TOOLS =
  /^(e2e|media\/conformance)\/|\.test\.\w+$|(^|\/)testing(\/|\.ts$)|^\w+\/[\w.-]+\.config\.ts$/

/**
 * Imports that go where they must not: out of their package, to a package that their own
 * package.json does not name, or against the directions above.
 * @param {string} root
 * @returns {string[]}
 */
export function brokenDirections(root) {
  const rootTools = namedBy(join(root, 'package.json'))
  return Object.keys(MAY_IMPORT).flatMap((home) => {
    const named = namedBy(join(root, home, 'package.json'))
    const files = globSync(`${home}/**/*.{ts,tsx,mjs}`, {
      cwd: root,
      exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
    })
    return files.flatMap((file) =>
      importsIn(readFileSync(join(root, file), 'utf8'))
        .map((target) => ({ target, reason: reasonAgainst({ file, target, named, rootTools }) }))
        .filter(({ reason }) => reason !== null)
        .map(({ target, reason }) => `${file}: imports ${target}, ${reason}`),
    )
  })
}

/**
 * @param {{ file: string, target: string, named: string[], rootTools: string[] }} given
 * @returns {string | null}
 */
export function reasonAgainst({ file, target, named, rootTools }) {
  const home = file.split('/')[0] ?? ''
  const isTest = MAY_USE_ROOT_TOOLS.test(file)

  if (target.startsWith('.'))
    return normalize(join(dirname(file), target)).startsWith(`${home}/`)
      ? null
      : 'which is outside its package'

  if (isBuiltin(target)) {
    if (!target.startsWith('node:')) return 'which is written node: here'
    return WITHOUT_NODE.test(file) && !isTest ? 'which a browser does not have' : null
  }

  const name = packageName(target)
  if (name.startsWith('@colloquy/') && !MAY_IMPORT[home]?.includes(name.slice(10)))
    return `but ${home} may import ${MAY_IMPORT[home]?.join(' and ') || 'none of our packages'}`
  if (named.includes(name) || (isTest && rootTools.includes(name))) return null
  return `which ${home}/package.json does not name`
}

/**
 * Read by their shape, which the formatter keeps: TypeScript 7 has no parser to call.
 * @param {string} source
 * @returns {string[]}
 */
export function importsIn(source) {
  const statements = /^(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*'([^']+)'/gm
  const calls = /\bimport\(\s*'([^']+)'/g
  return [statements, calls].flatMap((shape) =>
    [...source.matchAll(shape)].map((match) => match[1] ?? ''),
  )
}

const packageName = (/** @type {string} */ target) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * @param {string} packageFile
 * @returns {string[]}
 */
function namedBy(packageFile) {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync(packageFile, 'utf8'),
  )
  return Object.keys({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...peerDependencies,
  })
}
