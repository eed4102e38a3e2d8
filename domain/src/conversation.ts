/**
 * The life of a conversation: requested → live → ended → grading → graded, or ungraded with a reason.
 * It is decided here and nowhere else.
 */
export const CONVERSATION_STATES = [
  'requested',
  'live',
  'ended',
  'grading',
  'graded',
  'ungraded',
] as const
export type ConversationState = (typeof CONVERSATION_STATES)[number]

export const UNGRADED_REASONS = ['too-short', 'never-joined', 'grading-failed'] as const
export type UngradedReason = (typeof UNGRADED_REASONS)[number]

export type ConversationEvent =
  | { type: 'both-joined' }
  | { type: 'never-joined' }
  | { type: 'ended' }
  | { type: 'grading-started' }
  | { type: 'graded' }
  | { type: 'too-short' }
  | { type: 'grading-failed' }

/** The state that follows, or null where the event cannot happen: nothing is changed then. */
export function afterEvent(
  state: ConversationState,
  event: ConversationEvent,
): ConversationState | null {
  switch (state) {
    case 'requested':
      return when(event, { 'both-joined': 'live', 'never-joined': 'ungraded' })
    case 'live':
      return when(event, { ended: 'ended' })
    case 'ended':
      return when(event, { 'grading-started': 'grading', 'too-short': 'ungraded' })
    case 'grading':
      return when(event, {
        graded: 'graded',
        'too-short': 'ungraded',
        'grading-failed': 'ungraded',
      })
    case 'ungraded':
      // An admin may have a failed grading tried again.
      return when(event, { 'grading-started': 'grading' })
    case 'graded':
      return when(event, { 'grading-started': 'grading' })
  }
}

const when = (
  event: ConversationEvent,
  next: Partial<Record<ConversationEvent['type'], ConversationState>>,
): ConversationState | null => next[event.type] ?? null

/** While a conversation can still be joined, its learner may come back into the room. */
export const canBeJoined = (state: ConversationState): boolean =>
  state === 'requested' || state === 'live'

/** Who opened a call and never came: the room token has long run out by then. */
export const NEVER_JOINED_AFTER_MINUTES = 15

/** What somebody looks for among conversations that both sides joined. */
export const HISTORY_STATES = ['graded', 'ungraded', 'underway'] as const
export type HistoryState = (typeof HISTORY_STATES)[number]

const STATES_OF: Record<HistoryState, ConversationState[]> = {
  graded: ['graded'],
  ungraded: ['ungraded'],
  underway: ['live', 'ended', 'grading'],
}

export const statesOf = (wanted: HistoryState): ConversationState[] => STATES_OF[wanted]
