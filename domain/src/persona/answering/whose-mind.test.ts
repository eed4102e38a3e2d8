import { describe, expect, it } from 'vitest'
import { lastQuestionIn } from '../../moves/last-question.ts'
import { whoseMind } from './whose-mind.ts'

const whose = (said: string) => whoseMind(lastQuestionIn(said).text, said)

describe('of whom something is asked that only they can know', () => {
  it.each([
    ['How did Helen react?', 'Helen'],
    ['And Colm, what does he need to see?', 'Colm'],
    ['What does your wife think about it?', 'my wife'],
    ['How do you think Owen felt?', 'Owen'],
    ['so what would convince him', 'him'],
    ['What would Tom have wanted?', 'Tom'],
    ['How do you think Gerry will take it?', 'Gerry'],
  ])('is known by what they are called: %s', (said, who) => {
    expect(whose(said)).toBe(who)
  })

  it.each([
    'What do you want?',
    'How do you feel about Helen?',
    'How long does the bus take?',
    'What did your doctor say to you?',
  ])('is nobody, where the persona is asked themselves: %s', (said) => {
    expect(whose(said)).toBeNull()
  })
})
