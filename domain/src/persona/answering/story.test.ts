import { describe, expect, it } from 'vitest'
import { talk } from '../../testing/talk.ts'
import type { Persona } from '../../roleplay.ts'

const petra: Persona = {
  name: 'Petra Lang',
  role: 'Theatre nurse',
  situation:
    'Petra has just come off a late shift. It is a quarter past nine in the evening. On Monday she dropped a tray of instruments in theatre two. The surgeon shouted at her in front of the patient.',
  background: 'Nine years in the job.',
  painPoints: ['She has not slept since Monday.'],
  goals: ['Be moved to another theatre.'],
}

const tells = (said: string) => talk([said], { persona: petra, scenario: 'team-training' })

describe('who wants to hear all of it', () => {
  it.each([
    'Tell me everything, from the start.',
    'Tell me everything.',
    'Please tell me everything that happened.',
  ])('is told what happened, and costs no patience: %s', (said) => {
    const { greeting, last } = tells(said)
    expect(last.text).toMatch(/tray of instruments/)
    expect(last.state.patience).toBeGreaterThanOrEqual(greeting.state.patience)
  })
  it('hears what happened then, and not what time it is now', () => {
    const { last } = tells('Tell me what happened on Monday.')
    expect(last.text).toMatch(/^On Monday I dropped a tray/)
    expect(last.text).not.toMatch(/late shift|past nine/)
  })
})
