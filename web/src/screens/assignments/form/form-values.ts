import type { Sent } from '@colloquy/contract/endpoint'
import type { endpoints } from '@colloquy/contract/endpoints'
import type { Counts } from '@colloquy/domain/assignments/standing'
import type { AssignmentData } from '../../../data/assignments.ts'
import { END_OF_DAY, fieldsOfMoment, momentOfFields } from '../../../data/due.ts'

/** What stands in the fields, as it was typed. */
export type FormValues = {
  roleplayId: string
  people: string[]
  groups: string[]
  day: string
  time: string
  passMark: string
  least: string
  most: string
  counts: Counts
  note: string
}

const DAYS_GIVEN = 7
const DAY_MS = 86_400_000

/** A week, to the end of that day. */
export const newValues = (now: number, roleplayId = ''): FormValues => ({
  roleplayId,
  people: [],
  groups: [],
  day: fieldsOfMoment(new Date(now + DAYS_GIVEN * DAY_MS).toISOString()).day,
  time: END_OF_DAY,
  passMark: '',
  least: '1',
  most: '',
  counts: 'best',
  note: '',
})

export function valuesOf(assignment: AssignmentData): FormValues {
  const { due_at: due, managed } = assignment
  const { day, time } = due === null ? { day: '', time: END_OF_DAY } : fieldsOfMoment(due)
  return {
    roleplayId: assignment.roleplay.id,
    people: managed?.people.map(({ user_id: id }) => id) ?? [],
    groups: managed?.groups.map(({ id }) => id) ?? [],
    day,
    time,
    passMark: String(assignment.pass_mark ?? ''),
    least: String(assignment.least_attempts),
    most: String(assignment.most_attempts ?? ''),
    counts: assignment.counts,
    note: assignment.note,
  }
}

const numberOrNone = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

/** Only what was typed as a number that can be meant. */
export const askedOf = ({ passMark, least, most, counts }: FormValues) => ({
  pass_mark: numberOrNone(passMark),
  least_attempts: numberOrNone(least) ?? 1,
  most_attempts: numberOrNone(most),
  counts,
})

export const changeOf = (values: FormValues): Sent<typeof endpoints.editAssignment>['body'] => ({
  people: values.people,
  groups: values.groups,
  note: values.note,
  due_at: momentOfFields(values),
  ...askedOf(values),
})

/** The server's bound, and the reason it gives. */
export const MOST_ATTEMPTS = 50

type FieldProblems = Partial<Record<string, string>>

/** What is wrong with it before it is sent, by the names that the server gives the fields. */
export function problemsWith(values: FormValues): FieldProblems {
  const { pass_mark: pass, least_attempts: least, most_attempts: most } = askedOf(values)
  const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= MOST_ATTEMPTS
  const counted = `A whole number from 1 to ${MOST_ATTEMPTS}`
  const problems: FieldProblems = {}
  if (values.roleplayId === '') problems['roleplay_id'] = 'Choose what is practised'
  if (values.people.length + values.groups.length === 0)
    problems['people'] = 'Choose at least one person or group'
  if (values.day !== '' && momentOfFields(values) === null)
    problems['due_at'] = 'A day that is in the calendar'
  if (pass !== null && !(Number.isInteger(pass) && pass >= 1 && pass <= 100))
    problems['pass_mark'] = 'A whole number from 1 to 100, or nothing'
  if (!isCount(least)) problems['least_attempts'] = counted
  if (most !== null && !isCount(most)) problems['most_attempts'] = `${counted}, or nothing`
  else if (most !== null && isCount(least) && most < least)
    problems['most_attempts'] = 'Cannot be less than the least number of attempts'
  return problems
}

/** Where it is wrong, in the order of the form. */
export const FIELDS = [
  'roleplay_id',
  'people',
  'groups',
  'due_at',
  'pass_mark',
  'least_attempts',
  'most_attempts',
  'note',
] as const
