import type { FactSubject } from '../persona/facts/facts.ts'
import type { Condition } from './graph.ts'
import type { MoveName } from './move-names.ts'

/** Conditions, as one would say them. */

export const did = (...moves: MoveName[]): Condition => ({ moves, atLeast: 1 })
export const didHere = (...moves: MoveName[]): Condition => ({ moves, atLeast: 1, here: true })
export const didTimes = (atLeast: number, ...moves: MoveName[]): Condition => ({ moves, atLeast })
export const now = (...moves: MoveName[]): Condition => ({ now: moves })
export const told = (about: FactSubject | 'anything', atLeast: number): Condition => ({
  told: about,
  atLeast,
})
export const turnsHere = (turns: number): Condition => ({ turns, here: true })
export const rapport = (atLeast: number): Condition => ({ rapport: atLeast })
export const inStage = (id: string): Condition => ({ in: id })
export const answers = (atLeast: number | 'all'): Condition => ({ answers: atLeast })
export const answersHere = (atLeast: number | 'all'): Condition => ({
  answers: atLeast,
  here: true,
})

export const anyOf = (...any: Condition[]): Condition => ({ any })
export const allOf = (...all: Condition[]): Condition => ({ all })
export const not = (condition: Condition): Condition => ({ not: condition })

export const AGREED: Condition = { agreed: true }
export const DOUBTS_MET: Condition = { objections: 'settled', atLeast: 'needed' }
export const ASKS_NOW: Condition = now('open-question', 'closed-question')
/** A goodbye, and no last question with it. */
export const LEAVES: Condition = allOf(now('closing'), not(ASKS_NOW))
