import { logFailure } from '../../../data/log.ts'
import type { DrillMoment } from '../../../data/practice.ts'
import { readStanding } from '../../../data/room.ts'
import type { TalkEntry } from './talk.ts'

type Before = { entries: TalkEntry[]; drill: DrillMoment | null }

/**
 * What was said before one came, as it is kept: for who comes back all of it, and for who comes into a drill what it
 * goes on from. Nothing when it cannot be had: the call goes on without.
 */
export async function turnsBefore(conversationId: string, isReturn: boolean): Promise<Before> {
  try {
    const { turns, startedAt, drill } = await readStanding(conversationId)
    const startMs = startedAt === null ? Date.now() : Date.parse(startedAt)
    const carried = drill?.carriedTurns ?? 0
    const shown = isReturn ? turns : turns.slice(0, carried)
    const entries = shown.map((turn, n): TalkEntry => {
      // What was carried was said at another time: it has its place in the talk.
      const isCarried = n < carried
      return {
        id: `before-${turn.seq}`,
        voice: turn.speaker === 'trainee' ? 'learner' : 'persona',
        sender: turn.speaker,
        kind: turn.typed ? 'typed' : 'spoken',
        text: turn.text,
        atMs: isCarried ? turn.started_at_ms : startMs + turn.started_at_ms - (drill?.fromMs ?? 0),
        isFinal: true,
        attached: [],
      }
    })
    return { entries, drill }
  } catch (failure) {
    logFailure('Loading what was said before', failure)
    return { entries: [], drill: null }
  }
}
