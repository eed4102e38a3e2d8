import { describe, expect, it } from 'vitest'
import { lastQuestionIn } from '../../moves/last-question.ts'
import { talk } from '../../testing/talk.ts'
import { whatIsAsked } from '../recalling/asked.ts'
import { unknownIn } from './question-kinds.ts'

const kindOf = (said: string) => unknownIn(whatIsAsked(lastQuestionIn(said)), said)

describe('what is not known is put off as what it was', () => {
  it.each([
    ['So what could you have said to Owen instead?', 'looking-back'],
    ['What do you tell yourself then?', 'own'],
    ['How far have you got with the roof?', 'progress'],
    ['Why does nobody use it?', 'reason-of-habit'],
    ['Are you still willing to buy from us?', 'yes-no-would'],
    ['What would you change about it?', 'hypothetical'],
    ['Did I say we too often?', 'about-you'],
    ['Do you have any doubts about me?', 'about-you'],
    ['Do you have the messages still?', 'yes-no-own'],
    ['Has he said which boys they were?', 'yes-no-them'],
    ['And the worktop. When would suit you?', 'suits'],
    ['Is the afternoon better or the morning?', 'suits-either'],
    ['Which would suit you better, before your shift or in the morning after it?', 'suits-either'],
    ['What would you expect from me in the first three months?', 'need'],
    ['What did the investigation look like?', 'anything'],
    ['How is that documented?', 'way'],
    ['Where does that fear come from?', 'reason'],
    ["How've the three weeks at home been since?", 'news'],
    ["okay that's tight what happens if you don't make it", 'effect'],
    ['five or six okay um and have you ever tried to cut down', 'tried'],
  ])('%s', (said, kind) => {
    expect(kindOf(said)).toBe(kind)
  })
})

const SEEDS = [1, 2, 3, 4, 5]

describe('a persona of whom much is asked that nobody wrote down', () => {
  const asked = [
    'What would you have done in my place?',
    'How did you come by the first clinic?',
    'What colour are the chairs?',
    'Who painted the walls?',
    'What do you tell yourself in the morning?',
    'Which song do you like best?',
    'What did the plumber say?',
    'How high is the ceiling?',
  ]

  it.each(SEEDS)('never puts it off twice in the same words: seed %s', (seed) => {
    const texts = talk(asked, { seed }).steps.map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it.each(SEEDS)('can say what it meant by that: seed %s', (seed) => {
    const { last } = talk(['What colour are the chairs?', 'What do you mean?'], { seed })
    expect(last.why).toContain('explain what it said')
  })
})

describe('an invitation', () => {
  it.each(SEEDS)('is no question of what is known: seed %s', (seed) => {
    const lines = ['How do you plan today?', 'would thursday at ten be okay for you']
    const { last } = talk(lines, { seed, scenario: 'team-training' })
    expect(last.why).not.toContain('evade')
  })
})

describe('a wish', () => {
  it.each(SEEDS)('is the own one, and never what anybody might want: seed %s', (seed) => {
    const { last } = talk(['What would you want more than anything?'], { seed })
    expect(last.why).toMatch(/goal-|evade/)
  })
})
