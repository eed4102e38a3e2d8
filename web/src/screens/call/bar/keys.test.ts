import { describe, expect, it } from 'vitest'
import { deedOf, KEYS } from './keys.ts'

const press = (key: string, given: Partial<Parameters<typeof deedOf>[0]> = {}) =>
  deedOf({ key, hasModifier: false, isTyping: false, pushToTalk: false, ...given })

describe('a key in a call', () => {
  it('does nothing while one types, but Escape closes', () => {
    const typed = ['m', 'M', 'c', 't', '?', ' '].map((key) =>
      press(key, { isTyping: true, pushToTalk: true }),
    )
    expect(new Set(typed)).toEqual(new Set([null]))
    expect(press('Escape', { isTyping: true })).toBe('close')
  })

  it('is the browser’s with Control, Alt or Meta', () => {
    expect(press('c', { hasModifier: true })).toBeNull()
    expect(press('t', { hasModifier: true })).toBeNull()
  })

  it('is a space and no more without push-to-talk', () => {
    expect(press(' ')).toBeNull()
    expect(press(' ', { pushToTalk: true })).toBe('talk')
  })

  it('mutes, opens the chat and shows the keys, in either case', () => {
    expect(['m', 'M', 'c', 'C', 't', '?'].map((key) => press(key))).toEqual([
      'mute',
      'mute',
      'chat',
      'chat',
      'captions',
      'keys',
    ])
  })

  it('is nothing when it is any other', () => {
    expect(press('x')).toBeNull()
    expect(press('Enter')).toBeNull()
  })

  it('is told of when it does something', () => {
    const names = new Map([
      ['Space', ' '],
      ['Esc', 'Escape'],
    ])
    const told = KEYS.map(({ key }) => press(names.get(key) ?? key, { pushToTalk: true }))
    expect(new Set(told).size).toBe(KEYS.length)
    expect(told).not.toContain(null)
  })
})
