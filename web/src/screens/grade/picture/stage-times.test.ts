import { expect, it } from 'vitest'
import type { Turn } from '../said/moment.ts'
import { stageTimes } from './stage-times.ts'

const turns = [1_000, 8_000, 15_000, 22_000].map(
  (ms) => ({ started_at_ms: ms, ended_at_ms: ms + 5_000 }) as Turn,
)
const visit = (id: string, from_turn: number) => ({
  id,
  name: id,
  from_turn,
  to_turn: from_turn,
  ms: 0,
  because: null,
  is_covered: true,
})

it('a stage lasts until the next one, and keeps its number when the talk comes back to it', () => {
  const walked = [visit('opening', 0), visit('problem', 1), visit('opening', 3)]
  const times = stageTimes(walked, { turns, durationMs: 27_000 })
  expect(times.map(({ number, fromMs, toMs }) => [number, fromMs, toMs])).toEqual([
    [1, 0, 8_000],
    [2, 8_000, 22_000],
    [1, 22_000, 27_000],
  ])
})

it('what took no time has no place in the picture', () => {
  const walked = [visit('opening', 0), visit('problem', 1), visit('close', 1)]
  const times = stageTimes(walked, { turns, durationMs: 27_000 })
  expect(times.map(({ id }) => id)).toEqual(['opening', 'close'])
})
