import { describe, expect, it } from 'vitest'
import { unknownKeys, unknownKeysOfRoleplay } from './unknown-keys.ts'

const meantBy = (key: string) =>
  unknownKeys({ [key]: 1 }, { known: 'persona', place: 'A' }).map(
    (says) => /did you mean (\w+)\?$/.exec(says)?.[1] ?? null,
  )

describe('a key that nobody knows', () => {
  it.each([
    ['painPoints', 'pain_points'],
    ['Pain Points', 'pain_points'],
    ['PAIN-POINT', 'pain_points'],
    ['Name', 'name'],
    ['goal', 'goals'],
    ['backgroud', 'background'],
  ])('is told what it is near to: %s', (key, meant) => {
    expect(meantBy(key)).toEqual([meant])
  })

  it.each(['colour', 'age', 'x', '', '名前', 'toString'])('is near to nothing: %s', (key) => {
    expect(meantBy(key)).toEqual([null])
  })

  it('is near to nothing where two letters in six differ', () => {
    const [says] = unknownKeys({ public: true }, { known: 'roleplay', place: 'A' })
    expect(says).toMatch(/^A: Unknown key public; .* It is left out\.$/)
  })

  it('is not asked for where the key that is near stands there too', () => {
    const [says, ...more] = unknownKeys({ name: 'A', Name: 'B' }, { known: 'persona', place: 'A' })
    expect(more).toEqual([])
    expect(says).toMatch(/^A: Unknown key Name; .* It is left out\.$/)
  })

  it('is one of twenty that are said, however many there are', () => {
    const many = Object.fromEntries(
      Array.from({ length: 30_000 }, (_, n) => [`pain_point_${n}`, n]),
    )
    expect(unknownKeys(many, { known: 'persona', place: 'A' })).toHaveLength(20)
  })

  it('is written on one line, and not at any length', () => {
    const [says = ''] = unknownKeys(
      { [`\n\u001b[31m${'x'.repeat(5000)}`]: 1 },
      { known: 'persona', place: 'A' },
    )
    expect(says).not.toMatch(/\p{Cc}/u)
    expect(says.length).toBeLessThan(250)
  })
})

it('is looked for in a roleplay and in its persona, whatever they are', () => {
  for (const odd of [null, 7, 'text', [], { persona: null }, { persona: [1] }])
    expect(unknownKeysOfRoleplay(odd, 'A')).toEqual([])
  expect(unknownKeysOfRoleplay({ a: 1, persona: { b: 1 } }, 'The roleplay')).toEqual([
    expect.stringMatching(/^The roleplay: Unknown key a;/),
    expect.stringMatching(/^The roleplay, persona: Unknown key b;/),
  ])
})
