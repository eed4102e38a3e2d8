import type { EngineInUse } from '@colloquy/contract/room'
import { describe, expect, it } from 'vitest'
import { scriptedEars } from '../testing/scripted-ears.ts'
import { scriptedVoice } from '../testing/scripted-voice.ts'
import type { HowFar } from '../speech/engines.ts'
import { createEnginesInUse } from './engines-in-use.ts'
import type { CallEngines } from './call.ts'
import type { Status } from './status.ts'

const HERE: EngineInUse = { id: 'here', label: 'Here', where: 'on this machine' }

const MODEL = {
  describe: { id: 'hosted', label: 'Lines by small', where: 'to words.example' },
  open: () => {
    throw new Error('not asked for')
  },
}

function aCallWith(engines: Partial<CallEngines> = {}) {
  const shown: Parameters<Status['show']>[0] = {}
  const status: Status = {
    show: async (what) => {
      Object.assign(shown, what)
    },
  }
  const usual: CallEngines = {
    listening: scriptedEars(),
    earsToCome: null,
    speaking: scriptedVoice(),
    wording: null,
    ...engines,
  }
  return { inUse: createEnginesInUse(usual, status), shown, usual }
}

describe('what listens, speaks and words lines in a call', () => {
  it('is said to be as usual, and nothing else, while all is well', () => {
    const { inUse, shown, usual } = aCallWith()
    inUse.show()
    expect(shown).toEqual({
      listening: usual.listening?.describe,
      speaking: usual.speaking.describe,
      wording: null,
      notice: '',
    })
  })
  it('is the model that is set, until it is away: then the persona has lines of its own', () => {
    const { inUse, shown } = aCallWith({ wording: MODEL })
    inUse.show()
    expect(shown).toMatchObject({ wording: MODEL.describe, notice: '' })
    inUse.words(HERE)
    expect(shown).toMatchObject({
      wording: HERE,
      notice: expect.stringMatching(/^The model that words the lines does not answer/),
    })
    inUse.words(MODEL.describe)
    expect(shown).toMatchObject({ wording: MODEL.describe, notice: '' })
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
  it('is nobody while it is fetched, and one is told how far that is, and when it is there', () => {
    let now: HowFar = { kind: 'absent' }
    const following = new Set<() => void>()
    const { inUse, shown } = aCallWith({
      listening: null,
      earsToCome: {
        now: () => now,
        follow(onChange) {
          following.add(onChange)
          return { over: () => void following.delete(onChange) }
        },
      },
    })
    const becomes = (next: HowFar) => {
      now = next
      for (const onChange of following) onChange()
    }
    inUse.show()
    expect(shown.notice).toMatch(/^Nothing here recognises speech/)
    becomes({ kind: 'fetching', says: 'It is being fetched: package 2 of 6.' })
    expect(shown.notice).toMatch(
      /^It is being fetched: package 2 of 6\. .*type what you want to say/,
    )
    becomes({ kind: 'ready' })
    expect(shown).toMatchObject({ listening: { id: 'typing' } })
    expect(shown.notice).toMatch(
      /^The speech recogniser is there now\. It listens in calls that begin/,
    )
    inUse.close()
    expect(following.size).toBe(0)
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
