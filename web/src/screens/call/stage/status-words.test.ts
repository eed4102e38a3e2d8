import { describe, expect, it } from 'vitest'
import { type Situation, statusWords } from './status-words.ts'

const well: Situation = {
  connection: 'steady',
  over: null,
  isAlone: false,
  partner: null,
  isUnheard: false,
  hearing: 'off',
  notice: '',
  name: 'Nora',
}
const words = (given: Partial<Situation>) => statusWords({ ...well, ...given })

describe('what is said of the call', () => {
  it('is nothing while all is well', () => {
    expect(words({})).toBe('')
    expect(words({ hearing: 'trying' })).toBe('')
  })

  it('is that it comes back, before anything else that is wrong', () => {
    expect(words({ connection: 'reconnecting', isAlone: true, notice: 'No' })).toMatch(/^Reconnect/)
    expect(words({ isUnheard: true, notice: 'A plainer voice' })).toMatch(/^Reconnecting: Nora/)
  })

  it('is whom one waits for, and why', () => {
    expect(words({ isAlone: true })).toBe('Waiting for Nora …')
    expect(words({ isAlone: true, partner: 'here' })).toBe('Waiting for Nora …')
    expect(words({ isAlone: true, partner: 'waiting' })).toMatch(
      /^Waiting for a partner who is free/,
    )
    expect(words({ isAlone: true, partner: 'away' })).toMatch(/^Nora was cut off/)
    expect(words({ partner: 'waiting' })).toBe('')
  })

  it('is what the persona’s side has to tell, and that the browser does not hear', () => {
    expect(words({ notice: 'A plainer voice', hearing: 'failed' })).toBe('A plainer voice')
    expect(words({ hearing: 'failed' })).toMatch(/Colloquy listens instead/)
  })

  it('is that it is over once it is', () => {
    expect(words({ over: { because: 'time' }, connection: 'reconnecting' })).toMatch(/over/)
  })
})
