import { describe, expect, it } from 'vitest'
import { beyond } from './beyond.ts'

describe('what comes after words that were taken already', () => {
  it('is all of it when other words were said', () => {
    expect(beyond('how many people work there', 'what does that cost')).toBe('what does that cost')
  })

  it('is all of it when nothing was taken', () => {
    expect(beyond('', 'what does that cost')).toBe('what does that cost')
  })

  it('is nothing when they are the same', () => {
    expect(beyond('how many people work there', 'how many people work there')).toBe('')
  })

  it('is what is new', () => {
    expect(beyond('how many people', 'how many people work there')).toBe('work there')
  })

  it('is what is new, also when some of them were understood better', () => {
    expect(beyond('how may people work', 'How many people work in the summer?')).toBe(
      'in the summer?',
    )
    expect(beyond('how many people worked', 'how many people work there')).toBe('there')
  })

  it('is nothing of one word that was taken for another', () => {
    expect(beyond('how many people walk there', 'how many people work there')).toBe('')
  })
})
