import type { AssignmentState } from '@colloquy/domain/assignments/standing'
import { STATE_WORDS } from './state-badge.tsx'

export type Counted = Partial<Record<AssignmentState, number>>

/** From what is over to what has not begun. */
const ORDER: readonly AssignmentState[] = [
  'passed',
  'done',
  'submitted',
  'not-yet-passed',
  'in-progress',
  'late',
  'not-started',
]

/** Those that anybody stands at. */
export const statesInOrder = (states: Counted): [AssignmentState, number][] =>
  ORDER.flatMap((state): [AssignmentState, number][] => {
    const count = states[state] ?? 0
    return count > 0 ? [[state, count]] : []
  })

/** "3 passed, 2 in progress, 7 not started". */
export const statesInWords = (states: Counted): string =>
  statesInOrder(states)
    .map(([state, count]) => `${count} ${STATE_WORDS[state].toLowerCase()}`)
    .join(', ')

export function peopleInWords(count: number): string {
  if (count === 0) return 'Nobody'
  return count === 1 ? '1 person' : `${count} people`
}
