import { expect, it } from 'vitest'
import { USE_CASE_IDS } from '../use-cases.ts'
import { rubricOf } from './rubrics.ts'
import { RULES } from './rules.ts'

const all = USE_CASE_IDS.flatMap((useCase) => [
  rubricOf(useCase, 'learner'),
  rubricOf(useCase, 'persona'),
])

it('says of each criterion what every score means, each in other words', () => {
  for (const { criteria } of all)
    for (const { id, anchors } of criteria) expect([id, new Set(anchors).size]).toEqual([id, 6])
})

it('has a rule for each criterion, each once, and weighs all of them', () => {
  for (const { criteria } of all) {
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length)
    for (const { looksFor, weight } of criteria) {
      expect(Object.keys(RULES)).toContain(looksFor?.rule)
      expect(weight).toBeGreaterThan(0)
    }
  }
})

it('asks other things of who is interviewed than of who interviews', () => {
  expect(rubricOf('interviews', 'persona')).not.toEqual(rubricOf('interviews', 'learner'))
})
