import { GradeReport } from '@colloquy/contract/grades'
import { RoleplayInput } from '@colloquy/contract/roleplays'
import { missingInRoleplay, ROLEPLAY_LIMITS } from '@colloquy/domain/roleplay'
import { scoreBand } from '@colloquy/domain/score-bands'
import { describe, expect, it } from 'vitest'
import type { DemoTalk } from './content.ts'
import { demoRoleplays } from './roleplays.ts'
import { demoTalks } from './talks.ts'

const roleplayOf = (talk: DemoTalk) => demoRoleplays.find(({ key }) => key === talk.roleplayKey)
const gradeOf = (talk: DemoTalk) => ('grade' in talk.outcome ? talk.outcome.grade : null)

const gradedTalks = demoTalks.flatMap((talk) => {
  const grade = gradeOf(talk)
  return grade === null ? [] : [{ name: talk.roleplayKey, talk, grade }]
})
const namedTalks = demoTalks.map((talk) => ({ name: talk.roleplayKey, talk }))
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
    const shown = demoTalks
      .filter(({ learner }) => learner === 'member')
      .map((talk) => {
        const grade = gradeOf(talk)
        return grade === null ? talk.outcome : scoreBand(grade.conversation_score)
      })
    expect(shown).toHaveLength(4)
    expect(shown).toEqual(
      expect.arrayContaining(['good', 'middling', 'poor', { ungraded: 'too-short' }]),
    )
  })

  it('give the admin one of their own', () => {
    const own = gradedTalks.filter(({ talk }) => talk.learner === 'admin')
    expect(own).toHaveLength(1)
    expect(scoreBand(own[0]?.grade.conversation_score ?? null)).not.toBe('poor')
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
    const cutOff = demoTalks.filter(({ turns }) => turns.some(({ interrupted }) => interrupted))
    expect(cutOff.map((talk) => scoreBand(gradeOf(talk)?.conversation_score ?? null))).toEqual([
      'poor',
    ])
    expect(cutOff[0]?.turns.filter(({ interrupted }) => interrupted)).toHaveLength(1)
  })

  it.each(namedTalks)('are spoken at the pace of a person: $name', ({ talk }) => {
    for (const turn of talk.turns) {
      expect(wordsPerMinute([turn])).toBeGreaterThanOrEqual(110)
      expect(wordsPerMinute([turn])).toBeLessThanOrEqual(turn.speaker === 'trainee' ? 170 : 190)
    }
  })

  it('are long enough to grade, or too short', () => {
    for (const { talk } of gradedTalks) {
      expect(talk.turns.length).toBeGreaterThanOrEqual(14)
      expect(talk.turns.length).toBeLessThanOrEqual(26)
    }
    const ungraded = demoTalks.filter((talk) => gradeOf(talk) === null)
    for (const { turns } of ungraded) expect(turns.length).toBeLessThanOrEqual(3)
  })
})

describe('a demo grade', () => {
  it.each(gradedTalks)('is a grade report: $name', ({ grade }) => {
    expect(GradeReport.safeParse(grade).error).toBeUndefined()
    expect(Number.isInteger(grade.conversation_score)).toBe(true)
  })

  it.each(gradedTalks)('counts the words per minute of the learner: $name', ({ talk, grade }) => {
    const own = talk.turns.filter(({ speaker }) => speaker === 'trainee')
    expect(grade.wpm).toBe(Math.round(wordsPerMinute(own)))
  })

  it.each(gradedTalks)('judges SPIN questions in sales only: $name', ({ talk, grade }) => {
    const isSales = roleplayOf(talk)?.scenario === 'sales'
    expect(grade.feedback.spin_score !== null).toBe(isSales)
    expect(grade.feedback.spin_feedback !== null).toBe(isSales)
  })

  it.each(gradedTalks)('scores the stages that were reached, and no others: $name', ({ grade }) => {
    const scored = Object.entries(grade.feedback.stage_scores)
      .filter(([, score]) => score !== null)
      .map(([stage]) => stage)
    expect(scored).toEqual(grade.stages_covered)
  })

  it.each(gradedTalks)('lists only topics that were heard: $name', ({ talk, grade }) => {
    const heard = new Set(talk.turns.flatMap(({ text }) => words(text.toLowerCase())))
    for (const topic of grade.topics_covered) {
      const telling = words(topic.toLowerCase()).filter((word) => word.length > 4)
      expect(telling.some((word) => heard.has(word)) ? 'heard' : topic).toBe('heard')
    }
  })

  it.each(gradedTalks)('quotes what was said, word for word: $name', ({ talk, grade }) => {
    const quotes = feedbackTexts(grade).flatMap(quoted)
    expect(quotes.length).toBeGreaterThan(5)
    const invented = quotes.filter((quote) => !talk.turns.some(({ text }) => text.includes(quote)))
    expect(invented).toEqual([])
  })

  it.each(gradedTalks)('shows the moment behind its advice: $name', ({ grade }) => {
    const { overall_feedback, communication_feedback } = grade.feedback
    expect(quoted(overall_feedback)).not.toEqual([])
    expect(quoted(communication_feedback)).not.toEqual([])
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

const feedbackTexts = ({ feedback }: GradeReport): string[] =>
  [
    feedback.overall_feedback,
    feedback.spin_feedback ?? '',
    feedback.communication_feedback,
    feedback.strengths,
    feedback.areas_for_improvement,
    feedback.recommendations,
  ].flat()

const quoted = (text: string): string[] =>
  [...text.matchAll(/“([^”]*)”|"([^"]*)"/g)].map(([, curly, straight]) => curly ?? straight ?? '')
