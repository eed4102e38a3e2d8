import type { ProgressData } from '../../data/progress.ts'

/** What is said of one's progress: no more than the numbers carry. */

/** With fewer talks a good day and a step forward look the same. */
const ENOUGH_TALKS = 5

type Told = Pick<ProgressData, 'scenario' | 'use_cases' | 'talks' | 'skills' | 'has_older'>

export type Better = { says: string; caution: string | null }

/** The one sentence of what is getting better. */
export function betterOf({
  scenario,
  use_cases: useCases,
  talks,
  skills,
  has_older,
}: Told): Better {
  const useCase = useCases.find((one) => one.scenario === scenario)
  if (useCase === undefined) return { says: 'Nothing is graded here yet.', caution: null }
  const { lift, first } = useCase
  const count = talks.filter((talk) => !talk.is_drill).length
  if (lift === null)
    return {
      says: `You begin with ${first.score} of 100.`,
      caution: 'After the next talk you can see where it goes.',
    }
  const caution =
    has_older || count >= ENOUGH_TALKS
      ? null
      : `After ${count} talks that may still be a good or a bad day.`
  const skill = risen(skills)
  if (skill !== null)
    return {
      says: `${skill.name} is getting better: ${skill.first} of 5 at first, ${oneDecimal(skill.recent)} on average of late.`,
      caution,
    }
  if (lift.latest > 0)
    return { says: `Your score is ${points(lift.latest)} above your first talk.`, caution }
  if (lift.best > 0)
    return { says: `Your best talk is ${points(lift.best)} above your first one.`, caution }
  return { says: 'Your first talk is still your best one.', caution }
}

/** Less is within what one answer more or less makes. */
const LEAST_RISE = 0.5
/** With fewer the first is most of the average, and the score says more. */
const LEAST_TALKS_OF_SKILL = 3

type Skill = ProgressData['skills'][number]

function risen(skills: Skill[]): Skill | null {
  const riseOf = ({ recent, first }: Skill) => recent - first
  const [most] = skills
    .filter(({ recent_of: of }) => of >= LEAST_TALKS_OF_SKILL)
    .toSorted((one, other) => riseOf(other) - riseOf(one))
  return most !== undefined && riseOf(most) >= LEAST_RISE ? most : null
}

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)

/** 3.666… as 3.7, and 4 as 4. */
export const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10)

export function liftWords(lift: number): string {
  if (lift === 0) return 'As your first'
  return lift > 0 ? `${points(lift)} above your first` : `${points(-lift)} below your first`
}

/** Why this skill is next. */
export function whyWords({ recent, recent_of: of }: Pick<Skill, 'recent' | 'recent_of'>): string {
  const score = `${oneDecimal(recent)} of 5`
  if (of === 1) return `It is the lowest of your skills so far: ${score} in one talk.`
  return `It is the lowest of your skills of late: ${score}, on average over ${of} talks.`
}

export function durationWords(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes === 0) return 'less than a minute'
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`
}
