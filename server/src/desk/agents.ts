import type { CallToTake } from '@colloquy/contract/desk'
import type { Claim } from './claims.ts'
import type { Line } from './line.ts'

/** One at our desk. */
export type Agent = {
  id: string
  line: Line
  /** Where it finds the media server. */
  mediaUrl: string
  /** Once it was told which calls are still its own. */
  isWelcome: boolean
  /** As it said last. */
  free: number
  /** How many calls it said it was handed over this line, and how many it was: the rest is on its way. */
  taken: number
  handed: number
  heardAt: number
  /** It gave a call back: what was wrong may need a moment. */
  restsUntil: number
  isDraining: boolean
  /** Its line is closed. */
  isGone: boolean
  /** Call and number of the claim. */
  holds: Map<string, number>
}

/** Who gave a call back gets no other for so long: the next try is somebody else's, if there is one. */
const REST_MS = 1_000

export const anAgent = (who: Pick<Agent, 'id' | 'line' | 'mediaUrl' | 'free'>): Agent => ({
  ...who,
  isWelcome: false,
  taken: 0,
  handed: 0,
  heardAt: performance.now(),
  restsUntil: 0,
  isDraining: false,
  isGone: false,
  holds: new Map(),
})

export function rest(agent: Agent): void {
  agent.restsUntil = performance.now() + REST_MS
}

const placesOf = (agent: Agent): number =>
  !agent.isWelcome || agent.isDraining || performance.now() < agent.restsUntil
    ? 0
    : Math.max(0, agent.free - (agent.handed - agent.taken))

export const placesOfAll = (agents: Iterable<Agent>): number =>
  [...agents].reduce((sum, agent) => sum + placesOf(agent), 0)

/** The one with most room; of several, the one with fewest calls. Null when all are full. */
export function leastLoaded(agents: Iterable<Agent>): Agent | null {
  const [first] = [...agents]
    .filter((agent) => placesOf(agent) > 0)
    .toSorted((one, other) => placesOf(other) - placesOf(one) || one.holds.size - other.holds.size)
  return first ?? null
}

export const claimsOf = (agent: Agent): Claim[] =>
  [...agent.holds].map(([conversation, claim]) => ({ conversation, claim }))

export const isHeldBy = (agent: Agent, { conversation, claim }: Claim): boolean =>
  agent.holds.get(conversation) === claim

/** A place is taken from the moment the call is meant for it. */
export function reserve(agent: Agent, { conversation, claim }: Claim): void {
  agent.holds.set(conversation, claim)
  agent.handed += 1
}

/** It will not come after all. */
export function unreserve(agent: Agent, { conversation }: Claim): void {
  agent.holds.delete(conversation)
  agent.handed -= 1
}

export const hand = (agent: Agent, call: CallToTake): void => agent.line.say({ type: 'call', call })

/** The call is not its own any more, unless it has a newer claim on it. */
export function hangUp(agent: Agent, { conversation, claim }: Claim): void {
  const newest = agent.holds.get(conversation)
  if (newest !== undefined && newest !== claim) return
  agent.holds.delete(conversation)
  agent.line.say({ type: 'hang-up', conversation })
}
