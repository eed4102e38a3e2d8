import { describe, expect, it } from 'vitest'
import { talk } from '../testing/talk.ts'
import type { Persona } from '../roleplay.ts'

const katrin: Persona = {
  name: 'Katrin Weber',
  role: 'Operations manager of a bakery chain',
  situation: 'Katrin plans the shifts of fourteen shops.',
  background: 'Each shop sends a list on Thursday. She mends the plans on Fridays.',
  painPoints: ['Overtime is found out at the end of the month.', 'Plans are mended by hand.'],
  goals: ['A trial in two shops before any contract', 'Spend less time on mending plans'],
}

const UNDERSTOOD = [
  'How do you plan the shifts?',
  'What is the biggest problem with that?',
  'So you see the overtime only at the end of the month, that must be annoying.',
]

const after = (...said: string[]) => talk([...UNDERSTOOD, ...said], { persona: katrin }).last

describe('an offer', () => {
  it('meets a doubt where nobody had wished for it', () => {
    const { why } = after('I suggest that you buy the whole package for all branches on Monday.')
    expect(why).toMatch(/doubt|not yet|too early/)
  })

  it('is welcomed, and named, where it is what they had wished for', () => {
    const { why, text } = after(
      'We could run a trial in two of your shops before you sign a contract.',
    )
    expect(why).not.toMatch(/doubt|not yet|too early/)
    expect(text).toMatch(/trial in two shops/i)
  })

  it('is not welcomed where it is refused', () => {
    const { why } = after(
      "I'd offer you the package, but we can't do a trial in two shops before a contract.",
    )
    expect(why).not.toContain('welcome what it wished for')
  })
})

describe('a price', () => {
  it('is not asked for when it was in the same sentence', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const { last } = talk(
        [
          ...UNDERSTOOD,
          "I'd suggest the large package. That's about 900 euros. What do you think?",
        ],
        {
          persona: katrin,
          seed,
        },
      )
      expect(last.text).not.toMatch(/what would that cost/i)
    }
  })
})
