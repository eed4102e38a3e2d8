import { RoleplayInput } from '@colloquy/contract/roleplays'
import { missingInRoleplay, ROLEPLAY_LIMITS } from '@colloquy/domain/roleplay'
import { scoreBand } from '@colloquy/domain/score-bands'
import { grade } from '@colloquy/domain/grading/grade'
import { describe, expect, it } from 'vitest'
import { asTalk, type DemoTalk } from './content.ts'
import { demoRoleplays } from './roleplays.ts'
import { demoTalks } from './talks.ts'

const roleplayOf = (talk: DemoTalk) => demoRoleplays.find(({ key }) => key === talk.roleplayKey)

const gradedTalks = demoTalks.map((talk) => {
  const roleplay = roleplayOf(talk)
  if (roleplay === undefined) throw new Error(`no demo roleplay ${talk.roleplayKey}`)
  const { status, reason, conversationScore } = grade(asTalk(talk, roleplay))
  return {
    talk,
    score: conversationScore,
    comesTo: reason ?? scoreBand(conversationScore),
    isGraded: status === 'graded',
  }
})
const namedTalks = demoTalks.map((talk) => ({
  name: `${talk.roleplayKey}, ${talk.daysAgo} days ago`,
  talk,
}))
const namedRoleplays = demoRoleplays.map((roleplay) => ({ name: roleplay.name, roleplay }))

describe('the demo roleplays', () => {
  it('are six, each for a use case and a person of its own', () => {
    expect(demoRoleplays).toHaveLength(6)
    for (const own of ['key', 'name', 'scenario'] as const)
      expect(new Set(demoRoleplays.map((roleplay) => roleplay[own])).size).toBe(6)
    expect(new Set(demoRoleplays.map(({ persona }) => persona.name)).size).toBe(6)
  })

  it('start with the sales call when they are listed by name', () => {
    const byName = demoRoleplays.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    expect(byName[0]?.scenario).toBe('sales')
  })

  it('are for everybody, except one for new hires', () => {
    expect(demoRoleplays.filter(({ isPublic }) => isPublic)).toHaveLength(5)
    for (const { isPublic, isForNewHires } of demoRoleplays) expect(isForNewHires).toBe(!isPublic)
  })

  it.each(namedRoleplays)('could have been saved by an admin: $name', ({ roleplay }) => {
    const { name, description, scenario, persona, isPublic } = roleplay
    const { painPoints, goals, ...texts } = persona
    expect(missingInRoleplay({ ...roleplay, groupIds: [] })).toEqual([])
    const sent = {
      name,
      description,
      schema_data: { scenario, persona: { ...texts, pain_points: painPoints, goals } },
      is_public: isPublic,
      assigned_groups: [],
    }
    expect(RoleplayInput.safeParse(sent).error).toBeUndefined()
    expect(texts.role.length).toBeLessThanOrEqual(ROLEPLAY_LIMITS.nameCharacters)
  })

  it.each(namedRoleplays)('have a persona who is somebody: $name', ({ roleplay: { persona } }) => {
    expect(words(persona.background).length).toBeGreaterThan(80)
    expect(words(persona.situation).length).toBeGreaterThan(50)
    expect(persona.painPoints.length).toBeGreaterThanOrEqual(3)
    expect(persona.goals.length).toBeGreaterThanOrEqual(3)
  })
})

describe('the demo talks', () => {
  it('show the member a good, a middling, a poor and an ungraded one', () => {
    const shown = gradedTalks.filter(({ talk }) => talk.learner === 'member')
    expect(new Set(shown.map(({ comesTo }) => comesTo))).toEqual(
      new Set(['good', 'middling', 'poor', 'too-short']),
    )
  })

  it('show the member getting better at the sales call, over weeks', () => {
    const calls = gradedTalks.filter(({ talk }) => roleplayOf(talk)?.scenario === 'sales')
    expect(calls.map(({ score }) => score)).toEqual(
      calls.map(({ score }) => score).toSorted((one, other) => (one ?? 0) - (other ?? 0)),
    )
    expect(calls.length).toBeGreaterThanOrEqual(4)
    const days = calls.map(({ talk }) => talk.daysAgo)
    expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(28)
  })

  it('are told from the oldest to the newest', () => {
    const days = demoTalks.map(({ daysAgo }) => daysAgo)
    expect(days).toEqual(days.toSorted((one, other) => other - one))
  })

  it('give the admin one of their own', () => {
    const own = gradedTalks.filter(({ talk }) => talk.learner === 'admin')
    expect(own).toHaveLength(1)
    expect(own[0]?.comesTo).not.toBe('poor')
  })

  it('let the admin read what the member handed in: the good sales call', () => {
    const submitted = demoTalks.filter(({ isSubmitted }) => isSubmitted)
    expect(submitted.map((talk) => roleplayOf(talk)?.scenario)).toEqual(['sales'])
  })

  it.each(namedTalks)('are about a roleplay that exists: $name', ({ talk }) => {
    expect(roleplayOf(talk)).toBeDefined()
  })

  it.each(namedTalks)('start with the persona, and then take turns: $name', ({ talk }) => {
    const speakers = talk.turns.map(({ speaker }) => speaker)
    expect(speakers).toEqual(speakers.map((_, seq) => (seq % 2 === 0 ? 'persona' : 'trainee')))
  })

  it.each(namedTalks)('overlap only where somebody is interrupted: $name', ({ talk }) => {
    const wrong = pairs(talk.turns).filter(([before, turn]) => {
      const gapMs = turn.startedAtMs - before.endedAtMs
      const isCutOff = before.interrupted === true
      return isCutOff
        ? gapMs >= 0 || turn.startedAtMs <= before.startedAtMs || turn.endedAtMs <= before.endedAtMs
        : gapMs < 300 || gapMs > 900
    })
    expect(wrong).toEqual([])
  })

  it('are interrupted once, in the poor one', () => {
    const cutOff = gradedTalks.filter(({ talk }) =>
      talk.turns.some(({ interrupted }) => interrupted),
    )
    expect(cutOff.map(({ comesTo }) => comesTo)).toEqual(['poor'])
    expect(cutOff[0]?.talk.turns.filter(({ interrupted }) => interrupted)).toHaveLength(1)
  })

  it.each(namedTalks)('are spoken at the pace of a person: $name', ({ talk }) => {
    for (const turn of talk.turns) {
      expect(wordsPerMinute([turn])).toBeGreaterThanOrEqual(110)
      expect(wordsPerMinute([turn])).toBeLessThanOrEqual(turn.speaker === 'trainee' ? 170 : 190)
    }
  })

  it('are long enough to grade, or too short', () => {
    const lengths = (isWanted: boolean) =>
      gradedTalks.flatMap(({ talk, isGraded }) =>
        isGraded === isWanted ? [talk.turns.length] : [],
      )
    expect(Math.min(...lengths(true))).toBeGreaterThanOrEqual(14)
    expect(Math.max(...lengths(true))).toBeLessThanOrEqual(26)
    expect(Math.max(...lengths(false))).toBeLessThanOrEqual(3)
  })
})

const words = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}'-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))

function wordsPerMinute(turns: DemoTalk['turns']): number {
  const count = turns.flatMap(({ text }) => words(text)).length
  const ms = turns.reduce((sum, turn) => sum + turn.endedAtMs - turn.startedAtMs, 0)
  return count / (ms / 60_000)
}

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.slice(1).map((item, index) => [list[index] as T, item])
