import { describe, expect, it } from 'vitest'
import { createTimeline, SAMPLE_RATE } from './timeline.ts'

const aSound = (ms: number, level = 100): Int16Array =>
  new Int16Array((ms * SAMPLE_RATE) / 1_000).fill(level)

/** From when to when each side is heard, in ms. */
function heardIn(sound: Int16Array) {
  const spans = (side: number) => {
    const found: [number, number][] = []
    for (let at = side; at < sound.length; at += 2) {
      if (sound[at] === 0) continue
      const ms = (at - side) / 2 / (SAMPLE_RATE / 1_000)
      const last = found.at(-1)
      if (last !== undefined && ms - last[1] < 0.1) last[1] = ms
      else found.push([ms, ms])
    }
    return found.map((span) => span.map(Math.round))
  }
  return { learner: spans(0), persona: spans(1) }
}

/** As it comes from a room: ten milliseconds at a time, the first of them after the first ten. */
function arrive(timeline: ReturnType<typeof createTimeline>, ...[from, to]: [number, number]) {
  for (let now = from + 10; now <= to; now += 10) timeline.learner(aSound(10), now)
}

describe('two sides on one clock', () => {
  it('are silent where nobody said anything', () => {
    const timeline = createTimeline(500)
    expect(heardIn(timeline.take(1_500))).toEqual({ learner: [], persona: [] })
  })

  it('are heard when they were, on their own side', () => {
    const timeline = createTimeline(1_000)
    arrive(timeline, 1_100, 1_500)
    timeline.persona(aSound(200), 1_700)
    expect(heardIn(timeline.take(2_000)).persona).toEqual([[700, 900]])
    const second = createTimeline(0)
    arrive(second, 0, 400)
    expect(heardIn(second.take(1_000)).learner).toEqual([[0, 400]])
  })

  it('are taken once, and go on where they were', () => {
    const timeline = createTimeline(0)
    arrive(timeline, 0, 1_000)
    expect(heardIn(timeline.take(500)).learner).toEqual([[0, 500]])
    arrive(timeline, 1_000, 1_200)
    expect(heardIn(timeline.take(2_000)).learner).toEqual([[0, 700]])
  })

  it('keep nothing of what was taken back', () => {
    const timeline = createTimeline(0)
    timeline.persona(aSound(600), 100)
    timeline.takeBack(400)
    timeline.persona(aSound(100), 900)
    expect(heardIn(timeline.take(2_000)).persona).toEqual([
      [100, 400],
      [900, 1_000],
    ])
  })

  it('have no gap in what came in a burst, since somebody was busy', () => {
    const timeline = createTimeline(0)
    arrive(timeline, 0, 500)
    for (let n = 0; n < 60; n += 1) timeline.learner(aSound(10), 1_100)
    arrive(timeline, 1_100, 1_500)
    expect(heardIn(timeline.take(3_000)).learner).toEqual([[0, 1_500]])
  })

  it('have a gap where a microphone was away, and are right again within a second', () => {
    const timeline = createTimeline(0)
    arrive(timeline, 0, 500)
    arrive(timeline, 2_500, 3_000)
    expect(heardIn(timeline.take(3_000)).learner).toEqual([
      [0, 500],
      [2_500, 3_000],
    ])
    arrive(timeline, 3_400, 5_000)
    const [, ...later] = heardIn(timeline.take(5_000)).learner
    expect(later.at(-1)?.[1]).toBe(2_000)
  })

  it('are right at once after a beginning that came late', () => {
    const timeline = createTimeline(0)
    timeline.learner(aSound(10), 800)
    arrive(timeline, 500, 1_000)
    expect(heardIn(timeline.take(1_000)).learner.at(-1)?.[1]).toBeLessThanOrEqual(1_000)
  })

  it('lose nothing to sound that comes faster than time', () => {
    const timeline = createTimeline(0)
    for (let n = 0; n < 1_000; n += 1) timeline.learner(aSound(10), 100)
    const [span] = heardIn(timeline.take(2_000)).learner
    expect(span?.[1]).toBeLessThan(200)
  })
})
