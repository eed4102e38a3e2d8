import type { EngineInUse } from '@colloquy/contract/room'
import { describe, expect, it } from 'vitest'
import { scriptedEars } from '../testing/scripted-ears.ts'
import { scriptedVoice } from '../testing/scripted-voice.ts'
import { createEnginesInUse } from './engines-in-use.ts'
import type { Status } from './status.ts'

const HERE: EngineInUse = { id: 'here', label: 'Here', where: 'on this machine' }

function aCallWith(engines: { listening?: null } = {}) {
  const shown: Parameters<Status['show']>[0] = {}
  const status: Status = {
    show: async (what) => {
      Object.assign(shown, what)
    },
  }
  const usual = { listening: scriptedEars(), speaking: scriptedVoice(), ...engines }
  return { inUse: createEnginesInUse(usual, status), shown, usual }
}

describe('what listens and speaks in a call', () => {
  it('is said to be as usual, and nothing else, while all is well', () => {
    const { inUse, shown, usual } = aCallWith()
    inUse.show()
    expect(shown).toEqual({
      listening: usual.listening?.describe,
      speaking: usual.speaking.describe,
      notice: '',
    })
  })
  it('is another one while the usual one is away, and the usual one again after that', () => {
    const { inUse, shown, usual } = aCallWith()
    inUse.speaks(HERE)
    expect(shown).toMatchObject({
      speaking: HERE,
      notice: expect.stringMatching(/^The usual voice/),
    })
    inUse.speaks(usual.speaking.describe)
    expect(shown).toMatchObject({ speaking: usual.speaking.describe, notice: '' })
  })
  it('is not talked back to life by a voice that had failed for good', () => {
    const { inUse, shown } = aCallWith()
    inUse.voiceFailed()
    inUse.speaks(HERE)
    expect(shown.notice).toMatch(/goes on in writing/)
  })
  it('is nobody where nothing can, and one is told to type', () => {
    const { inUse, shown } = aCallWith({ listening: null })
    inUse.show()
    expect(shown).toMatchObject({ listening: { id: 'typing' } })
    expect(shown.notice).toMatch(/^Nothing here recognises speech/)
    expect(inUse.isListening()).toBe(false)
  })
  it('is the browser where it was asked to, whatever becomes of the others', () => {
    const { inUse, shown } = aCallWith()
    inUse.hearWith('browser')
    inUse.earsFailed()
    expect(shown).toMatchObject({ listening: { id: 'browser' }, notice: '' })
    inUse.hearWith('server')
    expect(shown).toMatchObject({ listening: { id: 'typing' } })
    expect(shown.notice).toMatch(/not recognised any more/)
  })
})
