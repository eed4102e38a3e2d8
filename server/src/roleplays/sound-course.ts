import type { Course, Persona } from '@colloquy/domain/roleplay'
import type { Judges } from '@colloquy/domain/rubric/validate'
import { type CourseFinding, validateCourse } from '@colloquy/domain/sound-course'
import { Invalid } from '../errors.ts'

/** More than anybody mends before looking again. */
const MOST_FLAWS = 20

/** Nobody is to be led into a conversation that cannot be finished, or that can never come to a grade. */
export function requireSoundCourse(course: Course & { persona: Persona }, judges: Judges): void {
  const [first, ...others] = validateCourse(course, judges).filter(isError)
  if (first === undefined) return
  // Of one part at a time: what is wrong with a rubric may be read once the graph is mended.
  const says = [first, ...others].filter((one) => one.in === first.in).map((one) => one.says)
  const more = [...new Set(says)].slice(1, MOST_FLAWS)
  throw Invalid.field(['schema_data', first.in], first.says, ...more)
}

const isError = ({ is }: CourseFinding): boolean => is === 'error'
