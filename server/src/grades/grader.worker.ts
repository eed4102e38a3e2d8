import { type Grade, grade } from '@colloquy/domain/grading/grade'
import type { Talk } from '@colloquy/domain/reading/talk'
import type { Rubric } from '@colloquy/domain/rubric/rubric'

export default ({ talk, rubric }: { talk: Talk; rubric: Rubric | null }): Grade =>
  grade(talk, rubric ?? undefined)
