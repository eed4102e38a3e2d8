import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const fergus: Persona = {
  name: 'Fergus Dunbar',
  role: 'Managing director of a scaffolding firm',
  situation:
    'Fergus takes a first call from a vendor of fleet tracking. His firm runs 19 lorries and vans.',
  background:
    'Dunbar Access was founded by Fergus and his brother Callum in 2006. The lorries are planned on a whiteboard by the yard manager, Sheila Rennie, who has been there for fourteen years. Callum looks after the money, and anything above 5,000 pounds a year has to go past him.',
  goals: ['Have the drivers on board before anything is fitted'],
  painPoints: ['Customers phone to ask where the lorry is, and Sheila has to ring the drivers.'],
}

const lastTo = (asked: string) =>
  [1, 2, 3].map((seed) => talk([asked], { persona: fergus, scenario: 'sales', seed }).last.text)

describe('somebody who runs a firm', () => {
  it('says whom a decision has to go past, and keeps them another than himself', () => {
    for (const text of lastTo('Who besides you would have to agree to that?'))
      expect(text).toMatch(/Callum.*past him/)
  })

  it('says who somebody is before what they write down', () => {
    for (const text of lastTo('Who is Sheila, and does she write any of it down?'))
      expect(text).toMatch(/yard manager/)
  })

  it('tells of his drivers when asked how they will take it', () => {
    for (const text of lastTo('How do you think your drivers will take it?'))
      expect(text).toMatch(/drivers on board/)
  })

  it('says whether it is a good time, and gives no leave that nobody asked for', () => {
    for (const text of lastTo('Hello Mr Dunbar, this is Lena. Is this still a good time?'))
      expect(text).not.toMatch(/please do|go ahead/i)
  })
})
