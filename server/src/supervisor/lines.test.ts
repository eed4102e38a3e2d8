import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { forwardLines, labelLine } from './lines.ts'

it('every line says who printed it', () => {
  expect(labelLine({ name: 'server', line: 'hello', format: 'text' })).toBe('server │ hello')
  expect(labelLine({ name: 'web', line: '{"a":1}', format: 'text' })).toBe('web    │ {"a":1}')
})

it('for a log collector, entries stay as they are and other lines are still told apart', () => {
  expect(labelLine({ name: 'server', line: '{"a":1}', format: 'json' })).toBe('{"a":1}')
  expect(labelLine({ name: 'server', line: '{oops', format: 'json' })).toBe('server │ {oops')
  expect(labelLine({ name: 'server', line: 'oops', format: 'json' })).toBe('server │ oops')
})

it('lines are cut where they end, not where the pieces do', async () => {
  const stream = new PassThrough()
  const lines: string[] = []
  forwardLines(stream, (line) => lines.push(line))
  stream.write('one\ntw')
  stream.write('o\r\nthr')
  stream.end('ee')
  await new Promise((resolve) => stream.once('close', resolve))
  await new Promise((resolve) => setImmediate(resolve))
  expect(lines).toEqual(['one', 'two', 'three'])
})
