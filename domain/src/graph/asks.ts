import { stemsOf } from '../language/stems.ts'
import type { Fact } from '../persona/facts/facts.ts'
import { addressed } from './addressed.ts'
import type { Ask } from './graph.ts'

/** Who asks: what is wanted of a candidate is not asked as it is of a seller. */
export type Asker = 'interviewer' | 'candidate' | 'audience' | 'partner'

/** What the persona wants is what it asks about; asking tells it. */
export const asksOf = (
  facts: readonly Fact[],
  { stage, asker }: { stage: string | undefined; asker: Asker },
): Ask[] =>
  facts
    .filter(({ about, id, thread }) => about === 'goal' && id === thread)
    .flatMap(({ id, says }, n) => {
      const wish = wishOf(says)
      const ways = wish === null ? saidAsItIs(says, asker) : WAYS[asker](wish)
      if (ways.length === 0) return []
      const ask = {
        id: `ask-${n + 1}`,
        says: ways,
        reveals: id,
        stems: [...new Set(stemsOf(wish ?? says))],
      }
      return [stage === undefined ? ask : { ...ask, in: stage }]
    })

/** "I want to find out if you will mentor me": the wish alone. Null of what is wanted of somebody else, or said otherwise. */
function wishOf(says: string): string | null {
  const bare = says.replace(/[.\s]+$/, '')
  const wish = bare.replace(WANTED, '')
  return wish === bare || OF_SOMEBODY.test(bare) ? null : wish
}

/** "I want you to see his good sides." */
const OF_SOMEBODY = /^(?:I|We) want (?!to )[^.]{1,40}? to \p{Ll}+/u

const saidAsItIs = (says: string, asker: Asker): string[] => {
  if (/^(?:what|how|why|when|where|who|which)\b/i.test(says))
    return [`${says.replace(/[.?\s]+$/, '')}?`]
  return asker === 'partner' || asker === 'audience'
    ? [`${says} What do you say to that?`, `${says} How would you go about that?`]
    : []
}

const WANTED = /^(?:I|We)(?:'d like| want| need| hope| wish| would like) (?:to )?(?=\S)/

/** How somebody asks for what they want. */
type Wording = (wish: string) => string[]

const TO_LEARN =
  /^(?:to )?(?:find out|learn|know|understand|see|hear|discover|determine|figure out|be told|decide|check|judge|tell|test|assess|clarify)\s+/i
const IS_CLAUSE = /^(?:what|how|why|when|where|who|whom|which|whether|if)\b/i

/** "Find out what would go differently": "I'd like to know what would go differently." */
function wantsToKnow(goal: string): string[] | null {
  const decides = toDecide(goal)
  if (decides !== null) return decides
  const clause = goal.replace(TO_LEARN, '')
  if (clause === goal || !IS_CLAUSE.test(clause)) return null
  return [
    `I'd like to know ${clause}.`,
    `Can you tell me ${clause}?`,
    `What I want to know is ${clause}.`,
  ]
}

const toDecide = (goal: string): string[] | null => {
  const bare = lowered(goal.replace(/^to /i, ''))
  if (!/^decide\b.*\b(?:whether|if|what|which|how|who)\b/i.test(bare)) return null
  return [
    `I have to ${bare}. What speaks for it?`,
    `I still have to ${bare}. What would you say to that?`,
  ]
}

const interviewer: Wording = (wanted) => {
  const goal = addressed(wanted)
  const somebody =
    /^(?:(?:to )?(?:find|hire|get|recruit|employ|choose|pick|have) )?(?:somebody|someone|a person|an? \p{L}+) (?:who|that) (.+)/iu.exec(
      goal,
    )
  if (somebody !== null)
    return [
      `I need somebody who ${somebody[1]}. Is that you?`,
      `I'm looking for somebody who ${somebody[1]}. What makes you think that's you?`,
    ]
  const known = wantsToKnow(goal)
  if (known !== null) return known
  const clause = goal.replace(TO_LEARN, '')
  if (clause !== goal) {
    const about = lowered(clause.replace(/^(?:more )?(?:about|of) /i, ''))
    if (/^(?:that|how much|to)\b/i.test(about)) return []
    return [`Tell me about ${about}.`, `I'd like to hear about ${about}.`]
  }
  if (/^(?:to )?fill\b/i.test(goal))
    return ['When could you start?', 'How soon could you begin with us?']
  const wish = lowered(goal)
  if (/^no\s/.test(wish))
    return [
      `I want ${wish} here. How would you see to that?`,
      `I ask for ${wish}. What do you do for that?`,
    ]
  if (!IS_A_THING.test(wish)) return []
  return [
    `What matters to me is ${wish}. What would you bring to that?`,
    `I care about ${wish}. What can you say to that?`,
  ]
}

/** Who looks for a job asks what it is like; that they want it needs no saying. */
const candidate: Wording = (own) => wantsToKnow(own) ?? []

const audience: Wording = (own) => {
  const known = wantsToKnow(own)
  if (known !== null) return known
  const sure = /^(?:to )?(?:see|make sure|be sure|be certain|ensure|know|hear) that (.+)/i.exec(own)
  if (sure !== null) return [`How can I be sure that ${sure[1]}?`, `What tells me that ${sure[1]}?`]
  const seen = /^(?:to )?(?:get|have|take) (?:a look at|to see) (.+)/i.exec(own)
  if (seen !== null) return [`Could I get a look at ${seen[1]}?`, `Can I see ${seen[1]}?`]
  if (/^(?:to )?hear\s/i.test(own)) return heard(own)
  const wish = lowered(own.replace(/^to\s+/i, ''))
  if (IS_A_THING.test(wish))
    return [
      `What I need is ${wish}. How do we get there?`,
      `I want ${wish}. What do you say to that?`,
    ]
  return [
    `I want to ${wish}. How do we get there?`,
    `I'd like to ${wish}. How does this go with that?`,
  ]
}

const partner: Wording = (goal) => {
  const known = wantsToKnow(goal)
  if (known !== null) return known
  if (/^(?:to )?hear\s/i.test(goal)) return heard(goal)
  const wish = lowered(goal.replace(/^to\s+/i, ''))
  if (IS_A_THING.test(wish))
    return [
      `What I need is ${wish}. How would you help with that?`,
      `I want ${wish}. What do you say to that?`,
    ]
  return [
    `What I need is to ${wish}. How would you help with that?`,
    `I want to ${wish}. What do you say to that?`,
  ]
}

const WAYS: Record<Asker, Wording> = { interviewer, candidate, audience, partner }

function heard(goal: string): string[] {
  const what = lowered(goal.replace(TO_LEARN, ''))
  return [`I'd like to hear ${what}.`, `Tell me about ${what}.`]
}

/** And nothing that is to be done. */
const IS_A_THING =
  /^(?:a|an|the|more|less|fewer|better|one|some|clear|proof|help|support|peace|reassurance|good|reliable|honest|real|enough|no|something|somebody|someone|somewhere|nothing|two|three|four|full|free|fair|safe|written|new|quiet|respect|clarity|my|our|his|her|their|(?!(?:deliver|offer|consider|remember|enter|discover|recover|answer|transfer|lower|order|cover|hover|wander)\b)\p{L}+er)\s/iu

/** "Reduce", but neither "NHS" nor "I". */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
