import { describe, expect, it } from 'vitest'
import { talk } from '../../testing/talk.ts'
import type { Persona } from '../../roleplay.ts'

const piotr: Persona = {
  name: 'Piotr Nowak',
  role: 'Hotel guest',
  situation: 'Piotr booked a quiet room and was given one above the kitchen.',
  background: 'He drives a crane in Gdynia.',
  painPoints: ['He has not slept for two nights because of the kitchen fan.'],
  goals: ['Have a quiet room before tonight'],
}

const HEARD_OUT = [
  'What happened?',
  'I am sorry, that must be exhausting. What would you like us to do?',
  'I will move you to a quiet room on the top floor today. Would that help?',
]

const after = (...said: string[]) =>
  talk([...HEARD_OUT, ...said], { persona: piotr, scenario: 'customer-service' }).last

const promise = /promise|hold to what was agreed|take the offer|agree to the time/

describe('what is asked along with a promise', () => {
  it.each([
    "I'll order a taxi for you right now. Which address should it go to?",
    "I'll bring the key up myself. Who should I ask for?",
    "I'll have the bags carried up. Where should we put them?",
    "I'll send the papers today. Should I send them by email or by post?",
    "I'll send a porter at four. Will somebody be there?",
    "I've just sent you the code. Has it come through?",
    'The fan goes off tonight. What should I tell the kitchen?',
    "We'll talk tomorrow at ten. What would you like to talk about?",
  ])('is not answered by a yes to the promise: %s', (said) => {
    expect(after(said).why).not.toMatch(promise)
  })

  it('is not taken for it where nothing else was asked', () => {
    expect(after("I'll bring the key up to you at four, okay?").why).toMatch(promise)
    expect(after('Would four o’clock suit you?').why).toMatch(promise)
  })

  it('leaves the choice to whoever offers one', () => {
    expect(after('Should I send it to you, or to your wife as well?').why).toContain(
      'leave the choice to them',
    )
  })

  it('is that nothing is missing, once all was put right', () => {
    const { why, text } = after(
      'So you move upstairs today. Is there anything else I can do for you?',
    )
    expect(why).toContain('nothing more to it')
    expect(text).not.toMatch(/quiet room/i)
  })
})

describe('a question that leads up to something', () => {
  it('is no appointment', () => {
    const { why } = after(
      "Let's talk about it now. There is one thing. Do you know which one I mean?",
    )
    expect(why).toContain('wait to hear what is meant')
  })

  it.each(['Is that clear enough?', 'Is that clear?'])('is followed: %s', (said) => {
    expect(after(said).text).not.toMatch(/\bdoes\b/)
  })
})

describe('sympathy with a question in it', () => {
  it('is not only thanked for', () => {
    const { why } = talk(
      ['What brings you here?', "I'm sorry, that must be worrying. Where is the kitchen?"],
      {
        persona: { ...piotr, goals: ['Hear an apology from somebody who means it'] },
        scenario: 'customer-service',
      },
    ).last
    expect(why).not.toContain('waited for')
  })
})

describe('whether it works, or what is in the way', () => {
  it('asks whether it works', () => {
    expect(after("Would four o'clock work for you, or what's in the way?").why).toMatch(promise)
  })
})

describe('a question with a remark after it', () => {
  it('is answered, and the remark is no proposal', () => {
    const { why } = after(
      'Are you sleeping better now? I can tell you that the fan goes off at ten.',
    )
    expect(why).not.toMatch(/promise|agree|something definite/)
  })
})
