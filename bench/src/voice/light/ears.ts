import { createDecoder } from 'libopus-wasm'
import type { Line } from '../../media/callers/line.ts'
import { readPayload } from '../../media/callers/packets.ts'
import { isAudible, SAMPLE_RATE } from './sound.ts'

/** What comes after so much silence is another sound. */
const QUIET_MS = 150

/** Times are in ms since 1970. */
export type Ears = {
  /** 0 as long as nothing was heard. */
  heardAt: () => number
  /** When it began, of what was heard last. */
  heardFrom: () => number
  close: () => void
}

export async function openEars(line: Line): Promise<Ears> {
  const decoder = await createDecoder({ channels: 1, sampleRate: SAMPLE_RATE })
  let heardAt = 0
  let heardFrom = 0

  function hear(samples: Int16Array) {
    const last = samples.findLastIndex(isAudible)
    if (last < 0) return
    const ended = Date.now()
    const before = (at: number) => ((samples.length - 1 - at) / SAMPLE_RATE) * 1_000
    if (heardAt === 0 || ended - heardAt > QUIET_MS)
      heardFrom = ended - before(samples.findIndex(isAudible))
    heardAt = ended - before(last)
  }

  line.onVoice = (datagram) => {
    let samples: Int16Array
    try {
      samples = decoder.decode(readPayload(line, datagram))
    } catch {
      // What cannot be read is not heard: others can send here as well.
      return
    }
    hear(samples)
  }
  return {
    heardAt: () => heardAt,
    heardFrom: () => heardFrom,
    close() {
      line.onVoice = () => {}
      decoder.free()
    },
  }
}
