import { openAnsweringPeer } from './answering-peer.ts'
import type { Connection, Ground } from './connection.ts'
import type { Kind } from './codecs.ts'
import type { Downlink, HeardTrack } from './downlink.ts'
import { openOfferingPeer } from './offering-peer.ts'
import type { Uplink } from './uplink.ts'

/**
 * What a participant talks through: one connection on the newer signalling path (`/rtc/v1`), two on the
 * older one (`/rtc`): one that the client offers, to publish, and one that we offer, to hear.
 */
export type Peers = {
  /** Of the client's: the answer goes out through `onAnswer`. */
  takeOffer: (offer: Described) => void
  takeAnswer: (answer: Described) => void
  hear: (track: HeardTrack) => Downlink
  unhear: (downlink: Downlink) => void
  sendData: (data: Buffer, isReliable: boolean) => void
  /** The first words to a client that waits for ours. */
  start: () => void
  /** After the signalling was cut, maybe from another address. */
  resume: () => void
  /** Of the connection that makes a participant active. */
  heardAt: () => number
  /** To the client, of how well it arrives; see AnsweringPeer. */
  report: (lossElsewhere: number) => void
  /** Of 256 packets of what it says, how many do not arrive here. */
  loss: () => number
  close: () => void
}

export type Described = { sdp: string; id: number }

export type PeersEvents = {
  onAnswer: (answer: Described & { tracksByMid: Record<string, string> }) => void
  onOffer: (offer: Described & { tracksByMid: Record<string, string> }) => void
  /** The client should offer again, with so many sections more. */
  onSectionsWanted: (sections: Record<Kind, number>) => void
  onUplinks: (change: { begun: Uplink[]; ended: Uplink[] }) => void
  onData: (data: Buffer, isReliable: boolean) => void
  onRtcp: (packet: Buffer) => void
  onActive: () => void
  /** By what the client wants to send the track that it calls so. */
  wishFor: (names: string[]) => string | null
  /** Encryption ended, or never came about. Silence alone is told by `heardAt`. */
  onClosed: () => void
}

/** A reader so far behind loses what is only worth something at once. */
const MOST_LOSSY_WAITING_BYTES = 256 * 1024
/** Somebody who has just come is told what is said meanwhile, as long as it is not too much. */
const MOST_EARLY_BYTES = 1024 * 1024
/** One that is as far behind as this with the rest will not catch up. */
const MOST_RELIABLE_WAITING_BYTES = 32 * 1024 * 1024

const RELIABLE = '_reliable'
const LOSSY = '_lossy'

const dataEvents = (on: PeersEvents) => ({
  onRtcp: on.onRtcp,
  onClosed: on.onClosed,
  onMessage(label: string, data: Buffer) {
    if (label === RELIABLE || label === LOSSY) on.onData(data, label === RELIABLE)
  },
})

export function openSinglePeer(ground: Ground, on: PeersEvents): Peers {
  const peer = openAnsweringPeer(ground, {
    ...dataEvents(on),
    wishFor: on.wishFor,
    onConnected: on.onActive,
    onChannel: (label) => outbox.opened(label),
  })
  const outbox = createOutbox(() => peer.connection, on)
  let asking: 'not-yet' | 'soon' | 'asked' = 'not-yet'
  /** What was wanted last, so that a client that cannot give it is not asked for ever. */
  let lastWish = ''
  let wishes = 0

  const ask = () => {
    if (asking === 'soon') return
    asking = 'soon'
    queueMicrotask(() => {
      asking = 'asked'
      on.onSectionsWanted(peer.missing() ?? { audio: 0, video: 0 })
    })
  }
  return {
    takeOffer({ sdp, id }) {
      const { begun, ended, tracksByMid, sdp: answer } = peer.answer(sdp)
      asking = 'not-yet'
      on.onAnswer({ sdp: answer, id, tracksByMid })
      if (begun.length > 0 || ended.length > 0) on.onUplinks({ begun, ended })
      const missing = peer.missing()
      const wish = `${wishes}/${missing?.audio}/${missing?.video}`
      if (missing !== null && wish !== lastWish) ask()
      lastWish = wish
    },
    takeAnswer: () => {},
    hear(track) {
      const downlink = peer.hear(track)
      wishes += 1
      ask()
      return downlink
    },
    unhear(downlink) {
      peer.unhear(downlink)
      ask()
    },
    sendData: outbox.send,
    start: () => {},
    resume: () => {},
    heardAt: peer.connection.heardAt,
    report: peer.report,
    loss: peer.loss,
    close: peer.connection.close,
  }
}

/** Which of two connections makes a participant active, and carries data to them. */
export type Primary = 'publisher' | 'subscriber'

export function openTwoPeers(ground: Ground, on: PeersEvents, primary: Primary): Peers {
  const publisher = openAnsweringPeer(ground, {
    ...dataEvents(on),
    ...eventsOf('publisher'),
    wishFor: on.wishFor,
  })
  const subscriber = openOfferingPeer(ground, {
    ...dataEvents(on),
    ...eventsOf('subscriber'),
    onOffer: on.onOffer,
  })
  const connection = primary === 'publisher' ? publisher.connection : subscriber.connection
  const outbox = createOutbox(() => connection, on)
  let isOffered = primary === 'subscriber'

  function eventsOf(which: Primary) {
    return {
      onConnected: () => which === primary && on.onActive(),
      onChannel: (label: string) => which === primary && outbox.opened(label),
    }
  }
  return {
    takeOffer({ sdp, id }) {
      const { begun, ended, sdp: answer } = publisher.answer(sdp)
      on.onAnswer({ sdp: answer, id, tracksByMid: {} })
      if (begun.length > 0 || ended.length > 0) on.onUplinks({ begun, ended })
    },
    takeAnswer: subscriber.accept,
    hear(track) {
      isOffered = true
      return subscriber.hear(track)
    },
    unhear: subscriber.unhear,
    sendData: outbox.send,
    start() {
      if (isOffered) subscriber.negotiate()
    },
    resume() {
      if (isOffered) subscriber.negotiate({ isIceRestart: true })
    },
    heardAt: connection.heardAt,
    report(lossElsewhere) {
      publisher.report(lossElsewhere)
      subscriber.report()
    },
    loss: publisher.loss,
    close() {
      publisher.connection.close()
      subscriber.connection.close()
    },
  }
}

/** What is to arrive waits for the channel that the client has yet to open. */
function createOutbox(connection: () => Connection, on: PeersEvents) {
  const waiting: Buffer[] = []
  let waitingBytes = 0

  const send = (data: Buffer, isReliable: boolean): void => {
    const channel = connection().channel(isReliable ? RELIABLE : LOSSY)
    if (channel === null) {
      if (!isReliable || waitingBytes + data.length > MOST_EARLY_BYTES) return
      waiting.push(data)
      waitingBytes += data.length
    } else if (isReliable && channel.waiting() > MOST_RELIABLE_WAITING_BYTES) on.onClosed()
    else if (isReliable || channel.waiting() <= MOST_LOSSY_WAITING_BYTES) channel.send(data)
  }
  return {
    send,
    opened(label: string): void {
      if (label !== RELIABLE) return
      waitingBytes = 0
      for (const data of waiting.splice(0)) send(data, true)
    },
  }
}
