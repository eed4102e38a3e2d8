import { describe, expect, it } from 'vitest'
import { USE_CASE_IDS } from '../use-cases.ts'
import type { Criterion } from './rubric.ts'
import { rubricOf } from './rubrics.ts'
import { validateRubric } from './validate.ts'

const anchors: Criterion['anchors'] = ['None.', 'Hardly.', 'Some.', 'Half.', 'Most.', 'All.']

const criterion = (more: Partial<Criterion> = {}): Criterion => ({
  id: 'listening',
  name: 'Listening',
  weight: 1,
  anchors,
  looksFor: { rule: 'listens' },
  blocks: null,
  matters: 'always',
  whenNotShown: 'earns-nothing',
  skill: 'Listening',
  ...more,
})

const says = (any: string[], more: Partial<Criterion> = {}) =>
  criterion({ id: 'told', name: 'Told', looksFor: { rule: 'says', with: { any } }, ...more })

const CODE = { hasModel: false }
const MODEL = { hasModel: true }

const found = (criteria: Criterion[], judges = CODE) =>
  validateRubric({ version: 1, criteria }, judges).map((one) => `${one.is}: ${one.says}`)

describe('a rubric is refused', () => {
  it.each<[string, Criterion[], string]>([
    ['without a criterion', [], 'There is nothing to judge by: no criterion.'],
    [
      'with two of one name',
      [criterion(), criterion()],
      'There are two criteria called "listening".',
    ],
    [
      'that looks for what no rule knows',
      [criterion({ looksFor: { rule: 'charms' } })],
      '"Listening" looks for "charms", which nobody can. There are: opens, listens,',
    ],
    [
      'that gives a rule what it does not take',
      [criterion({ looksFor: { rule: 'listens', with: { atLeast: 3 } } })],
      '"Listening" looks for "listens", which takes no "atLeast".',
    ],
    [
      'that waits for no sentence',
      [says([])],
      '"Told" waits for a sentence, and does not say which.',
    ],
    [
      'that waits for a sentence that is in every talk',
      [says(['okay then'])],
      '"Told" waits for "okay then", which has too few words of its own',
    ],
    [
      'that blocks below what there is',
      [criterion({ blocks: { below: 6, says: 'No.' } })],
      '"Listening" blocks below 6, and scores go from 0 to 5.',
    ],
    [
      'that blocks without a word',
      [criterion({ blocks: { below: 1, says: ' ' } })],
      '"Listening" blocks, and does not tell the learner why.',
    ],
    [
      'that blocks with what nothing can judge',
      [
        criterion(),
        criterion({ id: 'tone', name: 'Tone', looksFor: null, blocks: { below: 2, says: 'No.' } }),
      ],
      '"Tone" blocks, and nothing can judge it.',
    ],
    [
      'in which nothing weighs anything',
      [criterion({ weight: 0 })],
      'Nothing weighs anything: all weights are 0.',
    ],
    [
      'with a weight below nothing',
      [criterion({ weight: -1 })],
      '"Listening" has a weight that is none',
    ],
    [
      'that could never come to a number',
      [criterion({ looksFor: null })],
      'This could never come to a number: nothing in it can be judged by code, and no model is set up.',
    ],
    [
      'that leaves a score without words',
      [criterion({ anchors: ['None.', 'Hardly.', '', 'Half.', 'Most.', 'All.'] })],
      '"Listening" does not say what a 2 is.',
    ],
  ])('%s', (_, criteria, sentence) => {
    expect(found(criteria)).toContainEqual(expect.stringContaining(`error: ${sentence}`))
  })
})

it('what is wrong is found in the criterion and the part of it where it stands', () => {
  const unsound = [
    criterion(),
    says(['This call is recorded', 'okay then'], { blocks: { below: 5, says: '' } }),
    criterion({ id: 'tone', name: ' ', weight: -1, anchors: ['', '', 'C', 'D', 'E', 'F'] }),
  ]
  const findings = validateRubric({ version: 1, criteria: unsound }, CODE)
  expect(findings.map(({ at }) => at)).toEqual([
    { criterion: 1, part: 'sentences', n: 1 },
    { criterion: 1, part: 'blocks' },
    { criterion: 2, part: 'name' },
    { criterion: 2, part: 'anchors', n: 0 },
    { criterion: 2, part: 'anchors', n: 1 },
    { criterion: 2, part: 'weight' },
  ])
  expect(findings.at(-2)?.says).toBe('A criterion does not say what a 1 is.')
})

it('nothing is wrong with those that come along, nor with a sentence that has to be said', () => {
  for (const useCase of USE_CASE_IDS)
    for (const lead of ['learner', 'persona'] as const)
      expect(validateRubric(rubricOf(useCase, lead), CODE)).toEqual([])
  const blocks = { below: 5, says: 'It has to be said.' }
  expect(found([criterion(), says(['This call is recorded'], { blocks })])).toEqual([])
})

it('what only a model can judge is sound where there is one, and left out elsewhere', () => {
  const both = [criterion(), criterion({ id: 'tone', name: 'Tone', looksFor: null })]
  expect(found(both)).toEqual([
    'warning: "Tone" is left out, as long as no model is set up to judge it.',
  ])
  expect(found(both, MODEL)).toEqual([])
  expect(found([criterion({ looksFor: null })], MODEL)).toEqual([])
})
