import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OwnRubric } from '@colloquy/contract/rubric'
import { RULES } from '@colloquy/domain/rubric/rules'
import { validateRubric } from '@colloquy/domain/rubric/validate'
import { expect, it } from 'vitest'
import { REPOSITORY } from '../config.ts'

const page = readFileSync(join(REPOSITORY, 'docs/rubrics.md'), 'utf8')

it('the rubric in docs/rubrics.md is one', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? []
  const rubric = OwnRubric.parse(JSON.parse(example))
  const findings = validateRubric(rubric, { hasModel: false })
  expect(findings.filter(({ is }) => is === 'error')).toEqual([])
})

it('docs/rubrics.md knows every rule, and no other', () => {
  const [, list = ''] = /names the rule by which code judges: ([^.]*)\./.exec(page) ?? []
  const named = [...list.matchAll(/`([^`]*)`/g)].map(([, rule]) => rule)
  expect(named.toSorted()).toEqual(Object.keys(RULES).toSorted())
})
