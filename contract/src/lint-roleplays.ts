import { LIBRARY_LIMITS, tidyTags } from '@colloquy/domain/library'
import {
  type Course,
  missingInRoleplay,
  ORDINARY_COURSE,
  type RoleplayForm,
  tidyRoleplay,
} from '@colloquy/domain/roleplay'
import type { Judges } from '@colloquy/domain/rubric/validate'
import { validateCourse } from '@colloquy/domain/sound-course'
import type { z } from 'zod'
import { ordinal, sentencesOf } from './file-sentences.ts'
import { FileRoleplay, FORMAT, FORMAT_VERSION } from './roleplays-file.ts'
import { unknownKeys, unknownKeysOfRoleplay } from './unknown-keys.ts'

/** A roleplay of a file, as it can be made. */
export type ReadRoleplay = RoleplayForm & Course & { folder: string | null; tags: string[] }

export type LintedFile = {
  /** Why it cannot be imported, each a sentence with its place. Without one it can. */
  problems: string[]
  /** What may not be what was meant. */
  warnings: string[]
  /** Those without a problem. */
  roleplays: ReadRoleplay[]
  /** Where each of these stands in the file, as the beginning of a sentence. */
  places: string[]
}

/** More than anybody mends before looking again. */
const MOST_SAID = 100

/** Everything that is wrong with a file of roleplays, whatever it holds. It is data: nothing of it is run or shown here. */
export function lintRoleplays(file: unknown, judges: Judges): LintedFile {
  const found = flawsOfFile(file)
  if (found.length > 0) return { problems: found, warnings: [], roleplays: [], places: [] }
  const { roleplays, ...around } = file as { roleplays: unknown[] }
  const linted = roleplays.map((roleplay, n) => {
    const place = `The ${ordinal(n)} roleplay`
    return { place, ...lintRoleplay(roleplay, { place, judges }) }
  })
  const read = linted.flatMap(({ roleplay }) => (roleplay === null ? [] : [roleplay]))
  return {
    problems: linted.flatMap(({ problems }) => problems).slice(0, MOST_SAID),
    warnings: [
      ...unknownKeys({ ...around, roleplays }, { known: 'file', place: 'The file' }),
      ...linted.flatMap(({ warnings }) => warnings),
      ...sameNames(read),
    ].slice(0, MOST_SAID),
    roleplays: read,
    places: linted.flatMap(({ roleplay, place }) => (roleplay === null ? [] : [place])),
  }
}

function flawsOfFile(file: unknown): string[] {
  if (!isRecord(file) || file.format !== FORMAT)
    return [
      `This is no file of roleplays: one begins with {"format": "${FORMAT}", "version": ${FORMAT_VERSION}, "roleplays": [...]}.`,
    ]
  if (file.version !== FORMAT_VERSION)
    return [
      `The file: the version has to be ${FORMAT_VERSION}, which is the only one that is known here.`,
    ]
  if (!Array.isArray(file.roleplays)) return ['The file: the roleplays have to be a list.']
  if (file.roleplays.length === 0) return ['The file: there is no roleplay in it.']
  if (file.roleplays.length > LIBRARY_LIMITS.atOnce)
    return [
      `The file: there are ${file.roleplays.length} roleplays in it. At most ${LIBRARY_LIMITS.atOnce} can be imported at once.`,
    ]
  return []
}

type Linted = { problems: string[]; warnings: string[]; roleplay: ReadRoleplay | null }

export function lintRoleplay(
  value: unknown,
  { place, judges }: { place: string; judges: Judges },
): Linted {
  const warnings = unknownKeysOfRoleplay(value, place)
  const parsed = FileRoleplay.safeParse(value)
  if (!parsed.success)
    return {
      problems: [
        ...parsed.error.issues.flatMap((issue) => sentencesOf(issue, place)),
        ...blanksOf(value).map((field) => missingSentence(place, field)),
      ],
      warnings,
      roleplay: null,
    }
  const roleplay = readRoleplay(parsed.data)
  const findings = validateCourse(roleplay, judges)
  const said = (wanted: 'error' | 'warning') => [
    ...new Set(
      findings.filter(({ is }) => is === wanted).map((one) => `${place}, ${one.in}: ${one.says}`),
    ),
  ]
  const missing = missingInRoleplay(roleplay).map(({ field }) => missingSentence(place, field))
  const problems = [...missing, ...said('error')]
  return {
    problems,
    warnings: [...warnings, ...said('warning')],
    roleplay: problems.length === 0 ? roleplay : null,
  }
}

/** Of something that is not even shaped as a roleplay: those of its texts and lists that are there, and say nothing. */
function blanksOf(value: unknown): string[] {
  const whole = isRecord(value) ? value : {}
  const persona = isRecord(whole.persona) ? whole.persona : {}
  const textOf = (of: unknown) => (typeof of === 'string' ? of : UNKNOWN)
  const entriesOf = (of: unknown) => (Array.isArray(of) ? of.map(textOf) : [UNKNOWN])
  const blanks = missingInRoleplay({
    name: textOf(whole.name),
    persona: {
      name: textOf(persona.name),
      role: textOf(persona.role),
      situation: textOf(persona.situation),
      background: textOf(persona.background),
      painPoints: entriesOf(persona.pain_points),
      goals: entriesOf(persona.goals),
    },
    isPublic: false,
    groupIds: [],
  })
  return blanks.map(({ field }) => field)
}

/** Anything that is not blank: what is wrong with it is said already. */
const UNKNOWN = '?'

function readRoleplay(file: z.output<typeof FileRoleplay>): ReadRoleplay {
  const { pain_points: painPoints, goals, ...texts } = file.persona
  const form = tidyRoleplay({
    name: file.name,
    description: file.description ?? undefined,
    persona: { ...texts, painPoints, goals },
    // Whoever imports decides who is to see it, once it is here.
    isPublic: false,
    groupIds: [],
  })
  const folder = file.folder?.trim() ?? ''
  return {
    ...form,
    scenario: file.scenario ?? ORDINARY_COURSE.scenario,
    difficulty: file.difficulty ?? ORDINARY_COURSE.difficulty,
    voice: file.voice ?? null,
    graph: file.graph ?? null,
    rubric: file.rubric ?? null,
    folder: folder === '' ? null : folder,
    tags: tidyTags(file.tags ?? []),
  }
}

/** Of the fields that are lists, one entry with words is enough. */
const AT_LEAST_ONE = new Map([
  ['persona.painPoints', 'pain point'],
  ['persona.goals', 'goal'],
])

function missingSentence(place: string, field: string): string {
  const entry = AT_LEAST_ONE.get(field)
  if (entry !== undefined) return `${place}, persona: at least one ${entry} is needed.`
  const [first = '', second] = field.split('.')
  return second === undefined
    ? `${place}: the ${first} is missing.`
    : `${place}, ${first}: the ${second} is missing.`
}

function sameNames(roleplays: readonly ReadRoleplay[]): string[] {
  const counts = new Map<string, number>()
  for (const { name } of roleplays) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([name, count]) => `${count} of the roleplays are called “${shortened(name)}”.`)
}

const MOST_NAME_CHARACTERS = 60

const shortened = (name: string): string =>
  name.length > MOST_NAME_CHARACTERS
    ? `${name.slice(0, MOST_NAME_CHARACTERS).toWellFormed()}…`
    : name

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
