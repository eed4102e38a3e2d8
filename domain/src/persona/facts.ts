import { inFirstPerson, type Told } from '../language/first-person.ts'
import {
  isWholeSentence,
  saidAsTrouble,
  saidAsWish,
  saidOfOneself,
  type Speaker,
} from '../language/fragments.ts'
import { stemsOf } from '../language/stems.ts'
import { asSentence, sentencesOf, wordsOf } from '../language/words.ts'
import type { Condition } from '../graph/graph.ts'
import type { Persona } from '../roleplay.ts'
import type { UseCase } from '../use-cases.ts'

/** One thing that the persona knows, small enough to be said in a breath. */
export type Fact = {
  id: string
  about: FactSubject
  /** What belongs together: who hears the first may ask for the rest. */
  thread: string
  /** As the persona says it, when nobody else words it. */
  says: string
  reveal: Reveal
  /** By which it is found when somebody asks for it. */
  stems: string[]
}

export type FactSubject = 'situation' | 'background' | 'pain' | 'goal'

/** What has to happen before it is told. */
export type Reveal =
  | { when: 'asked' }
  /** To who asked for troubles, or has shown that they listen. */
  | { when: 'earned'; rapport: number }
  /** Once this is so, whatever else. */
  | { when: 'so'; if: Condition }

/** All that is in what the author wrote, in their order. */
export function factsOf(persona: Persona, useCase: UseCase): Fact[] {
  const told = toldOf(persona)
  const speaker = speakerFor(useCase)
  const tell = (sentence: string) => inFirstPerson(sentence, told)
  /** Every sentence is a thread of its own: what follows may be asked for. */
  const toldSentences = (text: string): string[][] =>
    sentencesOf(text).map((sentence) =>
      inBreaths(saidOfOneself(sentence, { tell, name: persona.name })),
    )
  const threads: { about: FactSubject; says: string[] }[] = [
    ...toldSentences(persona.situation).map((says) => ({ about: 'situation' as const, says })),
    ...toldSentences(persona.background).map((says) => ({ about: 'background' as const, says })),
    ...persona.painPoints.map((entry) => ({
      about: 'pain' as const,
      says: spoken(tell(entry), (note) => saidAsTrouble(note, speaker)),
    })),
    ...persona.goals.map((entry) => ({
      about: 'goal' as const,
      says: spoken(tell(entry), (note) => saidAsWish(note, speaker)),
    })),
  ]
  const counts = new Map<FactSubject, number>()
  return threads.flatMap(({ about, says }) => {
    const count = (counts.get(about) ?? 0) + 1
    counts.set(about, count)
    const thread = `${about}-${count}`
    return says.map((words, n) => ({
      id: n === 0 ? thread : `${thread}.${n + 1}`,
      about,
      thread,
      says: words,
      reveal: revealOf(about, n),
      stems: [...new Set(stemsOf(words))],
    }))
  })
}

/** Rapport runs from 0 to 100 and begins in the middle: what costs more has to be earned more. */
function revealOf(about: FactSubject, depth: number): Reveal {
  switch (about) {
    case 'situation':
    case 'background':
      return { when: 'asked' }
    case 'pain':
      return { when: 'earned', rapport: depth === 0 ? 45 : 55 }
    case 'goal':
      return { when: 'earned', rapport: 40 }
  }
}

const spoken = (entry: string, first: (note: string) => string): string[] =>
  sentencesOf(entry).flatMap((sentence, n) =>
    inBreaths(n === 0 || !isWholeSentence(sentence) ? first(sentence) : sentence),
  )

/** Longer is not said in one go. */
const MOST_WORDS = 24

/** A long sentence, cut where a new one could begin. */
export function inBreaths(sentence: string): string[] {
  if (wordsOf(sentence).length <= MOST_WORDS) return [asSentence(sentence)]
  const cuts = [...sentence.matchAll(BREATH)].map(({ index }) => index)
  if (cuts.length === 0) return [asSentence(sentence)]
  const middle = sentence.length / 2
  const cut = cuts.reduce((best, at) =>
    Math.abs(at - middle) < Math.abs(best - middle) ? at : best,
  )
  const [before, after] = [
    sentence.slice(0, cut),
    sentence.slice(cut).replace(/^[,;:]?\s*(?:and |but )?/i, ''),
  ]
  return [...inBreaths(before), ...inBreaths(after)]
}

/** Before a part with a subject and a verb of its own. */
const BREATH =
  /;\s|,\s(?:and|but|so)\s(?=(?:I|we|he|she|they|it|the|my|our|that|this|there|nobody|everybody|\p{Lu}\p{Ll}+)\b)/gu

const speakerFor = (useCase: UseCase): Speaker => {
  switch (useCase) {
    case 'sales':
    case 'customer-service':
    case 'presentations':
      return 'we'
    case 'interviews':
    case 'legal':
    case 'therapy':
    case 'team-training':
    case 'other':
      return 'I'
  }
}

/** "She" or "he" as the author says; without either the text calls them by name, "you" or "I". */
export function toldOf({ name, situation, background, painPoints, goals }: Persona): Told {
  const words = wordsOf([situation, background, ...painPoints, ...goals].join(' '))
  const count = (...forms: string[]) => words.filter((word) => forms.includes(word)).length
  const candidates: [Told['pronoun'], number][] = [
    ['she', count('she', 'her', 'herself')],
    ['he', count('he', 'him', 'his', 'himself')],
    ['you', count('you', 'your', "you're", "you've")],
    ['I', count('i', 'my', "i'm", "i've")],
    ['they', 0.5],
  ]
  const [pronoun] = candidates.reduce((best, next) => (next[1] > best[1] ? next : best))
  return { name, pronoun }
}
