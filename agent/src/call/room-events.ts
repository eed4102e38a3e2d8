import type { Room } from '@livekit/rtc-node'

/** What a room makes something of. The sound library tells every room of everything, of each piece of sound as well. */
const CONCERNS_ROOMS: readonly (string | undefined)[] = ['roomEvent', 'rpcMethodInvocation']

type Inside = { onFfiEvent: (event: { message: { case?: string } }) => unknown }

/**
 * Each room would look at each piece of sound of all calls, one at a time behind a lock of its own, to find that it
 * is none of its business: with 24 calls that took 4 % of a processor, and grew with their square. To be called before
 * it connects.
 */
export function spareOfSound(room: Room): void {
  const inside = room as unknown as Inside
  const take = inside.onFfiEvent
  inside.onFfiEvent = (event) =>
    CONCERNS_ROOMS.includes(event.message.case) ? take(event) : undefined
}
