import { rubricOf } from '@colloquy/domain/rubric/rubrics'
import { USE_CASE_IDS } from '@colloquy/domain/use-cases'
import { expect, it } from 'vitest'
import { snakeCased } from './key-case.ts'
import { OwnRubric } from './rubric.ts'

const anchors = ['None.', 'Hardly.', 'Some.', 'Half.', 'Most.', 'All.']
const criterion = { id: 'tone', name: 'Tone', weight: 1, anchors }

it('is refused without six anchors, with a weight that is none, and with what no rubric has', () => {
  const read = (more: object) => OwnRubric.safeParse({ criteria: [{ ...criterion, ...more }] })
  expect(read({}).success).toBe(true)
  for (const wrong of [
    { anchors: anchors.slice(1) },
    { anchors: [...anchors.slice(1), ' '] },
    { weight: 0 },
    { weight: Number.NaN },
    { weight: 1e9 },
    { blocks: { below: 0, says: 'No.' } },
    { blocks: { below: 2.5, says: 'No.' } },
    { looks_for: { rule: 'says', with: { any: 'hello' } } },
    { matters: 'sometimes' },
    { mood: 'good' },
    { name: 'x'.repeat(101) },
  ])
    expect([wrong, read(wrong).success]).toEqual([wrong, false])
})

it('fills in what goes without saying', () => {
  expect(OwnRubric.parse({ criteria: [criterion] })).toEqual({
    version: 1,
    criteria: [
      {
        ...criterion,
        looksFor: null,
        blocks: null,
        matters: 'always',
        whenNotShown: 'earns-nothing',
        skill: 'Tone',
      },
    ],
  })
})

it('takes those that come along, as they go out', () => {
  for (const useCase of USE_CASE_IDS) {
    const rubric = rubricOf(useCase, 'learner')
    expect(OwnRubric.parse(snakeCased(rubric))).toEqual(rubric)
  }
})
