import { describe, expect, it } from 'vitest'
import type { UseCase } from '../use-cases.ts'
import { EVERYWHERE } from './phrases/phrases.ts'
import { talk } from '../testing/talk.ts'

const ASKED = 'Who do you report to?'

const answerTo = (line: string, scenario: UseCase = 'sales') => {
  const { steps, last } = talk([ASKED, line], { scenario })
  return { ...last, before: steps[0] }
}

describe('what is said about the line, and not about the matter', () => {
  it.each([
    'Did you hear that your CEO is leaving?',
    'Are you still there on Saturdays?',
    'Hang on a second, what happened to the second clinic?',
    'I lost you as a customer, and I want to know why.',
    'What did you say to your staff about it?',
    'Can you hear me out on the price?',
  ])('is not taken from a line that has more in it: %s', (line) => {
    expect(answerTo(line).intent).not.toMatch(/say that it hears|wait for them|say it again/)
  })

  it.each([
    'Can you hear me?',
    'sorry my browser crash can you hear me',
    'Hello? Can you hear me now?',
    'Are you still there?',
    'hello are you there',
    'Hello?',
    'Did I lose you?',
    'Is my microphone working?',
  ])('is answered with yes where it asks for that: %s', (line) => {
    const { intent, text, reveals } = answerTo(line)
    expect(intent).toBe('say that it hears')
    expect(text).toMatch(/\b(?:here|hear)\b/i)
    expect(reveals).toEqual([])
  })

  it.each([
    "I can't hear you very well.",
    'sorry I cannot hear you',
    'You are breaking up.',
    'Sorry, you cut out.',
    'What?',
    'Sorry, what did you say?',
    'Come again?',
    'the line is very bad',
  ])('is answered by what was said last where that was not heard: %s', (line) => {
    const { intent, text, before } = answerTo(line)
    expect(intent).toBe('say it again')
    expect(before?.text).toMatch(/Dan Brooks/)
    expect(text).toMatch(/Dan Brooks/)
  })

  it('is answered in other words, of a line that says no fact, where each way says the same', () => {
    const ways = Object.values(EVERYWHERE['evade-suits'] ?? {}).flat()
    const { steps, last } = talk(['What time would suit you?', 'Sorry, what did you say?'])
    const before = ways.find((way) => steps[0]?.text.endsWith(way))
    const after = ways.find((way) => last.text.endsWith(way.slice(1)))
    expect([before, after]).not.toContain(undefined)
    expect(after).not.toBe(before)
  })

  it.each(['Hang on a second.', 'um just a moment please', 'One moment.', 'Bear with me.'])(
    'is granted where it asks for a moment: %s',
    (line) => {
      const { intent, reveals } = answerTo(line)
      expect(intent).toBe('wait for them')
      expect(reveals).toEqual([])
    },
  )

  it.each(['Can you hear me?', 'Just a second, please.'])(
    'leaves the question open of who leads by asking: %s',
    (line) => {
      const { greeting, last } = talk([line], { scenario: 'presentations' })
      expect(last.intent).toMatch(/say that it hears|wait for them/)
      expect(last.state.open).toEqual(greeting.state.open)
    },
  )

  it('is none before anything was said: hello is a greeting then', () => {
    expect(talk(['Hello.']).last.intent).toBe('greet')
  })
})
