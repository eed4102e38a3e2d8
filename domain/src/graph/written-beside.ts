import type { Persona } from '../roleplay.ts'
import { writtenFor } from '../roleplays/roleplays.ts'
import type { OwnGraph } from './plan.ts'
import { sameWords } from './validate-answers.ts'

/**
 * Of somebody who comes written to the last word, all that is theirs, unless a roleplay brings a graph of its own. Answers
 * alone are none: they come beside, and first.
 */
export function withWhatWasWritten(persona: Persona, own: OwnGraph | undefined): OwnGraph {
  const isAnswersAlone = Object.keys(own ?? {}).every((key) => key === 'answers')
  if (own !== undefined && !(isAnswersAlone && own.answers !== undefined)) return own
  const written = writtenFor(persona)
  const answers = own?.answers ?? []
  if (answers.length === 0 && written !== undefined) return written
  const taken = new Set(answers.flatMap(({ asked }) => asked.map(sameWords)))
  const left = (written?.answers ?? []).filter(
    ({ asked }) => !asked.some((way) => taken.has(sameWords(way))),
  )
  return { ...written, answers: [...answers, ...left] }
}
