import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const dalia: Persona = {
  name: 'Dalia Rosen',
  role: 'Member of a gym',
  situation:
    'She cancelled her membership in June by e-mail. In August the gym took 49 euros from her account again. A man called Victor laughed at her and said that e-mails do not count.',
  background: 'Dalia is a physiotherapist. Her mother is ill and lives with her.',
  painPoints: ['The man at the desk made her feel stupid', 'Nobody answers the phone'],
  goals: ['Get the 49 euros back'],
}

const SEEDS = [1, 2, 3, 4, 5]

const saidTo = (
  lines: string[],
  scenario: 'customer-service' | 'team-training' = 'customer-service',
) => SEEDS.map((seed) => talk(lines, { persona: dalia, scenario, seed }))

describe('somebody who has come because something happened', () => {
  it('tells it once they are greeted, in more than one sentence', () => {
    for (const { last } of saidTo(['Good morning, my name is Marco. How can I help you?']))
      expect(last.reveals.length).toBeGreaterThan(1)
  })

  it('tells it as a story when asked for their own words, and then what it did to them', () => {
    for (const { steps } of saidTo(['Tell me in your own words what happened.', 'And then?'])) {
      expect(steps[0]?.reveals).toEqual(
        ['situation-1', 'situation-2', 'situation-3'].slice(0, steps[0]?.reveals.length),
      )
      expect(steps[1]?.reveals[0]).toMatch(/situation|pain/)
    }
  })
})

describe('what was told a moment ago', () => {
  it('is not denied when it is asked for in other words', () => {
    for (const { last } of saidTo(['How can I help you?', 'Okay. When did you cancel?']))
      expect(last.text).toMatch(/June/)
  })

  it('is who somebody is, when they were named in it', () => {
    for (const { last } of saidTo(['How can I help you?', 'Who is Victor?'])) {
      expect(last.text).toMatch(/Victor/)
      expect(last.why).not.toContain('evade')
    }
  })
})

describe('what nobody wrote down', () => {
  it('is still felt by whoever has told of it', () => {
    for (const { last } of saidTo(['How can I help you?', 'How do you feel about that?']))
      expect(last.why).toMatch(/say what it is to them|answer \(pain-1\)/)
  })

  it('is gone along with when it is taken to be so, and not when it would bind', () => {
    for (const { last } of saidTo(['How can I help you?', 'You go there every week, right?']))
      expect(last.text).not.toMatch(/know|sure|say for/)
    for (const { last } of saidTo([
      'How can I help you?',
      'You signed a contract for two years, right?',
    ]))
      expect(last.text).not.toMatch(/^(?:Yes|Pretty much|That's about right)/)
  })

  it('is said to be amiss, where somebody at home is ill', () => {
    for (const { last } of saidTo(['Is everything all right at home?'], 'team-training'))
      expect(last.text).toMatch(/My mother is ill/)
  })
})

describe('a line that was not caught', () => {
  it('is said again as it was', () => {
    for (const { steps } of saidTo([
      'How can I help you?',
      "I'll refund the 49 euros today.",
      'Sorry, can you say that again?',
    ])) {
      const [, before, again] = steps
      expect(again?.text).not.toBe(before?.text)
      expect(again?.why).toContain('say it again')
    }
  })

  it('is the one that was asked about', () => {
    for (const { last } of saidTo([
      'How can I help you?',
      'I see.',
      'Sorry, what did you say about Victor?',
    ]))
      expect(last.text).toMatch(/Victor/)
  })
})

describe('a scale', () => {
  it('is answered with a number, and what would make it more', () => {
    for (const { steps } of saidTo([
      'On a scale from one to ten, how sure are you?',
      'What would make it a seven?',
    ])) {
      expect(steps[0]?.text).toMatch(/three|four|five/i)
      expect(steps[1]?.why).toContain('answer on a scale')
    }
  })
})
