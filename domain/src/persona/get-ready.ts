import type { Graph } from '../graph/graph.ts'
import { readInParts } from './recalling/question-book.ts'
import { greet, step } from './step.ts'
import { usualQuestionsIn } from './usual/usual-questions.ts'

/**
 * Reads for a talk what its first question would wait for: every fact and every written answer is taken apart
 * once. Nothing of it is seen in the talk. In parts: half a second in one would hold up every other talk.
 */
export function* getReady(graph: Graph): Generator<void> {
  yield* readInParts(graph.answers)
  yield* readInParts(usualQuestionsIn(graph))
  step(graph, greet(graph, SEED).state, { text: A_QUESTION, seed: SEED })
}

const SEED = 0

/** Written for nobody, and no courtesy: so everything is looked through. */
const A_QUESTION = 'What happens to the machines there after the second shift, and who looks at it?'
