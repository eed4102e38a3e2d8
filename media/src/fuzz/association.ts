import { openDataChannels } from '../transport/werift.ts'
import { chunk, packetOf, seal } from './sctp-packets.ts'

export const PORTS = Buffer.from('13881388', 'hex')
export const INIT = chunk(1, 0, Buffer.from('0000002a000200000010001000000001c0000004', 'hex'))

/** Somebody who has come in, and has opened an association as clients do. */
export function associate() {
  const answered = Promise.withResolvers<Buffer>()
  let answers = 0
  let isBroken = false
  const channels = openDataChannels({
    send(data) {
      answers += 1
      answered.resolve(data)
    },
    onChannel: () => {},
    onMessage: () => {},
    onBroken: () => (isBroken = true),
  })
  channels.start(5000)
  let tag: Buffer = Buffer.alloc(4)
  const begun = (async () => {
    channels.receive(packetOf({ ports: PORTS, tag, chunks: [INIT] }))
    const answer = await answered.promise
    tag = answer.subarray(16, 20)
    // Behind 16 bytes of its own, the parameters: the cookie is said back.
    const cookie = cookieIn(answer.subarray(32))
    channels.receive(packetOf({ ports: PORTS, tag, chunks: [chunk(10, 0, cookie)] }))
  })()
  return {
    begun,
    answers: () => answers,
    isBroken: () => isBroken,
    say: (...chunks: Buffer[]) => channels.receive(packetOf({ ports: PORTS, tag, chunks })),
    /** What has place for a tag and a checksum, with those that belong there. */
    receive(packet: Buffer) {
      if (isBroken) return
      // What is too short for a header is damaged enough.
      if (packet.length < 12) return channels.receive(packet)
      // Who begins does not know it yet.
      if (packet[12] !== INIT[0]) tag.copy(packet, 4)
      channels.receive(seal(packet))
    },
    close: channels.close,
  }
}

function cookieIn(parameters: Buffer): Buffer {
  for (let at = 0; at + 4 <= parameters.length; ) {
    const length = parameters.readUInt16BE(at + 2)
    if (parameters.readUInt16BE(at) === 7) return parameters.subarray(at + 4, at + length)
    at += Math.max(4, Math.ceil(length / 4) * 4)
  }
  throw new Error('there is no cookie')
}
