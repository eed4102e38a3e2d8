import type { OwnGraph, WrittenFact } from '../graph/plan.ts'
import type { Persona } from '../roleplay.ts'

/** Somebody whom a person wrote down to the last word, in place of what is found in the texts about them. */
export type WrittenRoleplay = { persona: Persona; graph: OwnGraph }

type Ways = readonly [first: string, ...others: string[]]

/** Told to who asks. "pain-2.3" is the third thing said on "pain-2". */
export const toldWhenAsked = (id: string, [says, ...otherWays]: Ways): WrittenFact => ({
  id,
  thread: threadOf(id),
  about: subjectOf(id),
  says,
  otherWays,
  reveal: { when: 'asked' },
})

/** Told to who has earned it; until then it is hinted at, where there is a hint. */
export const toldWhenEarned = (
  id: string,
  { rapport, hint }: { rapport: number; hint?: string },
  [says, ...otherWays]: Ways,
): WrittenFact => ({
  id,
  thread: threadOf(id),
  about: subjectOf(id),
  says,
  otherWays,
  ...(hint === undefined ? {} : { hint }),
  reveal: { when: 'earned', rapport },
})

const threadOf = (id: string): string => id.split('.')[0] ?? id

function subjectOf(id: string): WrittenFact['about'] {
  const subject = id.split('-')[0]
  switch (subject) {
    case 'situation':
    case 'background':
    case 'pain':
    case 'goal':
      return subject
    default:
      throw new Error(`${id} does not say what it is about`)
  }
}
