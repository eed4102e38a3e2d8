import type { Line } from '../../media/callers/line.ts'
import { LEVELS, writePacket } from '../../media/callers/packets.ts'
import type { Clip } from './clips.ts'

/** In ms since 1970. */
export type Said = { from: number; to: number }

/** A microphone that is always on: what is not spoken is silence. */
export type Microphone = {
  say: (clip: Clip) => Promise<Said>
  /** What it has taken in for 20 ms. */
  sendNext: () => void
}

/** Of 20 ms, in Opus. */
const SILENCE = Buffer.from([0xf8, 0xff, 0xfe])

export function openMicrophone(line: Line): Microphone {
  const sounds: { clip: Clip; at: number; done: (said: Said) => void }[] = []

  function send(payload: Buffer, level: number) {
    line.socket.send(writePacket(line, { sequence: line.nextSequence, payload, level }))
    line.nextSequence += 1
  }

  return {
    say: (clip) => new Promise((done) => void sounds.push({ clip, at: 0, done })),
    sendNext() {
      const [sound] = sounds
      const packet = sound?.clip.packets[sound.at]
      if (sound === undefined || packet === undefined) return send(SILENCE, LEVELS.silent)
      send(packet, LEVELS.speaking)
      sound.at += 1
      if (sound.at < sound.clip.packets.length) return
      sounds.shift()
      const { first, last } = sound.clip.beforeEndMs
      const endedAt = Date.now()
      sound.done({ from: endedAt - first, to: endedAt - last })
    },
  }
}
