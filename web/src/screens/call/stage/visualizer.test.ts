import { describe, expect, it } from 'vitest'
import {
  BARS,
  BARS_IN_TILE,
  heightOf,
  LEAST_HEIGHT,
  LEAST_HEIGHT_IN_TILE,
  litBars,
  stepMsOf,
  type VoiceState,
  voiceStateOf,
} from './visualizer.ts'

const STATES: VoiceState[] = ['connecting', 'initializing', 'listening', 'thinking', 'speaking']

describe('the bars of a voice', () => {
  it('are 15, and 7 in a tile', () => {
    expect([BARS, BARS_IN_TILE]).toEqual([15, 7])
  })

  it('stand between 20 and 100 percent, from 8 in a tile', () => {
    expect(heightOf(0, LEAST_HEIGHT)).toBe(20)
    expect(heightOf(0, LEAST_HEIGHT_IN_TILE)).toBe(8)
    expect(heightOf(0.5, LEAST_HEIGHT)).toBeCloseTo(55)
    expect(heightOf(3, LEAST_HEIGHT)).toBe(100)
  })

  it('go on every 2000, 2000, 500, 150 and 1000 ms', () => {
    expect(STATES.map(stepMsOf)).toEqual([2_000, 2_000, 500, 150, 1_000])
  })

  it.each([1, 2, BARS_IN_TILE, BARS])('light only those that there are, of %d', (bars) => {
    const lit = STATES.flatMap((state) =>
      Array.from({ length: 40 }, (_, step) => litBars(state, step, bars)).flat(),
    )
    expect(Math.min(...lit)).toBe(0)
    expect(Math.max(...lit)).toBe(bars - 1)
  })

  it('come from both ends while connecting', () => {
    expect(litBars('connecting', 0, 7)).toEqual([0, 6])
    expect(litBars('connecting', 3, 7)).toEqual([3, 3])
    expect(litBars('connecting', 7, 7)).toEqual([0, 6])
  })

  it('fill from the middle while getting ready', () => {
    expect(litBars('initializing', 0, 7)).toEqual([3])
    expect(litBars('initializing', 1, 7)).toEqual([2, 3, 4])
    expect(litBars('initializing', 3, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('open and close in the middle while listening', () => {
    expect(litBars('listening', 0, 7)).toEqual([3])
    expect(litBars('listening', 1, 7)).toEqual([])
    expect(litBars('listening', 2, 7)).toEqual([3])
  })

  it('run to and fro while thinking', () => {
    const steps = Array.from({ length: 13 }, (_, step) => litBars('thinking', step, 7)[0])
    expect(steps).toEqual([0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0])
  })

  it('are all lit while speaking', () => {
    expect(litBars('speaking', 5, 3)).toEqual([0, 1, 2])
  })

  it('are those of somebody getting ready until an agent says a state that there is', () => {
    expect(voiceStateOf(undefined)).toBe('initializing')
    expect(voiceStateOf('dancing')).toBe('initializing')
    expect(voiceStateOf('idle')).toBe('listening')
    expect(voiceStateOf('speaking')).toBe('speaking')
  })
})
