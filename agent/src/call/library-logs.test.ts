import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { log } from '@livekit/agents'
import { describe, expect, it } from 'vitest'
import { calmLibraryLogs, soundLog } from './library-logs.ts'

/** What a process writes that logs this. */
async function written(what: string): Promise<string> {
  const source = `
    import { log } from ${JSON.stringify(import.meta.resolve('@livekit/agents'))}
    import { calmLibraryLogs, soundLog } from ${JSON.stringify(new URL('library-logs.ts', import.meta.url).href)}
    calmLibraryLogs()
    calmLibraryLogs()
    ${what}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source])
  const [out, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return out + errors
}

const LEFT = `new DOMException('This operation was aborted', 'AbortError')`

describe('the log of an agent', () => {
  it.each([
    ['of words', `log().warn('heard: canary'); log().info('canary')`],
    [
      'that the room was left while it was told something',
      `log().error(${LEFT}, 'Failed to update agent state attributes')`,
    ],
    [
      'that the room was left while something was read',
      `soundLog().error('error reading stream: %s', new Error('Disconnected while receiving'))`,
    ],
  ])('has nothing %s', async (_, what) => {
    expect(await written(what)).toBe('')
  })

  it.each([
    [
      'that an attribute could not be told',
      `log().error(new Error('timeout'), 'Failed to update agent state attributes')`,
    ],
    [
      'that something could not be read',
      `soundLog().error('error reading stream: %s', new Error('too long'))`,
    ],
    ['of any other error', `log().error(${LEFT}, 'something else')`],
  ])('has a line %s', async (_, what) => {
    expect((await written(what)).trim().split('\n')).toHaveLength(1)
  })

  it('is that of the libraries themselves', () => {
    calmLibraryLogs()
    expect(soundLog()).toHaveProperty('bindings')
    expect(log().level).toBe('error')
  })
})
