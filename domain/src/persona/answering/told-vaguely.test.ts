import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { signe, talk } from '../../testing/talk.ts'
import type { UseCase } from '../../use-cases.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]

const saidTo = (question: string, scenario: UseCase = 'sales'): string[] =>
  SEEDS.map(
    (seed) => talk(['Hello Signe.', question], { persona: signe, scenario, seed }).last.text,
  )

const NOT_KNOWING =
  /\b(?:don't know|couldn't (?:tell|say)|can't say|not sure|guess|remember|find out|off the (?:top|cuff)|no idea)\b/i

describe('what somebody knows of their own life, and nobody wrote down', () => {
  it.each([
    'Who repaired the door of the yard?',
    'How many hooks do you have?',
    'What kind of wood do you burn?',
    'When did you last sweep the chimney?',
    'When will the chimney be swept?',
    'What did the sweep say?',
    'What are you doing about the rats?',
    'How confident are you with knives?',
    'What did you tell the sweep?',
    'How did you carry the barrels?',
    'What is your budget for this?',
    'How are you sleeping?',
    'Who else would have to agree to it?',
    'Do you wear gloves for that?',
    'Does the sweep still come by bike?',
  ])('is told in a vague word, and not forgotten: %s', (question) => {
    for (const text of saidTo(question)) expect(text).not.toMatch(NOT_KNOWING)
  })

  it.each([
    ['What kind of wood do you burn?', /kind|sort|ones|mixture|nothing special/i],
    [
      'Do you wear gloves for that?',
      /now and then|sometimes|comes up|time to time|off and on|happens/i,
    ],
    ['How many hooks do you have?', /few|enough|several|handful|more than/i],
    ['Who is the barrel man?', /somebody|nobody you/i],
  ])('fits what was asked for: %s', (question, fitting) => {
    for (const text of saidTo(question)) expect(text).toMatch(fitting)
  })

  it('is no number, name or date that nobody wrote', () => {
    for (const question of ['How many hooks do you have?', 'Since when do you burn alder?'])
      for (const text of saidTo(question)) expect(text).not.toMatch(/\p{N}|January|Monday/u)
  })

  it('gives way to what its author wrote for it', () => {
    const { text } = talk(['Hello.', 'How many hooks do you have?'], {
      persona: { ...signe, background: 'She has ninety hooks.' },
      scenario: 'sales',
    }).last
    expect(text).toMatch(/ninety/i)
  })
})

describe('two questions in one breath', () => {
  const both = { ...signe, background: 'She has ninety hooks. Her nephew Arvid looks after them.' }
  const said = talk(['Hello.', 'How many hooks do you have, and who looks after them?'], {
    persona: both,
    scenario: 'sales',
  }).last.text

  it('are both answered by whoever knows both', () => {
    expect(said).toMatch(/ninety/i)
    expect(said).toMatch(/Arvid/)
  })
})

describe('whether somebody decides alone', () => {
  it.each([
    'Is that something you can decide on your own?',
    'Do you need anybody else to approve it?',
  ])('is answered by whoever has to sign, where that is known: %s', (question) => {
    const { text } = talk(['Hello.', question], {
      persona: { ...signe, background: 'The owner, Gro, must sign anything above 9,000 euros.' },
      scenario: 'sales',
    }).last
    expect(text).toMatch(/Gro/)
  })

  it('is left open where it is not, and is no doubt about the offer', () => {
    for (const text of saidTo('Is that something you can decide on your own?'))
      expect(text).toMatch(/alone|hands|heads|say|others|among/i)
  })
})

describe('of what was just said', () => {
  const tired = {
    ...signe,
    painPoints: ['She has worked six nights a week since May'],
    background: 'She has run the smokehouse for eleven years.',
  }

  it('"since when?" is about that', () => {
    const { text } = talk(
      ['Hello Signe.', 'How many nights a week do you work?', 'Six a week? Since when?'],
      { persona: tired, scenario: 'team-training' },
    ).last
    expect(text).toMatch(/May/)
  })

  it('what somebody did then is what they wrote of it, and no general remark', () => {
    const { text } = talk(
      ['Hello.', 'Which job have you led yourself?', 'What did you do when you saw it was spoilt?'],
      {
        persona: {
          ...signe,
          background:
            'Last year she led a feast for ninety, which began late because the eel was spoilt and she sent it back.',
        },
        scenario: 'interviews',
      },
    ).last
    expect(text).toMatch(/sent it back/)
  })
})

describe('a candidate', () => {
  const led = {
    ...signe,
    role: 'Candidate for head smoker',
    situation:
      'Signe is interviewed for the post of head smoker. The post means leading a crew of four.',
    background: 'Last year she led the move of a smokehouse.',
  }
  const asked = (question: string) =>
    talk(['Good morning, Signe.', question], { persona: led, scenario: 'interviews' }).last.text

  it('asked for what they led tells of that, and not of the post', () => {
    expect(asked('Can you tell me about a big job that you led yourself?')).toMatch(
      /move of a smokehouse/,
    )
  })

  it('asked for a quarrel speaks of a quarrel', () => {
    expect(asked('And if two of your men had a row, what would you do?')).toMatch(
      /each|separate|sides|calm|both|stop it/i,
    )
  })
})

describe('how things are', () => {
  it('is answered before what is wrong is told', () => {
    for (const text of saidTo('How are things at the smokehouse?'))
      expect(text).toMatch(/^.+[.] .*oven burns unevenly/i)
  })
})

describe('who of both does it', () => {
  it('is chosen by somebody who would rather do it', () => {
    for (const text of saidTo('Would you tell them yourself, or shall I?', 'team-training'))
      expect(text).toMatch(/myself|I'll do it|let me|leave that to me/i)
  })
})

describe('what the text holds', () => {
  const bells = {
    ...signe,
    situation:
      'She and her crew of five smoke by hand in a shed. A feast is booked for the last Saturday of the month.',
    painPoints: [
      'Short contracts give her no security',
      'Nobody has said when the post will be filled',
    ],
    goals: ['To be ready before the season starts in May', 'To pay it back within three years'],
  }
  const asked = (question: string, scenario: UseCase = 'sales') =>
    talk(['Hello Signe.', question], { persona: bells, scenario }).last.text

  it('is told of the one thing that is named, and whole', () => {
    expect(asked('When is the feast?')).toMatch(/the last Saturday of the month/i)
  })

  it('says which of two it is', () => {
    expect(asked('Is that done by hand, or do you have a machine for it?')).toMatch(/by hand/)
  })

  it('says until when, and not how long it may take', () => {
    expect(asked('And when would you need the oven up and running by?')).toMatch(/May/)
  })

  it('is why something is late, among colleagues', () => {
    expect(asked('What has been holding it up?', 'team-training')).toMatch(/contracts|post/)
  })

  it('has no capital in the middle of a line', () => {
    for (const seed of SEEDS) {
      const { text } = talk(['Hello Signe.', 'What is your biggest problem?'], {
        persona: bells,
        scenario: 'sales',
        seed,
      }).last
      expect(text).not.toMatch(/[a-z,] Short/)
    }
  })
})

const piet: Persona = {
  name: 'Piet Aalders',
  role: 'Witness of an accident',
  situation: 'Piet saw a van run into the gate of a boatyard. A lawyer asks him about it.',
  background: 'He mends nets on the quay.',
  painPoints: ['He had forgotten his glasses that day'],
  goals: ['To be home by noon'],
}

describe('what one knows of others without being in their heads', () => {
  it.each([
    [
      'How would your crew feel about working with a new oven?',
      /sceptical|mixed|some|depends|see it|open arms/i,
    ],
    ['How do you think the apprentice felt?', /good|bad|great|well|worse|small/i],
  ])('is said, and nobody else has to be asked: %s', (question, fitting) => {
    for (const text of saidTo(question)) {
      expect(text).toMatch(fitting)
      expect(text).not.toMatch(/speak for|ask (?:my|the|them)/)
    }
  })

  it('what was in order before it failed is not said to have been broken', () => {
    for (const text of saidTo('Was everything all right when the oven came?', 'customer-service'))
      expect(text).toMatch(/as far as|yes|seemed|noticed nothing|nothing struck/i)
  })
})

describe('what a witness does not know, and nobody wrote down', () => {
  it.each([
    'How many people were on the quay?',
    'How long did the driver stay?',
    'How often did the van come by?',
    'Who called the police?',
    'When did the police arrive?',
    'What did the harbour master say?',
    'What kind of hat did the driver wear?',
    'Where was the harbour master?',
    'How did the owner take it?',
    'Was it raining?',
    'Was the crane running?',
    'Might the crane have moved?',
    'Why was the crane there?',
    'So the harbour master was drunk, right?',
  ])('is claimed in no word, be it ever so vague: %s', (question) => {
    for (const seed of SEEDS) {
      const { text } = talk(['Good morning.', question], {
        persona: piet,
        scenario: 'legal',
        seed,
      }).last
      expect(text).toMatch(/\b(?:can't|couldn't|don't|didn't|wouldn't|rather|guess\w*|sure)\b/i)
      expect(text).not.toMatch(/\b(?:think so|as far as)\b/i)
    }
  })
})
