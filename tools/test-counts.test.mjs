import { describe, expect, it } from 'vitest'
import { countTests, failuresIn, summaryLine, total } from './test-counts.mjs'

const file = (...statuses) => ({
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
})
const unloadable = { status: 'failed', assertionResults: [] }

const reportOf = (...testResults) => {
  const statuses = testResults.flatMap((result) => result.assertionResults.map((r) => r.status))
  return {
    numTotalTests: statuses.length,
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    numFailedTests: statuses.filter((status) => status === 'failed').length,
    testResults,
  }
}

const lineFor = (report, exitCode) => summaryLine(countTests(report, exitCode).counts)

describe('the line at the end of npm test', () => {
  it('counts passed and failed', () => {
    expect(lineFor(reportOf(file('passed', 'failed'), file('passed')), 1)).toBe(
      '2 passed, 1 failed',
    )
  })

  it('mentions skipped tests only when there are any', () => {
    expect(lineFor(reportOf(file('passed')), 0)).toBe('1 passed, 0 failed')
    expect(lineFor(reportOf(file('passed', 'skipped')), 0)).toBe('1 passed, 0 failed, 1 skipped')
  })

  it('counts a file that does not load as a failure', () => {
    expect(lineFor(reportOf(file('passed'), unloadable), 1)).toBe('1 passed, 1 failed')
  })

  it('counts no test at all as a failure', () => {
    expect(lineFor(reportOf(), 0)).toBe('0 passed, 1 failed')
    expect(lineFor(reportOf(file('skipped')), 0)).toBe('0 passed, 1 failed')
  })

  it('counts a crash as a failure, whatever came before it', () => {
    expect(lineFor(null, 134)).toBe('0 passed, 1 failed')
    expect(lineFor(reportOf(file('passed')), 1)).toBe('1 passed, 1 failed')
  })

  it('adds the checks and the suites', () => {
    const checks = { passed: 6, failed: 1, skipped: 0 }
    const tests = { passed: 10, failed: 2, skipped: 3 }
    expect(summaryLine(total([checks, tests]))).toBe('16 passed, 3 failed, 3 skipped')
  })
})

it('says at its end once more what failed, and why', () => {
  const test = { fullName: 'a call ends', failureMessages: ['AssertionError: it did not'] }
  const report = reportOf(
    { ...file(), name: 'a.test.ts', assertionResults: [{ ...test, status: 'failed' }] },
    { ...file(), name: 'b.test.ts', assertionResults: [{ ...test, status: 'passed' }] },
    { ...unloadable, name: 'c.test.ts', message: 'No such module' },
  )
  expect(failuresIn(report)).toEqual([
    '✗ a.test.ts › a call ends\n    AssertionError: it did not',
    '✗ c.test.ts\n    No such module',
  ])
  expect(failuresIn(null)).toEqual([])
})
