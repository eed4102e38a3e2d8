import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { step } from '../step.ts'
import { talk } from '../../testing/talk.ts'
import type { UseCase } from '../../use-cases.ts'

const marta: Persona = {
  name: 'Marta Oliveira',
  role: 'Hotel guest',
  situation: 'Her suitcase was sent to the wrong hotel on Monday by the airport shuttle.',
  background: 'She is a marine biologist from Porto.',
  painPoints: ['Reception told her twice that somebody would ring back, and nobody did.'],
  goals: ['Have the suitcase back before Thursday', 'Hear an apology from somebody who means it'],
}

const aisha: Persona = {
  name: 'Aisha Bello',
  role: 'Nurse on ward 4',
  situation: 'Her ward manager has asked her for a talk because she snapped at a student nurse.',
  background: 'Eleven years in the job. She has covered six weekends in a row.',
  painPoints: ['She has not had a weekend off since September.'],
  goals: ['Have two weekends off a month.', 'Become practice educator.'],
}

const graham: Persona = {
  name: 'Graham Pike',
  role: 'Claims adjuster for Northern Mutual',
  situation: 'Graham handles a claim over a flooded bakery. He has offered 18,000 pounds.',
  background: 'Twenty years in claims. He can go up to 35,000 and not more.',
  painPoints: ['The hearing would cost his company 9,000 pounds.'],
  goals: ['Settle before the end of the quarter.'],
}

const colin: Persona = {
  name: 'Colin Meyer',
  role: 'Bus driver',
  situation: 'Colin has come because he cannot sleep since an accident in March.',
  background: '52, divorced, a daughter called Amy in Leeds.',
  painPoints: ['He hears the sound of the brakes at night.', 'He has not told Amy.'],
  goals: ['Sleep through a night.'],
}

const WHO = {
  guest: [marta, 'customer-service'],
  nurse: [aisha, 'team-training'],
  adjuster: [graham, 'legal'],
  driver: [colin, 'therapy'],
} satisfies Record<string, [Persona, UseCase]>

function after(who: keyof typeof WHO, ...said: string[]) {
  const [persona, scenario] = WHO[who]
  return talk(said, { persona, scenario }).last
}

const UNDERSTOOD = ['What happened?', 'That must be hard for you.', 'What do you need most?']

describe('what is not agreed to', () => {
  it('is a sum beyond what the other side can do', () => {
    const { why, text } = after('adjuster', 'My client would settle for fifty thousand.')
    expect(why).toContain('too far apart')
    expect(text).not.toMatch(/better than i expected|thank/i)
  })

  it('is the limit, asked for across the table', () => {
    expect(after('adjuster', 'What is your limit?').why).toContain('keep it back')
  })

  it('is a yes that is asked for with a threat', () => {
    const { state } = after('driver', ...UNDERSTOOD, 'Say yes or I will be very sad.')
    expect(state.agreed).toBe(false)
  })

  it('is no doubt where nothing was offered', () => {
    const { state } = after('driver', ...UNDERSTOOD, "Okay, we don't have to, you tell me when.")
    expect(state.objections).toEqual({})
  })
})

describe('a time that is proposed', () => {
  it.each([
    'does tomorrow between nine and eleven work for you or is that bad',
    "Would Wednesday at four o'clock be all right?",
    'would nine work for you or is that too late',
    'Shall we say Tuesday at two?',
  ])('is said yes to, once the talk is decent: %s', (text) => {
    expect(after('guest', ...UNDERSTOOD, text).why).toContain('agree to the time')
  })
})

describe('what was said back with a question after it', () => {
  it('is confirmed', () => {
    const summary =
      'So your suitcase went to the wrong hotel, nobody rang back, and you need it by Thursday. Did I get that right?'
    expect(after('guest', ...UNDERSTOOD, summary).why).toMatch(/confirm the summary|it was/)
  })
})

describe('a summary at the end', () => {
  const summary = 'To sum up: you snapped at a student, and you are worn out.'

  it.each([summary, `${summary} Did I get that right?`])(
    'is confirmed, and nothing new is begun: %s',
    (said) => {
      const { graph, last } = talk(['What happened?'], {
        persona: aisha,
        scenario: 'team-training',
      })
      const trusting = { ...last.state, rapport: 90, earned: 90 }
      const inStage = (stage: string) =>
        step(graph, { ...trusting, stage }, { text: said, seed: 1 })
      expect(inStage('their-view').reveals).not.toEqual([])
      expect(inStage('agreement')).toMatchObject({ intent: 'confirm the summary', reveals: [] })
    },
  )

  it('adds no wish that they have spoken of themselves', () => {
    const wish = 'You want your suitcase with the diving watch back, if I am not wrong.'
    const { graph, last } = talk(['What happened?', wish], {
      persona: { ...marta, goals: ['Have the suitcase with the diving watch back'] },
      scenario: 'customer-service',
    })
    const trusting = { ...last.state, told: ['situation-1'], rapport: 90, earned: 90 }
    const text = 'To sum up: nobody rang you back, and that was twice.'
    const { intent, reveals } = step(graph, trusting, { text, seed: 1 })
    expect(intent).toBe('confirm the summary')
    expect(reveals).not.toContain('goal-1')
  })
})

describe('what somebody waits for', () => {
  it('is more than a word by the way when it is said', () => {
    const said = 'Twice nobody called you back. That was wrong and I am sorry.'
    expect(after('guest', ...UNDERSTOOD, said).why).toContain('what it waited for')
  })

  it('is heard as a hope when it is held out', () => {
    const said = 'The practice educator post opens up in June and I thought of you.'
    expect(after('nurse', ...UNDERSTOOD, said).why).toContain('what it hopes for')
  })

  it('is not meant by sorry that is said of a word', () => {
    expect(after('guest', 'What happened?', 'Sorry, go on.').why).not.toContain('waited for')
  })
})

describe('what can be given', () => {
  it.each([
    ["What's your email address?", /spelled|write|text|send|message/],
    ['I need a photo of the receipt for that.', /get|send|bring|dig|have that/],
  ])('is given to somebody decent: %s', (text, answer) => {
    expect(after('guest', ...UNDERSTOOD, text).text).toMatch(answer)
  })
})

describe('a mood that was seen', () => {
  it('is admitted, and is no praise', () => {
    const { why } = after('nurse', 'What happened?', "You sound a bit flat, your camera's been off")
    expect(why).toContain('admit the mood')
  })
})
