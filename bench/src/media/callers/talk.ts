import { setTimeout as sleep } from 'node:timers/promises'
import type { Line } from './line.ts'
import { LEVELS, readPayload, writePacket } from './packets.ts'
import type { Talk } from './tasks.ts'

/** Two who hear each other. */
export type Pair = readonly [Line, Line]

/** What everybody is going to say, encrypted before the clock runs. */
export type Speech = { speakers: Speaker[]; packets: number }

type Speaker = { line: Line; hearer: Line; firstSequence: number; datagrams: Buffer[] }

/** 20 ms of Opus at 32 kbit/s. */
const PAYLOAD_BYTES = 80

export function prepareSpeech(pairs: readonly Pair[], packets: number): Speech {
  const speakers = pairs.flatMap(([one, other]) => [
    prepareSpeaker({ line: one, hearer: other, packets }),
    prepareSpeaker({ line: other, hearer: one, packets }),
  ])
  return { speakers, packets }
}

function prepareSpeaker(of: { line: Line; hearer: Line; packets: number }): Speaker {
  const { line, hearer, packets } = of
  const firstSequence = line.nextSequence
  line.nextSequence += packets
  const datagrams = Array.from({ length: packets }, (_, n) => encrypt(line, firstSequence + n))
  return { line, hearer, firstSequence, datagrams }
}

function encrypt(line: Line, sequence: number): Buffer {
  const payload = Buffer.alloc(PAYLOAD_BYTES)
  // So that who hears it knows which it was: the numbers of a stream begin elsewhere at each hearer.
  payload.writeUInt32BE(sequence)
  return writePacket(line, { sequence, payload, level: LEVELS.speaking })
}

/** No answer to a datagram takes longer, unless it was lost. */
const SILENCE_MS = 500
/** Of `setTimeout`, the shortest there is: who is due is looked up so often. */
const LOOK_MS = 1

/**
 * Each speaker sends one packet every so often, all of them evenly spread over that time, and hears
 * what the other has sent. All by one clock, which is ours.
 */
export async function speak({ speakers, packets }: Speech, everyMs: number): Promise<Talk> {
  const delaysMs: number[] = []
  const talk = { sent: 0, received: 0, doubled: 0, strange: 0 }
  let heardAt = performance.now()
  const sentAt = speakers.map((speaker) => {
    const times = new Float64Array(packets)
    let offset: number | null = null
    speaker.hearer.onVoice = (datagram) => {
      heardAt = performance.now()
      const sequence = datagram.readUInt16BE(2)
      offset ??= sequence - sequenceInside(speaker.hearer, datagram)
      const place = (sequence - offset - speaker.firstSequence) & 0xffff
      const at = times[place] ?? 0
      if (place >= packets || at === 0) talk.strange += 1
      else if (at < 0) talk.doubled += 1
      else {
        talk.received += 1
        delaysMs.push(heardAt - at)
        times[place] = -1
      }
    }
    return times
  })

  const startedAt = performance.now()
  const total = packets * speakers.length
  const gapMs = everyMs / speakers.length
  let lateMs = 0
  while (talk.sent < total) {
    const now = performance.now()
    lateMs = Math.max(lateMs, now - startedAt - talk.sent * gapMs)
    while (talk.sent < total && startedAt + talk.sent * gapMs <= now) {
      const who = talk.sent % speakers.length
      const which = Math.floor(talk.sent / speakers.length)
      const datagram = speakers[who]?.datagrams[which]
      const times = sentAt[who]
      if (datagram === undefined || times === undefined) throw new Error('nothing to say')
      times[which] = performance.now()
      speakers[who]?.line.socket.send(datagram)
      talk.sent += 1
    }
    await sleep(LOOK_MS)
  }
  const isOver = () => talk.received === total || performance.now() - heardAt > SILENCE_MS
  while (!isOver()) await sleep(LOOK_MS)
  for (const { hearer } of speakers) hearer.onVoice = () => {}
  return { ...talk, lateMs, delaysMs }
}

/** Throws for what is no voice of a caller: then what is measured here is nothing. */
const sequenceInside = (line: Line, datagram: Buffer): number =>
  readPayload(line, datagram).readUInt32BE()
