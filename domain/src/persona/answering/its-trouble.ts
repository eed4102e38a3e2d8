import { type Decision, type Given, phrase } from '../decision.ts'
import type { Asked } from '../recalling/asked.ts'
import { isTold } from '../state.ts'
import { mayTell, nextUntold } from '../telling.ts'
import { wasJustTold } from './just-told.ts'

/**
 * "Why did you stop filling in the log?", "what is it about the log that bothers you?": what they suffer from in the
 * thing that is named. No text says "because", and whoever has written both knows that it is so.
 */
export function toItsTrouble(given: Given, asked: Asked): Decision | null {
  if (ASKS_WHAT_ELSE_IS_WRONG.test(asked.text)) {
    const more = nextUntold(given, ['pain'])
    return more === null ? null : telling([phrase('yes-and'), told(more.id)])
  }
  if (ASKS_WHAT_HURTS.test(asked.text)) {
    const next = nextUntold(given, ['pain'])
    if (next !== null) return telling([told(next.id)])
    const isKept = given.graph.facts.some(
      (fact) => fact.about === 'pain' && !isTold(given.state, fact),
    )
    return isKept ? telling([phrase('something-is')]) : null
  }
  if (HAS_IT_GONE_WRONG.test(asked.text)) {
    const { graph, state } = given
    const harm = graph.facts.find(
      (fact) => HARM.test(fact.says) && !isTold(state, fact) && mayTell(given, fact),
    )
    return harm === undefined ? null : telling([phrase('yes-and'), told(harm.id)])
  }
  if (!ASKS_FOR_IT.some((pattern) => pattern.test(asked.text))) return null
  const { graph } = given
  const found = graph.facts.find(
    (fact) =>
      fact.about === 'pain' &&
      fact.stems.some((stem) => asked.stems.includes(stem)) &&
      mayTell(given, fact) &&
      !wasJustTold(given, fact),
  )
  return found === undefined ? null : telling([told(found.id)])
}

const telling = (parts: Decision['parts']): Decision => ({
  intent: 'tell what troubles them in it',
  parts,
  open: { what: 'nothing' },
})

const told = (id: string) => ({ say: 'fact', id, as: 'new' }) as const

const ASKS_WHAT_ELSE_IS_WRONG =
  /^(?:and |so |but )*(?:is|was|are|were) there (?:anything|something) else\b.*\b(?:wrong|bother\w*|troubl\w*|problems?|worr\w*|upset\w*|difficult\w*|annoy\w*|concern\w*)\b/

/** "What upset you most?", "what was going on for you?": none of it by name. */
const ASKS_WHAT_HURTS =
  /^(?:and |so |but )*what (?:(?:has|have|had|does|did) )?(?:it )?(?:upset|upsets|bothers?|bothered|hurts?|annoys?|annoyed|worries|worried|frustrates?|frustrated|troubles?|troubled) you (?:the )?most\b|^(?:and |so |but )*what (?:is|was|has been) (?:really )?(?:going on|happening) (?:for|with|in) you\b/

const HAS_IT_GONE_WRONG =
  /^(?:and |so |but )*(?:has|have|did) (?:that|it|this|things|anything|something) (?:ever |already )*(?:gone?|went) wrong\b/

const HARM =
  /\b(?:failed|broke|broken|died|lost|crashed|leaked|burn(?:t|ed)|flooded|spoil(?:t|ed)|ruined|cracked|collapsed|went wrong|injured|hurt)\b/i

/** Why they left something undone; and what there is about a thing that is bad. */
const ASKS_FOR_IT = [
  /^(?:and |so |but )*(?:why|how come|what made you)(?: did| do| have| are| were)?(?: you)?\b.*\b(?:stop|stopped|quit|skip|skipped|not|refuse[ds]?|avoid|avoided|avoiding|gave up|give up|given up|leave out|left out|forget|forgot|no longer|ignored?|put(?:ting)? off)\b/,
  /^(?:and |so |but )*what (?:is|was) it (?:about|with|in) .*\b(?:bothers?|bothered|annoys?|annoyed|troubles?|worr(?:y|ies|ied)|upsets?|wrong|difficult|hard|bad|you (?:do not|cannot|hate|mind))\b/,
  /^(?:and |so |but )*what (?:is|are) (?:so )?(?:wrong|difficult|hard|bad|annoying) (?:with|about|in)\b/,
]
