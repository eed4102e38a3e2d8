import type { Difficulty } from './graph/difficulty.ts'
import type { OwnGraph } from './graph/plan.ts'
import type { Rubric } from './rubric/rubric.ts'
import type { UseCase } from './use-cases.ts'
import type { VoiceId } from './voices.ts'

/** The partner in a practice conversation, as its author describes them. */
export type Persona = {
  name: string
  role: string
  situation: string
  background: string
  painPoints: string[]
  goals: string[]
}

/** What an author fills in. The specification calls it a conversation schema. */
export type RoleplayForm = {
  name: string
  description?: string | undefined
  persona: Persona
  isPublic: boolean
  groupIds: string[]
}

/** What decides beside the persona how its conversations go. */
export type Course = {
  scenario: UseCase
  difficulty: Difficulty
  /** Null when it goes as the template of its use case has it. */
  graph: OwnGraph | null
  /** Null when the persona's name chooses it. */
  voice: VoiceId | null
  /** By what its conversations are graded; null when by the rubric of its use case. */
  rubric: Rubric | null
}

/** Of a roleplay that says nothing about it. */
export const ORDINARY_COURSE: Course = {
  scenario: 'other',
  difficulty: 'normal',
  graph: null,
  voice: null,
  rubric: null,
}

/** Long enough for a page about a person, short enough to be read before a call. */
export const ROLEPLAY_LIMITS = {
  nameCharacters: 200,
  descriptionCharacters: 2000,
  personaCharacters: 5000,
  entryCharacters: 1000,
  entries: 50,
  groups: 500,
} as const

/** Blank pain points and goals are dropped, an empty description is left out. */
export function tidyRoleplay(form: RoleplayForm): RoleplayForm {
  const { description, ...rest } = form
  const { painPoints, goals, ...texts } = form.persona
  return {
    ...rest,
    ...(isBlank(description) ? {} : { description: description?.trim() }),
    name: form.name.trim(),
    persona: {
      name: texts.name.trim(),
      role: texts.role.trim(),
      situation: texts.situation.trim(),
      background: texts.background.trim(),
      painPoints: dropBlanks(painPoints),
      goals: dropBlanks(goals),
    },
    groupIds: [...new Set(form.groupIds)],
  }
}

/** What a roleplay cannot do without, in the order of the form. A list needs one entry with words. */
const REQUIREMENTS: readonly {
  field: string
  message: string
  of: (form: RoleplayForm) => string
}[] = [
  { field: 'name', message: 'Name is required', of: (form) => form.name },
  { field: 'persona.name', message: 'Persona name is required', of: (form) => form.persona.name },
  { field: 'persona.role', message: 'Persona role is required', of: (form) => form.persona.role },
  {
    field: 'persona.situation',
    message: 'Situation is required',
    of: (form) => form.persona.situation,
  },
  {
    field: 'persona.background',
    message: 'Background is required',
    of: (form) => form.persona.background,
  },
  {
    field: 'persona.painPoints',
    message: 'At least one pain point is required',
    of: (form) => form.persona.painPoints.join(''),
  },
  {
    field: 'persona.goals',
    message: 'At least one goal is required',
    of: (form) => form.persona.goals.join(''),
  },
]

/** The field is a dotted path into the form. Nothing missing: an empty list. */
export const missingInRoleplay = (form: RoleplayForm): { field: string; message: string }[] =>
  REQUIREMENTS.filter((requirement) => isBlank(requirement.of(form))).map(({ field, message }) => ({
    field,
    message,
  }))

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === ''

const dropBlanks = (entries: readonly string[]): string[] =>
  entries.map((entry) => entry.trim()).filter((entry) => entry !== '')
