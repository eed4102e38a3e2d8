import { describe, expect, it } from 'vitest'
import { A_GOOD_CALL, aTalk } from '../reading/testing/talks.ts'
import { rubricOf } from '../rubric/rubrics.ts'
import { type Grade, grade } from './grade.ts'

const good = grade(aTalk(A_GOOD_CALL))

/** Means well, and pitches. */
const A_PITCH = [
  'T: Hi, this is Alex from Farlane. We have the best training tool there is, with lots of features.',
  'P: We looked at a few of those.',
  'T: Ours has dashboards, videos, quizzes and an app, and many companies love it.',
  "P: The managers are too busy. They just don't have time to coach anyone.",
  'T: Right, so with our dashboards that goes away. Do you want the gold package?',
  "P: I don't know.",
  'T: Then I will just send you a brochure. Bye.',
  'P: Fine.',
]

const AN_INSULT = [
  'T: You are an idiot. Why did nobody answer me?',
  'P: Excuse me? Who is this?',
  "T: I don't care. Your team is useless and you're too stupid to see it.",
  'P: I was going to tell you about my team.',
  'T: Spare me the story. Yes or no? I have no time for people like you.',
  'P: Goodbye.',
]

describe('without enough to go by there is no number, and the reason is told', () => {
  it.each([
    ['nobody spoke', [], 'never-joined'],
    ['only the persona did', ['P: Hello? Is anybody there?'], 'never-joined'],
    ['a greeting', ['P: Hello?', 'T: Hi there, hello.'], 'too-short'],
    ['a few words', ['P: Hello?', 'T: Hi.', 'P: Who is it?', 'T: Nobody. Bye.'], 'too-short'],
  ])('%s', (_, lines, reason) => {
    expect(grade(aTalk(lines))).toMatchObject({
      status: 'ungraded',
      reason,
      conversationScore: null,
      feedback: null,
      next: null,
      criteria: [],
    })
  })

  it('a drill in which nothing new was said, or too little', () => {
    const drilled = (lines: string[]) =>
      grade({ ...aTalk([...A_GOOD_CALL, ...lines]), carriedTurns: A_GOOD_CALL.length })
    for (const lines of [[], ['P: Go on.'], ['T: Yes.', 'P: Go on.', 'T: Bye.']])
      expect(drilled(lines)).toMatchObject({ status: 'ungraded', reason: 'too-short' })
  })

  it('few words in many turns are how somebody talked, and are graded', () => {
    const lines = ['What broke?', 'How so?', 'When?', 'And then?', 'Who saw it?', 'Anything else?']
    const passive = lines.flatMap((line) => [`P: ${line}`, 'T: Nothing, really.'])
    expect(grade(aTalk(passive, { useCase: 'interviews' }))).toMatchObject({ status: 'graded' })
  })
})

describe('what was done to the person counts', () => {
  it('a call that was held well is in the good band, a pitch is not', () => {
    expect(good.conversationScore).toBeGreaterThanOrEqual(80)
    expect(grade(aTalk(A_PITCH)).conversationScore).toBeLessThan(60)
  })

  it('who insults does not pass, and hears that first', () => {
    const { conversationScore, next, criteria } = grade(aTalk(AN_INSULT))
    expect(conversationScore).toBeLessThan(20)
    expect(criteria.find(({ id }) => id === 'respect')).toMatchObject({
      score: 0,
      status: 'scored',
    })
    expect(next?.behaviour).toContain('what is the matter')
  })

  it('what did not come up is not relevant, and what was not shown is no zero', () => {
    const { criteria } = grade(aTalk(A_PITCH))
    expect(criteria.find(({ id }) => id === 'doubts')?.status).toBe('not_relevant')
    expect(criteria.find(({ id }) => id === 'summary')).toMatchObject({
      status: 'not_shown',
      score: null,
    })
  })
})

describe('what a coach says', () => {
  it('is one thing to a weak talk, and at most three and three to a strong one', () => {
    expect(grade(aTalk(A_PITCH)).feedback?.improvements).toHaveLength(1)
    expect(good.feedback?.strengths.length).toBeGreaterThan(0)
    expect(good.feedback?.strengths.length).toBeLessThanOrEqual(3)
    expect(good.feedback?.improvements.length).toBeLessThanOrEqual(3)
  })

  it('has a better line of what the persona told, at a moment of the talk', () => {
    const { next } = grade(aTalk(A_PITCH))
    expect(next?.moment.turn).toBe(3)
    expect(next?.drill).toEqual({ beforeTurn: 4 })
    expect(next?.betterLine).toMatch(/managers are too busy|have time to coach/)
  })

  it('quotes nothing that was not said', () => {
    for (const lines of [A_GOOD_CALL, A_PITCH, AN_INSULT]) {
      const talk = aTalk(lines)
      for (const { turn, start, end, quote } of evidenceIn(grade(talk)))
        expect(talk.turns[turn]?.text.slice(start, end)).toBe(quote)
      const said = talk.turns.map(({ text }) => text).join('\n')
      for (const quote of quotesIn(grade(talk))) expect(said).toContain(quote)
    }
  })
})

it('speaks of kinds of questions only where something is sold', () => {
  expect(good.feedback?.spinScore).toBeGreaterThan(0)
  const other = grade(aTalk(A_GOOD_CALL, { useCase: 'team-training' }))
  expect(other.feedback).toMatchObject({ spinScore: null, spinFeedback: null })
})

it('grades a drill as the whole of what was carried and what is new, and says how much was carried', () => {
  const whole = grade(aTalk(A_GOOD_CALL))
  const drilled = grade({ ...aTalk(A_GOOD_CALL), carriedTurns: 4 })
  expect(drilled.status).toBe('graded')
  expect(drilled.conversationScore).toBe(whole.conversationScore)
  expect(drilled.criteria).toEqual(whole.criteria)
  expect(drilled.receipt.transcript).not.toBe(whole.receipt.transcript)
})

it('says which rubric, talk and grader decided it, and changes with each of them', () => {
  const receipt = grade(aTalk(A_GOOD_CALL)).receipt
  expect(receipt).toEqual(good.receipt)
  expect(receipt.transcript).toMatch(/^[\da-f]{64}$/)
  expect(grade(aTalk(A_PITCH)).receipt.transcript).not.toBe(receipt.transcript)
  const own = { ...rubricOf('sales', 'learner'), version: 2 }
  expect(grade(aTalk(A_GOOD_CALL), own).receipt.rubric).not.toBe(receipt.rubric)
})

it('takes a rubric that a roleplay brings, and gives no number for what code cannot judge', () => {
  const [first] = rubricOf('sales', 'learner').criteria
  if (first === undefined) throw new Error('There is no criterion')
  const own = { version: 1, criteria: [{ ...first, id: 'mine', name: 'Mine' }] }
  expect(grade(aTalk(A_GOOD_CALL), own).criteria.map(({ name }) => name)).toEqual(['Mine'])
  const byModel = {
    version: 1,
    criteria: [{ ...first, looksFor: null, whenNotShown: 'is-left-out' as const }],
  }
  expect(grade(aTalk(A_GOOD_CALL), byModel)).toMatchObject({
    status: 'ungraded',
    reason: 'grading-failed',
  })
})

function evidenceIn({ criteria, feedback, next, measures }: Grade) {
  return [
    ...criteria.flatMap(({ evidence }) => evidence),
    ...measures.flatMap(({ proof }) => proof),
    ...[...(feedback?.strengths ?? []), ...(feedback?.improvements ?? [])].flatMap(
      ({ at }) => at ?? [],
    ),
    ...(next === null ? [] : [next.moment]),
  ]
}

const quotesIn = ({ feedback, criteria }: Grade): string[] =>
  [
    ...(feedback?.strengths ?? []).map(({ text }) => text),
    ...(feedback?.improvements ?? []).map(({ text }) => text),
    ...criteria.map(({ reason }) => reason),
  ].flatMap((text) => [...text.matchAll(/“([^”]*)”/g)].map(([, quote = '']) => quote))

describe('whoever sends somebody away', () => {
  const lines = [
    'P: My heating has been off since Monday, and my mother is eighty-six. I have called four times.',
    'T: Thank you for calling. Can I take your customer number, please?',
    "P: I've just told your colleague. My mother sits there in her coat.",
    'T: Madam, I need you to calm down. A missed visit in winter is in the terms you agreed to.',
    "P: Don't tell me to calm down. I want to know when somebody comes.",
    "T: I understand your frustration, but a visit on Monday isn't something we can guarantee, that's our policy.",
    'P: So nobody comes? And my mother?',
    "T: It might be Thursday. It's down to the engineer. Is there anything else I can help you with today?",
    'P: No. Goodbye.',
  ]
  const feedback = grade(aTalk(lines, { useCase: 'customer-service' })).feedback
  const score = grade(aTalk(lines, { useCase: 'customer-service' })).conversationScore

  it('is in the poor band, however many words of theirs are in it', () => {
    expect(score).toBeLessThan(40)
  })

  it('is praised for none of it, and told of one thing', () => {
    expect(feedback?.strengths).toEqual([])
    expect(feedback?.improvements).toHaveLength(1)
  })

  it('has said no day where none was promised', () => {
    const step = grade(aTalk(lines, { useCase: 'customer-service' })).criteria.find(
      ({ id }) => id === 'nextStep',
    )
    expect(step?.score ?? 0).toBeLessThanOrEqual(2)
  })
})
