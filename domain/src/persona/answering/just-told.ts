import { wordsOf } from '../../language/words.ts'
import type { Given } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'

/** Whether it was told whole a short while ago: then nobody says it again to another question. */
export function wasJustTold({ state }: Given, { says }: Pick<Fact, 'says'>): boolean {
  const wanted = [...new Set(wordsOf(says))]
  if (wanted.length === 0) return false
  return state.recent.slice(-LATELY).some((line) => {
    const said = new Set(wordsOf(line))
    return wanted.filter((word) => said.has(word)).length / wanted.length >= MOST_OF_IT
  })
}

/** In lines of the persona. */
const LATELY = 10

/** Of its words: it is told in other ones than it was written in. */
const MOST_OF_IT = 0.8
