import { type Grade, grade } from '../../src/grading/grade.ts'
import type { Talk } from '../../src/reading/talk.ts'

/** Something that is tried on the grade very often, each time with other talks, by a seed. */
export type Trial = {
  /** What is tried once. Nothing is seen where the talk has nothing to try it on. */
  once: (talks: readonly Judged[], luck: Luck) => Seen[]
}

/** A number of what was seen, of a kind: what it means is for the trial to say. */
export type Seen = { kind: string; value: number }

/** A talk that somebody judged, and what they took it for. */
export type Judged = { file: string; talk: Talk; isGood: boolean }

/** Numbers from 0 to 1 that a seed decides. */
export type Luck = () => number

export const oneOf = <Thing>(luck: Luck, things: readonly Thing[]): Thing =>
  things[Math.floor(luck() * things.length)] as Thing

export const wholeBetween = (luck: Luck, least: number, most: number): number =>
  least + Math.floor(luck() * (most - least + 1))

/** Of a talk that is tried many times, graded once. */
export function gradeAsItIs({ talk }: Judged): Grade {
  const known = grades.get(talk) ?? grade(talk)
  grades.set(talk, known)
  return known
}

const grades = new WeakMap<Talk, Grade>()
