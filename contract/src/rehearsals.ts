import { REHEARSAL_LIMITS, SOURCES } from '@colloquy/domain/roleplays/rehearsed'
import { USE_CASE_IDS } from '@colloquy/domain/use-cases'
import { z } from 'zod'
import { Difficulty, OwnGraph } from './graph.ts'
import { PersonaInput } from './roleplays.ts'
import { text } from './texts.ts'

/** A roleplay as it is being written, with what somebody would ask its persona. */
export const Rehearsal = z
  .strictObject({
    persona: PersonaInput,
    scenario: z.enum(USE_CASE_IDS),
    difficulty: Difficulty.default('normal'),
    graph: OwnGraph.nullable().default(null),
    questions: z
      .array(text(REHEARSAL_LIMITS.questionCharacters))
      .min(1)
      .max(REHEARSAL_LIMITS.questions),
  })
  .transform(({ persona: { pain_points: painPoints, ...persona }, ...rest }) => ({
    ...rest,
    persona: { ...persona, painPoints },
  }))
  .meta({ id: 'Rehearsal' })

const Source = z.enum(SOURCES).meta({
  description:
    'Where it comes from: what an author wrote for it, a part of the text, what anybody would say. Of what is kept back until it is earned, `earned` says what it is. Of what nothing answers: nothing.',
})

/** In the order of the questions. */
export const Rehearsed = z
  .object({
    answers: z.array(
      z.object({
        question: z.string(),
        says: z.string(),
        from: Source,
        earned: z
          .object({
            says: z.string(),
            from: z.enum(['situation', 'background', 'pain', 'goal']),
          })
          .nullable(),
      }),
    ),
  })
  .meta({ id: 'Rehearsed' })
