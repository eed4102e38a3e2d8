// What a run of the suites comes to, in numbers that never look better than the run was.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/**
 * The part of vitest's JSON report that is read here.
 * @typedef {{
 *   numTotalTests: number, numPassedTests: number, numFailedTests: number,
 *   testResults: {
 *     name: string, message: string, status: string,
 *     assertionResults: { status: string, fullName: string, failureMessages: string[] }[]
 *   }[]
 * }} Report
 */

/**
 * @param {Report | null} report
 * @param {number} exitCode
 * @returns {{ counts: Counts, remark: string | null }}
 */
export function countTests(report, exitCode) {
  if (!report) return oneFailure(`vitest ended with code ${exitCode} before it reported anything`)
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(failedOutsideItsTests).length,
    skipped: report.numTotalTests - report.numPassedTests - report.numFailedTests,
  }
  if (counts.passed + counts.failed === 0) return oneFailure('No test ran')
  // An unhandled rejection or a failed teardown belongs to no test, yet is a failure.
  if (exitCode !== 0 && counts.failed === 0)
    return {
      counts: { ...counts, failed: 1 },
      remark: `Every test passed, but vitest ended with code ${exitCode}: see the error above`,
    }
  return { counts, remark: null }
}

/**
 * What failed, to be said once more at the end: above it there are thousands of lines.
 * @param {Report | null} report
 * @returns {string[]}
 */
export const failuresIn = (report) =>
  (report?.testResults ?? []).flatMap((file) => [
    ...(failedOutsideItsTests(file) ? [`✗ ${file.name}\n${indented(file.message)}`] : []),
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `✗ ${file.name} › ${fullName}\n${indented(failureMessages.join('\n'))}`,
      ),
  ])

const FAILURE_LINES = 12

const indented = (/** @type {string} */ message) =>
  message
    .split('\n')
    .slice(0, FAILURE_LINES)
    .map((line) => `    ${line}`)
    .join('\n')

/** A file that could not be loaded, or whose beforeAll threw, has no failed test to be counted by. */
const failedOutsideItsTests = (/** @type {Report['testResults'][number]} */ file) =>
  file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')

/**
 * @param {string} remark
 * @returns {{ counts: Counts, remark: string }}
 */
const oneFailure = (remark) => ({ counts: { passed: 0, failed: 1, skipped: 0 }, remark })

/**
 * @param {Counts[]} parts
 * @returns {Counts}
 */
export const total = (parts) => ({
  passed: parts.reduce((sum, part) => sum + part.passed, 0),
  failed: parts.reduce((sum, part) => sum + part.failed, 0),
  skipped: parts.reduce((sum, part) => sum + part.skipped, 0),
})

/** @param {Counts} counts */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
