import type { Measure } from '../complete-grade.ts'

type Named = { name: string; about?: string }

/** What is counted, in the words of people who talk. What has no words here keeps its own name. */
const NAMES: Record<string, Named> = {
  pace: {
    name: 'Pace',
    about: 'While the learner speaks. Pauses, typed turns and the delay of the system never count.',
  },
  'talk-share': { name: 'Share of the speaking', about: 'The rest was the persona’s.' },
  'longest-monologue': { name: 'Longest monologue' },
  turns: { name: 'Turns', about: 'Of the learner, spoken or typed.' },
  'response-gap': {
    name: 'Time before an answer',
    about: 'In the middle of all: half were quicker. The delay of the system is in no number.',
  },
  'interrupted-the-persona': {
    name: 'Cut the persona short',
    about: 'By speaking. What is typed into its words talks over nobody.',
  },
  'was-interrupted': { name: 'Was cut short' },
  'questions-open': { name: 'Open questions' },
  'questions-closed': { name: 'Closed questions' },
  'spin-situation': { name: 'Situation questions' },
  'spin-problem': { name: 'Problem questions' },
  'spin-implication': { name: 'Implication questions' },
  'spin-need-payoff': { name: 'Need-payoff questions' },
  'spin-order': { name: 'SPIN kinds in their order', about: 'Of four, one after the other.' },
  reflections: { name: 'Reflections', about: 'What was said, given back in own words.' },
  fillers: { name: 'Filler words', about: 'Everybody has them; no score depends on them.' },
  hedges: { name: 'Hedges', about: '“Sort of”, “maybe” and the like.' },
  stages: { name: 'Stages covered' },
  topics: { name: 'Topics covered' },
}

export const nameOf = ({ id }: Pick<Measure, 'id'>): string =>
  (Object.hasOwn(NAMES, id) ? NAMES[id]?.name : undefined) ?? id.replaceAll('-', ' ')

export const aboutOf = ({ id }: Pick<Measure, 'id'>): string | null =>
  (Object.hasOwn(NAMES, id) ? NAMES[id]?.about : undefined) ?? null

/** Things that happen, and not things that one has. */
const HAPPENS = new Set(['interrupted-the-persona', 'was-interrupted'])

/** A number as one says it. What was not measured says why, and is no number. */
export function valueWords({ id, value, unit, reason }: Measure): string {
  if (value === null) return missingWords(reason)
  return HAPPENS.has(id) ? times(value) : amount(value, unit)
}

export function amount(value: number, unit: string): string {
  switch (unit) {
    case 'share':
      return `${Math.round(100 * value)} %`
    case 'seconds':
      return value >= 60 ? minutes(value) : value === 1 ? '1 second' : `${value} seconds`
    case 'count':
      return String(value)
    default:
      return `${value} ${unit}`
  }
}

const times = (value: number): string =>
  value === 0 ? 'Never' : value === 1 ? 'Once' : value === 2 ? 'Twice' : `${value} times`

function minutes(seconds: number): string {
  const whole = Math.round(seconds)
  const [full, rest] = [Math.floor(whole / 60), whole % 60]
  return `${full} min${rest === 0 ? '' : ` ${rest} s`}`
}

function missingWords(reason: string | null): string {
  switch (reason) {
    case 'too-few-words':
      return 'Not enough to measure: fewer than 30 words were said'
    case 'typed':
      return 'Not measured: everything was typed'
    case 'not-of-this-use-case':
      return 'Not measured: it belongs to sales conversations'
    case null:
    default:
      return 'Not measured: there was nothing to count'
  }
}

/** Beside what is usual, which is no goal. */
export function besideUsual({ value, unit, usual }: Measure): string | null {
  if (value === null || usual === null) return null
  const band = `${bare(usual.from, unit)} to ${amount(usual.to, unit)}`
  const place = value < usual.from ? 'below' : value > usual.to ? 'above' : 'within'
  return `Usual: ${usual.from === 0 ? `up to ${amount(usual.to, unit)}` : band}. This is ${place} it.`
}

const bare = (value: number, unit: string): string =>
  unit === 'share' ? String(Math.round(100 * value)) : String(value)
