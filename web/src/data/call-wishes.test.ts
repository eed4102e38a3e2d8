import { describe, expect, it } from 'vitest'
import { DEFAULT_WISHES, parseWishes } from './call-wishes.ts'

describe('how somebody likes to practise', () => {
  it.each([[null], [''], ['{'], ['null'], ['7'], ['"short"'], ['[]']])(
    'is as it is for a newcomer when the browser keeps %j',
    (stored) => {
      expect(parseWishes(stored)).toEqual(DEFAULT_WISHES)
    },
  )

  it('loses nothing else to one wish that means nothing', () => {
    const stored = { ...DEFAULT_WISHES, patience: 'endless', captions: 'no', pushToTalk: true }
    expect(parseWishes(JSON.stringify(stored))).toEqual({ ...DEFAULT_WISHES, pushToTalk: true })
  })

  it('takes no microphone without a name, and no recognition that there is not', () => {
    const stored = { microphoneId: '', hearWith: 'telepathy' }
    expect(parseWishes(JSON.stringify(stored))).toEqual(DEFAULT_WISHES)
  })

  it('leaves open what nobody has chosen', () => {
    expect(parseWishes('{"showStage":"yes"}').showStage).toBeNull()
    expect(parseWishes('{"showStage":false}').showStage).toBe(false)
  })

  it('comes back as it was stored', () => {
    const wishes = {
      patience: 'long',
      pushToTalk: true,
      hearWith: 'browser',
      showStage: true,
      captions: false,
      microphone: false,
      microphoneId: 'abc',
    }
    expect(parseWishes(JSON.stringify(wishes))).toEqual(wishes)
  })
})
