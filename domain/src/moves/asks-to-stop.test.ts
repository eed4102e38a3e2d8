import { describe, expect, it } from 'vitest'
import { asksToStop } from './asks-to-stop.ts'

describe('what is said in the talk', () => {
  it.each([
    'Before we end the session, is there anything else?',
    'When we end this session, what would you like to take with you?',
    "Let's end the session here for today.",
    "I'd like to end the session with a short summary.",
    'I want to stop this happening again.',
    'I want to stop here for a moment and check that I have understood you.',
    'You want to stop now, and part of you says: I want to stop here.',
    'Do you want to stop?',
    'If it hurts, stop the exercise when you feel it.',
    'Stop the exercise if it hurts.',
    'Did you stop the exercises that the physio gave you?',
    'We had to stop the practice of double booking.',
    'I want to leave the practice and open my own.',
    'I have to finish the training by Friday.',
    'Who asked you to stop the training?',
    'Could we stop there for today?',
    'Is this a good time, or shall I stop here and call back?',
    'Can you stop them from leaving?',
    'He said, I want to stop now.',
  ])('asks nobody to stop the exercise: %s', (text) => {
    expect(asksToStop(text)).toBe(false)
  })
})

describe('who wants out of the exercise', () => {
  it.each([
    'Stop the exercise.',
    'stop the exercise',
    'I want to stop this exercise, please.',
    'Please stop the role-play.',
    'um i uh i want to stop the exercise please',
    'Can we stop the exercise here?',
    "Okay, I'd like to end the exercise now.",
    'Okay, enough, end the session please.',
    'I want to quit this session.',
    "okay that's enough i'm quitting the session",
    "I don't want to go on with this practice.",
    "I can't do this one anymore.",
    "I don't want to do this any more.",
    "I'm done with this exercise.",
    'How do I get out of this exercise?',
    'I want to stop now.',
    'I want to stop here, please.',
    'I need a break from this practice.',
    'Can we stop here?',
  ])('is heard: %s', (text) => {
    expect(asksToStop(text)).toBe(true)
  })
})
