import { describe, expect, it } from 'vitest'
import { signe, talk } from '../testing/talk.ts'
import type { UseCase } from '../use-cases.ts'

const SEEDS = [1, 2, 3, 4, 5]

const saidTo = (lines: string[], scenario: UseCase = 'team-training'): string[] =>
  SEEDS.map(
    (seed) => talk(['Hello Signe.', ...lines], { persona: signe, scenario, seed }).last.text,
  )

describe('what is easily heard as something else', () => {
  it('one word with "how" behind it asks what was meant by it, and for no yes or no', () => {
    for (const text of saidTo(['How are the apprentices with you?', 'Careful how?']))
      expect(text).not.toMatch(/^(?:yes|no|not really|hardly)\b/i)
  })

  it('a tag in the middle of what somebody says asks for assent to it', () => {
    for (const text of saidTo([
      "So that's the difference, isn't it? Your aunt shut the door, and you did it in front of everyone.",
    ]))
      expect(text).not.toMatch(/nobody told me|not as far as|I doubt it|hardly|don't think so/i)
  })

  it('who asks whether anything is in the way hears of what is', () => {
    for (const seed of SEEDS) {
      const { text } = talk(['Hello.', 'Is there anything that makes it hard for you here?'], {
        scenario: 'team-training',
        seed,
      }).last
      expect(text).toMatch(/switching|no-show|patients|phone/i)
    }
  })

  it('who somebody is, by their name, is not put off as if there were several', () => {
    for (const text of saidTo(['Who is Nelly?']))
      expect(text).not.toMatch(
        /more than one|a few|several of us|different people|one person alone/i,
      )
  })

  it('good wishes for the night are a goodbye', () => {
    const { last } = talk(
      [
        'Hello Signe.',
        'What does a normal day look like?',
        'What is hard about it?',
        'Since when?',
        'Thank you, I will see to it.',
        'Sleep well, and thank you for talking to me.',
      ],
      { persona: signe, scenario: 'team-training' },
    )
    expect(last.ended).not.toBeNull()
  })
})
