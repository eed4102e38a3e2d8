import { expect, it } from 'vitest'
import { type Finding, runChecks } from './check.ts'
import { lookAtMemory, lookAtNode } from './machine.ts'

async function examine(findings: Record<string, () => Finding>) {
  const lines: string[] = []
  const checks = Object.entries(findings).map(([name, look]) => ({ name, look }))
  const works = await runChecks(checks, (line) => lines.push(line))
  return { lines, works }
}

it('what fails is told with what to do about it', async () => {
  const { lines, works } = await examine({
    port: () => ({ kind: 'fail', what: '3000 is in use', todo: 'set PORT' }),
    memory: () => ({ kind: 'warn', what: '500 MB free', todo: 'end other programs' }),
    web: () => ({ kind: 'ok', what: 'built' }),
  })
  expect(works).toBe(false)
  expect(lines).toEqual([
    'fail  port    3000 is in use → set PORT',
    'warn  memory  500 MB free → end other programs',
    'ok    web     built',
  ])
})

it('a check that breaks counts as failed, and the others are still made', async () => {
  const { lines, works } = await examine({
    disk: () => {
      throw new Error('no such disk')
    },
    web: () => ({ kind: 'ok', what: 'built' }),
  })
  expect(works).toBe(false)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('no such disk')
})

it('warnings alone are no failure', async () => {
  const { works } = await examine({ a: () => ({ kind: 'warn', what: 'b', todo: 'c' }) })
  expect(works).toBe(true)
})

it.each([
  ['20.20.0', 'fail'],
  ['22.21.9', 'fail'],
  ['22.22.0', 'ok'],
  ['24.21.0', 'ok'],
])('Node %s: %s', (version, kind) => {
  expect(lookAtNode(version).kind).toBe(kind)
})

it.each([
  [100, 'fail'],
  [600, 'warn'],
  [4000, 'ok'],
])('%d MB of free memory: %s', (megabytes, kind) => {
  expect(lookAtMemory(megabytes * 1024 * 1024).kind).toBe(kind)
})
