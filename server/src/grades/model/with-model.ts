import type { Logger } from 'pino'
import type { GraderModel } from '../../settings.ts'
import type { Grader, GradeTalk } from '../grader.ts'
import { askModel } from './ask.ts'
import { gradeWithModel } from './grade-with-model.ts'

/** Each talk is graded by code first. Whatever becomes of the model, that grade there is. */
export const withModel =
  (
    { gradeTalk, reader }: Pick<Grader, 'gradeTalk' | 'reader'>,
    { model, log }: { model: GraderModel; log: Logger },
  ): GradeTalk =>
  async (talk, rubric) => {
    const builtIn = await gradeTalk(talk, rubric)
    try {
      return await gradeWithModel(talk, rubric, {
        builtIn,
        model,
        ask: askModel(model),
        reader,
        tell: ({ asked, failed }) =>
          Object.keys(failed).length === 0
            ? log.debug({ event: 'grade.model', asked })
            : log.warn({ event: 'grade.model-failed', asked, ...failed }),
      })
    } catch (failure) {
      log.error({ event: 'grade.model-broken', kind: (failure as Error).name })
      return builtIn
    }
  }
