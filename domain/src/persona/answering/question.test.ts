import { describe, expect, it } from 'vitest'
import { talk } from '../../testing/talk.ts'
import type { Persona } from '../../roleplay.ts'
import type { UseCase } from '../../use-cases.ts'

const tomasz: Persona = {
  name: 'Tomasz Krol',
  role: 'Plant manager at Keller Gears',
  situation:
    'Last Tuesday line 3 stopped for eleven hours because of a worn gearbox. His director, Helen, wants a plan by the end of the month.',
  background:
    'He has been plant manager for six years. There are five lines and a maintenance team of nine. He has no budget for new staff.',
  painPoints: ['Spare parts are often missing', 'Only Raj knows the old machines'],
  goals: ['Cut unplanned downtime by a third'],
}

const dana: Persona = {
  name: 'Dana Cole',
  role: 'Baker',
  situation: 'Dana slipped on a wet floor in a supermarket. There was no warning sign.',
  background:
    'She has two sons, 8 and 12. She has photos of the floor, but none of her hand. Her husband Tom died two years ago.',
  painPoints: ['She has lost six weeks of income'],
  goals: ['Get the lost income back'],
}

const blessing: Persona = {
  name: 'Blessing Ade',
  role: 'Nurse',
  situation: "Her doctor sent her. She doesn't think talking will help.",
  background: '',
  painPoints: [],
  goals: [],
}

const joyce: Persona = {
  name: 'Joyce Kamau',
  role: 'Ramp supervisor',
  situation: 'Joyce looks for a supervisor for the early shift.',
  background: 'She has worked at the airport for seventeen years.',
  painPoints: ['Three supervisors left in two years'],
  goals: ['Find somebody who stays'],
}

type Scene = { persona: Persona; scenario: UseCase }
const factory: Scene = { persona: tomasz, scenario: 'sales' }
const client: Scene = { persona: dana, scenario: 'legal' }
const nurse: Scene = { persona: blessing, scenario: 'therapy' }
const interviewer: Scene = { persona: joyce, scenario: 'interviews' }

const SEEDS = [1, 2, 3, 4, 5]

/** What is said to the last line, with every seed. */
const answersTo = (scene: Scene, ...lines: string[]) =>
  SEEDS.map((seed) => talk(lines, { ...scene, seed }).last)

const textsTo = (scene: Scene, ...lines: string[]) =>
  answersTo(scene, ...lines).map(({ text }) => text)

describe('a question of which nothing is known', () => {
  it.each([
    'Why were the spare parts missing?',
    'How did Helen react?',
    'Why does Helen want a plan?',
    'What colour are the gearboxes?',
    'Is there a night shift?',
  ])('never gets a fact about something else: %s', (question) => {
    for (const { reveals } of answersTo(factory, question)) expect(reveals).toEqual([])
  })

  it('of somebody else is left to them, by their name', () => {
    for (const text of textsTo(factory, 'What does Helen think of it?'))
      expect(text).toMatch(/Helen/)
    for (const text of textsTo(factory, 'What does your wife think about it?'))
      expect(text).toMatch(/my wife|ask|speak for/i)
  })

  it('of how somebody took it is answered by whoever saw them', () => {
    for (const text of textsTo(factory, 'How did Helen react?'))
      expect(text).not.toMatch(/ask Helen|for Helen/)
  })

  it('of the dead is not left to them', () => {
    for (const text of textsTo(client, 'What would Tom have wanted?'))
      expect(text).not.toMatch(/have to ask Tom|question for Tom|speak for Tom/)
  })

  it.each([
    'How old are you?',
    'How long have you been a nurse?',
    'Do you have a hobby?',
    'Do you live alone?',
    'How many glasses do you drink in the evening?',
  ])('of their own life is not guessed at: %s', (question) => {
    for (const text of textsTo(nurse, question))
      expect(text).not.toMatch(/guess|look that up|figure|check|counted|head/i)
  })

  it.each([
    ['When will you decide?', /when that was|swear|remember/i],
    ['Where does the machine lose oil?', /nowhere special|around here/i],
    ['Who helps you with that?', /one name|ask around/i],
    ['Is the hall yours or do you rent it?', /not that I know/i],
    ['What would have to be true for you to trust us?', /couldn't tell you much/i],
  ])('is not answered by what fits another kind of question: %s', (question, misfit) => {
    for (const text of textsTo(factory, question)) expect(text).not.toMatch(misfit)
  })

  it('is not asked to convince anybody, where somebody came for help', () => {
    for (const scene of [client, nurse])
      for (const text of textsTo(scene, 'Do you think there is another reason behind it?'))
        expect(text).not.toMatch(/convince/i)
  })

  it('about the post is kept for later by who gives it', () => {
    for (const text of textsTo(interviewer, 'What would a normal day look like for me here?'))
      expect(text).not.toMatch(/three supervisors|early shift|never really looked/i)
  })
})

describe('a general question', () => {
  it.each(["What's going on?", 'What is the biggest problem?', 'Tell me about your situation.'])(
    'gets what there is to tell: %s',
    (question) => {
      for (const { reveals } of answersTo(factory, question)) expect(reveals).toHaveLength(1)
    },
  )

  it('never hears "that was all" from who told nothing', () => {
    for (const question of ['What is on your mind?', 'Tell me more.', 'What troubles you?'])
      for (const text of textsTo(nurse, question))
        expect(text).not.toMatch(/that's (?:the lot|all|most)|told you|covered it|heard the worst/i)
  })
})

describe('a follow-up', () => {
  it('is about the same thing, or comes to an end', () => {
    for (const { reveals } of answersTo(factory, 'What is the biggest problem?', 'Tell me more.'))
      expect(reveals).toEqual([])
  })

  it('"what do you mean" is about what was said last, also when that was no fact', () => {
    for (const text of textsTo(
      factory,
      'What happened on Tuesday?',
      'How did Helen react?',
      'What do you mean?',
    ))
      expect(text).not.toMatch(/eleven hours|gearbox/i)
  })
})

describe('yes or no', () => {
  it.each([
    ['Was there a warning sign?', /^(?:no|nope|nah|well, no|I'm afraid not)\b/i],
    ['Do you have sons?', /^(?:yes|yeah|that's right|right|oh, yes)\b/i],
  ])('is what is known, and says so: %s', (question, expected) => {
    for (const text of textsTo(client, question)) expect(text).toMatch(expected)
  })

  it('never affirms what the fact denies', () => {
    for (const question of ['Do you have a budget for new staff?', 'Was there a warning sign?'])
      for (const scene of [factory, client])
        for (const text of textsTo(scene, question))
          expect(text).not.toMatch(/^(?:yes|yeah|mm, yes|that's right)/i)
  })

  it('confirms what somebody is', () => {
    for (const text of textsTo(client, "You're a baker, right?"))
      expect(text).toMatch(/^(?:y|that's|right|oh)/i)
  })
})

describe('asked again', () => {
  it('the part that was asked is said, without a reproach', () => {
    for (const text of textsTo(
      factory,
      'What happened on line 3?',
      'How many hours did line 3 stop?',
    )) {
      expect(text).toMatch(/eleven hours/i)
      expect(text).not.toMatch(/said|told|mentioned|again|before/i)
    }
  })

  it('"as I said" is not said twice in a row', () => {
    const again = 'How many people are in the maintenance team?'
    for (const seed of SEEDS) {
      const { steps } = talk([again, again, again], { ...factory, seed })
      const reminders = steps.filter(({ text }) => /\b(?:said|told you|mentioned)\b/i.test(text))
      expect(reminders.length).toBeLessThanOrEqual(1)
    }
  })
})

describe('what is no question of the matter', () => {
  it.each([
    ['Do you want a coffee?', /no|fine|later|thank|please/i],
    ['Did you find us all right?', /fine|all right|no trouble|easy|no problem/i],
    ['Shall I tell you how it works?', /go|please|sure|listening|tell/i],
    ['Does that make sense?', /does|yes|makes|clear|think so/i],
    ['How was your weekend?', /quiet|short|fine|bad|good/i],
  ])('is answered as people do: %s', (question, expected) => {
    for (const { text, reveals } of answersTo(client, question)) {
      expect(text).toMatch(expected)
      expect(reveals).toEqual([])
    }
  })
})

describe('a mistake', () => {
  it('is not put right in what somebody says of themselves', () => {
    for (const text of textsTo(
      factory,
      'How many lines do you have?',
      'We had seven lines at my last plant, and we stopped three of them. Can you imagine that?',
    ))
      expect(text).not.toMatch(/not right|not quite|that's not|correct that|close, but/i)
  })

  it('is put right in what is said of the persona', () => {
    for (const text of textsTo(factory, 'So you have seven lines, is that right?'))
      expect(text).toMatch(/five lines/i)
  })
})
