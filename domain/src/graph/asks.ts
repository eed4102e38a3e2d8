import { stemsOf } from '../language/stems.ts'
import type { Persona } from '../roleplay.ts'
import type { Ask } from './graph.ts'

/** What the persona wants is what it asks about; asking tells it. */
export const asksOf = ({ goals }: Persona, stage: string | undefined): Ask[] =>
  goals.map((goal, n) => {
    const bare = goal.trim().replace(/[.\s]+$/, '')
    return {
      id: `ask-${n + 1}`,
      says: askedAs(bare),
      ...(stage === undefined ? {} : { in: stage }),
      reveals: `goal-${n + 1}`,
      stems: [...new Set(stemsOf(bare))],
    }
  })

const TO_LEARN =
  /^(?:to )?(?:find out|learn|know|understand|see|hear|discover|determine|figure out|be told|decide)\s+/i

/** "Find out what would go differently": "I'd like to know what would go differently." */
function askedAs(goal: string): string[] {
  const clause = goal.replace(TO_LEARN, '')
  if (clause !== goal && /^(?:what|how|why|when|where|who|which|whether|if)\b/i.test(clause))
    return [
      `I'd like to know ${clause}.`,
      `Tell me ${clause}.`,
      `What I want to know is ${clause}.`,
    ]
  if (/^(?:to )?hear\s/i.test(goal))
    return [`I'd like to hear ${lowered(clause)}.`, `Tell me about ${lowered(clause)}.`]
  const wish = lowered(goal.replace(/^to\s+/i, ''))
  if (
    /^(?:a|an|the|more|less|fewer|better|one|some|clear|proof|help|support|peace|reassurance)\s/.test(
      wish,
    )
  )
    return [
      `What I need is ${wish}. How would you help with that?`,
      `I want ${wish}. What do you say to that?`,
    ]
  return [
    `What I need is to ${wish}. How would you help with that?`,
    `I want to ${wish}. What do you say to that?`,
  ]
}

/** "Reduce", but neither "NHS" nor "I". */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
