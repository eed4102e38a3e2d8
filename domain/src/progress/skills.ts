import { rubricOf } from '../rubric/rubrics.ts'
import type { UseCase } from '../use-cases.ts'
import type { Practised, PractisedTalk } from './practised.ts'

/** A criterion over time, in the talks in which it was scored. */
export type Skill = {
  id: string
  /** As it was called last. */
  name: string
  first: number
  best: number
  latest: number
  /** The mean of the newest of them, and of how many: one talk alone says little. */
  recent: number
  recentOf: number
}

/** As few as level out a good day, and as many as still are now. */
const RECENT_TALKS = 3

/** The strongest first. */
export function skillsOf({ talks, useCase }: Practised): Skill[] {
  const ids = new Set(talks.flatMap(({ criteria }) => criteria.map(({ id }) => id)))
  return [...ids]
    .map((id) => skillOf(id, talks))
    .toSorted((one, other) => compare(one, other, useCase))
}

/** What to practise next: the lowest of late. Of two that are as low, the one that weighs more. */
export const weakestOf = (skills: Skill[]): Skill | null => skills.at(-1) ?? null

function skillOf(id: string, talks: PractisedTalk[]): Skill {
  const scored = talks.flatMap(({ criteria }) => criteria.find((one) => one.id === id) ?? [])
  const scores = scored.map(({ score }) => score)
  const recent = scores.slice(-RECENT_TALKS)
  return {
    id,
    name: scored.at(-1)?.name ?? id,
    first: scores[0] ?? 0,
    best: Math.max(...scores),
    latest: scores.at(-1) ?? 0,
    recent: recent.reduce((sum, score) => sum + score, 0) / recent.length,
    recentOf: recent.length,
  }
}

/** Names decide last, so that the order is the same every time. */
function compare(one: Skill, other: Skill, useCase: UseCase): number {
  if (one.recent !== other.recent) return other.recent - one.recent
  const weights = weightOf(one.id, useCase) - weightOf(other.id, useCase)
  if (weights !== 0) return weights
  return one.name < other.name ? 1 : one.name > other.name ? -1 : 0
}

/** In the rubric of its use case. What a roleplay of somebody's own judges by weighs nothing there. */
const weightOf = (id: string, useCase: UseCase): number =>
  rubricOf(useCase, 'learner').criteria.find((criterion) => criterion.id === id)?.weight ?? 0

/** Where it can be seen: of the newest talks, the last one of those in which it went worst. */
export function talkThatShows(skill: Skill, talks: PractisedTalk[]): PractisedTalk | null {
  const scored = talks.filter(({ criteria }) => criteria.some(({ id }) => id === skill.id))
  const scoreIn = ({ criteria }: PractisedTalk) =>
    criteria.find(({ id }) => id === skill.id)?.score ?? 0
  const recent = scored.slice(-RECENT_TALKS)
  const lowest = Math.min(...recent.map(scoreIn))
  return recent.findLast((talk) => scoreIn(talk) === lowest) ?? null
}
