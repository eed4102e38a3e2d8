import { describe, expect, it } from 'vitest'
import { receiptChanges } from './receipt-changes.ts'

const receipt = {
  transcript: 'a1',
  roleplay: 'b1',
  rubric: 'c1',
  grader: 'built-in 1',
  model: null,
  prompt: null,
}

describe('what changed between two gradings of a talk', () => {
  it('is nothing where the same things decided', () => {
    expect(receiptChanges(receipt, { ...receipt })).toEqual([])
  })

  it.each([
    ['another rubric', { rubric: 'c2' }],
    ['another version of the roleplay', { roleplay: 'b2' }],
    ['other words of the talk', { transcript: 'a2' }],
    ['another grader (built-in 1, then built-in 2)', { grader: 'built-in 2' }],
    ['a language model came to it (careful-3)', { model: 'careful-3', prompt: 'd1' }],
  ])('is said in words: %s', (words, change) => {
    expect(receiptChanges(receipt, { ...receipt, ...change })).toEqual([words])
  })

  it('tells a model that left from one that was replaced, and from one asked otherwise', () => {
    const asked = { ...receipt, model: 'careful-3', prompt: 'd1' }
    expect(receiptChanges(asked, receipt)).toEqual([
      'no language model any more (it was careful-3)',
    ])
    expect(receiptChanges(asked, { ...asked, model: 'careful-4' })).toEqual([
      'another language model (careful-3, then careful-4)',
    ])
    expect(receiptChanges(asked, { ...asked, prompt: 'd2' })).toEqual([
      'another way of asking the model',
    ])
  })
})
