import type { UseCase } from '../../use-cases.ts'
import type { DeedKind } from '../../rubric/deeds.ts'
import type { SaidBack } from '../as-you.ts'

/** What a coach has at hand when they speak of one thing. */
export type About = {
  who: string
  useCase: UseCase
  /** Words of the talk, as they were said. */
  quote: string
  /** What the persona told, as one says it back: "you don't have time"; null where there is nothing. */
  back: SaidBack | null
  /** Up to three such things, in their order. */
  told: readonly SaidBack[]
  /** What in those words turned somebody away; null where nothing did. */
  harm: DeedKind | null
  /** The sentence that has to be said, where it is about one. */
  mustSay: string
}

export type Coaching = {
  /** By which deed it is shown best. */
  shownBy: readonly DeedKind[]
  /** "You …": what was good, in half a sentence. */
  good: (about: About) => string
  /** The same with its moment. */
  praise: (about: About) => string
  /** What could have been, with its moment. */
  improve: (about: About) => string
  /** What to do, in a sentence. */
  behaviour: (about: About) => string
  line: (about: About) => string
  /** For the next conversations. */
  practice: (about: About) => string
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const givenBack = ({ back }: About): string =>
  back === null ? 'Let me stay with that for a moment.' : `${sentence(back.words)}.`

/** "You told me that …", or only what it was. */
export const toldMe = ({ back }: About): string =>
  back === null
    ? ''
    : back.isClause
      ? `You told me that ${back.words}. `
      : `${sentence(back.words)}. `
