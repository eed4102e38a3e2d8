// `npm test`: the checks and every suite, then one line with the sum of all.
// With arguments (`npm test -- server/src/people`) they go to vitest, and the checks are left out.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChecks } from './checks.mjs'
import { countTests, failuresIn, summaryLine, total } from './test-counts.mjs'

// Servers and tools are started hundreds of times from TypeScript: each file is then compiled only once.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../node_modules/.cache/compiled', import.meta.url),
)

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const wanted = process.argv.slice(2)

/** What waits for people, sounds and browsers leaves half of the machine idle. */
const IN_REAL_TIME = ['talks', 'e2e', 'agent', 'media']
/** What `npm run conformance` has, and whoever names its files. */
const ELSEWHERE = ['conformance']
/** What only computes gives way to that: a voice that is late is a failure, a slower sum is none. */
const GIVES_WAY = 10

/** @type {string[]} */
const failures = []
const counts = wanted.length === 0 ? await runAll() : await runVitest(wanted)
for (const failure of failures) console.log(`\n${failure}`)
console.log(`\n${summaryLine(counts)}`)
process.exitCode = counts.failed === 0 ? 0 : 1

/** Both at once. What gives way is quiet until the end: two live reports would write over each other. */
async function runAll() {
  const inRealTime = runVitest(IN_REAL_TIME.map((name) => `--project=${name}`))
  // Whatever is started from here on inherits it.
  setPriority(GIVES_WAY)
  /** @type {string[]} */
  const said = []
  const say = (/** @type {string} */ text) => void said.push(text)
  const checks = await runChecks((line) => say(`${line}\n`))
  const others = [...IN_REAL_TIME, ...ELSEWHERE].map((name) => `--project=!${name}`)
  const computing = await runVitest([...others, '--maxWorkers=2'], say)
  const counts = [checks, computing, await inRealTime]
  process.stdout.write(`\n${said.join('')}`)
  return total(counts)
}

/**
 * @param {string[]} args
 * @param {(text: string) => void} [say] takes what it prints, which otherwise goes where ours goes
 */
async function runVitest(args, say) {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-test-'))
  const reportFile = join(folder, 'report.json')
  try {
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    const exitCode = await run([vitest, 'run', ...reports, ...args], say)
    const report = readReport(reportFile)
    failures.push(...failuresIn(report))
    const { counts, remark } = countTests(report, exitCode)
    if (remark) (say ?? warn)(`\n${remark}\n`)
    return counts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function warn(/** @type {string} */ text) {
  process.stderr.write(text)
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null // vitest ended before it could write one
  }
}

/**
 * @param {string[]} args of Node
 * @param {(text: string) => void} [say]
 * @returns {Promise<number>}
 */
function run(args, say) {
  const output = say ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, args, { stdio: ['inherit', output, output] })
  for (const stream of [child.stdout, child.stderr])
    if (say) stream?.setEncoding('utf8').on('data', say)
  // The suites own a database and servers: let them put these away before we are gone. Ctrl-C
  // reaches vitest by itself, and a second one would make it drop everything.
  const wait = () => {}
  const passOn = () => child.kill('SIGTERM')
  process.on('SIGINT', wait).on('SIGTERM', passOn)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('SIGINT', wait).off('SIGTERM', passOn)
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    })
  })
}
