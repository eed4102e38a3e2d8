import { describe, expect, it } from 'vitest'
import { scenes } from '../testing/scenes.ts'
import type { Bounds } from './faults.ts'
import { endStream, newStream, takePiece } from './stream.ts'

const boundsIn = (name: string): Bounds => {
  const scene = scenes.find((one) => one.name === name)
  if (scene === undefined) throw new Error(`There is no scene ${name}`)
  return scene.bounds
}

/** What is spoken, in the order in which it could be, when a model writes this in pieces of a few letters. */
function spoken(text: string, bounds: Bounds): string[] {
  const said: string[] = []
  let stream = newStream
  for (const piece of text.match(/[\s\S]{1,5}/g) ?? []) {
    const taken = takePiece(stream, { piece, bounds })
    stream = taken.stream
    said.push(...taken.say)
  }
  return [...said, ...endStream(stream, bounds).say]
}

describe('a wording that arrives in pieces', () => {
  const sympathy = boundsIn('sympathy, and the next step of a trouble')
  const fact = 'Staff spend two hours a day on the phone.'

  it('is spoken sentence by sentence, before its end', () => {
    const { say } = takePiece(newStream, { piece: 'Thank you. Staff spend', bounds: sympathy })
    expect(say).toEqual(['Thank you.'])
  })

  it('stops before the sentence that tells too much, and still says what it had to', () => {
    expect(spoken('Thanks. We lose patients to competitors. Goodbye.', sympathy)).toEqual([
      'Thanks.',
      fact,
    ])
  })

  it('is finished by the templates when a fact is missing', () => {
    expect(spoken('Thank you, that helps.', sympathy)).toEqual([sympathy.line.template])
    expect(spoken('Thank you. That helps.', sympathy)).toEqual(['Thank you.', 'That helps.', fact])
  })

  it('is the template when its first sentence is refused, or nothing comes', () => {
    expect(spoken('Great question! Staff spend two hours a day.', sympathy)).toEqual([
      sympathy.line.template,
    ])
    expect(spoken('', sympathy)).toEqual([sympathy.line.template])
  })

  it('waits for the end of a sentence, not of an abbreviation', () => {
    const bounds = boundsIn('a cost, in numbers')
    const say = (piece: string) => takePiece(newStream, { piece, bounds }).say
    expect(say('Overtime, no. Nine thousand')).toEqual([])
    expect(say('Drivers are late. Nine thousand')).toEqual(['Drivers are late.'])
  })

  it.each(scenes.flatMap(({ bounds, hostile }) => hostile.map((text) => ({ text, bounds }))))(
    'never says more than whole sentences that were found good: $text',
    ({ text, bounds }) => {
      const said = spoken(text, bounds).join(' ')
      expect(said).not.toMatch(/[*{}[\]<>]|competitors|\bAI\b|Gerry|Colm|Dan Brooks/)
    },
  )

  it.each(scenes.flatMap(({ bounds, good }) => good.map((text) => ({ text, bounds }))))(
    'is said as it was written when it is good: $text',
    ({ text, bounds }) => {
      expect(spoken(text, bounds).join(' ')).toBe(text)
    },
  )
})
