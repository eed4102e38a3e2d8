import type { Graph } from '@colloquy/domain/graph/graph'
import { type Learner, speak } from '@colloquy/domain/graph/simulate/learners'
import { chooser } from '@colloquy/domain/persona/choose'
import type { Step } from '@colloquy/domain/persona/step'
import { oftenAsked } from '@colloquy/domain/roleplays/often-asked'

/** As such a learner talks; who has answers that somebody wrote is asked questions in between. */
export function sayTo(learner: Learner, given: { graph: Graph; last: Step; seed: number }): string {
  const { graph, last, seed } = given
  const choose = chooser(`${seed}/${last.state.turns}/asks`)
  const asked = choose(graph.answers)?.asked
  if (asked === undefined) return speak(learner, given)
  switch (choose(WAYS)) {
    case 'what people ask':
      return choose(oftenAsked(graph.useCase, graph)) ?? ''
    case 'as it is written':
      return choose(asked) ?? ''
    case 'nearly as it is written':
      return (choose(asked) ?? '').replace('?', ', after all that?')
    case 'as a learner':
    case undefined:
      return speak(learner, given)
  }
}

/** What stands in the very words is found at once: anything else is looked for in all that is written. */
const WAYS = [
  'as a learner',
  'as a learner',
  'what people ask',
  'as it is written',
  'nearly as it is written',
  'nearly as it is written',
] as const
