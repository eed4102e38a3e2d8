import { closeness } from '../../language/related-words.ts'
import { stemsOf } from '../../language/stems.ts'
import type { Fact } from '../facts/facts.ts'
import { bareQuestion } from './bare-question.ts'

/**
 * The facts that name whom is asked for by what they are: "who was the driver?", "what is your daughter's name?"
 * Those only that name them where they are called so: "the driver that day was Ricky Salas".
 */
export function namesWhom(text: string, facts: readonly Fact[]): readonly Fact[] {
  const role = roleAskedFor(text)
  if (role === null) return []
  const naming = facts.filter(({ says, about }) => about !== 'goal' && nameIn(says, role) !== null)
  // Who is named where it is said what they are comes before who is so called in passing.
  const best = naming.filter(({ says }) => IS_SOMEBODY.test(says))
  return best.length > 0 ? best.slice(0, 1) : naming.slice(0, 1)
}

/** Of a sentence that tells of them: only the name. */
export function nameOfWhom(says: string, text: string): string | null {
  const role = roleAskedFor(text)
  return role === null ? null : nameIn(says, role)
}

function roleAskedFor(text: string): readonly string[] | null {
  const bare = bareQuestion(text)
  const words = ASKS_FOR_NAME.map((asks) => asks.exec(bare)?.groups?.['role']).find(
    (found) => found !== undefined,
  )
  const stems = stemsOf(words ?? '')
  return stems.length === 0 ? null : stems
}

const ROLE_ASKED = String.raw`(?:the|your|this|that) (?<role>(?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]{3,})`
const AT_THE_END =
  '(?: (?:then|again|there|here|exactly|actually|by the way|that (?:day|night|morning)))*$'

const ASKS_FOR_NAME: readonly RegExp[] = [
  new RegExp(String.raw`^who (?:is|was|are|were) ${ROLE_ASKED}${AT_THE_END}`, 'u'),
  new RegExp(String.raw`^what (?:is|was) ${ROLE_ASKED}(?:'s|s)? (?:name|called)${AT_THE_END}`, 'u'),
  new RegExp(String.raw`\bname of ${ROLE_ASKED}${AT_THE_END}`, 'u'),
]

const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*`
const ITS_NAME = `(?<name>${NAME})`
const ROLE = String.raw`(?<role>(?:\p{Ll}[\p{L}-]* ){0,3}?\p{Ll}[\p{L}-]{2,})`

const NAMED: readonly RegExp[] = [
  // "my colleague Phil Hargreaves", "the shift manager, Paul Whitcomb", "a young man called Tariq"
  new RegExp(
    String.raw`\b(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]n?) ${ROLE},? (?:(?:called|named) |(?:my|our|the|an?) (?:\p{Ll}[\p{L}-]* ){1,3})?${ITS_NAME}`,
    'gu',
  ),
  // "The driver that day was Ricky Salas"
  new RegExp(
    String.raw`\b(?:[Mm]y|[Oo]ur|[Tt]he) ${ROLE}(?: that \p{Ll}+| then| now)? (?:is|was) ${ITS_NAME}`,
    'gu',
  ),
  // "Colm is our finance director", "Colm, our finance director"
  new RegExp(String.raw`${ITS_NAME}(?:,| is| was) (?:my|our|the) ${ROLE}(?=[,.;)]|$)`, 'gu'),
]

const IS_SOMEBODY = new RegExp(
  String.raw` (?:is|was) ${NAME}|${NAME},? (?:is|was) (?:my|our|the) `,
  'u',
)

function nameIn(says: string, role: readonly string[]): string | null {
  for (const named of NAMED)
    for (const { groups } of says.matchAll(named)) {
      const stems = stemsOf(groups?.['role'] ?? '')
      if (role.every((asked) => stems.some((stem) => closeness(asked, stem) >= THE_SAME)))
        return groups?.['name'] ?? null
    }
  return null
}

const THE_SAME = 0.85
