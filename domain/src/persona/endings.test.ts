import { describe, expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import type { Difficulty } from '../graph/difficulty.ts'
import { greet, type Step, step } from './step.ts'

const persona = {
  name: 'Dana Reed',
  role: 'Head of operations',
  situation: 'Dana runs forty vans in Leeds.',
  background: 'Twelve years in logistics.',
  painPoints: ['Late deliveries'],
  goals: ['Fewer complaints'],
}

function talk(said: string[], difficulty: Difficulty = 'normal'): Step {
  const graph = compile({ persona, scenario: 'sales', difficulty })
  let last = greet(graph, 1)
  for (const text of said) last = step(graph, last.state, { text, seed: 1 })
  return last
}

const times = (count: number, text: string) => Array.from({ length: count }, () => text)

describe('the persona ends a talk', () => {
  it('of itself when nobody speaks, after asking twice', () => {
    expect(talk(['', '']).ended).toBeNull()
    expect(talk(['', '', ''])).toMatchObject({ ended: 'hung-up', state: { ended: 'line-lost' } })
    expect(talk(['', '', 'Here I am.', '', '']).ended).toBeNull()
  })

  it('on rudeness, after one warning', () => {
    const rude = 'That is a stupid answer.'
    expect(talk([rude]).ended).toBeNull()
    expect(talk([rude, rude])).toMatchObject({ ended: 'hung-up', state: { ended: 'rudeness' } })
  })

  it('out of patience, and never without having warned', () => {
    const difficulty = { patience: 25, touchiness: 5 }
    const script = 'As per our company policy, your call is important to us.'
    expect(talk([script], difficulty)).toMatchObject({ ended: null, state: { warned: true } })
    expect(talk([script, script], difficulty)).toMatchObject({
      ended: 'hung-up',
      state: { ended: 'out-of-patience' },
    })
  })

  it('politely, when it has said no often enough', () => {
    const push = 'We can offer you a special price, you should take it.'
    const end = talk(times(6, push), { patience: 100, touchiness: 0 })
    expect(end).toMatchObject({ ended: 'declined', state: { ended: 'refused' } })
  })

  it('when the time is up: by the number of turns, or because somebody says so', () => {
    expect(talk(times(5, 'Okay.'), { turns: 5 }).ended).toBe('time')
    expect(talk(["I'm afraid we are out of time."]).ended).toBe('time')
  })
})

describe('who stops the exercise', () => {
  const OFFER = 'We can offer you a planning tool for the vans.'

  it.each([
    [['Stop the exercise.'], /begun|begin|started|hello|Nothing had been/],
    [['How many vans do you run?', 'Stop the exercise.'], /part 2 of 7, "situation"/],
    [
      ['How many vans do you run?', OFFER, 'I want to stop this exercise, please.'],
      /part 6 of 7, "objections"/,
    ],
  ])('is let go kindly, and told where it stands: %j', (said, stands) => {
    const end = talk(said)
    expect(end.ended).toBe('stopped')
    expect(end.text).toMatch(/practice|stop|out of the role/)
    expect(end.text).toMatch(stands)
  })

  it.each([
    [{ agreed: true }, /agree|yes/],
    [{ objections: { price: 'raised' as const } }, /part 1 of 7, "opening".* doubt/],
  ])('is told what was agreed, and that a doubt is open: %j', (so, stands) => {
    const graph = compile({ persona, scenario: 'sales' })
    const state = { ...greet(graph, 1).state, turns: 9, ...so }
    const end = step(graph, state, { text: 'Stop the exercise.', seed: 1 })
    expect(end.text).toMatch(stands)
  })

  it.each([
    'Before we end the session, how many vans do you run?',
    'I want to stop this happening again.',
  ])('is not who says: %s', (said) => {
    expect(talk([said]).ended).toBeNull()
  })
})

describe('a goodbye', () => {
  it('ends the talk as it stands', () => {
    expect(talk(['Thank you for your time. Goodbye.'])).toMatchObject({
      ended: 'said-goodbye',
      state: { ended: 'goodbye' },
    })
    expect(talk(['Thank you for your time. Goodbye.'], { rapport: 20 })).toMatchObject({
      ended: 'declined',
      state: { ended: 'cold-goodbye' },
    })
  })

  it.each([
    "that's it? okay. See you Thursday then, get some sleep!",
    'thanks, it was nice, bye then?',
    'Bye?',
  ])('may sound like a question, and asks nothing: %s', (said) => {
    expect(talk([...times(4, 'Okay.'), said]).ended).not.toBeNull()
  })

  it.each([
    "That's it? How many vans is that?",
    'How many vans do you run? See you Thursday then.',
    'See you on Thursday then?',
  ])('is none while an answer is waited for: %s', (said) => {
    expect(talk([...times(4, 'Okay.'), said]).ended).toBeNull()
  })

  it('is none with a question in it', () => {
    expect(talk(['Before I say goodbye, how many vans do you run?']).ended).toBeNull()
  })
})
