import { alike, middleOf, type Sense } from '../../language/sense.ts'
import { senseOfTurn } from '../../language/sense-of-turns.ts'
import type { Around } from './question-signs.ts'
import type { Entry } from './question-book.ts'
import type { Shape } from './question-shape.ts'

/** How near what is asked, and all that is said with it, comes to what an answer is for: whatever the words. */
export type Senses = {
  /** To all ways of asking together. */
  near: (entry: Entry) => number
  signs: (entry: Entry, missed: number) => Record<`sense${string}`, number>
}

export function sensesOf({ sense: asked }: Shape, { said, before }: Around): Senses {
  const turn = senseOfTurn(said)
  // "How old are they?": of whom, the line before says.
  const withBefore = middleOf([senseOfTurn(before), asked])
  // Who only asks says nothing with it.
  const isAll = turn.every((one, n) => one === asked[n])
  return {
    near: ({ sense }) =>
      isAll ? alike(asked, sense) : Math.max(alike(asked, sense), alike(turn, sense)),
    signs({ sense: middle, ways, sensesOfSays }, missed) {
      const senses = ways.map(({ shape }) => shape.sense)
      const sense = nearest(asked, senses)
      const ofTurn = isAll ? sense : nearest(turn, senses)
      const senseOfEither = Math.max(sense, ofTurn)
      return {
        senseWithBefore: alike(withBefore, middle),
        sense,
        senseOfTurn: ofTurn,
        senseOfEither,
        senseOfSays: nearest(asked, sensesOfSays),
        senseOfMiddle: isAll
          ? alike(asked, middle)
          : Math.max(alike(asked, middle), alike(turn, middle)),
        senseMissed: senseOfEither * missed,
      }
    },
  }
}

const nearest = (sense: Sense, others: readonly Sense[]): number =>
  others.reduce((most, other) => Math.max(most, alike(sense, other)), 0)
