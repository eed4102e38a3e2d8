import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import type { Asked } from '../recalling/asked.ts'
import { bareQuestion } from '../recalling/bare-question.ts'
import { isTold } from '../state.ts'
import { mayTell, nextUntold } from '../telling.ts'
import { wasJustTold } from './just-told.ts'

/** What they suffer from, where the question does not say so: no text has "because" in it, and whoever wrote both knows that it is. */
export const toItsTrouble = (given: Given, asked: Asked): Decision | null =>
  toWhatElseIsWrong(given, asked) ??
  toWhatHurts(given, asked) ??
  toWhatWentWrong(given, asked) ??
  toTroubleInIt(given, asked)

/** "Is there anything else that went wrong?" */
function toWhatElseIsWrong(given: Given, { text }: Asked): Decision | null {
  const next = WHAT_ELSE_IS_WRONG.test(text) ? nextUntold(given, ['pain']) : null
  return next === null ? null : telling([phrase('yes-and'), told(next)])
}

/** "What upset you most?", "what was going on for you?": that there is something, at least. */
function toWhatHurts(given: Given, { text }: Asked): Decision | null {
  if (!WHAT_HURTS.test(bareQuestion(text))) return null
  const { graph, state } = given
  const next = nextUntold(given, ['pain'])
  if (next !== null) return telling([told(next)])
  const isKept = graph.facts.some((fact) => fact.about === 'pain' && !isTold(state, fact))
  return isKept ? telling([phrase('something-is')]) : null
}

/** "Has that ever gone wrong?" */
function toWhatWentWrong(given: Given, { text }: Asked): Decision | null {
  if (!HAS_IT_GONE_WRONG.test(text)) return null
  const { graph, state } = given
  const harm = graph.facts.find(
    (fact) => HARM.test(fact.says) && !isTold(state, fact) && mayTell(given, fact),
  )
  return harm === undefined ? null : telling([phrase('yes-and'), told(harm)])
}

/** "Why did you stop filling in the log?", "what is it about the log that bothers you?" */
function toTroubleInIt(given: Given, { text, stems }: Asked): Decision | null {
  if (!TROUBLE_IN_IT.some((pattern) => pattern.test(text))) return null
  const found = given.graph.facts.find(
    (fact) =>
      fact.about === 'pain' &&
      fact.stems.some((stem) => stems.includes(stem)) &&
      mayTell(given, fact) &&
      !wasJustTold(given, fact),
  )
  return found === undefined ? null : telling([told(found)])
}

const telling = (parts: Decision['parts']): Decision => ({
  intent: 'tell what troubles them in it',
  parts,
  open: { what: 'nothing' },
})

const told = ({ id }: Fact) => ({ say: 'fact', id, as: 'new' }) as const

const WHAT_ELSE_IS_WRONG =
  /^(?:and |so |but )*(?:is|was|are|were) there (?:anything|something) else\b.*\b(?:wrong|bother\w*|troubl\w*|problems?|worr\w*|upset\w*|difficult\w*|annoy\w*|concern\w*)\b/

const WHAT_HURTS =
  /^(?:and |so |but )*what (?:(?:has|have|had|does|did) )?(?:it )?(?:upset|upsets|bothers?|bothered|hurts?|annoys?|annoyed|worries|worried|frustrates?|frustrated|troubles?|troubled) you (?:the )?most\b|^(?:and |so |but )*what (?:is|was|has been) (?:really )?(?:going on|happening) (?:for|with|in) you\b/

const HAS_IT_GONE_WRONG =
  /^(?:and |so |but )*(?:has|have|did) (?:that|it|this|things|anything|something) (?:ever |already )*(?:gone?|went) wrong\b/

const HARM =
  /\b(?:failed|broke|broken|died|lost|crashed|leaked|burn(?:t|ed)|flooded|spoil(?:t|ed)|ruined|cracked|collapsed|went wrong|injured|hurt)\b/i

/** Why they left something undone; and what there is about a thing that is bad. */
const TROUBLE_IN_IT = [
  /^(?:and |so |but )*(?:why|how come|what made you)(?: did| do| have| are| were)?(?: you)?\b.*\b(?:stop|stopped|quit|skip|skipped|not|refuse[ds]?|avoid|avoided|avoiding|gave up|give up|given up|leave out|left out|forget|forgot|no longer|ignored?|put(?:ting)? off)\b/,
  /^(?:and |so |but )*what (?:is|was) it (?:about|with|in) .*\b(?:bothers?|bothered|annoys?|annoyed|troubles?|worr(?:y|ies|ied)|upsets?|wrong|difficult|hard|bad|you (?:do not|cannot|hate|mind))\b/,
  /^(?:and |so |but )*what (?:is|are) (?:so )?(?:wrong|difficult|hard|bad|annoying) (?:with|about|in)\b/,
]
