import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../language/words.ts'
import { mainQuestionIn } from '../../moves/last-question.ts'
import { maria, talk } from '../../testing/talk.ts'
import { USE_CASES, type UseCase } from '../../use-cases.ts'
import { whatIsAsked } from '../recalling/asked.ts'
import { sameQuestionIn } from '../recalling/same-question.ts'
import { moreOfUsual, usualQuestionsIn } from './usual-questions.ts'

const lists = (Object.keys(USE_CASES) as UseCase[]).flatMap((useCase) =>
  (['learner', 'persona'] as const).map((lead) => ({
    name: `${useCase}, led by the ${lead}`,
    usual: usualQuestionsIn({ useCase, lead }),
  })),
)

describe('questions that everybody is asked', () => {
  it.each(lists)('are each known again, and taken for no other: $name', ({ usual }) => {
    for (const one of usual)
      for (const text of one.asked)
        expect
          .soft(
            sameQuestionIn(whatIsAsked(mainQuestionIn(text)), usual, {
              bar: 'surely',
              around: { said: text, before: '' },
            })?.asked,
          )
          .toContain(text)
  })

  it.each(lists)(
    'are put off in three ways at least, none of which claims a number: $name',
    ({ usual }) => {
      for (const { says } of usual) {
        expect(new Set(says).size).toBeGreaterThanOrEqual(3)
        for (const way of says) expect(way).not.toMatch(/\d|\b(?:do not|cannot|I am)\b/)
      }
    },
  )

  it.each(lists)('are gone into in as many ways, in a breath or two: $name', ({ usual }) => {
    const all = usual.flatMap(({ name }) => Object.values(moreOfUsual(name)))
    expect(new Set(all).size).toBe(all.length)
    for (const more of all) {
      expect(wordsOf(more).length).toBeLessThanOrEqual(24)
      expect(more).not.toMatch(/\d|\b(?:do not|cannot)\b/)
    }
  })

  it.each([
    ['Do you have kids?', /family|private|home/],
    ['um how much could you spend a month', /price|cost|getting/],
    ['Who would have to sign off on this at your place?', /alone|others|case/],
  ])('are put off by somebody whose author wrote nothing of it: %s', (asked, said) => {
    expect(
      talk(['Hello Maria.', asked], { persona: { ...maria, background: 'She is new.' } }).last.text,
    ).toMatch(said)
  })
})
