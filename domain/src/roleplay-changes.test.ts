import { expect, it } from 'vitest'
import { changesBetween, type RoleplayContent } from './roleplay-changes.ts'

const content: RoleplayContent = {
  name: 'Discovery call',
  description: null,
  scenario: 'sales',
  difficulty: { patience: 60, guard: 3 },
  graph: null,
  voice: null,
  rubric: null,
  persona: {
    name: 'Maria',
    role: 'Practice manager',
    situation: 'Looks for a tool',
    background: 'Fifteen years of it',
    painPoints: ['No-shows'],
    goals: ['Fewer of them'],
  },
}

it('finds nothing changed in the same, in whatever order it is kept', () => {
  expect(changesBetween(content, { ...content, difficulty: { guard: 3, patience: 60 } })).toEqual(
    [],
  )
  const { description, ...without } = content
  expect(changesBetween(content, without)).toEqual([])
})

it('says what changed in the words of the form, in its order', () => {
  const after: RoleplayContent = {
    ...content,
    graph: { asksEvery: 2 },
    difficulty: 'hard',
    persona: { ...content.persona, background: 'Two years of it', goals: [] },
  }
  expect(changesBetween(content, after)).toEqual([
    'difficulty',
    'persona’s background',
    'persona’s goals',
    'conversation graph',
  ])
})

it('tells a list from what only has its entries', () => {
  const difficulty = { 0: 'No-shows' } as never
  const as = (painPoints: unknown): RoleplayContent => ({
    ...content,
    persona: { ...content.persona, painPoints: painPoints as string[] },
  })
  expect(changesBetween(as(['No-shows']), as(difficulty))).toEqual(['persona’s pain points'])
})
