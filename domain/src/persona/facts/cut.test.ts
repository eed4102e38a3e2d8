import { describe, expect, it } from 'vitest'
import { lastQuestionIn } from '../../moves/last-question.ts'
import { whatIsAsked } from '../recalling/asked.ts'
import { cut } from './cut.ts'

function answerTo(question: string, sentence: string): string | null {
  const asked = lastQuestionIn(question)
  return asked === undefined ? null : cut(sentence, whatIsAsked(asked))
}

it.each([
  [
    'Did any of your customers feel it?',
    'Three farms got their seed late this year and one of them, a big customer in Virginia, is talking about another hatchery.',
    null,
  ],
  [
    'What were the probes like to keep clean?',
    'The last sensors fouled with algae and had to be cleaned every other day.',
    'The last sensors had to be cleaned every other day.',
  ],
])('nothing is cut in the midst of its subject: %s', (question, sentence, answer) => {
  expect(answerTo(question, sentence)).toBe(answer)
})

describe('of a long sentence only what was asked for is said', () => {
  it.each([
    [
      'How many vans do you have?',
      "We've forty-six vans, two depots and sixty-one drivers.",
      'Forty-six vans.',
    ],
    [
      'How many drivers do you have?',
      "We've forty-six vans, two depots and sixty-one drivers.",
      'Sixty-one drivers.',
    ],
    [
      'How many extra nights was it?',
      "I've done eleven extra nights since August, on top of my own.",
      'Eleven extra nights.',
    ],
    [
      'How much do you have in reserve?',
      "We've a hundred and ninety thousand pounds in reserve, and that is all.",
      'A hundred and ninety thousand pounds.',
    ],
    [
      'How much do you spend on ads?',
      'We spend £1,200 a month on ads with nothing to show for it.',
      '£1,200 a month.',
    ],
    [
      'Who plans the routes?',
      'Every route is planned by Gerry Magee, who comes in at four.',
      'Gerry Magee.',
    ],
    [
      'When does he retire?',
      'My dispatcher retires at the end of April, and he knows everything.',
      'At the end of April.',
    ],
    [
      'Where does your daughter live?',
      'My daughter lives in Bristol with her two kids and a dog.',
      'In Bristol.',
    ],
    [
      'How long have you driven trams?',
      "I've driven trams in Sheffield for eleven years without a mark.",
      'For eleven years.',
    ],
    [
      'When does the school order leave?',
      'My old slicer jams every morning before the school order goes out at seven.',
      'At seven.',
    ],
    [
      'How much is the deposit?',
      'I paid a deposit of fourteen hundred pounds when I moved into the flat.',
      'Fourteen hundred pounds.',
    ],
    [
      'Who do you report to?',
      'I report to my boss, Greg Tanner, who sits in another building.',
      'My boss, Greg Tanner.',
    ],
    [
      'Why do you lose milk in the summer?',
      'I run a dairy farm with 180 cows and lose milk every summer because the barn gets too hot.',
      'Because the barn gets too hot.',
    ],
    [
      'Why was it closed so early?',
      'The shop was closed early on Saturday, because two of the girls were ill.',
      'Because two of the girls were ill.',
    ],
    [
      'How old is the barn?',
      'The barn was built in 1998 and has six old fans, two of which no longer work.',
      'The barn was built in 1998.',
    ],
    [
      'What fans do you have in the barn?',
      'The barn was built in 1998 and has six old fans, two of which no longer work.',
      'The barn has six old fans, two of which no longer work.',
    ],
    [
      'How much did you pay for StaffPilot?',
      'In 2021 we bought a tool called StaffPilot for 18,000 euros and stopped using it after five months.',
      '18,000 euros.',
    ],
    [
      'When would you need somebody to start?',
      'I want to know whether you can start before the first of March.',
      'Before the first of March.',
    ],
    [
      'When did you buy the practice?',
      'I bought the practice from old Dr Pym in 2017 with a bank loan.',
      'In 2017.',
    ],
    ['How old are you?', "I'm 44, a single mother of two, and work as a cashier.", "I'm 44."],
  ])('%s', (question, sentence, answer) => {
    expect(answerTo(question, sentence)).toBe(answer)
  })

  it.each([
    ['it is short', 'How many clinics do you have?', 'I manage nine clinics in Ohio.'],
    [
      'two parts would fit',
      'When was that?',
      'It died on Friday at lunch, and on Saturday a courier brought a charger.',
    ],
    [
      'what is counted is not in it',
      'How many times have you called?',
      'Three calls, two hours on hold, and the story every time.',
    ],
    [
      'the sum is for something else',
      'What is your budget?',
      'Two years ago I bought a planning system for 34,000 pounds.',
    ],
    [
      'the name was in the question',
      'Who is Gerry?',
      'Every route is planned by Gerry Magee, who comes in at four.',
    ],
    [
      'only from where is told',
      'Where did you change planes?',
      'I flew from Verona to Oslo on Monday and my suitcase never arrived.',
    ],
    [
      'nothing of what was asked stands beside it',
      'Where does it go?',
      "I have a quote on my desk from another supplier and haven't answered it yet.",
    ],
    [
      'the hour is that of somebody else',
      'What time did you begin?',
      'I work mostly early shift from six, Karin starts at nine because of her daughter.',
    ],
    [
      'it has two spans, one inside the other',
      'How long have you been there?',
      "I've worked at the depot for seven years, the last three as deputy team leader.",
    ],
    [
      'a number is no hour',
      'And when does he go?',
      'The Christmas rush is three weeks off: from 380 drops a day we go to 520.',
    ],
    [
      'the rent is no deposit',
      'How much is the rent?',
      'I paid a deposit of 1,300 pounds in cash in 2020 when I moved in.',
    ],
    [
      'since is not when',
      'When did your husband die?',
      'My husband Konrad has been dead since May, and I live in the house alone.',
    ],
    [
      'the kind of answer is none',
      'What goes wrong?',
      'About thirty drops a day miss their delivery window.',
    ],
    [
      'what is asked for is the reason of the reason',
      'Why is the barn so hot?',
      'I run a dairy farm with 180 cows and lose milk every summer because the barn gets too hot.',
    ],
    [
      'both halves may be meant',
      'What did the dealer do?',
      'A dealer offered me new fans for 23,000 euros last year, but never came back after the visit.',
    ],
  ])('and the whole when %s', (_, question, sentence) => {
    expect(answerTo(question, sentence)).toBeNull()
  })
})

describe('a number that is not of all of them', () => {
  it.each([
    ['How many bells are there?', 'The tenor is a quarter tone flat against the other five bells.'],
    ['How many organs do you look after?', 'My people drive up to two hours to check one organ.'],
  ])('is not cut out: %s', (question, sentence) => {
    expect(answerTo(question, sentence)).toBeNull()
  })

  it('of a time that something began after, is not how long it took', () => {
    const sentence = 'The desk failed twenty minutes into the show on the Saturday.'
    expect(answerTo('How long did the show go on for?', sentence)).toBeNull()
  })
})
