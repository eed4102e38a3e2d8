import type { z } from 'zod'
import { MOST_KEYS, shownKey } from './unknown-keys.ts'

/** What a reader of shapes finds wrong, in sentences for whoever wrote the file. */

/** 0 is the 1st. */
export function ordinal(index: number): string {
  const number = index + 1
  const isTeen = Math.floor((number % 100) / 10) === 1
  return `${number}${isTeen ? 'th' : (ENDINGS[number % 10] ?? 'th')}`
}

const ENDINGS = ['th', 'st', 'nd', 'rd']

/** One for most; of keys that nobody knows, one each. */
export function sentencesOf(issue: z.core.$ZodIssue, place: string): string[] {
  const { where, subject } = placed(issue.path, place)
  if (issue.code !== 'unrecognized_keys')
    return [`${where}: ${subject} ${wrongWith(issue, subject)}.`]
  const inside = issue.path.length === 0 ? where : `${where}, ${subject.replace(/^the /, '')}`
  return issue.keys.slice(0, MOST_KEYS).map((key) => `${inside}: Unknown key ${shownKey(key)}.`)
}

const KEY_CHARACTERS = 60

/** `graph, 2nd of stages` and `the name`: in what it is, and which part of that. */
function placed(path: readonly PropertyKey[], place: string): { where: string; subject: string } {
  const steps: string[] = []
  for (const step of path)
    if (typeof step === 'number') steps.push(`${ordinal(step)} of ${steps.pop() ?? 'all'}`)
    else steps.push(named(String(step)))
  const last = steps.pop()
  return {
    where: [place, ...steps].join(', '),
    subject: last === undefined ? 'it' : `the ${last}`,
  }
}

/** As the form calls them; the rest is called as it is written. */
const NAMES = new Map([
  ['pain_points', 'pain points'],
  ['scenario', 'use case (scenario)'],
])

const named = (key: string): string => NAMES.get(key) ?? key.slice(0, KEY_CHARACTERS)

const KINDS = new Map([
  ['string', 'text'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['null', 'null'],
])

function wrongWith(issue: z.core.$ZodIssue, subject: string): string {
  if (issue.code === 'invalid_type')
    return issue.message.endsWith('received undefined')
      ? missing(subject)
      : `must be ${KINDS.get(issue.expected) ?? issue.expected}`
  if (issue.code === 'too_big') return `must ${amount(issue.origin, `at most ${issue.maximum}`)}`
  if (issue.code === 'too_small') return `must ${amount(issue.origin, `at least ${issue.minimum}`)}`
  if (issue.code === 'invalid_value')
    return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`
  return inOtherWords(issue.message, subject)
}

function amount(origin: string, bound: string): string {
  if (origin === 'string') return `have ${bound} characters`
  return origin === 'array' ? `have ${bound} entries` : `be ${bound}`
}

/** "the goals are missing", and "the 2nd of goals is missing". */
const missing = (subject: string): string =>
  /^the \D*s$/.test(subject) ? 'are missing' : 'is missing'

/** Of our own rules, which speak of a field of a form. */
function inOtherWords(message: string, subject: string): string {
  if (message === 'This field is required') return missing(subject)
  if (/^(Must|Contains) /.test(message)) return message[0]?.toLowerCase() + message.slice(1)
  return message.startsWith('Invalid ') ? 'is not written as it has to be' : `cannot be: ${message}`
}
