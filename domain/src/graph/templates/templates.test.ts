import { describe, expect, it } from 'vitest'
import { greet, type Step, step } from '../../persona/step.ts'
import { FIFTY_PERSONAS } from '../../persona/testing/fifty-personas.ts'
import { THIRTY_PERSONAS } from '../../persona/testing/thirty-personas.ts'
import type { Persona } from '../../roleplay.ts'
import { FACES } from '../../testing/faces.ts'
import { USE_CASE_IDS, type UseCase } from '../../use-cases.ts'
import { compile } from '../compile.ts'
import { TEMPLATES } from './templates.ts'

const persona = {
  name: 'Dana Reed',
  role: 'Head of operations',
  situation: 'Dana runs forty vans in Leeds. Two of them break down each week.',
  background: 'Twelve years in logistics.',
  painPoints: ['Late deliveries', 'Drivers who quit after a month'],
  goals: ['Fewer complaints'],
}

function talk(scenario: UseCase, said: string[], role = persona.role): Step[] {
  const graph = compile({ persona: { ...persona, role }, scenario })
  const steps = [greet(graph, 2)]
  for (const text of said) steps.push(step(graph, (steps.at(-1) as Step).state, { text, seed: 2 }))
  return steps
}

const lastOf = (...of: Parameters<typeof talk>) => talk(...of).at(-1) as Step

describe('in sales', () => {
  it('who offers before anything was understood comes back to the problem, if they can', () => {
    const offer = 'Our platform can help you, we offer the best price.'
    const asked = 'What problems do you have with the vans?'
    expect(lastOf('sales', [offer]).stage).toBe('objections')
    expect(lastOf('sales', [offer, asked]).stage).toBe('problem')
  })
})

describe('in customer service', () => {
  it('being heard calms down, and "calm down" does not', () => {
    const heard = "I'm so sorry to hear that. That must be frustrating."
    const told = 'Calm down, please. Your call is important to us.'
    const begun = talk('customer-service', []).at(-1) as Step
    const kind = lastOf('customer-service', [heard])
    const unkind = lastOf('customer-service', [told])
    expect(kind.state.rapport).toBeGreaterThan(begun.state.rapport)
    expect(unkind.state.rapport).toBeLessThan(begun.state.rapport)
    expect(unkind.state.patience).toBeLessThan(begun.state.patience)
  })
})

describe('in therapy', () => {
  it('advice closes, and a reflection opens', () => {
    const asked = 'What worries you about the deliveries?'
    const advice = 'You should write a plan, I would recommend it.'
    const reflection = 'It sounds like you feel worried about the vans.'
    const advised = lastOf('therapy', [advice, asked])
    const reflected = lastOf('therapy', [reflection, asked])
    expect(advised.reveals).toEqual([])
    expect(reflected.state.told.length).toBeGreaterThan(0)
    expect(reflected.state.rapport).toBeGreaterThan(advised.state.rapport + 10)
  })

  it('who is advised again and again walks out', () => {
    const advice = [
      'You should write a plan, I would recommend it.',
      'You should do sports, I would suggest it.',
      'You should sleep more, I would recommend it.',
      'You should talk to your boss, I would suggest it.',
    ]
    expect(lastOf('therapy', advice)).toMatchObject({
      ended: 'declined',
      state: { ended: 'walks-out' },
    })
  })
})

describe('in an interview', () => {
  const answers = [
    'I have worked in logistics for six years. In my last project the vans were late, so I planned the routes anew with each driver, and in the end the complaints fell by thirty per cent.',
    'When a customer wanted to leave us I called them every day, found out what had gone wrong at work, and changed our plan for the project; as a result they stayed, and they are still there.',
    'I see why you ask. I have not done quite the same before, but I learned something as new within three months, I asked my team for feedback, and in the end I led the work.',
    'I am proud of the training that I built for new drivers, because I had struggled myself, and after that the time that they needed fell from three months to six weeks.',
    'I want this job because of the work itself: I like to find out why a thing goes wrong, I learned how to do that in my last company, and I would grow with you.',
  ]
  const [full = ''] = answers

  it('a vague answer is dug into, and a full one is not', () => {
    expect(lastOf('interviews', ['I do many things.']).state.open).toMatchObject({ dug: 1 })
    expect(lastOf('interviews', [full]).state.answered).toEqual(['yourself'])
  })

  it('the question stays open when something is asked back', () => {
    const asked = lastOf('interviews', ['How many vans do you run?'])
    expect(asked.reveals).toEqual(['situation-1'])
    expect(asked.state.open).toMatchObject({ what: 'ask', id: 'yourself' })
  })

  it('no doubt comes after two answers, and a goodbye after full ones ends in an invitation', () => {
    const early = lastOf('interviews', answers.slice(0, 2))
    expect(early.state.objections).toEqual({})
    const end = lastOf('interviews', [...answers, 'Thank you. Goodbye.'])
    expect(end).toMatchObject({ ended: 'agreed', state: { ended: 'invited' } })
  })
})

describe('who is talked with in tests', () => {
  const planOf = (scenario: UseCase, one: Persona) =>
    JSON.stringify([scenario, TEMPLATES[scenario](one)])
  const plans = FACES.map(({ scenario, role }) => planOf(scenario, { ...persona, role }))

  it('has a face that nobody else there has', () => {
    expect(new Set(plans).size).toBe(FACES.length)
  })

  it.each(USE_CASE_IDS)('has every face that somebody has whom others wrote: %s', (scenario) => {
    const known = new Set(plans)
    const others = [...FIFTY_PERSONAS, ...THIRTY_PERSONAS].filter(
      (one) => !known.has(planOf(scenario, one.persona)),
    )
    expect(others.map(({ persona: { role } }) => role)).toEqual([])
  })
})

describe('in any talk', () => {
  it('the same said again, word for word, costs patience and earns nothing', () => {
    const said = 'I have worked in logistics for six years, and I led a team of nine drivers there.'
    const once = lastOf('other', [said])
    const twice = lastOf('other', [said, said])
    expect(twice.state.patience).toBeLessThan(once.state.patience)
    expect(twice.why).toContain('said before')
  })
})

describe('who says next to nothing', () => {
  const idle = Array.from({ length: 40 }, () => 'Okay.')

  it('is warned, and hung up on, in most talks', () => {
    expect(lastOf('sales', idle)).toMatchObject({
      ended: 'hung-up',
      state: { ended: 'out-of-patience' },
    })
  })

  it('is listening, in therapy', () => {
    expect(lastOf('therapy', idle).ended).toBeNull()
  })
})

describe('in a presentation', () => {
  it('the audience listens, interrupts with a question, and doubts only what it has heard', () => {
    const point = 'Every week forty people spend two hours on copying lists, and we can end that.'
    const more = 'It would take one person for six weeks, and nothing else would have to change.'
    const waitsFor = talk('presentations', [point, more]).map(({ state }) => state.open.what)
    expect(waitsFor).toEqual(['nothing', 'nothing', 'ask'])
  })
})

describe('in legal talks', () => {
  it('a witness volunteers nothing', () => {
    const idle = ['Okay.', 'I see.', 'Right.', 'Okay.']
    expect(lastOf('legal', idle, 'Witness of an accident').state.told).toEqual([])
    expect(lastOf('legal', idle, 'Tenant').state.told).not.toEqual([])
  })
})

describe('in team training', () => {
  it('feedback meets a defence, which goes when it is heard', () => {
    const feedback =
      'In the meeting on Monday you spoke while Ana was speaking, and after that she said nothing more.'
    const met = "That's a fair point, I understand why you see it like that."
    expect(lastOf('team-training', [feedback]).state.objections).toEqual({ fair: 'raised' })
    expect(lastOf('team-training', [feedback, met]).state.objections).toEqual({ fair: 'settled' })
  })
})
