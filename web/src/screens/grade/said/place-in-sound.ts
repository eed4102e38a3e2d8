import type { ConversationData } from '../../../data/practice.ts'

export type Kept = NonNullable<ConversationData['recording']>

/**
 * Where in the recording a moment of the talk is, in ms. Null where it is not in it: a part ends where nothing was
 * recorded.
 */
export function placeInSound(
  talkMs: number,
  { parts, duration_ms: durationMs }: Pick<Kept, 'parts' | 'duration_ms'>,
): number | null {
  const inOrder = parts.toSorted((a, b) => a.talk_ms - b.talk_ms)
  const n = inOrder.findLastIndex((part) => part.talk_ms <= talkMs)
  const part = inOrder[n]
  if (part === undefined) return null
  const soundMs = part.sound_ms + talkMs - part.talk_ms
  return soundMs < (inOrder[n + 1]?.sound_ms ?? durationMs) ? soundMs : null
}
