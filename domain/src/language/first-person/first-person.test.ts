import { describe, expect, it } from 'vitest'
import { inFirstPerson } from './first-person.ts'

const nora = { name: 'Nora Devlin', pronoun: 'she' } as const
const tom = { name: 'Tom Becker', pronoun: 'he' } as const

describe('told of oneself', () => {
  it.each([
    ['Nora runs two depots and has her own van.', 'I run two depots and have my own van.'],
    ["She's tired and she'd like to stop.", "I'm tired and I'd like to stop."],
    [
      'Nora trained under a chief who was terrifying and never raised her voice, and has worked here since.',
      'I trained under a chief who was terrifying and never raised her voice, and have worked here since.',
    ],
    ['Her boss thinks she is too slow.', "My boss thinks I'm too slow."],
    [
      'Her daughter lives in Bristol with her two kids.',
      'My daughter lives in Bristol with her two kids.',
    ],
    [
      'Her best accountant has handed in her notice.',
      'My best accountant has handed in her notice.',
    ],
    ['Her landlord has threatened to evict her.', 'My landlord has threatened to evict me.'],
    [
      'Nora and her husband celebrate their anniversary.',
      'My husband and I celebrate our anniversary.',
    ],
    [
      'Her dispatcher, Gerry, is leaving and she has no plan for it.',
      'My dispatcher, Gerry, is leaving and I have no plan for it.',
    ],
    [
      'Nora, a single mother, is worried about her job.',
      "I'm a single mother and I'm worried about my job.",
    ],
    ['She will not start before January.', "I won't start before January."],
  ])('%s', (written, said) => {
    expect(inFirstPerson(written, nora)).toBe(said)
  })

  it.each([
    ['His wife had a baby and he does not sleep.', "My wife had a baby and I don't sleep."],
    ['Tom left out that he had had two beers.', "I left out that I'd had two beers."],
    ['A man from another company left his card.', 'A man from another company left his card.'],
    [
      'His father drove a bus, and Tom was proud to be like him.',
      'My father drove a bus, and I was proud to be like him.',
    ],
  ])('%s', (written, said) => {
    expect(inFirstPerson(written, tom)).toBe(said)
  })

  it('is "we" for a couple and a company', () => {
    expect(
      inFirstPerson('Sarah and Mike are looking for their first house.', {
        name: 'Sarah & Mike Jensen',
        pronoun: 'we',
      }),
    ).toBe("We're looking for our first house.")
    expect(
      inFirstPerson('The company wants to cut fuel costs.', {
        name: 'Acme Logistics',
        pronoun: 'we',
      }),
    ).toBe('We want to cut fuel costs.')
  })
})
