import { score } from '../../src/persona/recalling/matching.ts'
import type { Example } from './examples.ts'
import { learnMatcher } from './learn.ts'

export type Crossed = { likely: number; isRight: boolean; isKnown: boolean }

const FOLDS = 5

/** Of each question the likeliest fact, by what was learned from other personas. */
export function crossed(personas: readonly (readonly Example[])[]): Crossed[][] {
  const judged: Crossed[][] = personas.map(() => [])
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const matcher = learnMatcher(personas.filter((_, n) => n % FOLDS !== fold).flat())
    personas.forEach((examples, n) => {
      if (n % FOLDS !== fold) return
      judged[n] = examples.map((example) => {
        const { facts } = score(example, matcher)
        const likely = Math.max(0, ...facts)
        return {
          likely,
          isKnown: example.isKnown,
          isRight: example.facts[facts.indexOf(likely)]?.isRight ?? false,
        }
      })
    })
  }
  return judged
}

/** At each bar: how many are told rightly, told wrongly, put off though known, and rightly put off. */
export function curveOf(all: readonly Crossed[]): string[] {
  return [0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7].map((bar) => {
    const told = all.filter(({ likely }) => likely >= bar)
    const right = told.filter(({ isRight }) => isRight).length
    const putOff = all.filter(({ likely }) => likely < bar)
    const missed = putOff.filter(({ isKnown }) => isKnown).length
    return JSON.stringify({
      bar,
      right,
      'wrong fact': told.length - right,
      missed,
      'rightly not told': putOff.length - missed,
    })
  })
}
