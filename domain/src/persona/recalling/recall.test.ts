import { describe, expect, it } from 'vitest'
import { lastQuestionIn } from '../../moves/last-question.ts'
import type { Persona } from '../../roleplay.ts'
import { whatIsAsked } from './asked.ts'
import { factsOf } from '../facts/facts.ts'
import { recall } from './recall.ts'

const aPersona = (given: Partial<Persona>): Persona => ({
  name: 'Tomasz Wilk',
  role: 'Plant manager',
  situation: '',
  background: '',
  painPoints: [],
  goals: [],
  ...given,
})

const plant = aPersona({
  situation:
    'Tomasz runs five lines. His director, Helen Marsh, wants a plan by the end of the month. His daughter Ola is getting married in Lisbon tomorrow.',
  background:
    'He has run the plant for four years. His planner, Gerry, is 61. When Gerry is ill, the routes are done by an agency. The spare parts cost 400 pounds a week.',
  painPoints: ['Spare parts are often missing', 'My best technician knows the old machines'],
})

function recalled(question: string, persona = plant) {
  const facts = factsOf(persona, 'sales')
  const [best] = recall(whatIsAsked(lastQuestionIn(question)), { facts, topic: [] })
  return best
}

describe('a fact answers', () => {
  it.each([
    ['When is your daughter getting married?', 'tomorrow'],
    ["What happens when Gerry's off sick?", 'agency'],
    ["What happens when he's off sick?", 'agency'],
    ["What's your director called?", 'Helen'],
    ["Who's your boss?", 'Helen'],
    ['How many lines do you run?', 'five'],
    ['How old is your planner?', '61'],
  ])('that says it in other words: %s', (question, holds) => {
    const best = recalled(question)
    expect(best?.answers).toBe(true)
    expect(best?.fact.says).toContain(holds)
  })
})

describe('a fact of the same thing is known to be no answer', () => {
  it.each([
    ['no name in it', "What's your daughter's husband called?"],
    ['no time in it', 'When did the spare parts go missing?'],
    ['the number of something else', 'How many spare parts do you have?'],
    ['told of somebody else', 'How old is your daughter?'],
  ])('with %s', (_, question) => {
    expect(recalled(question)?.answers ?? false).toBe(false)
  })
})

it('looks for nothing in words that everybody uses', () => {
  expect(recalled('What do you think of that?')?.answers ?? false).toBe(false)
})
