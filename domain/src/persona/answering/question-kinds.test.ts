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

it.each([
  ['Where does that come from, do you think?', 'reason'],
  ['Where would you like things to be with your family by the end?', 'need'],
  ['Where do things go wrong?', 'trouble'],
  ['So where is the problem?', 'trouble'],
  ['Where shall we start?', 'where-to-begin'],
  ['Where does that leave you?', 'feelings'],
  ['Where would you take it from, if not there?', 'place-to-be'],
])('asks for no place that is there: %s', (question, kind) => {
  expect(kindOf(question)).toBe(kind)
})

it.each(['Where do you keep the keys?', 'Where does the noise come from?', 'Where did it happen?'])(
  'asks for a place: %s',
  (question) => {
    expect(kindOf(question)).toBe('place')
  },
)

it.each(['And before that?', "That's early. And on a bad day?", 'And the third call?'])(
  'names another thing, and wants neither a yes nor a no: %s',
  (question) => {
    expect(kindOf(question)).toBe('and-that')
  },
)
