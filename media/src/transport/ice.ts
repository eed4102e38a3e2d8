import { randomBytes } from 'node:crypto'
import type { Routing } from './routing.ts'

/**
 * The side of ICE that a server with a known address needs (RFC 8445, "lite"): it answers checks, and
 * sends to the address that the other side checked and nominated. It never asks anybody anything, so
 * nothing is sent to who did not prove first that they know the password.
 */
export type IceEndpoint = {
  credentials: () => IceCredentials
  /** From now on others are asked for. The old ones hold until the new ones were used. */
  restart: () => IceCredentials
  send: (datagram: Buffer) => void
  /** When the other side was last heard: it keeps checking, also when it has nothing to say. */
  heardAt: () => number
  close: () => void
}

export type IceCredentials = { ufrag: string; password: string }

/** Where we are reached. */
export type Candidate = { protocol: 'udp' | 'tcp'; address: string; port: number }

/** Where something came from, and the way back. */
export type Source = {
  address: string
  port: number
  key: string
  send: (datagram: Buffer) => void
  /** Nothing from there matters any more. */
  close: () => void
}

/** What the routing asks of an endpoint. */
export type IceListener = {
  passwordOf: (ufrag: string) => string | null
  /** A check that was genuine. */
  checked: (by: { ufrag: string; source: Source; isNomination: boolean }) => void
  received: (datagram: Buffer) => void
  /** Where a check came from is gone. */
  lost: (source: Source) => void
}

export function openIceEndpoint(
  routing: Routing,
  { onDatagram, now }: { onDatagram: (datagram: Buffer) => void; now: () => number },
): IceEndpoint {
  let current = newCredentials()
  let former: IceCredentials | null = null
  let chosen: { source: Source; isNominated: boolean } | null = null
  let heardAt = now()

  const listener: IceListener = {
    passwordOf: (ufrag) =>
      [current, former].find((known) => known?.ufrag === ufrag)?.password ?? null,
    checked({ ufrag, source, isNomination }) {
      heardAt = now()
      const isCurrent = ufrag === current.ufrag
      if (isCurrent && former !== null && isNomination) {
        routing.forget(former.ufrag)
        former = null
      }
      // Before anything is nominated, whoever checked last gets the first words of DTLS.
      if (isNomination && (isCurrent || former !== null)) chosen = { source, isNominated: true }
      else if (chosen?.isNominated !== true) chosen = { source, isNominated: false }
    },
    received(datagram) {
      heardAt = now()
      onDatagram(datagram)
    },
    lost(source) {
      if (chosen?.source.key === source.key) chosen = null
    },
  }
  routing.listen(current.ufrag, listener)

  return {
    credentials: () => current,
    restart() {
      if (former !== null) routing.forget(former.ufrag)
      former = current
      current = newCredentials()
      routing.listen(current.ufrag, listener)
      return current
    },
    send(datagram) {
      chosen?.source.send(datagram)
    },
    heardAt: () => heardAt,
    close() {
      routing.forget(current.ufrag)
      if (former !== null) routing.forget(former.ufrag)
      chosen = null
    },
  }
}

/** 96 and 192 random bits, in letters that stand in an SDP as they are. */
const newCredentials = (): IceCredentials => ({
  ufrag: randomBytes(12).toString('base64').replaceAll('=', ''),
  password: randomBytes(24).toString('base64').replaceAll('=', ''),
})
