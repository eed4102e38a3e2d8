import { describe, expect, it } from 'vitest'
import { newAnswer, sentGraph, storedGraph } from './answer-values.ts'
import { fieldName, problemsIn, soundOf } from './problems.ts'

const team = { asked: ['How big is your team?', 'How many are you?'], says: ['Nine.'] }
const dog = { asked: ['Do you have a dog?'], says: ['No.', 'A dog? No.'], more: ['Two cats.'] }

describe('answers that were only looked at', () => {
  it.each<[string, Record<string, unknown> | undefined]>([
    ['without a graph', undefined],
    ['in a graph of answers alone', { answers: [team, dog] }],
    [
      'beside what somebody else brought',
      { stages: [{ id: 'one' }], answers: [dog], lead: 'learner' },
    ],
    ['in a graph without any', { asks_every: 3 }],
    [
      'beside such as tell a fact',
      { answers: [team, { asked: ['Who services it?'], tells: 'background-2' }] },
    ],
    [
      'where all of them tell facts',
      { answers: [{ asked: ['Who is Odd?'], tells: 'situation-1' }] },
    ],
  ])('go back as they came: %s', (_, graph) => {
    const form = storedGraph(graph)
    expect(sentGraph(form.graph, form.answers)).toEqual(graph ?? null)
  })
})

describe('what is sent', () => {
  const { graph, answers } = storedGraph({ asks_every: 3, answers: [team] })

  it('keeps the rest of the graph when the last answer goes', () => {
    expect(sentGraph(graph, [])).toEqual({ asks_every: 3 })
  })

  it('is no graph when there was nothing else in it', () => {
    expect(sentGraph(storedGraph({ answers: [team] }).graph, [])).toBeNull()
  })

  it('is a graph of answers alone where there was none', () => {
    expect(sentGraph(null, answers)).toEqual({ answers: [team] })
  })

  it('has a way in each line, and none that is blank', () => {
    const written = {
      ...newAnswer([]),
      asked: ' Why?\n\n  How come? \r\n',
      says: 'So.\n',
      more: ' ',
    }
    expect(sentGraph(null, [written, newAnswer([written])])).toEqual({
      answers: [{ asked: ['Why?', 'How come?'], says: ['So.'] }],
    })
  })
})

describe('what has to be mended', () => {
  const written = (more: object) => ({ ...newAnswer([]), asked: 'Why?', says: 'So.', ...more })
  const saidOf = (...answers: ReturnType<typeof written>[]) =>
    problemsIn(answers).map(({ field, says }) => [field, says])

  it.each<[string, object, 'asked' | 'says' | 'more', string]>([
    ['no question', { asked: ' \n' }, 'asked', 'Write down at least one way of asking it.'],
    ['no words', { says: '' }, 'says', 'Write down what is said to it.'],
    ['too many ways', { says: 'So.\n'.repeat(31) }, 'says', 'At most 30 lines; these are 31.'],
    [
      'a way that is too long',
      { more: `Well.\n${'x'.repeat(501)}` },
      'more',
      'Line 2 has 501 characters: at most 500 can be kept.',
    ],
  ])('is said at its field: %s', (_, more, part, says) => {
    expect(saidOf(written(more))).toEqual([[fieldName('new 1', part), says]])
  })

  it('is the second of two with the same question, and the persona is asked without it', () => {
    const [one, other] = [written({}), written({ key: 'new 2', asked: 'why' })]
    expect(saidOf(one, other)).toEqual([
      [fieldName('new 2', 'asked'), 'Two answers have the same question: "why".'],
    ])
    expect(soundOf([one, other])).toEqual([one])
  })

  it('is nothing of one in which nothing stands yet', () => {
    expect(saidOf(written({ asked: '', says: '' }))).toEqual([])
  })
})
