import { toQuestion } from '../answering/question.ts'
import type { Decision, Given } from '../decision.ts'
import { lastQuestionIn, mainQuestionIn } from '../../moves/last-question.ts'
import { type Asked, whatIsAsked } from '../recalling/asked.ts'
import { recall } from '../recalling/recall.ts'
import { bareQuestion } from '../recalling/bare-question.ts'
import { asksToChoose } from './asks-to-choose.ts'
import { toNextStep } from './next-step.ts'

/**
 * "I'll order it right away. Which address should it go to?": a yes to the promise would leave the question open. What is
 * promised or agreed counts, and what is asked along with it is answered.
 */
export function toWhatIsAskedBesides(given: Given): Decision | null {
  const { heard, graph } = given
  if (graph.lead === 'persona') return null
  if (!/\?\s*$/.test(heard.text)) return toWhatWasAskedOnTheWay(given)
  const asked = heard.asked ?? whatIsAsked(mainQuestionIn(heard.text))
  if (!asksBesides(heard.text, asked)) return null
  const answer = toQuestion(heard.asked === null ? asAsked(given, asked) : given)
  if (answer === null) return null
  const taken = toNextStep(given)
  if (taken?.agreed !== true || answer.refuses === true) return answer
  return {
    ...answer,
    agreed: true,
    ...(taken.settles === undefined ? {} : { settles: taken.settles }),
  }
}

/** "Are you worried about what it costs? I can tell you that today is free.": what was added is no proposal. */
function toWhatWasAskedOnTheWay(given: Given): Decision | null {
  const { labels, text } = given.heard
  const before = labels.question === 'none' ? ON_THE_WAY.exec(text)?.[1] : undefined
  if (before === undefined) return null
  const asked = whatIsAsked(lastQuestionIn(`${before}?`))
  const isOfThem = OF_THEM.test(bareQuestion(asked.text)) && !WOULD_IT_SUIT.test(asked.text)
  return isOfThem ? toQuestion(asAsked(given, asked)) : null
}

const ON_THE_WAY = /(?:^|[.?!] )([^.?!]{12,})\? [^?]{4,80}$/
const OF_THEM = /^(?:are|were|do|did|have|had) you\b/

/** It ends with a question, whatever the promise before it sounds like. */
const asAsked = (given: Given, asked: Asked): Given => ({
  ...given,
  heard: {
    ...given.heard,
    asked,
    recalled: recall(asked, { facts: given.graph.facts, topic: given.state.topic }),
    labels: { ...given.heard.labels, question: asked.isYesNo ? 'closed' : 'open' },
  },
})

/** What is asked in the end can be answered by no yes, or by a yes to something else than what was proposed. */
function asksBesides(whole: string, asked: Asked): boolean {
  const text = bareQuestion(asked.text)
  if (OF_THE_PROPOSAL.test(text)) return false
  return (
    ASKS_FOR_MORE_THAN_YES.test(text) ||
    (ASKS_WHETHER_IT_IS_SO.test(text) && !WOULD_IT_SUIT.test(text)) ||
    WHETHER_THAT_IS_ALL.test(text) ||
    asksToChoose(whole)
  )
}

const ASKS_FOR_MORE_THAN_YES =
  /^(?:(?:to|for|with|at|on|from|by|in|about|under|until) )?(?:what|which|who|whom|whose|where|when|why|how)\b/

/** "How does that sound?", "what about Tuesday?", "what would you say?": of nothing but what was proposed. */
const OF_THE_PROPOSAL =
  /^(?:(?:what|how) (?:about|if)\b|how (?:does|would|do|will|is) (?:that|this|it|we|tuesday|tomorrow)\b|what (?:do|would|did) you (?:say|think|reckon|make)\b|how (?:do|would) you (?:like|feel|see|find)\b|what (?:is|are) your (?:\p{L}+ )?(?:thoughts?|view|opinion|impression)\b|what can (?:i|we) do\b|why (?:do|don)(?: not|'t)? (?:we|you|i)\b|when (?:do|shall|can|could|should) we\b|any questions\b)/u

/** Of the world, and of what they know of it: "has it come through?", "do you know which one I mean?" */
const ASKS_WHETHER_IT_IS_SO =
  /^(?:(?:has|have|had|did) (?:it|he|she|they|you|somebody|someone|anybody|anyone|nobody|your|the)\b|(?:is|are|was|were|will|would) (?:somebody|someone|anybody|anyone|there|he|she|they|your)\b|do you (?:know|see|remember|recall|recogni[sz]e)\b)/

/** The appointment, and nothing else. */
const WOULD_IT_SUIT =
  /\b(?:okay|ok|fine|all right|alright|possible|convenient|free|suits?|fits?|works?|enough|fair|acceptable|agreed?|deal|help|time|way|chance|interested?|happy|questions?)\b|\b(?:anything|something) (?:you|in)\b/

const WHETHER_THAT_IS_ALL =
  /^(?:(?:is|was) there )?(?:anything|something) (?:else|more|(?:that )?(?:i|we)(?: have)? (?:forgot\w*|missed|overlooked))\b/
