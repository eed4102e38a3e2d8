import { type Grade, grade } from '@colloquy/domain/grading/grade'
import {
  type Asking,
  askingsFor,
  judgedWith,
  type ModelAnswers,
} from '@colloquy/domain/grading/model/judged-with'
import type { Talk } from '@colloquy/domain/reading/talk'
import type { Rubric } from '@colloquy/domain/rubric/rubric'

type Given = { talk: Talk; rubric: Rubric | null }

export const gradeTalk = ({ talk, rubric }: Given): Grade => grade(talk, rubric ?? undefined)

export const askings = ({ talk, rubric }: Given): Asking[] => askingsFor(talk, rubric ?? undefined)

export const judged = ({
  talk,
  rubric,
  ...given
}: Given & { answers: ModelAnswers; model: string }): Grade =>
  judgedWith(talk, { ...given, rubric: rubric ?? undefined })
