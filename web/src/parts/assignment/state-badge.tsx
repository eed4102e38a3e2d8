import type { AssignmentState } from '@colloquy/domain/assignments/standing'
import { Badge, type Tone } from '../../ui/badge.tsx'

export const STATE_WORDS: Record<AssignmentState, string> = {
  'not-started': 'Not started',
  'in-progress': 'In progress',
  submitted: 'Submitted',
  passed: 'Passed',
  'not-yet-passed': 'Not yet passed',
  late: 'Late',
  done: 'Done',
}

type StateBadgeProps = {
  state: AssignmentState
  /** Passed or done all the same, but after the moment it was due. */
  isLate?: boolean
}

/** How somebody stands, in words. */
export function StateBadge({ state, isLate = false }: StateBadgeProps) {
  return (
    <Badge tone={TONES[state]} sign={SIGNS[state]}>
      {STATE_WORDS[state]}
      {isLate && state !== 'late' && ', late'}
    </Badge>
  )
}

const TONES: Record<AssignmentState, Tone> = {
  'not-started': 'neutral',
  'in-progress': 'going',
  submitted: 'going',
  passed: 'good',
  'not-yet-passed': 'middling',
  late: 'poor',
  done: 'good',
}

const TICK = 'M2 6.5 5 9.5l5-7'

/** A ring, half of one filled, an arrow that leaves, a tick, a step that is missing, and the hands of a clock. */
const SIGNS: Record<AssignmentState, string> = {
  'not-started': 'M2 6a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  'in-progress': 'M2 6a4 4 0 1 0 8 0 4 4 0 1 0-8 0M6 3v6M8 4v4',
  submitted: 'M6 10V2M2.5 5.5 6 2l3.5 3.5',
  passed: TICK,
  'not-yet-passed': 'M2 6h8',
  late: 'M2 6a4 4 0 1 0 8 0 4 4 0 1 0-8 0M6 3.5V6l1.8 1.2',
  done: TICK,
}
