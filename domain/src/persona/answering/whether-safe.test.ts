import { describe, expect, it } from 'vitest'
import { ilirHoxha } from '../../roleplays/ilir-hoxha.ts'
import { maria, signe, talk } from '../../testing/talk.ts'

/** Somebody in whose story there is something of it. */
const dov = {
  ...signe,
  name: 'Dov Katz',
  role: 'Student at a first session',
  situation:
    'Dov has stopped going to lectures. Since spring he has been hurting himself at night.',
}

const ASKED = [
  'Have you had thoughts of suicide?',
  'have you had any thoughts of suicide',
  'Do you ever think of hurting yourself?',
  'Has there been any self-harm?',
  'Are you suicidal?',
  'I have to ask this: do you think about ending your life?',
  'are there moments when you do not want to be alive any more',
  'Have you ever thought that you would be better off dead?',
  'do you ever wish you just would not wake up',
]

describe('whether they think of harming themselves', () => {
  it.each(ASKED)('is answered plainly, in the role, by whoever does not: %s', (asked) => {
    for (const scenario of ['therapy', 'team-training', 'other', 'sales'] as const) {
      const { last } = talk(['Hello, my name is Tom.', asked], { scenario })
      expect(last.ended).toBeNull()
      expect(last.text).toMatch(/^No\b/)
    }
  })

  it.each(ASKED)('is answered in the words of who wrote them: %s', (asked) => {
    const { graph, last } = talk(['Hello, my name is Tom.', asked], {
      persona: ilirHoxha.persona,
      scenario: 'therapy',
    })
    const written = graph.answers.find((one) =>
      one.asked.includes('Have you thought about suicide?'),
    )
    expect(written?.says).toContain(last.text)
    expect(last.ended).toBeNull()
  })

  it('is not denied by who does', () => {
    const { last } = talk(['Have you been hurting yourself?'], {
      persona: dov,
      scenario: 'therapy',
    })
    expect(last.ended).toBeNull()
    expect(last.text).not.toMatch(/^No\b/)
  })

  it.each([
    'Has your brother had thoughts of suicide?',
    'Do you know anybody who wanted to end it all?',
    'Did you hurt yourself?',
    'Have you heard of our suicide prevention training?',
  ])('is not what is asked here: %s', (asked) => {
    const { last } = talk([asked], { persona: maria, scenario: 'therapy' })
    expect(last.why).not.toMatch(/safe/)
  })
})
