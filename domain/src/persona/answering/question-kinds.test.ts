import { expect, it } from 'vitest'
import { lastQuestionIn } from '../../moves/last-question.ts'
import { whatIsAsked } from '../recalling/asked.ts'
import { unknownIn } from './question-kinds.ts'

const kindOf = (text: string) => unknownIn(whatIsAsked(lastQuestionIn(text)), text)

it('why something is done rather than another is asked for its reason', () => {
  expect(kindOf('Why were you on the belt rather than supervising?')).not.toBe('preference')
})

it('what somebody would rather do is asked for what they like', () => {
  expect(kindOf('What would you rather do?')).toBe('preference')
})
