import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const greta: Persona = {
  name: 'Greta Lund',
  role: 'Owner of a cold store in Tromsø',
  situation: 'Greta stores fish for eleven boats. A compressor failed in March.',
  background:
    'She took over from her father in 2009. Her brother Petter keeps the books. The sensors lose the signal behind the steel doors.',
  painPoints: ['The boats threaten to go to the harbour in Harstad'],
  goals: ['Have an alarm on her own phone at weekends'],
}

const stepsTo = (...lines: string[]) =>
  [1, 2, 3].map((seed) => talk(lines, { persona: greta, seed }).last)

describe('what nobody wrote the answer to', () => {
  it.each(['What is the name of the compressor?', 'Does Petter know?'])(
    'gets no fact that only shares a word with it: %s',
    (asked) => {
      for (const { reveals } of stepsTo(asked)) expect(reveals).toEqual([])
    },
  )

  it.each([
    ['Tell me about the boats.', /eleven boats|Harstad/],
    ['Is there an alarm on your phone?', /at weekends/],
  ])('gets what is known of the same thing, when it asks openly: %s', (asked, known) => {
    for (const { text } of stepsTo(asked)) expect(text).toMatch(known)
  })

  it('is asked back for when they want to hear about a thing, and not twice', () => {
    for (const seed of [1, 2, 3]) {
      const { steps } = talk(
        ['Can you tell me about your canteen?', 'Tell me about your garden.'],
        {
          persona: greta,
          seed,
        },
      )
      expect(steps[0]?.text).toMatch(/\?$/)
      expect(steps[1]?.text).not.toMatch(/want to know|would you like to know|Where do you want me/)
    }
  })
})
