import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const greta: Persona = {
  name: 'Greta Lund',
  role: 'Owner of a cold store in Tromsø',
  situation:
    'Greta stores fish for eleven boats. In May she tried a system called Frosti. It lost the signal behind the steel doors.',
  background:
    'She used to be a marine engineer. In 2021 she ignored an alarm and lost a whole room of cod. Since then she has slept with the phone beside her.',
  painPoints: ['The night shift writes down temperatures that nobody has measured'],
  goals: ['Have an alarm on her own phone at weekends'],
}

const answersTo = (...lines: string[]) =>
  [1, 2, 3].map((seed) => talk(lines, { persona: greta, seed }).last.text)

describe('what came of something', () => {
  it.each([
    ['what they did before is what they used to be', 'What did you do before?', /engineer/],
    ['a mistake is what they did wrong', 'What was your biggest mistake?', /ignored/],
  ])('%s', (_, asked, told) => {
    for (const text of answersTo(asked)) expect(text).toMatch(told)
  })

  it('what happened with it is the sentence after it', () => {
    for (const text of answersTo('Which system did you try?', 'What happened with Frosti?'))
      expect(text).toMatch(/signal/)
  })

  it('what they learned is what they have done since', () => {
    for (const text of answersTo('What was your biggest mistake?', 'What did you learn from that?'))
      expect(text).toMatch(/phone beside me/)
  })
})
