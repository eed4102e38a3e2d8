import { describe, expect, it } from 'vitest'
import { lineToSend, showsSender, unreadCount } from './chat.ts'

describe('a line of the chat', () => {
  const first = { sender: 'ana', atMs: 1_000 }

  it('carries name and time when it is the first', () => {
    expect(showsSender(first, undefined)).toBe(true)
  })

  it('carries no name when the same sender goes on within 60 seconds', () => {
    expect(showsSender({ sender: 'ana', atMs: 1_000 }, first)).toBe(false)
    expect(showsSender({ sender: 'ana', atMs: 60_999 }, first)).toBe(false)
  })

  it('carries it again after 60 seconds', () => {
    expect(showsSender({ sender: 'ana', atMs: 61_000 }, first)).toBe(true)
  })

  it('carries it when somebody else has spoken before, however soon', () => {
    expect(showsSender({ sender: 'ben', atMs: 1_001 }, first)).toBe(true)
  })
})

describe('what was typed', () => {
  it('is not sent when it is empty, or blanks alone', () => {
    expect(lineToSend('')).toBeNull()
    expect(lineToSend(' \t\n\u00A0 ')).toBeNull()
  })

  it('is sent without the blanks around it', () => {
    expect(lineToSend('  What is it\nfor? ')).toBe('What is it\nfor?')
  })
})

describe('what is unread', () => {
  const lines = [{ isOwn: false }, { isOwn: true }, { isOwn: false }, { isOwn: false }]

  it('is nothing of what was there when one looked', () => {
    expect(unreadCount(lines, 4)).toBe(0)
    expect(unreadCount([], 0)).toBe(0)
  })

  it('is what others have written since, and nothing of one’s own', () => {
    expect(unreadCount(lines, 0)).toBe(3)
    expect(unreadCount(lines, 1)).toBe(2)
    expect(unreadCount(lines, 3)).toBe(1)
  })
})
