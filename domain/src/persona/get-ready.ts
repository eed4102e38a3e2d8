import type { Graph } from '../graph/graph.ts'
import { greet, step } from './step.ts'

/**
 * Reads for a talk what its first question would wait for: every fact and every written answer is taken apart
 * once. Nothing of it is seen in the talk.
 */
export function getReady(graph: Graph): void {
  step(graph, greet(graph, SEED).state, { text: A_QUESTION, seed: SEED })
}

const SEED = 0

/** Written for nobody, and no courtesy: so everything is looked through. */
const A_QUESTION = 'What happens to the machines there after the second shift, and who looks at it?'
