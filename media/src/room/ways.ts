import type { Candidate } from '../transport/ice.ts'
import type { Participant } from './participant.ts'

/** What lasted longer than this has failed for a reason that passes: the same way is tried again. */
const SHORT_LIVED_MS = 90_000

/**
 * By which ways the people of a room are told to come: by any, or by TCP alone. Where a network lets the
 * first UDP packets through and then no more, a client would choose UDP again and again.
 */
export class Ways {
  /** Identities: a client that makes all anew comes back with the same one. */
  readonly #tcpAlone = new Set<string>()

  among(candidates: Candidate[], identity: string): Candidate[] {
    const overTcp = candidates.filter(({ protocol }) => protocol === 'tcp')
    return this.#tcpAlone.has(identity) && overTcp.length > 0 ? overTcp : candidates
  }

  choose(identity: string, way: 'any' | 'tcp-alone'): void {
    if (way === 'tcp-alone') this.#tcpAlone.add(identity)
    else this.#tcpAlone.delete(identity)
  }

  /** Of media, while its signals came through. When TCP alone failed as well, any way is as good. */
  failed(participant: Participant): void {
    const { identity, mediaTriedAt } = participant
    participant.mediaTriedAt = Date.now()
    if (participant.mediaTriedAt - mediaTriedAt > SHORT_LIVED_MS) return
    this.choose(identity, this.#tcpAlone.has(identity) ? 'any' : 'tcp-alone')
  }
}
