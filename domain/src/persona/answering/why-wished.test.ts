import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const lena: Persona = {
  name: 'Lena Brandvold',
  role: 'Property manager of a housing association',
  situation: 'Lena looks after 34 buildings with 61 lifts in Trondheim.',
  background: 'She trained as a caretaker. She has two teenage boys.',
  painPoints: [
    'Nordheis takes two days on average to come',
    'Nobody tells the tenants what is going on when a lift stands still',
  ],
  goals: ['A company that comes within four hours', 'One contact person for everything'],
}

const SEEDS = [1, 2, 3]

const answersTo = (asked: string): string[] =>
  SEEDS.map(
    (seed) => talk(['How happy are you with them?', asked], { persona: lena, seed }).last.text,
  )

describe('why something is wished for', () => {
  it.each([
    ['Why is four hours important to you?', /two days/],
    ['Why do you need one contact person?', /nobody tells the tenants/i],
  ])('is the trouble behind it: %s', (asked, trouble) => {
    for (const text of answersTo(asked)) expect(text).toMatch(trouble)
  })

  it('is not asked by whoever asks why something happened', () => {
    for (const text of answersTo('Why did you become a caretaker?'))
      expect(text).not.toMatch(/two days|nobody tells/i)
  })
})

describe('somebody who is asked how happy they are', () => {
  it('says what goes wrong, and no yes or no', () => {
    for (const seed of SEEDS) {
      const { text } = talk(['How happy are you with them?'], { persona: lena, seed }).last
      expect(text).toMatch(/two days|nobody tells/i)
      expect(text).not.toMatch(/^(?:Not really|Yes|No)\b/)
    }
  })
})

describe('who they are at home', () => {
  it.each(['Have you got children?', 'Do you have kids?'])('is told: %s', (asked) => {
    for (const text of answersTo(asked)) expect(text).toMatch(/two teenage boys/)
  })
})

describe('where they are', () => {
  it('is the place that they name of themselves', () => {
    for (const text of answersTo('Where are you based?')) expect(text).toMatch(/Trondheim/)
  })
})
