import { compile } from './graph/compile.ts'
import { type Finding, validate } from './graph/validate.ts'
import type { Course, Persona } from './roleplay.ts'
import { type Judges, validateRubric } from './rubric/validate.ts'

/** What is wrong with the course of a roleplay, and in which part of it. */
export type CourseFinding = Finding & { in: 'graph' | 'difficulty' | 'rubric' }

export function validateCourse(
  course: Course & { persona: Persona },
  judges: Judges,
): CourseFinding[] {
  const ofRubric = course.rubric === null ? [] : validateRubric(course.rubric, judges)
  return [
    ...findingsInGraph(course),
    ...ofRubric.map((finding) => ({ ...finding, in: 'rubric' as const })),
  ]
}

/** What a persona and a name for the difficulty make is sound by itself. */
function findingsInGraph(course: Course & { persona: Persona }): CourseFinding[] {
  const { persona, scenario, difficulty } = course
  if (course.graph === null && typeof difficulty === 'string') return []
  const graph = compile({ persona, scenario, difficulty, graph: course.graph ?? undefined })
  const part = course.graph === null ? 'difficulty' : 'graph'
  return validate(graph).map((finding) => ({ ...finding, in: part }))
}
