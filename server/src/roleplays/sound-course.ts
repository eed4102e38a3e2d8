import { compile } from '@colloquy/domain/graph/compile'
import { type Finding, validate } from '@colloquy/domain/graph/validate'
import type { Course, Persona } from '@colloquy/domain/roleplay'
import { type Judges, validateRubric } from '@colloquy/domain/rubric/validate'
import { Invalid } from '../errors.ts'

/** More than anybody mends before looking again. */
const MOST_FLAWS = 20

/** Nobody is to be led into a conversation that cannot be finished, or that can never come to a grade. */
export function requireSoundCourse(course: Course & { persona: Persona }, judges: Judges): void {
  requireSoundGraph(course)
  if (course.rubric !== null) refuse('rubric', validateRubric(course.rubric, judges))
}

/** What a persona and a name for the difficulty make is sound by itself. */
function requireSoundGraph(course: Course & { persona: Persona }): void {
  const { persona, scenario, difficulty } = course
  if (course.graph === null && typeof difficulty === 'string') return
  const graph = compile({ persona, scenario, difficulty, graph: course.graph ?? undefined })
  refuse(course.graph === null ? 'difficulty' : 'graph', validate(graph))
}

function refuse(field: string, findings: Finding[]): void {
  const flaws = findings.flatMap(({ is, says }) => (is === 'error' ? [says] : []))
  const [first, ...others] = new Set(flaws)
  if (first === undefined) return
  throw Invalid.field(['schema_data', field], first, ...others.slice(0, MOST_FLAWS - 1))
}
