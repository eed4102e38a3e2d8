import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

/** A process in which this happens after it has begun to survive. */
async function run(what: string): Promise<{ code: number; out: string }> {
  const source = `
    import { report } from ${JSON.stringify(new URL('report.ts', import.meta.url).href)}
    import { surviveErrors } from ${JSON.stringify(new URL('survive-errors.ts', import.meta.url).href)}
    surviveErrors({ report, giveUp: () => process.exit(1) })
    ${what}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source])
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { out, code: Number(code) }
}

it('an error of one call does not end the others, and tells its kind without its words', async () => {
  const { code, out } = await run(`
    Promise.reject(new TypeError('canary'))
    setTimeout(() => { throw new RangeError('canary') }, 1)
    setTimeout(() => console.log('still here'), 50)`)
  expect(code).toBe(0)
  expect(out).toMatch(/unhandled TypeError[^]*unhandled RangeError[^]*still here/)
  expect(out).not.toContain('canary')
})

it('errors without end do', async () => {
  const { code } = await run(`setInterval(() => { throw new Error('again') }, 1)`)
  expect(code).toBe(1)
})
