import { describe, expect, it } from 'vitest'
import { figuresOf } from './figures.ts'
import { liftOf } from './lift.ts'
import { nextPractice } from './next-practice.ts'
import type { PractisedTalk } from './practised.ts'
import { skillsOf, talkThatShows, weakestOf } from './skills.ts'

const UNMEASURED = {
  wordsPerMinute: null,
  talkShare: null,
  questions: null,
  openQuestions: null,
  fillers: null,
}

let made = 0
const talk = (
  scores: Record<string, number>,
  wishes: Partial<PractisedTalk> & { pace?: number | null } = {},
): PractisedTalk => {
  const { pace = null, ...rest } = wishes
  made += 1
  return {
    id: `talk ${made}`,
    roleplayId: null,
    score: 50,
    criteria: Object.entries(scores).map(([id, score]) => ({ id, name: `The ${id}`, score })),
    figures: { ...UNMEASURED, wordsPerMinute: pace },
    ...rest,
  }
}

describe('how far somebody has come', () => {
  it('is nothing after one talk, which has nothing to be compared with', () => {
    expect(liftOf({ first: 60, best: 60, latest: 60, isOne: true })).toBeNull()
  })

  it('is told of the newest and of the best, also when the newest is worse than the first', () => {
    expect(liftOf({ first: 60, best: 75, latest: 52, isOne: false })).toEqual({
      latest: -8,
      best: 15,
    })
  })
})

describe('skills', () => {
  const skills = (...talks: PractisedTalk[]) => skillsOf({ useCase: 'sales', talks })

  it('are counted only in the talks in which they were scored', () => {
    const [listening] = skills(talk({ listening: 2 }), talk({}), talk({ listening: 4 }))
    expect(listening).toMatchObject({ first: 2, best: 4, latest: 4, recent: 3, recentOf: 2 })
  })

  it('are called as they were called last', () => {
    const renamed = talk({})
    renamed.criteria = [{ id: 'listening', name: 'Listening closely', score: 3 }]
    expect(skills(talk({ listening: 2 }), renamed)[0]?.name).toBe('Listening closely')
  })

  it('are as weak as in the last three talks: what was long ago is forgiven', () => {
    const talks = [1, 4, 4, 4].map((score) => talk({ opening: score, summary: 3 }))
    expect(weakestOf(skills(...talks))).toMatchObject({ id: 'summary', recent: 3 })
  })

  it('that are as weak as each other are told apart by their weight, then by name', () => {
    expect(weakestOf(skills(talk({ opening: 2, questions: 2, summary: 3 })))?.id).toBe('questions')
    expect(weakestOf(skills(talk({ ownB: 2, ownA: 2 })))?.id).toBe('ownA')
  })

  it('are none where nothing was scored', () => {
    expect(skills(talk({}))).toEqual([])
    expect(weakestOf([])).toBeNull()
  })

  it('show in the last one of the talks that went worst', () => {
    const [, second, third] = [talk({ opening: 0 }), talk({ opening: 1 }), talk({ opening: 1 })]
    const talks = [talk({ opening: 0 }), second, third, talk({ opening: 5 })] as PractisedTalk[]
    const [opening] = skills(...talks)
    expect(opening && talkThatShows(opening, talks)).toBe(third)
  })
})

describe('what is counted', () => {
  const paceOf = (...paces: (number | null)[]) =>
    figuresOf(paces.map((pace) => talk({}, { pace }))).find(({ id }) => id === 'wordsPerMinute')

  it('is compared with nothing until there are three talks before', () => {
    expect(paceOf(140, 150, 160)).toMatchObject({ latest: 160, baseline: null, baselineOf: 2 })
    expect(paceOf(140, null, 150, 160)).toMatchObject({ baseline: null, baselineOf: 2 })
  })

  it('is compared with the middle of the talks before, without the newest one', () => {
    expect(paceOf(100, 300, 120, 160)).toMatchObject({ latest: 160, baseline: 120, baselineOf: 3 })
    expect(paceOf(100, 120, 130, 300, 90)).toMatchObject({ baseline: 125 })
  })

  it('is no number where there was too little of it', () => {
    expect(paceOf(100, 110, 120, null)).toMatchObject({ latest: null, baseline: 110 })
    expect(figuresOf([])).toEqual([])
  })
})

describe('the next practice', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }] as const
  const practised = (...ids: (string | null)[]) => ids.map((roleplayId) => ({ roleplayId }))

  it('is nothing where nothing can be seen', () => {
    expect(nextPractice([], practised('a'))).toBeNull()
  })

  it('is the first one for a newcomer', () => {
    expect(nextPractice([a, b], [])).toBe(a)
  })

  it('is one that was never practised, before one that was', () => {
    expect(nextPractice([a, b], practised('a', 'a', 'a', 'a', 'a'))).toBe(b)
  })

  it('is the one whose last time is longest ago', () => {
    expect(nextPractice([a, b, c], practised('b', 'a', 'c', 'c', 'c'))).toBe(b)
  })

  it('is the newest again where all of them were practised lately', () => {
    expect(nextPractice([a, b], practised('a', 'b'))).toBe(b)
    expect(nextPractice([a], practised('a'))).toBe(a)
  })

  it('is never one that is gone', () => {
    expect(nextPractice([b], practised('a', null, 'a'))).toBe(b)
  })
})
