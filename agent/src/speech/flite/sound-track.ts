import { AudioFrame } from '@livekit/rtc-node'
import type { Piece } from './pieces.ts'
import { SAMPLE_RATE, TRAIL_MS } from './sound.ts'

/** A part of the sound; with the first of a piece what is said in it, and when, in seconds of this line. */
export type TimedFrame = {
  frame: AudioFrame
  text: { text: string; startTime: number; endTime: number } | null
}

/**
 * Puts the sounds of a line one after the other, with pauses between, and says which words are heard when: that
 * shows captions in time, and tells what was heard when somebody interrupts.
 */
export type SoundTrack = {
  add: (piece: Piece, sound: Int16Array | null) => TimedFrame[]
  end: () => TimedFrame[]
}

export function createSoundTrack(): SoundTrack {
  let samplesSoFar = 0
  let pauseMs = 0
  // A piece without a sound, an emoji, is shown with the next that has one.
  let silentText = ''

  const timed = (sound: Int16Array, text: TimedFrame['text']): TimedFrame[] => {
    const frames = framesOf(sound)
    samplesSoFar += frames.reduce((sum, frame) => sum + frame.samplesPerChannel, 0)
    return frames.map((frame, at) => ({ frame, text: at === 0 ? text : null }))
  }

  return {
    add({ text, pauseAfterMs }, sound) {
      silentText += text
      if (sound === null || sound.length === 0) return []
      const pause = timed(silence(pauseMs), null)
      const startTime = samplesSoFar / SAMPLE_RATE
      const endTime = startTime + Math.max(0, sound.length / SAMPLE_RATE - TRAIL_MS / 1000)
      const spoken = timed(sound, { text: silentText, startTime, endTime })
      silentText = ''
      pauseMs = pauseAfterMs
      return [...pause, ...spoken]
    },
    end() {
      const startTime = samplesSoFar / SAMPLE_RATE
      const text = { text: silentText, startTime, endTime: startTime }
      return silentText.trim() === '' ? [] : timed(silence(SHORTEST_MS), text)
    },
  }
}

// What is lost when a line is paused is at most a frame and what the room still holds.
const FRAME = SAMPLE_RATE / 20
const SHORTEST_MS = 10

const silence = (ms: number) => new Int16Array(Math.round((ms * SAMPLE_RATE) / 1000))

// In whole tens of milliseconds, as WebRTC carries them.
const WHOLE = SAMPLE_RATE / 100

function framesOf(sound: Int16Array): AudioFrame[] {
  const frames: AudioFrame[] = []
  for (let from = 0; from < sound.length; from += FRAME) {
    const part = sound.subarray(from, from + FRAME)
    const data = new Int16Array(Math.ceil(part.length / WHOLE) * WHOLE)
    data.set(part)
    frames.push(new AudioFrame(data, SAMPLE_RATE, 1, data.length))
  }
  return frames
}
