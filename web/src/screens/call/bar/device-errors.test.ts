import { describe, expect, it } from 'vitest'
import { deviceErrorWords } from './device-errors.ts'

const named = (name: string): Error => Object.assign(new Error('words for programmers'), { name })

describe('a device that fails', () => {
  it('is told as refused, missing or taken, with what to do', () => {
    expect(deviceErrorWords('microphone', named('NotAllowedError'))).toMatch(
      /does not let.*Allow it/,
    )
    expect(deviceErrorWords('microphone', named('NotFoundError'))).toMatch(
      /^No microphone was found/,
    )
    expect(deviceErrorWords('camera', named('NotReadableError'))).toMatch(
      /camera is in use by another/,
    )
    expect(deviceErrorWords('microphone', named('InsecureContext'))).toContain('https')
  })

  it('is told in our words, whatever the browser says and even if it is no error', () => {
    expect(deviceErrorWords('microphone', named('Surprise'))).toMatch(/^The microphone could not/)
    expect(deviceErrorWords('microphone', 'no')).toMatch(/^The microphone could not/)
    expect(deviceErrorWords('microphone', named('Surprise'))).not.toContain('programmers')
  })

  it('leaves a screen that somebody chose not to share without advice', () => {
    expect(deviceErrorWords('screen share', named('NotAllowedError'))).toMatch(/not shared/)
  })
})
