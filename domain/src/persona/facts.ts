import { inFirstPerson, type Told } from '../language/first-person.ts'
import {
  isWholeSentence,
  saidAsTrouble,
  saidAsWish,
  saidOfOneself,
  type Speaker,
  withWhoDoes,
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
  /** The same in other words, where somebody wrote them. */
  otherWays?: string[]
  /** What lets a good listener guess that it is there. */
  hint?: string
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
  const speaker = told.pronoun === 'we' ? 'we' : speakerFor(useCase, persona)
  const tell = (sentence: string) => inFirstPerson(sentence, told)
  /** Every sentence is a thread of its own: what follows may be asked for. */
  const toldSentences = (text: string): string[][] =>
    withoutBullets(text).flatMap((part) =>
      sentencesOf(part).map((sentence) =>
        inBreaths(
          saidOfOneself(sentence, {
            tell,
            name: persona.name,
            who: told.pronoun === 'we' ? 'we' : 'I',
          }),
        ),
      ),
    )
  const toldOrLed = (entry: string) =>
    withWhoDoes(entry, { tell, name: persona.name }) ?? tell(entry)
  const threads: { about: FactSubject; says: string[] }[] = [
    ...toldSentences(persona.situation).map((says) => ({ about: 'situation' as const, says })),
    ...toldSentences(persona.background).map((says) => ({ about: 'background' as const, says })),
    ...persona.painPoints.map((entry) => ({
      about: 'pain' as const,
      says: spoken(toldOrLed(entry), (note) => saidAsTrouble(note, speaker)),
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
      stems: stemsOfFact(words),
    }))
  })
}

/** "I'm 47" holds no word by which somebody would ask for it. */
const stemsOfFact = (words: string): string[] => [
  ...new Set([
    ...stemsOf(words),
    ...(/^I'm \d{1,2}\b(?! (?:per|%))/.test(words) ? stemsOf('old age') : []),
  ]),
]

/** What an author notes line by line is told line by line. */
const withoutBullets = (text: string): string[] =>
  text
    .split(/\n+|(?:^|\s)[•*](?=\s)/)
    .map((line) => line.replace(/^\s*(?:[-–•*]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')

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
const MOST_WORDS = 22

/** A long sentence, cut where a new one could begin. */
export function inBreaths(sentence: string): string[] {
  if (wordsOf(sentence).length <= MOST_WORDS) return [asSentence(sentence)]
  const listed = /^(.{20,}?): (?=\p{L}[^.]*,[^.]*,)/u.exec(sentence)
  if (listed !== null)
    return [
      ...inBreaths(listed[1] ?? ''),
      ...inBreaths(`That's ${sentence.slice(listed[0].length)}`),
    ]
  const cuts = [...sentence.matchAll(BREATH)].map(({ index }) => index)
  if (cuts.length === 0) return [asSentence(sentence)]
  const middle = sentence.length / 2
  const cut = cuts.reduce((best, at) =>
    Math.abs(at - middle) < Math.abs(best - middle) ? at : best,
  )
  const [before, after] = [
    sentence.slice(0, cut).replace(SPLICED, ', and '),
    sentence.slice(cut).replace(/^[,;:]?\s*(?:and |but )?/i, ''),
  ]
  return [...inBreaths(before), ...inBreaths(after)]
}

/** Before a part with a subject and a verb of its own. */
const BREATH =
  /;\s|,\s(?:and|but|so)\s(?=(?:I|we|he|she|they|it|the|my|our|that|this|there|nobody|everybody|\p{Lu}\p{Ll}+)\b)/gu

/** What was the last but one of three has become the last of two. */
const SPLICED = /, (?=(?:I|we|he|she|they|it|the|my|our|nobody|everybody) [^,]*$)/

/** Who sells or presents speaks for others; a customer does when they have a business. */
function speakerFor(useCase: UseCase, { role, situation, background }: Persona): Speaker {
  switch (useCase) {
    case 'sales':
    case 'presentations':
      return /\b(?:buyers?|customer|homeowner|patient|tenant|student|parent|retired|pensioner|freelancer?)\b/i.test(
        role,
      )
        ? 'I'
        : 'we'
    case 'customer-service':
      return /\b(?:owner|manager|director|head|office|admin\w*)\b/i.test(role) ||
        /\b(?:we|our)\b/i.test(`${situation} ${background}`)
        ? 'we'
        : 'I'
    case 'interviews':
    case 'legal':
    case 'therapy':
    case 'team-training':
    case 'other':
      return 'I'
  }
}

/** "She" or "he" as the author says; without either the text calls them by name, "you" or "I". */
export function toldOf({ name, role, situation, background, painPoints, goals }: Persona): Told {
  const text = [situation, background, ...painPoints, ...goals].join(' ')
  const words = wordsOf(text)
  const count = (...forms: string[]) =>
    words.filter((word) => forms.includes(word.replace(/'\w+$/, ''))).length
  const they = count('they', 'their', 'them')
  const candidates: [Told['pronoun'], number][] = [
    ['she', count('she', 'her', 'herself')],
    ['he', count('he', 'him', 'his', 'himself')],
    ['you', count('you', 'your')],
    ['I', count('i', 'my', 'we', 'our')],
  ]
  const [pronoun, most] = candidates.reduce((best, next) => (next[1] > best[1] ? next : best))
  if (isSeveral(name, role) && (pronoun === 'he' || pronoun === 'she' || most <= they + 1))
    return { name, pronoun: most > 0 && (pronoun === 'you' || pronoun === 'I') ? pronoun : 'we' }
  return { name, pronoun: most > 0 && most >= they / 2 ? pronoun : 'they' }
}

/** A couple, a board, a company. */
const isSeveral = (name: string, role: string): boolean =>
  /\s(?:&|and)\s/.test(name) ||
  (/\b(?:board|committee|council|team|family|company|group|couple|parents|logistics|ltd|inc|gmbh|llc|agency|brothers|sisters|partners|panel|jury|class)\b/i.test(
    name,
  ) &&
    !/\b(?:manager|director|head|owner|lead|member|chair|ceo|officer|assistant)\b/i.test(role))
