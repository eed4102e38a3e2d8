import { DataPacket } from '@livekit/protocol'
import type { RTCDataChannel, RTCPeerConnection } from 'werift'

export type Delivery = { packet: DataPacket; how: 'reliable' | 'lossy' }

const PATIENCE_MS = 5_000

/** The channels for data: `_reliable`, where nothing is lost, and `_lossy`. */
export class DataChannels {
  readonly received: Delivery[] = []
  sending: RTCDataChannel[] = []
  #opened = Promise.withResolvers<void>()
  /** Data can come. */
  readonly ready = this.#opened.promise
  #listeners = new Set<() => void>()

  useForSending(peer: RTCPeerConnection): void {
    this.sending = [
      peer.createDataChannel('_lossy', { ordered: false, maxRetransmits: 0 }),
      peer.createDataChannel('_reliable', { ordered: true }),
    ]
  }

  useForReceiving(channels: RTCDataChannel[]): void {
    for (const channel of channels) {
      if (channel.label === '_reliable') void opened(channel).then(this.#opened.resolve)
      channel.onMessage.subscribe((data) => {
        const packet = DataPacket.fromBinary(Buffer.from(data))
        this.received.push({ packet, how: channel.label === '_lossy' ? 'lossy' : 'reliable' })
        for (const listen of [...this.#listeners]) listen()
      })
    }
  }

  async send(packet: DataPacket, how: 'reliable' | 'lossy'): Promise<void> {
    const channel = this.sending.find(({ label }) => label === `_${how}`)
    if (channel === undefined) throw new Error(`there is no channel _${how}`)
    await opened(channel)
    channel.send(Buffer.from(packet.toBinary()))
  }

  /** The first such packet, received already or to come. */
  waitFor(matches: (delivery: Delivery) => boolean = () => true): Promise<Delivery> {
    const { promise, resolve, reject } = Promise.withResolvers<Delivery>()
    const look = () => {
      const found = this.received.find(matches)
      if (found !== undefined) resolve(found)
    }
    const giveUp = setTimeout(
      () => reject(new Error(`no such packet among ${this.received.length}`)),
      PATIENCE_MS,
    )
    this.#listeners.add(look)
    look()
    return promise.finally(() => {
      clearTimeout(giveUp)
      this.#listeners.delete(look)
    })
  }
}

function opened(channel: RTCDataChannel): Promise<void> {
  if (channel.readyState === 'open') return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  channel.stateChanged.subscribe((state) => {
    if (state === 'open') resolve()
  })
  return promise
}
