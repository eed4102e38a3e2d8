import { rubricOf as shippedRubric } from '@colloquy/domain/rubric/rubrics'
import { USE_CASE_IDS } from '@colloquy/domain/use-cases'
import { describe, expect, it } from 'vitest'
import { newCriterion, newSentence } from './new-criterion.ts'
import { rubricOf, rubricValues, sentRubric, storedRubric } from './rubric-values.ts'

const shipped = shippedRubric('sales', 'learner')

describe('a rubric that was only looked at', () => {
  it.each(USE_CASE_IDS)('goes back as it came: %s', (useCase) => {
    const rubric = shippedRubric(useCase, 'learner')
    expect(rubricOf(rubricValues(rubric))).toEqual(rubric)
  })

  it('goes back as it came from the server, with its sentences', () => {
    const [first] = shipped.criteria
    const told = { ...first, id: 'told', looksFor: { rule: 'says', with: { any: ['It rains'] } } }
    const sent = sentRubric(
      rubricValues({ version: 3, criteria: [told as (typeof shipped.criteria)[0]] }),
    )
    expect(sent).toMatchObject({
      version: 3,
      criteria: [{ looks_for: { rule: 'says', with: { any: ['It rains'] } } }],
    })
    expect(sentRubric(storedRubric(sent as Record<string, unknown>))).toEqual(sent)
  })
})

describe('a criterion that was added', () => {
  const idsWith = (...names: string[]) =>
    rubricOf({
      version: 1,
      criteria: [
        ...rubricValues(shipped).criteria.slice(0, 1),
        ...names.map((name) => ({ ...newCriterion([]), name })),
      ],
    }).criteria.map(({ id }) => id)

  it('gets an id of its name that no other one has', () => {
    expect(idsWith('Opening', ' Names the price! ', 'names the price', '???')).toEqual([
      'opening',
      'opening-2',
      'names-the-price',
      'names-the-price-2',
      'criterion',
    ])
  })

  it('is followed under its name, and one that comes along under what it is about', () => {
    const [, questions] = rubricValues(shipped).criteria
    const renamed = { ...questions, name: 'Finding out' } as typeof questions & object
    const own = { ...newCriterion([]), name: 'Names the price' }
    expect(
      rubricOf({ version: 1, criteria: [renamed, own] }).criteria.map(({ skill }) => skill),
    ).toEqual(['Questions', 'Names the price'])
  })

  it('is sent without sentences that have no words, and without words around them', () => {
    const criterion = { ...newSentence([]), sentences: [' ', ' This call is recorded '] }
    const { criteria } = rubricOf({ version: 1, criteria: [criterion] })
    expect(criteria[0]?.looksFor).toEqual({
      rule: 'says',
      with: { any: ['This call is recorded'] },
    })
  })
})
