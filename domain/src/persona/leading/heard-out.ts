import type { Ask } from '../../graph/graph.ts'
import { stemsOf } from '../../language/stems.ts'
import { type Given, phrase } from '../decision.ts'
import { isTold, type Part } from '../state.ts'
import { IS_MEANT_FOR, touches } from '../reacting/touches.ts'
import { wasSaidLately } from '../said-lately.ts'
import { isStrong } from './strong-answer.ts'

export const NOTHING = { what: 'nothing' } as const

export const openAsk = ({ graph, state }: Given): Ask | undefined => {
  const { open } = state
  return open.what === 'ask' ? graph.asks.find(({ id }) => id === open.id) : undefined
}

/** A story is taken as one. A word of theirs said back by itself ("Two columns. Okay.") is what machines do. */
export function reaction(given: Given): Part {
  const { graph, heard } = given
  if (graph.useCase !== 'interviews' || heard.labels.question !== 'none') return phrase('noted')
  if (isAtHeart(given)) return phrase('took-to-heart')
  return phrase(wasAStory(given) ? 'took-story' : 'noted')
}

/** What it has itself been through, or looks for in others: once in a while that is said. */
const isAtHeart = (given: Given): boolean =>
  isStrong(given.heard.text) &&
  touches(given.heard.text, given.graph, ['situation', 'background', 'pain', 'goal']) >=
    IS_MEANT_FOR &&
  !wasSaidLately('took-to-heart', given, 6)

/** What an interviewer was waiting for; and not twice running, nor to whoever only says who they are. */
const wasAStory = ({ heard, state, graph }: Given): boolean =>
  graph.useCase === 'interviews' &&
  isStrong(heard.text) &&
  heard.labels.question === 'none' &&
  openAsk({ heard, state, graph })?.id !== 'yourself'

/** A word that belongs to what has not been told yet is not said first by the persona. */
export function givesAway(bit: string, { graph, state }: Pick<Given, 'graph' | 'state'>): boolean {
  const untold = graph.facts.filter((fact) => fact.reveal.when !== 'asked' && !isTold(state, fact))
  return stemsOf(bit).some((stem) => untold.some(({ stems }) => stems.includes(stem)))
}

/** While an audience is still being told. */
export const listening = (given: Given): Part[] => {
  const heard = reaction(given)
  const isPlain = heard.say === 'phrase' && heard.of === 'noted'
  return isPlain ? [phrase('carry-on')] : [heard, phrase('carry-on')]
}
