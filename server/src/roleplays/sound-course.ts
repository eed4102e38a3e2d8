import { compile } from '@colloquy/domain/graph/compile'
import { validate } from '@colloquy/domain/graph/validate'
import type { Course, Persona } from '@colloquy/domain/roleplay'
import { Invalid } from '../errors.ts'

/** More than anybody mends before looking again. */
const MOST_FLAWS = 20

/**
 * Nobody is to be led into a conversation that cannot be finished, or in which something can never be heard.
 * What a persona and a name for the difficulty make is sound by itself.
 */
export function requireSoundCourse(course: Course & { persona: Persona }): void {
  const { persona, scenario, difficulty } = course
  if (course.graph === null && typeof difficulty === 'string') return
  const graph = compile({ persona, scenario, difficulty, graph: course.graph ?? undefined })
  const flaws = validate(graph).flatMap(({ is, says }) => (is === 'error' ? [says] : []))
  const [first, ...others] = new Set(flaws)
  if (first === undefined) return
  const field = course.graph === null ? 'difficulty' : 'graph'
  throw Invalid.field(['schema_data', field], first, ...others.slice(0, MOST_FLAWS - 1))
}
