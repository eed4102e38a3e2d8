import type { Condition } from '../../graph/graph.ts'
import { relationsIn, withRelation } from '../../language/acquainted.ts'
import { saidAsTrouble } from '../../language/fragments/as-trouble.ts'
import { stemsOf } from '../../language/stems.ts'
import { saidAsWish } from '../../language/wishes.ts'
import type { Persona } from '../../roleplay.ts'
import type { UseCase } from '../../use-cases.ts'
import { entryOf, type Said, textOf } from './tell.ts'
import { tellerOf } from './teller.ts'

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

/** All that is in what the author wrote and would be said aloud, in their order. */
export function factsOf(persona: Persona, useCase: UseCase): Fact[] {
  const threads = threadsOf(persona, useCase)
  const relations = relationsIn(threads.flatMap(({ says }) => says))
  const counts = new Map<FactSubject, number>()
  return threads.flatMap(({ about, says, isSecret: isHidden }) => {
    const count = (counts.get(about) ?? 0) + 1
    counts.set(about, count)
    const thread = `${about}-${count}`
    return says
      .map((words) => withRelation(words, relations))
      .map((words, n) => ({
        id: n === 0 ? thread : `${thread}.${n + 1}`,
        about,
        thread,
        says: words,
        reveal: isHidden ? SECRET : revealOf(about, n),
        stems: stemsOfFact(
          // A reason is asked for with the words of what it is the reason for.
          n > 0 && words.startsWith("That's because ") ? `${says[n - 1] ?? ''} ${words}` : words,
        ),
      }))
  })
}

type Thread = { about: FactSubject; says: string[]; isSecret: boolean }

/** Every sentence is a thread of its own: what follows may be asked for. */
function threadsOf(persona: Persona, useCase: UseCase): Thread[] {
  const teller = tellerOf(persona, useCase)
  return [
    ...asSubject('situation', textOf(persona.situation, teller)),
    ...asSubject('background', textOf(persona.background, teller)),
    ...asSubject(
      'pain',
      persona.painPoints.map((entry) => entryOf(entry, teller, saidAsTrouble)),
    ),
    ...asSubject(
      'goal',
      persona.goals.map((entry) => entryOf(entry, teller, saidAsWish)),
    ),
  ]
}

/** What hangs on to the sentence before is told after it. */
const asSubject = (about: FactSubject, told: Said[]): Thread[] => {
  const threads: Thread[] = []
  for (const { says, isSecret, goesOn = false } of told) {
    const last = threads.at(-1)
    if (says.length === 0) continue
    // "Nobody at work knows" is said of what was before.
    const isKept = says.some((one) => KEPT_FROM_OTHERS.test(one))
    if (last !== undefined && isKept) last.isSecret = true
    const kept = says.filter((one) => !NOT_SPOKEN_OF.test(one))
    if (goesOn && last !== undefined) last.says.push(...kept)
    else if (kept.length > 0) threads.push({ about, says: kept, isSecret: isSecret || isKept })
  }
  return threads
}

/** Of oneself: "I don't bring it up myself." Who hears that has heard it. */
const NOT_SPOKEN_OF =
  /^I (?:don't|never|rarely|seldom|won't) (?:(?:like to|want to) )?(?:bring (?:it|that|this) up|talk about (?:it|that|this)|mention (?:it|that|this)|speak (?:of|about) (?:it|that|this))(?: (?:myself|unless asked|at all|to anyone|to anybody))?\.$/

const KEPT_FROM_OTHERS = new RegExp(
  String.raw`^(?:I haven't told (?:anyone|anybody|a soul)|Nobody (?:\S+ ){0,4}knows)\b|${NOT_SPOKEN_OF.source}`,
)

/** "I'm 47" holds no word by which somebody would ask for it. */
const stemsOfFact = (words: string): string[] => [
  ...new Set([
    ...stemsOf(words),
    ...(/^I'm \d{1,2}\b(?! (?:per|%))/.test(words) ? stemsOf('old age') : []),
    ...(/\b(?:mother|father|parent|mum|mom|dad) of\b/.test(words) ? stemsOf('children') : []),
  ]),
]

/** What nobody else knows is told late. */
const SECRET: Reveal = { when: 'earned', rapport: 65 }

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
