import { describe, expect, it } from 'vitest'
import { EDGES, EVIDENCE, LINES, momentAt, PRACTICE_MS, STEPS } from './practice.ts'

describe('the practice on the landing page', () => {
  it('lets one voice speak at a time, and both in turns', () => {
    for (const [index, line] of LINES.slice(1).entries()) {
      expect(line.startMs).toBeGreaterThan(LINES[index]?.endMs ?? 0)
      expect(line.voice).not.toBe(LINES[index]?.voice)
    }
    expect(PRACTICE_MS).toBeGreaterThan(LINES.at(-1)?.endMs ?? 0)
  })

  it('speaks as fast as people do', () => {
    for (const { words, startMs, endMs } of LINES) {
      const wordsPerMinute = words.split(' ').length / ((endMs - startMs) / 60_000)
      expect(wordsPerMinute).toBeGreaterThan(120)
      expect(wordsPerMinute).toBeLessThan(200)
    }
  })

  it('takes one step of the graph with every line, each by an edge from the last', () => {
    const path = STEPS.filter((step) => step.isTaken)
    expect(path.map(({ row, voice }) => [row, voice])).toEqual(
      LINES.map(({ voice }, index) => [index + 1, voice]),
    )
    for (const [index, to] of path.slice(1).entries())
      expect(EDGES).toContainEqual({ from: path[index], to })
  })

  it('leads to every step from the first', () => {
    for (const step of STEPS.slice(1)) expect(EDGES.map(({ to }) => to)).toContain(step)
  })

  it('gives points only while somebody says what earns them, and 100 at most', () => {
    for (const { atMs, points, of } of EVIDENCE) {
      expect(LINES.some(({ startMs, endMs }) => startMs < atMs && atMs < endMs)).toBe(true)
      expect(points).toBeLessThanOrEqual(of)
    }
    expect(EVIDENCE.reduce((sum, { of }) => sum + of, 0)).toBe(100)
  })

  it('has nothing at its start', () => {
    expect(momentAt(0)).toEqual({
      heardMs: 0,
      spoken: [0, 0, 0, 0, 0],
      voice: null,
      row: 0,
      evidence: 0,
      score: 0,
    })
  })

  it('grows word by word', () => {
    expect(momentAt(2100)).toMatchObject({ spoken: [6, 0, 0, 0, 0], voice: 'persona', row: 1 })
    expect(momentAt(6400)).toMatchObject({ voice: 'learner', row: 2, evidence: 1, score: 27 })
  })

  it('is complete at its end, after it, and before it was played', () => {
    const end = momentAt(PRACTICE_MS)
    expect(end).toMatchObject({ voice: null, row: 5, evidence: 4, score: 84 })
    expect(end.spoken).toEqual(LINES.map(({ words }) => words.split(' ').length))
    expect(momentAt(PRACTICE_MS + 5000)).toEqual(end)
    expect(momentAt(-1)).toEqual(end)
  })
})
