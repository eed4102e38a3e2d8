import { describe, expect, it } from 'vitest'
import { createPace } from './pace.ts'

describe('how long one waits for somebody', () => {
  it('is as usual in the beginning', () => {
    expect(createPace().factor()).toBe(1)
  })

  it('grows with long pauses in the middle of what they say, and not with short ones', () => {
    const pace = createPace()
    pace.wentOn({ pauseMs: 300, waitMs: 1_900 })
    expect(pace.factor()).toBe(1)
    pace.wentOn({ pauseMs: 1_200, waitMs: 1_900 })
    expect(pace.factor()).toBeGreaterThan(1)
  })

  it('grows most when they had been answered too early, and never without end', () => {
    const [paused, cut] = [createPace(), createPace()]
    paused.wentOn({ pauseMs: 1_200, waitMs: 1_900 })
    cut.cutOff()
    expect(cut.factor()).toBeGreaterThan(paused.factor())
    for (let n = 0; n < 50; n += 1) cut.cutOff()
    expect(cut.factor()).toBe(1.5)
  })

  it('shrinks a little with every turn that was over when it seemed so', () => {
    const pace = createPace()
    pace.decided()
    expect(pace.factor()).toBeLessThan(1)
    for (let n = 0; n < 50; n += 1) pace.decided()
    expect(pace.factor()).toBe(0.85)
  })
})
