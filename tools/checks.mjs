import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brokenDirections } from './directions.mjs'
import { missingDocPaths } from './doc-paths.mjs'
import { lockFileProblems } from './lock-file.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Each answers with what is wrong, a line for each thing: nothing means that the check has passed.
 * @type {Record<string, () => Promise<string>>}
 */
const CHECKS = {
  // Each checker of a project looks at the types that all share anew: with the four that are usual it is twice the work.
  types: () => complaintsOf('tsc', ['-b', '--checkers', '1']),
  format: async () => onlyFiles(await complaintsOf('biome', ['format', '--reporter=summary', '.'])),
  lint: () => complaintsOf('oxlint', ['--format=stylish']),
  'dead code': () => complaintsOf('knip', ['--no-progress', '--no-config-hints']),
  'package directions': async () => brokenDirections(root).join('\n'),
  'paths in documents': async () => missingDocPaths(root).join('\n'),
  'lock file': async () => lockFileProblems(root).join('\n'),
}

/**
 * Runs them all at once, says a line for each, and answers how many passed and failed.
 * @param {(line: string) => void} say
 */
export async function runChecks(say = console.log) {
  const answers = await Promise.all(
    Object.entries(CHECKS).map(async ([name, check]) => {
      const startedAt = performance.now()
      // A check that breaks has not passed, and must not hide what the others found.
      const complaints = await check().catch(String)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      say(`${complaints ? '✗' : '✓'} ${name} (${seconds} s)`)
      if (complaints) say(complaints.replace(/^(?=.)/gm, '    '))
      return complaints === ''
    }),
  )
  const passed = answers.filter(Boolean).length
  return { passed, failed: answers.length - passed, skipped: 0 }
}

/**
 * @param {string} tool
 * @param {string[]} args
 * @returns {Promise<string>}
 */
function complaintsOf(tool, args) {
  // Also when started without npm, the tools must be ours, and run on the Node that is ours.
  const bin = fileURLToPath(new URL('../node_modules/.bin', import.meta.url))
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, NO_COLOR: '1' }
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', reject)
    child.on('close', (code) =>
      resolve(code === 0 ? '' : output.trim() || `${tool} ended with code ${code}`),
    )
  })
}

/** What is wrong with a file does not matter here, because a tool puts it right. @param {string} said */
function onlyFiles(said) {
  const files = said.match(/^ +- .+$/gm)?.map((line) => line.trim().slice(2))
  return files ? `${files.join('\n')}\nMend them with: npm run format` : said
}
