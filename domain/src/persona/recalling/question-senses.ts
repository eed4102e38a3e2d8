import { alike, type Sense, senseOf } from '../../language/sense.ts'
import type { Entry } from './question-book.ts'
import type { Shape } from './question-shape.ts'

/** How near what is asked, and all that is said with it, comes to what an answer is for: whatever the words. */
export type Senses = {
  /** To all ways of asking together. */
  near: (entry: Entry) => number
  signs: (entry: Entry, missed: number) => Record<`sense${string}`, number>
}

export function sensesOf({ sense: asked }: Shape, said: string): Senses {
  const turn = senseOf(said)
  // Who only asks says nothing with it.
  const isAll = turn.every((one, n) => one === asked[n])
  return {
    near: ({ sense }) =>
      isAll ? alike(asked, sense) : Math.max(alike(asked, sense), alike(turn, sense)),
    signs({ ways, sensesOfSays }, missed) {
      const senses = ways.map(({ shape }) => shape.sense)
      const sense = nearest(asked, senses)
      const senseOfTurn = isAll ? sense : nearest(turn, senses)
      const senseOfEither = Math.max(sense, senseOfTurn)
      return {
        sense,
        senseOfTurn,
        senseOfEither,
        senseOfSays: nearest(asked, sensesOfSays),
        senseMissed: senseOfEither * missed,
      }
    },
  }
}

const nearest = (sense: Sense, others: readonly Sense[]): number =>
  others.reduce((most, other) => Math.max(most, alike(sense, other)), 0)
