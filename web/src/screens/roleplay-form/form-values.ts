import type { DifficultyName } from '@colloquy/domain/graph/difficulty'
import {
  missingInRoleplay,
  type Persona,
  type RoleplayForm,
  tidyRoleplay,
} from '@colloquy/domain/roleplay'
import type { UseCase } from '@colloquy/domain/use-cases'
import type { VoiceId } from '@colloquy/domain/voices'
import type { RoleplayData } from '../../data/queries.ts'
import { type AnswerValues, sentGraph, storedGraph } from './answers/answer-values.ts'
import { type RubricValues, sentRubric, storedRubric } from './rubric/rubric-values.ts'

/** An entry of a list, as an object: the form tells apart what is being moved by identity. */
type Entry = { text: string }

type SchemaData = RoleplayData['schema_data']
export type OwnNumbers = Exclude<SchemaData['difficulty'], string>

export type FormValues = {
  /** When what is edited was saved last, to notice when somebody else has saved since. '' of a new one. */
  updatedAt: string
  name: string
  description: string
  scenario: UseCase
  difficulty: DifficultyName | 'own'
  /** What 'own' stands for: the numbers that it came with. There is no place to write any here. */
  ownNumbers: OwnNumbers | null
  /** The graph that it came with but for its answers, sent as it is. */
  graph: NonNullable<SchemaData['graph']> | null
  answers: AnswerValues[]
  /** Its own; null when it is graded by the one of its use case. */
  rubric: RubricValues | null
  /** '' when the persona's name chooses it. */
  voice: VoiceId | ''
  isPublic: boolean
  groupIds: string[]
  persona: {
    name: string
    role: string
    situation: string
    background: string
    painPoints: Entry[]
    goals: Entry[]
  }
}

export const emptyForm = (): FormValues => ({
  updatedAt: '',
  name: '',
  description: '',
  scenario: 'other',
  difficulty: 'normal',
  ownNumbers: null,
  graph: null,
  answers: [],
  rubric: null,
  voice: '',
  isPublic: true,
  groupIds: [],
  persona: {
    name: '',
    role: '',
    situation: '',
    background: '',
    painPoints: [{ text: '' }],
    goals: [{ text: '' }],
  },
})

export function formOf({ schema_data: { persona, ...course }, ...roleplay }: RoleplayData) {
  const form: FormValues = {
    updatedAt: roleplay.updated_at,
    name: roleplay.name,
    description: roleplay.description ?? '',
    scenario: course.scenario,
    ...(typeof course.difficulty === 'string'
      ? { difficulty: course.difficulty, ownNumbers: null }
      : { difficulty: 'own', ownNumbers: course.difficulty }),
    ...storedGraph(course.graph),
    rubric: storedRubric(course.rubric),
    voice: course.voice ?? '',
    isPublic: roleplay.is_public,
    groupIds: roleplay.assigned_groups,
    persona: {
      name: persona.name,
      role: persona.role,
      situation: persona.situation,
      background: persona.background,
      painPoints: entriesOf(persona.pain_points),
      goals: entriesOf(persona.goals),
    },
  }
  return form
}

/** Each list keeps at least one entry. */
const entriesOf = (texts: readonly string[]): Entry[] =>
  (texts.length === 0 ? [''] : texts).map((text) => ({ text }))

/** The persona as the domain knows it. */
export const toldOf = ({ painPoints, goals, ...texts }: FormValues['persona']): Persona => ({
  ...texts,
  painPoints: textsOf(painPoints),
  goals: textsOf(goals),
})

const textsOf = (entries: readonly Entry[]): string[] => entries.map(({ text }) => text)

const roleplayOf = ({ persona, ...form }: FormValues): RoleplayForm => ({
  name: form.name,
  description: form.description,
  persona: toldOf(persona),
  isPublic: form.isPublic,
  groupIds: form.groupIds,
})

/** What is sent: blanks dropped, an empty description left out. */
export function bodyOf(values: FormValues) {
  const { description, ...form } = tidyRoleplay(roleplayOf(values))
  return {
    name: form.name,
    ...(description === undefined ? {} : { description }),
    schema_data: schemaDataOf(values),
    is_public: form.isPublic,
    assigned_groups: form.groupIds,
  }
}

/** Of it, what its conversations are made of. */
export function schemaDataOf(values: FormValues) {
  const { painPoints, ...texts } = tidyRoleplay(roleplayOf(values)).persona
  return {
    persona: { ...texts, pain_points: painPoints },
    scenario: values.scenario,
    difficulty: difficultyOf(values),
    graph: sentGraph(values.graph, values.answers),
    rubric: sentRubric(values.rubric),
    voice: values.voice === '' ? null : values.voice,
  }
}

const difficultyOf = ({ difficulty, ownNumbers }: FormValues): SchemaData['difficulty'] =>
  difficulty === 'own' ? (ownNumbers ?? 'normal') : difficulty

/**
 * What is missing at a field, in words. Of a list the first entry counts: that is where the words stand,
 * and where one begins to write.
 */
export function missingAt(field: string, values: FormValues): string | undefined {
  const { painPoints, goals } = values.persona
  const begun = {
    ...values,
    persona: { ...values.persona, painPoints: painPoints.slice(0, 1), goals: goals.slice(0, 1) },
  }
  return missingInRoleplay(roleplayOf(begun)).find((missing) => missing.field === field)?.message
}

/** A draft may be from before an update of the application, or not ours at all. */
export function isFormValues(draft: unknown): draft is FormValues {
  const same = (value: unknown, model: unknown): boolean => {
    if (Array.isArray(model))
      return (
        Array.isArray(value) &&
        (model.length === 0 || (value.length > 0 && value.every((entry) => same(entry, model[0]))))
      )
    if (typeof model !== 'object' || model === null) return typeof value === typeof model
    return (
      typeof value === 'object' &&
      value !== null &&
      Object.entries(model).every(([key, part]) =>
        same((value as Record<string, unknown>)[key], part),
      )
    )
  }
  return same(draft, emptyForm())
}
