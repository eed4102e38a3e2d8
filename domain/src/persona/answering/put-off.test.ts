import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'
import { matterOf } from './put-off.ts'

const priya: Persona = {
  name: 'Priya Raman',
  role: 'Owner of two dental practices',
  situation: 'Priya is between patients. A colleague told her about online booking.',
  background:
    'Both phones ring all morning and patients hang up. Last year she tried a text reminder service called RemindMe. It sent reminders in the middle of the night.',
  painPoints: ['Sandra spends every Friday afternoon ringing people'],
  goals: ['Not be embarrassed in front of her patients a second time'],
}

const SEEDS = [1, 2, 3, 4, 5]

const ofHer = (persona: Persona, ...lines: string[]) =>
  SEEDS.map((seed) => talk(lines, { persona, scenario: 'sales', seed }).last.text)

const answersTo = (...lines: string[]) => ofHer(priya, ...lines)

describe('what was put off', () => {
  it('is never denied where the text tells of it', () => {
    for (const text of answersTo('Have you tried anything before to get it down?'))
      expect(text).toContain('RemindMe')
  })

  it('is told as far as it is known when it is asked on, unless it was told at once', () => {
    const lines = [
      'How does booking work at your front desk today?',
      'Walk me through a Monday morning at the desk.',
    ]
    for (const seed of SEEDS) {
      const persona = { ...priya, situation: 'Priya is between patients.' }
      const { steps } = talk(lines, { persona, scenario: 'sales', seed })
      expect(steps.map(({ text }) => text).join(' ')).toMatch(/both phones ring all morning/i)
    }
  })

  it('is what was named in the same breath', () => {
    for (const text of answersTo(
      "Somebody mentioned you'd had a text reminder service last year. What happened with that?",
    ))
      expect(text).toContain('middle of the night')
  })

  it('is not what they wish for when they are asked what must not happen', () => {
    for (const text of answersTo('So if you did this again, what must not happen?'))
      expect(text).toContain('embarrassed')
  })
})

describe('the matter of a question', () => {
  it.each([
    ['how does booking work at your front desk today', 'Booking'],
    ['how are your nights', 'My nights'],
    ['what happened with the technician', 'The technician'],
    ['how many receptionists do you have', 'Receptionists'],
    ['how does it work', null],
    ['what do you do at this time', null],
  ])('%s', (asked, matter) => {
    expect(matterOf(asked)).toBe(matter)
  })
})
