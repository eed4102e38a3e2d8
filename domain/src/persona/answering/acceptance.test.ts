import { describe, expect, it } from 'vitest'
import { talk } from '../../testing/talk.ts'

const OFFERED = [
  'Hello Maria.',
  'Our tool costs 200 dollars a month, and calls the patients by itself.',
]

const decidedOn = (question: string): string =>
  talk([...OFFERED, question], { scenario: 'presentations' }).last.why

describe('whether something is all right', () => {
  it.each([
    'Okay, and does that work reliably, once a week?',
    'Does it work well with the spreadsheets?',
    'Would that work without the spreadsheets?',
  ])('is not what is asked by how a thing works: %s', (question) => {
    expect(decidedOn(question)).not.toMatch(/\[accept/)
  })

  it.each(['Does that work for you?', 'Would that work?'])('is said to: %s', (question) => {
    expect(decidedOn(question)).toMatch(/\[accept/)
  })
})
