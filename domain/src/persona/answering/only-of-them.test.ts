import { describe, expect, it } from 'vitest'
import { compile } from '../../graph/compile.ts'
import { lastQuestionIn } from '../../moves/last-question.ts'
import { maria } from '../../testing/talk.ts'
import { whatIsAsked } from '../recalling/asked.ts'
import { isOnlyOfThem } from './only-of-them.ts'

const { facts } = compile({
  persona: { ...maria, situation: 'My wife works in a kitchen. My wife knows about the raki.' },
  scenario: 'therapy',
})

const told = (asked: string) => {
  const question = whatIsAsked(lastQuestionIn(asked))
  return facts.filter((fact) => /\bwife\b/.test(fact.says) && !isOnlyOfThem(question, fact))
}

describe('whether somebody does a thing is not answered by who they are', () => {
  it('only what they are asked to do is an answer', () => {
    expect(told('Does your wife know?').map(({ says }) => says)).toEqual([
      expect.stringContaining('knows'),
    ])
  })

  it('who they are is one when they are asked about in general', () => {
    expect(told('What does your wife do?')).toHaveLength(2)
  })
})
