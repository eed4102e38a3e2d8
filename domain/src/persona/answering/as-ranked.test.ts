import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const beth: Persona = {
  name: 'Beth Carrow',
  role: 'Owner of Carrow Framing, a picture framing workshop',
  situation: 'Beth filled in a form on a website three weeks ago after a bad Saturday.',
  background:
    'Beth bought the workshop from her old boss, Martin, and runs it with two framers, Gil and Priya. Every order is written on a slip that hangs on a row of nails above the bench. The new till takes her about twenty minutes every evening.',
  painPoints: [
    'Slips get lost or misread, and about two frames a week are cut to the wrong size',
    'The new till makes her type the same sums three times, about twenty minutes every evening',
    'On the Saturday three weeks ago a wedding photograph could not be found for an hour, because the slip was on the wrong nail',
  ],
  goals: [
    'Get through this Christmas without a lost order',
    'A till that she can close in a minute',
  ],
}

const zofia: Persona = {
  name: 'Zofia Mazurek',
  role: 'Landlady letting a room',
  situation:
    'Zofia lets the back room of her flat to students. The neighbours complain about water coming through their ceiling.',
  background:
    'Retired pharmacist, 68, two cats, Bolek and Lolek. She gave up the shop when a tremor in her right hand put an end to weighing.',
  painPoints: [],
  goals: ['Somebody quiet who stays for at least a year'],
}

const answersTo = (...lines: string[]): string[] => answersOf(beth, ...lines)

const answersOf = (persona: Persona, ...lines: string[]): string[] =>
  [1, 2, 3, 4].map((seed) => talk(lines, { persona, scenario: 'sales', seed }).last.text)

describe('who has nothing better to say', () => {
  it('tells the trouble that is nearest to what goes wrong, and not the next', () => {
    for (const text of answersTo('Hi Beth.', 'What goes wrong most often with the frames, then?'))
      expect(text).toMatch(/slips? get lost/i)
  })

  it('does not take the next thing there is for a reason', () => {
    for (const text of answersTo('Hi Beth.', 'Why did Martin sell it?'))
      expect(text).not.toMatch(/slip|till|photograph/)
  })

  it('denies nothing that the text may hold', () => {
    for (const text of answersOf(zofia, 'Hello.', 'Have the neighbours said anything?'))
      expect(text).toMatch(/neighbours complain/)
    for (const text of answersOf(zofia, 'Hello.', 'Are there any animals in the flat?'))
      expect(text).toMatch(/cats/)
  })

  it('denies what nobody wrote, and tells nothing else for it', () => {
    for (const text of answersOf(zofia, 'Hello.', 'Have you ever let a room in Vienna?'))
      expect(text).not.toMatch(/students|cats|neighbours/)
  })

  it('tells why, if something is likely to be the reason', () => {
    for (const text of answersOf(zofia, 'Hello.', 'Why did you give up the shop?'))
      expect(text).toMatch(/tremor/)
  })

  it('tells the first of its troubles to who asks for none in particular', () => {
    for (const text of answersTo('Hi Beth.', "What's your biggest problem?"))
      expect(text).toMatch(/slips? get lost/i)
  })
})

describe('what is meant', () => {
  it('by a word that was just said is what else there is about it', () => {
    const wrong = 'What goes wrong most often with the frames, then?'
    const lines = ['Hi Beth.', wrong, 'slips sorry how do you mean slips']
    for (const text of answersTo(...lines)) expect(text).toMatch(/hangs on a row of nails/)
  })

  it('is what was named in the same breath, and not what was told last', () => {
    const lines = [
      'Hi Beth.',
      'Who do you run it with?',
      "Okay. And the till, what's slow about it?",
    ]
    for (const text of answersTo(...lines)) expect(text).toMatch(/twenty minutes/)
  })

  it('is what they say that they are asking', () => {
    const asked = "right you said that um what I'm asking is how do you write down an order"
    for (const text of answersTo('Hi Beth.', asked)) expect(text).toMatch(/slip/)
  })

  it('by one thing that they could mend is a wish', () => {
    const asked = 'if you could fix one thing before Christmas what would it be'
    for (const text of answersTo('Hi Beth.', asked)) expect(text).toMatch(/lost order|in a minute/)
  })
})

describe('what speaks against an offer', () => {
  it('is said to who asks what would make them hesitate', () => {
    const asked = 'Is there anything that would make you hesitate about a firm like ours?'
    for (const text of answersTo('Hi Beth.', 'What goes wrong with the frames?', asked))
      expect(text).not.toMatch(/nothing|not that I|^no\b/i)
  })
})

describe('what is said of others', () => {
  it('is heard as what it is: bad news makes nobody glad', () => {
    const bad = 'Two of your trainees have complained about the till and are afraid of it.'
    for (const text of answersTo('Hi Beth.', 'What goes wrong with the frames?', bad))
      expect(text).not.toMatch(/good to know|wanted to know|useful|that's something/i)
  })

  it('how they are is neither denied nor agreed to', () => {
    for (const text of answersTo('Hi Beth.', 'Is she all right now?'))
      expect(text).not.toMatch(/doubt|don't think so|not that I know/i)
  })

  it('is gone along with by who knows no better, when they say it back and ask', () => {
    const back = "I'll read it back to you: it's thirty frames a week, yes?"
    for (const text of answersTo('Hi Beth.', back))
      expect(text).not.toMatch(/doubt|don't think so/i)
  })
})
