/** What a voice is doing, as its bars show it. */
export type VoiceState = 'connecting' | 'initializing' | 'listening' | 'thinking' | 'speaking'

export const BARS = 15
export const BARS_IN_TILE = 7

/** In percent of the height that there is. */
export const LEAST_HEIGHT = 20
export const LEAST_HEIGHT_IN_TILE = 8
const MOST_HEIGHT = 100

/** How long each step of the animation lasts. */
export function stepMsOf(state: VoiceState): number {
  switch (state) {
    case 'connecting':
    case 'initializing':
      return 2_000
    case 'listening':
      return 500
    case 'thinking':
      return 150
    case 'speaking':
      return 1_000
  }
}

/** Which bars are lit at a step, counted from the left. The steps repeat. */
export function litBars(state: VoiceState, step: number, bars: number): number[] {
  const sequence = sequenceOf(state, bars)
  return sequence[step % sequence.length] ?? []
}

function sequenceOf(state: VoiceState, bars: number): number[][] {
  const all = Array.from({ length: bars }, (_, bar) => bar)
  switch (state) {
    // From both ends towards each other, and apart again: two who have not met yet.
    case 'connecting':
      return all.map((bar) => [bar, bars - 1 - bar])
    // It fills from the middle.
    case 'initializing':
      return all.slice(0, Math.ceil(bars / 2)).map((reach) => around(all, reach))
    // An ear that opens and closes.
    case 'listening':
      return [[Math.floor(bars / 2)], []]
    // To and fro.
    case 'thinking':
      return [...all, ...all.slice(1, -1).toReversed()].map((bar) => [bar])
    case 'speaking':
      return [all]
  }
}

const around = (all: number[], reach: number): number[] =>
  all.filter((bar) => Math.abs(bar - Math.floor(all.length / 2)) <= reach)

/** So that a voice just above silence is seen to move. */
const LIFT_PERCENT = 5

/** How high a bar stands for a volume from 0 to 1. */
export const heightOf = (volume: number, least: number): number =>
  Math.min(MOST_HEIGHT, Math.max(least, volume * 100 + LIFT_PERCENT))

/** The state that an agent says it is in; before it says one it is getting ready. */
export function voiceStateOf(said: string | undefined): VoiceState {
  if (said === 'idle') return 'listening'
  return SAID.find((state) => state === said) ?? 'initializing'
}

const SAID = ['listening', 'thinking', 'speaking'] as const
