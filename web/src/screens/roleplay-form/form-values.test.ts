import { describe, expect, it } from 'vitest'
import type { RoleplayData } from '../../data/queries.ts'
import {
  bodyOf,
  emptyForm,
  type FormValues,
  formOf,
  isFormValues,
  missingAt,
} from './form-values.ts'

const filledIn = (): FormValues => ({
  ...emptyForm(),
  name: ' Renewal ',
  description: '  ',
  persona: {
    name: 'Dana',
    role: 'Buyer',
    situation: 'Budget cut',
    background: 'Ten years in purchasing',
    painPoints: [{ text: 'Late deliveries' }, { text: ' ' }, { text: 'Price ' }],
    goals: [{ text: 'A better price' }],
  },
})

function stored(
  persona: Partial<RoleplayData['schema_data']['persona']>,
  course: Partial<RoleplayData['schema_data']> = {},
): RoleplayData {
  const { schema_data: sent, ...rest } = bodyOf(filledIn())
  return {
    ...rest,
    id: '00000000-0000-4000-8000-000000000000',
    version: 1,
    updated_at: '2026-01-01T00:00:00.000Z',
    schema_data: {
      scenario: sent.scenario,
      difficulty: 'normal',
      voice: null,
      ...course,
      persona: { ...sent.persona, ...persona },
    },
  }
}

describe('what is sent', () => {
  it('has no blank pain points and goals, and no empty description', () => {
    const body = bodyOf(filledIn())
    expect(body).not.toHaveProperty('description')
    expect(body.name).toBe('Renewal')
    expect(body.schema_data.persona.pain_points).toEqual(['Late deliveries', 'Price'])
  })
})

describe('what is missing', () => {
  it('is said at its field', () => {
    expect(missingAt('name', emptyForm())).toBe('Name is required')
    expect(missingAt('persona.role', emptyForm())).toBe('Persona role is required')
    expect(missingAt('persona.goals', emptyForm())).toBe('At least one goal is required')
    expect(missingAt('persona.role', filledIn())).toBeUndefined()
  })
  it('is the first entry of a list, even when a later one has words', () => {
    const values = filledIn()
    values.persona.painPoints = [{ text: ' ' }, { text: 'Price' }]
    expect(missingAt('persona.painPoints', values)).toBe('At least one pain point is required')
  })
})

describe('a form of what is stored', () => {
  it('keeps an entry in each list, so that there is a place to write', () => {
    const form = formOf(stored({ goals: [] }))
    expect(form.persona.goals).toEqual([{ text: '' }])
    expect(form.persona.painPoints).toEqual([{ text: 'Late deliveries' }, { text: 'Price' }])
  })

  it('sends back what it has no place to write: numbers and a graph of its own', () => {
    const course = { difficulty: { patience: 55 }, graph: { asks_every: 3 } }
    const form = formOf(stored({}, course))
    expect(form).toMatchObject({ difficulty: 'own', graph: course.graph })
    expect(bodyOf(form).schema_data).toMatchObject(course)
  })

  it('has the voice that was chosen, and none where the name of the persona chooses', () => {
    const chosen = formOf(stored({}, { voice: 'cedar' }))
    expect(bodyOf(chosen).schema_data.voice).toBe('cedar')
    expect(bodyOf({ ...chosen, voice: '' }).schema_data.voice).toBeNull()
    expect(bodyOf(formOf(stored({}))).schema_data.voice).toBeNull()
  })

  it('sends the difficulty that was chosen in place of the numbers, and no graph when it goes', () => {
    const form = formOf(stored({}, { difficulty: { patience: 55 }, graph: { asks_every: 3 } }))
    const { schema_data: sent } = bodyOf({ ...form, difficulty: 'hard', graph: null })
    expect(sent).toMatchObject({ difficulty: 'hard', graph: null })
  })
})

describe('a draft', () => {
  it('is taken back when it has the shape of the form', () => {
    expect(isFormValues(JSON.parse(JSON.stringify(filledIn())))).toBe(true)
  })
  it.each([
    ['nothing', null],
    ['a text', 'draft'],
    ['an older form', { name: 'Renewal' }],
    ['without a difficulty', { ...filledIn(), difficulty: undefined }],
    ['a list without an entry', { ...filledIn(), persona: { ...filledIn().persona, goals: [] } }],
    ['a list of texts', { ...filledIn(), persona: { ...filledIn().persona, goals: ['a'] } }],
  ])('is left alone when it is %s', (_, draft) => {
    expect(isFormValues(draft)).toBe(false)
  })
})
