import { describe, expect, it } from 'vitest'
import { greet, step } from '../persona/step.ts'
import { compile } from './compile.ts'
import { did } from './when.ts'

const dana = {
  name: 'Dana Reed',
  role: 'Head of operations',
  situation: 'Dana runs forty vans.',
  background: 'Twelve years in logistics.',
  painPoints: ['Late deliveries'],
  goals: ['Reduce complaints by half', 'Find out who will do the work'],
}

const graphFor = (scenario: Parameters<typeof compile>[0]['scenario'], role = dana.role) =>
  compile({ persona: { ...dana, role }, scenario })

describe('a graph made of a persona alone', () => {
  it('has the stages that people of the trade would name', () => {
    const namesOf = (...of: Parameters<typeof graphFor>) =>
      graphFor(...of).stages.map(({ name }) => name)
    expect(namesOf('sales')).toEqual([
      'Opening',
      'Situation',
      'Problem',
      'Implication',
      'Need-payoff',
      'Objections',
      'Next step',
    ])
    expect(namesOf('therapy')).toEqual(['Engaging', 'Focusing', 'Evoking', 'Planning'])
    expect(namesOf('customer-service')).toEqual([
      'Opening',
      'Listening',
      'Empathy',
      'Calmer',
      'Fixing',
      'Agreement',
    ])
  })

  it('lets the persona interview, unless it is the one who applies', () => {
    expect(graphFor('interviews').lead).toBe('persona')
    expect(graphFor('interviews', 'Recruiter looking for a candidate').lead).toBe('persona')
    expect(graphFor('interviews', 'Candidate for a nursing job').lead).toBe('learner')
    const applicant = { ...dana, situation: 'Dana is applying for a job at the town hall.' }
    expect(compile({ persona: applicant, scenario: 'interviews' }).lead).toBe('learner')
  })

  it('takes a witness for a witness, and any other for a client', () => {
    expect(graphFor('legal', 'Witness of an accident').agreement).toBeNull()
    expect(graphFor('legal', 'Tenant').agreement).not.toBeNull()
  })

  it('asks for what the persona wants, and asking tells it', () => {
    const { asks } = graphFor('sales')
    expect(asks.map(({ says: [first] }) => first)).toEqual([
      'What I need is to reduce complaints by half. How would you help with that?',
      "I'd like to know who will do the work.",
    ])
    expect(asks.map(({ reveals }) => reveals)).toEqual(['goal-1', 'goal-2'])
  })

  it('begins an interview with a question', () => {
    const begun = greet(graphFor('interviews'), 1)
    expect(begun.text).toMatch(/yourself|about you|Who are you|background/i)
    expect(begun.state.open).toEqual({ what: 'ask', id: 'yourself', dug: 0 })
  })

  it('always ends when somebody asks to stop or needs help, whatever it brings', () => {
    const graph = compile({ persona: dana, scenario: 'sales', graph: { endings: [] } })
    const { state } = greet(graph, 1)
    const heard = (text: string) => step(graph, state, { text, seed: 1 }).ended
    expect(heard('I want to stop this exercise.')).toBe('stopped')
    expect(heard('I want to die.')).toBe('distress')
  })
})

describe('how hard it is', () => {
  const temperOf = (difficulty: Parameters<typeof compile>[0]['difficulty']) =>
    compile({ persona: dana, scenario: 'sales', difficulty }).temper

  it('is parameters: harder means less patience, more doubts, more guard, less told', () => {
    const [easy, normal, hard] = [temperOf('easy'), temperOf('normal'), temperOf('hard')]
    expect([easy.patience, normal.patience, hard.patience]).toEqual([90, 70, 50])
    expect([easy.objections, normal.objections, hard.objections]).toEqual([1, 2, 3])
    expect([easy.guard, normal.guard, hard.guard]).toEqual([-10, 0, 10])
    expect([easy.volunteers, normal.volunteers, hard.volunteers]).toEqual([7, 3, 1])
    expect([easy.factsInAnAnswer, normal.factsInAnAnswer]).toEqual([2, 1])
  })

  it('is as the template has it, but for the numbers that are given', () => {
    expect(temperOf({ patience: 33 })).toEqual({ ...temperOf('normal'), patience: 33 })
  })

  it('never leaves the bounds', () => {
    expect(temperOf({ patience: 1000, turns: 1, guard: -900 })).toMatchObject({
      patience: 100,
      turns: 5,
      guard: -50,
    })
  })

  it('tells more in one answer when it is easy', () => {
    const persona = { ...dana, situation: 'Dana runs forty vans. She leads nine people.' }
    const answerOf = (difficulty: 'easy' | 'normal') => {
      const graph = compile({ persona, scenario: 'sales', difficulty })
      const text = 'Can you tell me how many vans you run?'
      return step(graph, greet(graph, 1).state, { text, seed: 1 }).reveals
    }
    expect(answerOf('normal')).toEqual(['situation-1'])
    expect(answerOf('easy')).toEqual(['situation-1', 'situation-2'])
  })
})

describe('a graph that a roleplay brings', () => {
  it('takes the place of what the template says, and nothing else', () => {
    const graph = compile({
      persona: dana,
      scenario: 'sales',
      graph: {
        objections: [
          {
            id: 'boss',
            name: 'The boss',
            says: ['My boss will never agree.'],
            explains: [],
            when: did('proposal'),
            settles: [['answered']],
            words: 'boss agree convince',
          },
        ],
      },
    })
    expect(graph.objections.map(({ id }) => id)).toEqual(['boss'])
    expect(graph.stages).toEqual(graphFor('sales').stages)
  })

  it('may have stages of its own: what the template says of its stages is left out', () => {
    const stages = [
      { id: 'one', name: 'One', aim: '', exits: [{ to: 'two', when: did('open-question') }] },
      { id: 'two', name: 'Two', aim: '', exits: [] },
    ]
    const graph = compile({ persona: dana, scenario: 'interviews', graph: { stages } })
    expect(graph.asks.filter((ask) => ask.in !== undefined)).toEqual([])
    expect(graph.endings.map(({ id }) => id)).not.toContain('invited')
  })

  it('may have facts of its own, told when it says so', () => {
    const facts = [
      {
        id: 'secret',
        about: 'pain' as const,
        says: 'We lost our biggest customer in March.',
        reveal: { when: 'so' as const, if: did('summary') },
      },
    ]
    const graph = compile({ persona: dana, scenario: 'sales', graph: { facts } })
    const ask = { text: 'What problems do you have with customers?', seed: 1 }
    const before = step(graph, greet(graph, 1).state, ask)
    expect(before.reveals).toEqual([])
    const summed = {
      text: 'To recap: you run forty vans, and so far all is well with them.',
      seed: 1,
    }
    const after = step(graph, before.state, summed)
    expect(step(graph, after.state, ask).state.told).toEqual(['secret'])
  })
})
