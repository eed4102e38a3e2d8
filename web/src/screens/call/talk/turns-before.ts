import { logFailure } from '../../../data/log.ts'
import { readStanding } from '../../../data/room.ts'
import type { TalkEntry } from './talk.ts'

/** What was said so far, as it is kept. Nothing when it cannot be had: the call goes on without. */
export async function turnsBefore(conversationId: string): Promise<TalkEntry[]> {
  try {
    const { turns, startedAt } = await readStanding(conversationId)
    const startMs = startedAt === null ? Date.now() : Date.parse(startedAt)
    return turns.map((turn) => ({
      id: `before-${turn.seq}`,
      voice: turn.speaker === 'trainee' ? 'learner' : 'persona',
      sender: turn.speaker,
      kind: turn.typed ? 'typed' : 'spoken',
      text: turn.text,
      atMs: startMs + turn.started_at_ms,
      isFinal: true,
      attached: [],
    }))
  } catch (failure) {
    logFailure('Loading what was said before', failure)
    return []
  }
}
