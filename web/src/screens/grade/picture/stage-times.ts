import type { GradedData } from '../complete-grade.ts'
import type { Turn } from '../said/moment.ts'

export type StageTime = {
  id: string
  name: string
  /** The same each time the talk came to it. */
  number: number
  fromMs: number
  toMs: number
}

/** Each visit of a stage from its first turn to the first of the next one, numbered as they first came. */
export function stageTimes(
  walked: GradedData['path']['walked'],
  { turns, durationMs }: { turns: readonly Turn[]; durationMs: number },
): StageTime[] {
  const names = [...new Set(walked.map(({ id }) => id))]
  const startOf = (turn: number): number => turns[turn]?.started_at_ms ?? durationMs
  return walked.flatMap(({ id, name, from_turn }, n) => {
    const next = walked[n + 1]
    const fromMs = n === 0 ? 0 : startOf(from_turn)
    const toMs = next === undefined ? durationMs : startOf(next.from_turn)
    return toMs > fromMs ? [{ id, name, number: names.indexOf(id) + 1, fromMs, toMs }] : []
  })
}
