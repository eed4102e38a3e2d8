import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { maria, talk } from '../../testing/talk.ts'
import type { UseCase } from '../../use-cases.ts'

const priya: Persona = {
  name: 'Priya Raman',
  role: 'Primary school teacher, expecting her first child',
  situation: 'Priya has asked for a call about life insurance. She and her husband bought a house.',
  background: 'She earns 31,000 pounds a year. Her husband is a carpenter.',
  painPoints: ['She lies awake over the mortgage', 'She does not understand the brochures'],
  goals: ['Have something on paper that she can read with her husband'],
}

const kevin: Persona = {
  name: 'Kevin Marsh',
  role: 'Support agent on the early shift',
  situation: 'Kevin has been late four times in the last three weeks.',
  background: 'Three years in the team.',
  painPoints: ['The carer only comes at 7:30', "He's afraid of losing the job"],
  goals: ['Start at 9 instead of 8'],
}

const karen: Persona = {
  name: 'Karen Doyle',
  role: 'Passenger',
  situation: 'Her flight to Lisbon is delayed by five hours. Nobody has told her why.',
  background: 'She travels to the wedding of her daughter.',
  painPoints: ['She will miss the rehearsal dinner'],
  goals: ['Be in Lisbon by six tonight', 'Know what is wrong with the plane'],
}

const ray: Persona = {
  name: 'Ray Dalton',
  role: 'Roofer, sent to counselling by his wife',
  situation: 'His wife told him to get help or move out.',
  background: 'Married for nineteen years, two daughters.',
  painPoints: ['He lost his driving licence in May', "He can't sleep without a drink"],
  goals: ['Keep his family together'],
}

const sabine: Persona = {
  name: 'Sabine Kramer',
  role: 'Mother of Leon, 10',
  situation: 'Leon has hit two other boys. She expects to be blamed.',
  background: 'She works at the checkout of a supermarket.',
  painPoints: ['She is exhausted'],
  goals: ["That the teacher sees Leon's good sides too"],
}

const monica: Persona = {
  name: 'Monica Reyes',
  role: 'Client who was dismissed',
  situation: 'Monica was dismissed last week after six years in a warehouse.',
  background: 'She has two children.',
  painPoints: ['She came late twice this spring'],
  goals: ['Know what a first consultation costs'],
}

const WHO = {
  sales: [priya, 'sales', ['What worries you about it?', 'What do you earn?']],
  team: [kevin, 'team-training', ['How do you see it?', 'What makes it difficult for you?']],
  service: [karen, 'customer-service', ['What happened?', 'What is the worst of it for you?']],
  therapy: [ray, 'therapy', ['What brings you here?', 'How are things at home?']],
  other: [sabine, 'other', ['How is Leon at home?', 'What is difficult for you?']],
  legal: [monica, 'legal', ['What happened?', 'How long have you been there?']],
} as const satisfies Record<string, readonly [Persona, UseCase, readonly string[]]>

type Who = keyof typeof WHO

const SEEDS = [1, 2, 3, 4, 5]

/** What is said to that in the middle of a talk, by several moods of the day. */
const answers = (who: Who, line: string, ...before: string[]) => {
  const [persona, scenario, questions] = WHO[who]
  return SEEDS.map((seed) =>
    talk([...questions, ...before, line], { persona, scenario, seed }),
  ).map(({ last }) => last)
}

const REPROACH =
  /not what I asked|not my point|gone past|haven't asked me|answered me|what's your question|why me|still my worry|uncalled|same as before|not sure that is the right/i

const SCENES: [Who, string, RegExp][] = [
  [
    'team',
    "You're really good with difficult customers, I wanted to say that I see that.",
    /praise/,
  ],
  ['other', 'I also want to say that Leon is a really kind boy.', /praise/],
  ['team', 'nobody is going to fire you kevin', /reassurance/],
  ['legal', 'Everything you say stays between us.', /reassurance/],
  ['team', "I've got news, and I'm afraid it isn't the news you were hoping for.", /bad-news/],
  [
    'service',
    "It's a technical problem with the hydraulics, they are flying in a part.",
    /note|news/,
  ],
  [
    'service',
    "I've booked you on the TAP flight at 11:40, you'll be in Lisbon at five.",
    /agree|promise/,
  ],
  ['service', 'I can put you on the flight at noon and pay for your lunch.', /agree|doubt/],
  ['team', "You're right, and that's my mistake.", /admission/],
  [
    'sales',
    "I'll write it down on one page so you can read it with your husband on Saturday.",
    /agree|promise/,
  ],
  ['sales', 'I have to admit I am a bit nervous today.', /nerves/],
  ['therapy', "Thank you for telling me, that can't have been easy.", /openness|sympathy/],
  ['therapy', 'That sounds lonely.', /sympathy|understood/],
  ['therapy', 'Take your time.', /no-hurry/],
  ['legal', 'The first consultation is ninety euros, and it takes an hour.', /note|news/],
  ['other', "I'm only asking because I want to help him.", /why-i-ask/],
  ['team', 'I wanted to talk to you about something that happened on Tuesday.', /subject/],
  ['other', "I'm a farmer's son myself, by the way.", /own/],
  ['team', 'You start at half past eight from Monday, is that a deal?', /agree|doubt/],
  ['other', "Then let's talk again in two weeks, same time.", /agree/],
  ['therapy', 'Shall we meet again next week, same time?', /agree/],
]

describe('nobody is reproached', () => {
  it.each(SCENES)('%s: %s', (who, line) => {
    for (const { text } of answers(who, line)) expect(text).not.toMatch(REPROACH)
  })

  it.each([
    ['other', 'oh why is that'],
    ['sales', 'it is quite a day today'],
    ['team', 'the bus was late as well'],
  ] as [Who, string][])('for a harmless line, as if it were rude: %s, %s', (who, line) => {
    for (const { why } of answers(who, line)) expect(why).not.toContain('rudeness')
  })
})

describe('what nobody says unasked', () => {
  it.each([
    ['therapy', 'That sounds lonely.'],
    ['team', "You're really good with customers."],
    ['legal', 'Thank you for coming.'],
    ['service', "I'm sorry about that."],
  ] as [Who, string][])('is how things are, to kind words: %s, %s', (who, line) => {
    for (const { reveals } of answers(who, line))
      expect(reveals.filter((id) => /^(?:situation|background)/.test(id))).toEqual([])
  })

  it('is another trouble, once all is agreed', () => {
    const fix = "I've booked you on the flight at 11:40 today, you'll be in Lisbon at five."
    for (const { reveals, text } of answers('service', "And I'm sorry for what happened.", fix)) {
      expect(reveals).toEqual([])
      expect(text).not.toMatch(/what if|how do i know|trouble/i)
    }
  })
})

describe('each act gets its own second part', () => {
  it.each(SCENES)('%s: %s', (who, line, decided) => {
    for (const { why } of answers(who, line)) expect(why).toMatch(decided)
  })

  it('a phrase from a script soothes nobody', () => {
    for (const { why, text } of answers('service', 'I understand your frustration.')) {
      expect(why).toContain('hear a phrase')
      expect(text).not.toMatch(/thank|gets it/i)
    }
  })

  it('a doubt that was met is not said again', () => {
    const met = 'I promise it personally: if anything goes wrong, you call me on my own number.'
    const offer = 'I can put you on the flight at noon.'
    for (const { state } of answers('service', 'I will send you the ticket today.', offer, met))
      expect(Object.values(state.objections)).not.toContain('raised')
  })
})

describe('people take leave in words of their own', () => {
  const long = ['Okay.', 'I see what you mean.', 'That must be hard.']

  it.each([
    ['sales', "Thank you, I'll call you before Friday. Drive safely."],
    ['team', 'Good. Go home and get some sleep, Kevin. Thank you.'],
    ['legal', 'Speak to you next week then.'],
    ['other', "Let's leave it there for today."],
    ['therapy', 'I put my number through your door. Good night.'],
  ] as [Who, string][])('%s: %s', (who, line) => {
    for (const { ended } of answers(who, line, ...long)) expect(ended).not.toBeNull()
  })

  it('and not at the beginning', () => {
    const [persona, scenario] = WHO.sales
    expect(
      talk(['Good to see you, take care of your coat.'], { persona, scenario }).last.ended,
    ).toBeNull()
  })
})

it('who only sends something is asked when it comes, and for no day to meet', () => {
  for (const seed of [1, 2, 3]) {
    const said = talk(
      [
        'Hello, I am Tom from Kestrel.',
        'What does a normal day look like for you?',
        'What is the biggest problem with it?',
        'How often does that happen, and what does it cost you?',
        'That sounds hard, you must be worn out by it.',
        'What have you tried so far?',
        'What would you like to have instead?',
        'So you want that to stop, and it costs you time every week.',
        'As a next step I will send you our figures and two references by email. Is that okay?',
      ],
      { persona: maria, scenario: 'sales', seed },
    ).last.text
    expect(said).toMatch(/\bwhen\b/i)
    expect(said).not.toMatch(/which day|date on it|a day for that|my weeks/i)
  }
})
