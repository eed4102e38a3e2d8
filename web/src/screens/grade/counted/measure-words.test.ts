import { describe, expect, it } from 'vitest'
import type { Measure } from '../complete-grade.ts'
import { besideUsual, nameOf, valueWords } from './measure-words.ts'

const measure = (wishes: Partial<Measure>): Measure => ({
  id: 'pace',
  value: 149,
  unit: 'words per minute',
  reason: null,
  proof: [],
  usual: null,
  ...wishes,
})

describe('what was counted', () => {
  it.each([
    ['149 words per minute', {}],
    ['66 %', { id: 'talk-share', value: 0.664, unit: 'share' }],
    ['24.7 seconds', { id: 'longest-monologue', value: 24.7, unit: 'seconds' }],
    ['1 second', { id: 'response-gap', value: 1, unit: 'seconds' }],
    ['2 min', { id: 'stage-time', value: 120, unit: 'seconds' }],
    ['1 min 23 s', { id: 'stage-time', value: 82.8, unit: 'seconds' }],
    ['7', { id: 'questions-open', value: 7, unit: 'count' }],
    ['0', { id: 'fillers', value: 0, unit: 'count' }],
    ['Never', { id: 'was-interrupted', value: 0, unit: 'count' }],
    ['Once', { id: 'was-interrupted', value: 1, unit: 'count' }],
    ['3 times', { id: 'interrupted-the-persona', value: 3, unit: 'count' }],
  ])('is said with its unit: %s', (words, wishes) => {
    expect(valueWords(measure(wishes))).toBe(words)
  })

  it.each([
    ['Not enough to measure: fewer than 30 words were said', 'too-few-words'],
    ['Not measured: everything was typed', 'typed'],
    ['Not measured: it belongs to sales conversations', 'not-of-this-use-case'],
    ['Not measured: there was nothing to count', 'nothing-to-count'],
    ['Not measured: there was nothing to count', null],
  ])('is no number where it could not be: %s', (words, reason) => {
    expect(valueWords(measure({ value: null, reason }))).toBe(words)
  })

  it.each([
    ['Usual: 120 to 160 words per minute. This is within it.', 149],
    ['Usual: 120 to 160 words per minute. This is above it.', 161],
    ['Usual: 120 to 160 words per minute. This is below it.', 119],
  ])('stands beside what is usual: %s', (words, value) => {
    expect(besideUsual(measure({ value, usual: { from: 120, to: 160, source: 'A book' } }))).toBe(
      words,
    )
  })

  it('stands beside what is usual where that begins with nothing', () => {
    const usual = { from: 0, to: 0.5, source: 'A guide' }
    expect(besideUsual(measure({ value: 0.4, unit: 'share', usual }))).toBe(
      'Usual: up to 50 %. This is within it.',
    )
  })

  it('is compared with nothing where nobody says what is usual', () => {
    expect(besideUsual(measure({}))).toBeNull()
  })

  it('keeps its own name where there is no better one', () => {
    expect(nameOf({ id: 'something-new' })).toBe('something new')
    expect(nameOf({ id: 'constructor' })).toBe('constructor')
  })
})
