import type { Ask } from '../graph/graph.ts'
import { type Given, phrase } from './decision.ts'
import type { Part } from './state.ts'
import { bitOf, statementIn } from './take-up.ts'

export const NOTHING = { what: 'nothing' } as const

export const openAsk = ({ graph, state }: Given): Ask | undefined => {
  const { open } = state
  return open.what === 'ask' ? graph.asks.find(({ id }) => id === open.id) : undefined
}

/** A half-repeat where there is something safe to repeat, and not twice running; else a plain word. */
export function reaction({ heard, state }: Given): Part {
  const isAgain = state.last.some((part) => part.say === 'phrase' && part.of === 'took-up')
  const bit = isAgain ? null : bitOf(statementIn(heard.text, heard.asked))
  const isSaid = bit !== null && state.recent.some((line) => line.toLowerCase().includes(bit))
  if (bit === null || isSaid) return phrase('noted')
  return phrase('took-up', { bit: bit.charAt(0).toUpperCase() + bit.slice(1) })
}

/** While an audience is still being told. */
export const listening = (given: Given): Part[] => {
  const heard = reaction(given)
  const isPlain = heard.say === 'phrase' && heard.of === 'noted'
  return isPlain ? [phrase('carry-on')] : [heard, phrase('carry-on')]
}
