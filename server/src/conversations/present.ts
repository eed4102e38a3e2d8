import type { Answer } from '@colloquy/contract/endpoint'
import type { endpoints } from '@colloquy/contract/endpoints'
import { awaitsPrediction } from './policy.ts'
import type { FoundConversation, readPartner, RecentConversation, SaidTurn } from './read.ts'
import type { FoundInHistory } from './search.ts'
import type { RoomPass } from './start.ts'

export const presentConversationSummary = (
  row: RecentConversation,
): Answer<typeof endpoints.listConversations>[number] => ({
  id: row.id,
  name: row.name,
  started_at: row.startedAt.toISOString(),
  score: row.score,
  status: row.state,
  awaits_prediction: awaitsPrediction(row),
})

export const presentHistory = ({
  found,
  next,
}: FoundInHistory): Answer<typeof endpoints.searchHistory> => ({
  conversations: found.map(({ scenario, carriedTurns, ...row }) => ({
    ...presentConversationSummary(row),
    scenario,
    is_drill: carriedTurns > 0,
  })),
  next,
})

type ReadConversation = Answer<typeof endpoints.readConversation>
type Beside = Pick<ReadConversation, 'records' | 'recording'> & {
  partner: Awaited<ReturnType<typeof readPartner>>
  said: SaidTurn[]
  personaName: string | null
}

export const presentConversation = (
  row: FoundConversation,
  { partner, said, personaName, ...sound }: Beside,
): ReadConversation => ({
  id: row.id,
  name: row.name,
  status: row.state,
  reason: row.reason,
  started_at: row.startedAt?.toISOString() ?? null,
  ended_at: row.endedAt?.toISOString() ?? null,
  partner,
  ...sound,
  persona_name: personaName,
  drill: presentDrill(row),
  turns: said.map((turn) => ({
    seq: turn.seq,
    speaker: turn.speaker,
    text: turn.text,
    started_at_ms: turn.startedAtMs,
    ended_at_ms: turn.endedAtMs,
    typed: turn.typed,
    interrupted: turn.interrupted,
    confidence: turn.confidence,
  })),
})

export const presentDrill = ({
  parentId,
  carriedTurns,
}: Pick<FoundConversation, 'parentId' | 'carriedTurns'>): ReadConversation['drill'] =>
  carriedTurns > 0 ? { parent_id: parentId, carried_turns: carriedTurns } : null

export const presentRoomPass = (pass: RoomPass): Answer<typeof endpoints.requestRoom> => ({
  token: pass.token,
  url: pass.url,
  conversation_id: pass.conversationId,
  can_edit_roleplays: pass.canEditRoleplays,
})
