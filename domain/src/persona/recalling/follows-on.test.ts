import { describe, expect, it } from 'vitest'
import { compile } from '../../graph/compile.ts'
import { lastQuestionIn } from '../../moves/last-question.ts'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'
import { whatIsAsked } from './asked.ts'
import { recall } from './recall.ts'

const owen: Persona = {
  name: 'Owen Hart',
  role: 'Owner of an oyster farm',
  situation: 'Owen wants something in the water before Christmas.',
  background:
    'He took the licence over from his uncle in 2009. Two years ago he bought three buoys from a Norwegian firm for 18,000 euros, and the sensors were covered with barnacles within six weeks and the supplier stopped answering the phone. He introduced a rota with two fixed days off in a row, and since then only one person has left the team. He has a crew of fourteen.',
  painPoints: ['Samples go by post and the result takes six days'],
  goals: ['Know about bad water within the hour'],
}

const { facts } = compile({ persona: owen, scenario: 'sales' })
const factWith = (words: string) => facts.find(({ says }) => says.includes(words))
const likelihoodOf = (words: string, { asks, after }: { asks: string; after: string | null }) =>
  recall(whatIsAsked(lastQuestionIn(asks)), {
    facts,
    topic: after === null ? [] : [factWith(after)?.id ?? ''],
  }).find(({ fact }) => fact.says.includes(words))?.likely ?? 0

describe('a question after something was told', () => {
  it('is likelier to be answered by what goes on with it, in whatever words it is asked', () => {
    const [asks, answer] = ['Did people stay?', 'only one person']
    const first = likelihoodOf(answer, { asks, after: null })
    const after = likelihoodOf(answer, { asks, after: 'two fixed days' })
    expect(first).toBeGreaterThan(0)
    expect(after).toBeGreaterThan(first + 0.1)
  })

  it('that names another matter is answered by that', () => {
    const asks = 'How many people are on your crew?'
    const [best] = recall(whatIsAsked(lastQuestionIn(asks)), {
      facts,
      topic: [factWith('three buoys')?.id ?? ''],
    })
    expect(best?.fact.says).toMatch(/fourteen/)
  })
})

it('the other half of a sentence is told before anybody says that they just said it', () => {
  for (const asked of [
    'And what difference did that rota make?',
    'And what difference did it make?',
  ])
    for (const seed of [1, 2, 3]) {
      const lines = ['How do you organise the days off?', asked]
      expect(talk(lines, { persona: owen, seed }).last.text).toMatch(/only one person/)
    }
})
