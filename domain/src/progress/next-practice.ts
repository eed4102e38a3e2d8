import type { PractisedTalk } from './practised.ts'

/** Nobody wants the same one again at once, as long as there is another. */
const LATELY = 3

/**
 * With which roleplay to go on, of those that one can see: one that was never practised, else the one whose turn it
 * is by its age. Where all of them were practised lately, the newest again: there one knows what to do better.
 */
export function nextPractice<Roleplay extends { id: string }>(
  roleplays: Roleplay[],
  talks: Pick<PractisedTalk, 'roleplayId'>[],
): Roleplay | null {
  const lastTime = (id: string) => talks.findLastIndex(({ roleplayId }) => roleplayId === id)
  const byAge = roleplays.toSorted((one, other) => lastTime(one.id) - lastTime(other.id))
  const [oldest] = byAge
  if (oldest === undefined) return null
  const isLately = lastTime(oldest.id) >= Math.max(0, talks.length - LATELY)
  return isLately ? (byAge.at(-1) ?? null) : oldest
}
