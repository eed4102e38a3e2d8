import type { Answer } from '@colloquy/contract/endpoint'
import type { endpoints } from '@colloquy/contract/endpoints'
import { displayName } from '../accounts/present.ts'
import type { Actor } from '../actor.ts'
import type { FoundComment } from './read.ts'

export const presentComment = (
  row: FoundComment,
  { userId }: Actor,
): Answer<typeof endpoints.createComment> => ({
  id: row.id,
  turn: row.turn,
  words: row.words,
  by: row.author === null ? 'Somebody who has left' : displayName(row.author),
  is_own: row.authorId === userId,
  made_at: row.createdAt.toISOString(),
})
