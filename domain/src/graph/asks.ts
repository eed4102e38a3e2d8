import { stemsOf } from '../language/stems.ts'
import type { Fact } from '../persona/facts.ts'
import type { Ask } from './graph.ts'

/** What the persona wants is what it asks about; asking tells it. */
export const asksOf = (facts: readonly Fact[], stage: string | undefined): Ask[] =>
  facts
    .filter(({ about, id, thread }) => about === 'goal' && id === thread)
    .map(({ id, says }, n) => ({
      id: `ask-${n + 1}`,
      says: askedAs(says),
      ...(stage === undefined ? {} : { in: stage }),
      reveals: id,
      stems: [...new Set(stemsOf(says.replace(WANT, '')))],
    }))

const WANT = /^(?:I|We) want (?=\S)/

const TO_LEARN =
  /^to (?:find out|learn|know|understand|see|hear|discover|determine|figure out|be told|decide)\s+(?:honestly )?/i

const CLAUSE = /^(?:what|how|why|when|where|who|which|whether|if)\b/i

/** "I want to find out what would go differently": "I'd like to know what would go differently." */
function askedAs(says: string): string[] {
  const bare = says.replace(/\.$/, '')
  const wish = bare.replace(WANT, '')
  if (wish === bare)
    return [`${says} What do you say to that?`, `${says} How would you go about that?`]
  const clause = wish.replace(TO_LEARN, '')
  if (clause !== wish && CLAUSE.test(clause))
    return [
      `I'd like to know ${clause}.`,
      `Tell me ${clause}.`,
      `What I want to know is ${clause}.`,
    ]
  if (/^to hear /i.test(wish)) return [`I'd like to hear ${clause}.`, `Tell me about ${clause}.`]
  // Somebody else is to do it: "I want you to see his good sides".
  if (/^[^.]{1,40}? to \p{Ll}+/u.test(wish) && !/^(?:to|an?|more|less|one|something) /.test(wish))
    return [`${says} What do you say to that?`, `What I want is for ${wish}.`]
  return [
    `What I need is ${wish}. How would you help with that?`,
    `${says} What do you say to that?`,
  ]
}
