import type { Ask } from '../../graph/graph.ts'
import { stemsOf } from '../../language/stems.ts'
import { type Given, phrase } from '../decision.ts'
import { isTold, type Part } from '../state.ts'
import { isStrong } from './strong-answer.ts'
import { bitOf, statementIn } from './take-up.ts'

export const NOTHING = { what: 'nothing' } as const

export const openAsk = ({ graph, state }: Given): Ask | undefined => {
  const { open } = state
  return open.what === 'ask' ? graph.asks.find(({ id }) => id === open.id) : undefined
}

/** A half-repeat where there is something safe to repeat, and not twice running; else a plain word. */
export function reaction({ heard, state, graph }: Given): Part {
  const isAgain = state.last.some((part) => part.say === 'phrase' && part.of === 'took-up')
  const bit = isAgain ? null : bitOf(statementIn(heard.text, heard.asked))
  const isSaid = bit !== null && state.recent.some((line) => line.toLowerCase().includes(bit))
  if (bit === null || isSaid || givesAway(bit, { graph, state }))
    return phrase(wasAStory({ heard, state, graph }) ? 'took-story' : 'noted')
  return phrase('took-up', { bit: bit.charAt(0).toUpperCase() + bit.slice(1) })
}

/** What an interviewer was waiting for; and not twice running, nor to whoever only says who they are. */
const wasAStory = ({ heard, state, graph }: Given): boolean =>
  graph.useCase === 'interviews' &&
  isStrong(heard.text) &&
  heard.labels.question === 'none' &&
  openAsk({ heard, state, graph })?.id !== 'yourself' &&
  !state.last.some((part) => part.say === 'phrase' && part.of === 'took-story')

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
