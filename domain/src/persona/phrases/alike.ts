import type { Graph } from '../../graph/graph.ts'
import { EVERYWHERE, waysOf } from './phrases.ts'

/**
 * Whether each way of it says the same, so that who did not hear the one may be given another. Only of what anybody
 * says: what an author or a use case says in its place may differ in more than words.
 */
export const isAlikeInEveryWay = (graph: Graph, of: string): boolean =>
  ALIKE.has(of) && waysOf(graph, of) === EVERYWHERE[of]

const ALIKE: ReadonlySet<string> = new Set([
  // What it asks
  'what-is-it-about',
  'how-can-i-help',
  'what-about-it',
  'ask-back',
  'why-you-ask',
  'evade-next-step',
  'evade-sum-wanted',
  'when-exactly',
  'when-sent',
  'what-next',
  'doubt-settled-last',
  'dig-more',
  'dig-own-part',
  'dig-example',
  'dig-result',
  'any-questions',
  'silence',
  // Yes and no
  'good-time',
  'time-suits',
  'agree',
  'decline',
  'is-clear',
  'price-fits',
  'price-too-high',
  'evade-yes-no',
  'evade-yes-no-past',
  'evade-yes-no-have',
  'evade-yes-no-do',
  'evade-there-is',
  'evade-did-not-know',
  // What it does not know, or leaves to them
  'evade-time',
  'evade-time-to-come',
  'evade-which',
  'evade-who-decides',
  'evade-name-of-own',
  'evade-said',
  'evade-told',
  'evade-job-number',
  'find-out',
  'come-back',
  'evade-suits',
  'evade-suits-either',
  'leave-it-to-you',
  'job-you',
  'wish-told',
  'no-more',
  'doubt-stays',
])
