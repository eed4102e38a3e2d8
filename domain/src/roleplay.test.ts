import { describe, expect, it } from 'vitest'
import { missingInRoleplay, type RoleplayForm, tidyRoleplay } from './roleplay.ts'

const form: RoleplayForm = {
  name: 'Discovery call',
  description: 'First call',
  persona: {
    name: 'Dana',
    role: 'Head of operations',
    situation: 'Evaluating',
    background: 'Logistics',
    painPoints: ['Late deliveries'],
    goals: ['Fewer complaints'],
  },
  isPublic: true,
  groupIds: ['a'],
}

describe('a roleplay that is saved', () => {
  it.each([
    ['name', { ...form, name: '  ' }],
    ['persona.name', { ...form, persona: { ...form.persona, name: '' } }],
    ['persona.role', { ...form, persona: { ...form.persona, role: ' ' } }],
    ['persona.situation', { ...form, persona: { ...form.persona, situation: '\n' } }],
    ['persona.background', { ...form, persona: { ...form.persona, background: '' } }],
    ['persona.painPoints', { ...form, persona: { ...form.persona, painPoints: [' ', ''] } }],
    ['persona.goals', { ...form, persona: { ...form.persona, goals: [] } }],
  ])('needs a %s', (field, incomplete) => {
    expect(missingInRoleplay(tidyRoleplay(incomplete)).map((problem) => problem.field)).toEqual([
      field,
    ])
  })
  it('lacks nothing when all is there', () => {
    expect(missingInRoleplay(form)).toEqual([])
  })
  it('drops blank pain points and goals, and trims the others', () => {
    const persona = { ...form.persona, painPoints: ['', ' Late ', '  '], goals: ['Grow', ' '] }
    const tidy = tidyRoleplay({ ...form, persona })
    expect(tidy.persona).toMatchObject({ painPoints: ['Late'], goals: ['Grow'] })
  })
  it('leaves an empty description out', () => {
    expect(tidyRoleplay({ ...form, description: '  ' })).not.toHaveProperty('description')
  })
  it('names each group once', () => {
    expect(tidyRoleplay({ ...form, groupIds: ['a', 'b', 'a'] }).groupIds).toEqual(['a', 'b'])
  })
})
