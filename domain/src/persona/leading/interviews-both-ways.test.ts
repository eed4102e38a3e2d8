import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const jonas: Persona = {
  name: 'Jonas Weber',
  role: 'Candidate for a junior accountant position',
  situation: 'Jonas is being interviewed for a job at a building company.',
  background:
    'Jonas is 26. He worked for a tax adviser called Lindner, where he was let go because he made a mistake in a VAT return. He reported the mistake himself. Since then he has worked in the bicycle shop of his uncle.',
  goals: ['Find out whether somebody will check his work in the first months.'],
  painPoints: ['At the tax adviser nobody had time to train him.'],
}

const fiona: Persona = {
  name: 'Fiona Gallagher',
  role: 'Head of customer support',
  situation: 'Fiona is interviewing for a team lead in support.',
  background: 'Fiona has a team of eighteen in Dublin.',
  goals: ['Know whether the candidate can start before the first of March.'],
  painPoints: ['The last team lead left because of the Mondays.'],
}

const MYSELF =
  "I've been in support for eight years, the last three as deputy lead of a team of ten."
const STORY =
  'I had somebody whose reply times doubled. I sat down with her, showed her the numbers and asked what had changed, and after six weeks she was back.'

const lastTo = (persona: Persona, lines: string[]) =>
  [1, 2, 3, 4].map((seed) => talk(lines, { persona, scenario: 'interviews', seed }).last.text)

describe('a candidate', () => {
  it('tells of the mistake that is written, what is hard for it, and how such a thing is put right', () => {
    const persona: Persona = {
      ...jonas,
      background: 'Jonas is 26.',
      painPoints: [
        'He has never worked with a large ledger.',
        'He lost the only copy of a contract and blames himself.',
      ],
    }
    for (const [asked, answer] of [
      ['Tell me about a time when something went wrong.', /copy of a contract/],
      ['What would you like to get better at?', /ledger/],
      ['What did you do to get it back?', /^(?!.*\b26\b)/],
    ] as const)
      for (const text of lastTo(persona, ['Hello Jonas.', asked])) expect(text).toMatch(answer)
  })

  it('takes the job as it is, but for its pay', () => {
    const early = 'We begin at four in the morning. Could you live with that?'
    for (const text of lastTo(jonas, ['Hello Jonas.', early]))
      expect(text).toMatch(/fine|live with|put me off|manage|all right/)
    const paid = 'We pay 1,200 pounds. Could you live with that?'
    for (const text of lastTo(jonas, ['Hello Jonas.', paid]))
      expect(text).not.toMatch(/fine with me|live with/)
  })

  it('says how it goes about its work, how it takes care, and what it has done since', () => {
    for (const [asked, answer] of [
      ['Walk me through how you would check a VAT return.', /step|first|check|ready|start|begin/i],
      [
        'What do you do to make sure that the books are right?',
        /check|twice|rules|order|hurry|tidy/i,
      ],
      ['What have you been doing in the last four months?', /look|odd jobs|breath|bicycle/i],
    ] as const)
      for (const text of lastTo(jonas, [asked])) expect(text).toMatch(answer)
  })

  it('takes what it would like to work on for a wish, and no weakness', () => {
    for (const text of lastTo(jonas, ['What kind of books would you most like to work on here?']))
      expect(text).not.toMatch(/learning|weak|too (?:fast|careful)/i)
  })

  it('does not answer what it did with what it wants', () => {
    for (const text of lastTo(jonas, [
      'What happened with the mistake?',
      'What did you do when you noticed it?',
    ]))
      expect(text).not.toMatch(/find out whether|check my work/)
  })

  it('holds back once why it left, and opens up when asked kindly', () => {
    const lines = ['Why did you leave Lindner?', "I'd rather hear it from you. I won't bite."]
    for (const text of lastTo(jonas, lines.slice(0, 1))) expect(text).not.toMatch(/let go/)
    for (const text of lastTo(jonas, lines)) expect(text).toMatch(/let go/)
  })

  it('tells of the place that was named', () => {
    for (const text of lastTo(jonas, ['Tell me about the bicycle shop, what do you do there?']))
      expect(text).toMatch(/bicycle shop/)
  })

  it('does not say that it was trained where nobody had time to', () => {
    for (const text of lastTo(jonas, ['Thank you for coming.', 'Did anyone train you at Lindner?']))
      expect(text).not.toMatch(/^Yes/)
  })
})

describe('an interviewer', () => {
  const gwen: Persona = {
    name: 'Gwen Tarrant',
    role: 'Head baker and hiring manager at Millrace Bakery in Ludlow',
    situation: 'Gwen is interviewing for a pastry section lead.',
    background:
      'Millrace has three shops and one bakery with 22 staff. Gwen trained in Lyon. The pastry section makes about 900 pieces a day, 1,400 on Saturdays.',
    goals: ['Find somebody who can teach two apprentices without shouting.'],
    painPoints: ['About 11 percent of the pastry goes in the bin because the orders are guessed.'],
  }

  it('names no number and no house to whoever asks who does something', () => {
    for (const asked of ['Who guesses the orders?', 'Who decides how many pieces you make?'])
      for (const text of lastTo(gwen, [MYSELF, asked])) expect(text).not.toMatch(/Millrace|900/)
  })

  it('says neither yes nor where it was trained itself when asked how long one is shown the work', () => {
    const asked = 'How long would I have with somebody showing me the ropes before I run it alone?'
    for (const text of lastTo(gwen, [MYSELF, asked])) expect(text).not.toMatch(/\byes\b|Lyon/i)
  })

  it('lets somebody come who asks for a trial shift', () => {
    for (const text of lastTo(gwen, [MYSELF, 'May I come in for a trial shift on Thursday?']))
      expect(text).toMatch(/\b(?:day|date|look after)\b/)
  })

  it('does not miss experience right after a story of what somebody did', () => {
    for (const text of lastTo(fiona, [MYSELF, STORY, STORY.replace('her', 'him'), STORY]))
      expect(text).not.toMatch(/enough experience|quite this before/)
  })

  it('does not promise, name or count what is not written', () => {
    for (const text of lastTo(fiona, [MYSELF, 'Who would train me in the first weeks?']))
      expect(text).not.toMatch(/Dublin|Mondays|eighteen/)
  })

  it('says by when somebody is needed, as it is written', () => {
    for (const text of lastTo(fiona, [MYSELF, 'When would you need somebody to start?']))
      expect(text).toMatch(/before the first of March/i)
  })

  it('tells how big the team is', () => {
    for (const text of lastTo(fiona, [MYSELF, 'How big is the team?']))
      expect(text).toMatch(/eighteen/)
  })
})
