import { describe, expect, it } from 'vitest'
import { read } from './read.ts'
import type { Talk } from './talk.ts'
import { aTalk, dana } from './testing/talks.ts'

const persona = {
  ...dana,
  painPoints: [
    'The nearest cash machine charges two pounds, and forty guests come on Friday',
    'Two musicians left her in the middle of the summer season',
    'The kitchen has flooded three times since the new drains were laid',
    'Her brother has not spoken to her since the sale of the farm',
  ],
  goals: [],
}

const topicOf = (talk: Talk, id: string) => read(talk).topics.find((topic) => topic.id === id)
const topicIn = (lines: string[], id = 'pain-1') => topicOf(aTalk(lines, { persona }), id)

describe('what the persona tells', () => {
  it('has come up where it is told in several sentences, and quotes the one that says most of it', () => {
    const line =
      'There are forty of them. The cash machine that is nearest charges two pounds. It is for Friday.'
    expect(topicIn(['T: What is on?', `P: ${line}`])).toMatchObject({
      isTold: true,
      raisedBy: 'trainee',
      at: [{ turn: 1, quote: 'The cash machine that is nearest charges two pounds.' }],
    })
  })

  it('has come up where half of it stands in the question', () => {
    const talk = ['T: Did your brother ever agree to the sale?', 'P: We have not spoken about it.']
    expect(topicIn(talk, 'pain-4')).toMatchObject({ isTold: true, raisedBy: 'trainee' })
    expect(topicIn(['T: And then?', 'P: We have not spoken about it.'], 'pain-4')?.at).toEqual([])
  })

  it('has not come up where all of it stands in the question, and the answer goes round it', () => {
    const asked = 'T: Has your brother spoken to you at all since the sale of the farm?'
    expect(topicIn([asked, 'P: Could we look at the menu now?'], 'pain-4')?.isTold).toBe(false)
  })

  it('has come up where it uses the same words in a row, as nobody does by chance', () => {
    const told = 'They left me in the middle of the summer, the pair of them.'
    const scattered = 'They left me this summer. In August, the pair of them.'
    expect(topicIn(['T: And then?', `P: ${told}`], 'pain-2')?.isTold).toBe(true)
    expect(topicIn(['T: And then?', `P: ${scattered}`], 'pain-2')?.isTold).toBe(false)
  })

  it.each([
    'Do you know where the nearest cash machine is, and what it charges?',
    'Friday is fine. I can wait for two more days.',
  ])('has not come up where it is only asked for, or shares a word: %s', (line) => {
    expect(topicIn(['T: What is on?', `P: ${line}`])?.isTold).toBe(false)
  })
})

describe('what the learner tells of the persona', () => {
  const STATED = "T: I heard that your brother hasn't spoken to you since the farm was sold."

  it('has come up when it is not denied, and the learner raised it', () => {
    expect(topicIn([STATED, 'P: Seven years in May.'], 'pain-4')).toMatchObject({
      isTold: true,
      raisedBy: 'trainee',
      at: [{ turn: 0 }],
    })
  })

  it.each(["No, that isn't so.", 'Who told you that?'])(
    'has not come up where the persona says: %s',
    (line) => {
      expect(topicIn([STATED, `P: ${line}`], 'pain-4')).toMatchObject({ isTold: false, at: [] })
    },
  )

  it('has not come up where the learner talks of nobody else', () => {
    const own = 'T: I have not spoken to my brother since the sale of the farm.'
    expect(topicIn([own, 'P: Seven years in May.'], 'pain-4')?.isTold).toBe(false)
  })

  it('has not come up where all is recited at once, nor what is recited after that', () => {
    const all = `T: Two musicians left you in the middle of the season. Your kitchen has flooded three times. The
      cash machine charges your guests two pounds.`
    const { topics } = read(aTalk([all, 'P: I see.', STATED, 'P: I see.'], { persona }))
    expect(topics.filter(({ isTold }) => isTold)).toEqual([])
  })
})

describe('a line of our own engine, which knows what it tells', () => {
  const toldBy = (text: string, tells?: string[]) => {
    const talk = aTalk(['T: What is on?', `P: ${text}`], { persona })
    const [asked, answer] = talk.turns
    if (asked === undefined || answer === undefined) throw new Error('A talk of two turns')
    const turns = [asked, tells === undefined ? answer : { ...answer, tells }]
    return topicOf({ ...talk, turns }, 'pain-2')
  }

  it('is believed whatever the words are, and the sentence that says most of it is quoted', () => {
    const worded = 'Oh, where do I begin. The trumpet and the drums quit on me in July.'
    expect(toldBy(worded)?.isTold).toBe(false)
    expect(toldBy(worded, ['pain-2'])).toMatchObject({
      isTold: true,
      at: [{ turn: 1, quote: expect.stringMatching(/\w/) as string }],
    })
  })

  it('tells nothing else, however much it sounds like it', () => {
    const alike = 'Two musicians left in the middle of the season.'
    expect(toldBy(alike)?.isTold).toBe(true)
    expect(toldBy(alike, [])?.isTold).toBe(false)
  })

  it('tells nothing where its turn has no words', () => {
    expect(toldBy('', ['pain-2'])?.isTold).toBe(false)
  })
})
