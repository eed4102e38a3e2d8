import type { IceListener, Source } from './ice.ts'
import { isGenuine, readBindingRequest, writeBindingSuccess } from './stun.ts'

/**
 * To whom something belongs that arrives, over UDP as over TCP: to whom its sender has proven to talk
 * with, by a STUN check with the right password. Everything from elsewhere is dropped unread.
 */
export type Routing = {
  listen: (ufrag: string, listener: IceListener) => void
  forget: (ufrag: string) => void
  /** Answered when it is genuine, and only then; false otherwise. */
  check: (datagram: Buffer, source: Source) => boolean
  /** From the source that has this key. */
  deliver: (datagram: Buffer, key: string) => void
  /** Nothing comes from there any more, nor goes there. */
  lose: (source: Source) => void
  counts: DatagramCounts
}

/** Those that came framed over TCP among them. */
export type DatagramCounts = { received: number; sent: number; unknown: number; unsent: number }

/** Addresses that one endpoint may have proven: phones change theirs, floods change them faster. */
const MOST_SOURCES_EACH = 32

/** RFC 7983: the first byte tells STUN from DTLS from RTP. */
export const isCheck = (datagram: Buffer): boolean => (datagram[0] ?? 0xff) < 4

type Bound = { listener: IceListener; ufrag: string; source: Source }

export function createRouting(): Routing {
  const listeners = new Map<string, IceListener>()
  const bySource = new Map<string, Bound>()
  const sourcesOf = new Map<string, string[]>()
  const counts: DatagramCounts = { received: 0, sent: 0, unknown: 0, unsent: 0 }

  const bind = (bound: Bound) => {
    const { source, ufrag } = bound
    const known = bySource.get(source.key)
    if (known?.ufrag === ufrag) return
    if (known !== undefined) unbind(known)
    const sources = sourcesOf.get(ufrag) ?? []
    sources.push(source.key)
    if (sources.length > MOST_SOURCES_EACH) letGo(sources.shift() ?? '')
    sourcesOf.set(ufrag, sources)
    bySource.set(source.key, bound)
  }

  const unbind = ({ source, ufrag }: Bound) => {
    bySource.delete(source.key)
    const left = (sourcesOf.get(ufrag) ?? []).filter((other) => other !== source.key)
    if (left.length === 0) sourcesOf.delete(ufrag)
    else sourcesOf.set(ufrag, left)
  }

  const letGo = (key: string) => {
    const bound = bySource.get(key)
    bySource.delete(key)
    bound?.source.close()
  }

  return {
    counts,
    listen: (ufrag, listener) => listeners.set(ufrag, listener),
    forget(ufrag) {
      listeners.delete(ufrag)
      for (const key of sourcesOf.get(ufrag) ?? []) letGo(key)
      sourcesOf.delete(ufrag)
    },
    check(datagram, source) {
      const request = readBindingRequest(datagram)
      const ufrag = request?.username.split(':', 1)[0] ?? ''
      const listener = listeners.get(ufrag)
      const password = listener?.passwordOf(ufrag) ?? null
      const isProof = request !== null && password !== null && isGenuine(datagram, password)
      if (!isProof || listener === undefined) {
        counts.unknown += 1
        return false
      }
      bind({ listener, ufrag, source })
      source.send(writeBindingSuccess(request, source, password))
      listener.checked({ ufrag, source, isNomination: request.isNomination })
      return true
    },
    deliver(datagram, key) {
      const bound = bySource.get(key)
      if (bound === undefined) counts.unknown += 1
      else bound.listener.received(datagram)
    },
    lose(source) {
      const bound = bySource.get(source.key)
      if (bound === undefined) return
      unbind(bound)
      bound.listener.lost(source)
    },
  }
}
