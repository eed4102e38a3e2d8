// `npm test`: the checks, then every suite, then one line with the sum of both.
// With arguments (`npm test -- server/src/people`) they go to vitest, and the checks are left out.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChecks } from './checks.mjs'
import { countTests, summaryLine, total } from './test-counts.mjs'

// Servers and tools are started hundreds of times from TypeScript: each file is then compiled only once.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../node_modules/.cache/compiled', import.meta.url),
)

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const wanted = process.argv.slice(2)

const checks = wanted.length === 0 ? await runChecks() : { passed: 0, failed: 0, skipped: 0 }
const tests = await runVitest(wanted)
const counts = total([checks, tests])
console.log(`\n${summaryLine(counts)}`)
process.exitCode = counts.failed === 0 ? 0 : 1

/** @param {string[]} wanted */
async function runVitest(wanted) {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-test-'))
  const reportFile = join(folder, 'report.json')
  try {
    const exitCode = await run(process.execPath, [
      vitest,
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...wanted,
    ])
    const { counts, remark } = countTests(readReport(reportFile), exitCode)
    if (remark) console.error(`\n${remark}`)
    return counts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
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
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function run(command, args) {
  const child = spawn(command, args, { stdio: 'inherit' })
  // The suites own a database and servers: let them put these away before we are gone. Ctrl-C
  // reaches vitest by itself, and a second one would make it drop everything.
  const wait = () => {}
  const passOn = () => child.kill('SIGTERM')
  process.on('SIGINT', wait).on('SIGTERM', passOn)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      process.off('SIGINT', wait).off('SIGTERM', passOn)
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    })
  })
}
