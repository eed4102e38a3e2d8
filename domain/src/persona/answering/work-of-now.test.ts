import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const dario: Persona = {
  name: 'Dario Quintero',
  role: 'Candidate for the job of maintenance technician',
  situation: 'Dario applies for the job of maintenance technician at a public swimming pool.',
  background:
    'Dario is 34 and has worked for six years as a building technician at the Marlow Hotel, where he looks after a small indoor pool. Before that he was an electrician with Brandt Electric for five years.',
  painPoints: ['He is on call 14 nights a month and his daughter hardly sees him'],
  goals: [
    'Get a job with no more than five on-call nights a month',
    'Become the lead technician of a facility within five years',
  ],
}

const answersTo = (...lines: string[]): string[] =>
  [1, 2, 3].map((seed) => talk(lines, { persona: dario, scenario: 'interviews', seed }).last.text)

describe('somebody who applies for a job', () => {
  it.each(['So tell me a bit about what you do now.', 'Where are you working today?'])(
    'tells of the work of now, and not of what was before: %s',
    (asked) => {
      for (const text of answersTo('Hi Dario.', asked)) expect(text).toMatch(/Marlow Hotel/)
    },
  )

  it('says what would do, and not what is, when asked how many would be okay', () => {
    const lines = [
      'Hi Dario.',
      'Why do you want to leave?',
      'How many on-call nights would be okay for you?',
    ]
    for (const text of answersTo(...lines)) expect(text).toMatch(/no more than five/i)
  })

  it('tells what they hope for when asked where they would like to be', () => {
    for (const text of answersTo('Hi Dario.', 'Where would you like to be in five years?'))
      expect(text).toMatch(/lead technician/)
  })
})
