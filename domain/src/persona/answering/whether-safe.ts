import { type Decision, type Given, phrase } from '../decision.ts'
import { ownSentences } from '../../moves/own-words.ts'

/**
 * Whether they think of harming themselves is the question that everybody who counsels has to ask. It is never
 * evaded: what its author wrote is said, and who has nothing of the kind in their story says so plainly.
 */
export function toWhetherSafe({ graph, heard, state }: Given): Decision | null {
  if (!asksWhetherSafe(heard.text)) return null
  const open = graph.lead === 'persona' ? state.open : ({ what: 'nothing' } as const)
  const answer = graph.answers.find(
    ({ asked, tells }) => tells === null && asked.some(asksWhetherSafe),
  )
  if (answer !== undefined)
    return {
      intent: 'say what was written for it',
      parts: [{ say: 'answer', id: answer.id, as: 'asked' }],
      open,
    }
  // Their story holds something of it: that is for who knows the story.
  if (graph.facts.some(({ says }) => OF_HARM.test(says))) return null
  return { intent: 'say that they are safe', parts: [phrase('no-thought-of-harm')], open }
}

const asksWhetherSafe = (text: string): boolean =>
  ownSentences(text).some((one) => {
    const asked = ASKS.exec(one)
    return asked !== null && !OF_SOMEBODY_ELSE.test(one.slice(0, asked.index + asked[0].length))
  })

const HARM =
  '(?:suicid(?:e|al)\\b(?! (?:prevention|training|awareness|rates?|risk|statistics|lines?|hotlines?|policy))|self ?harm\\w*|(?:kill|killing|harm|harming|cut|cutting) yourself|hurting yourself|(?:end|ending|take|taking) your (?:own )?life|(?:end|ending) it all|(?:be|being) better off dead|not (?:be|being) (?:alive|here any ?more|there any ?more)|(?:want|wanting|wanted|wish|wishing) to die|wish you were dead|not want(?:ed|ing)? to (?:live|be alive|be here any ?more|be there any ?more|wake up)|would not wake up|better not to be (?:here|there|alive))'

/** Put to the persona, or to nobody in particular: "have there been any thoughts of that?" */
const ASKS = new RegExp(
  String.raw`\b(?:(?:are|were|have|had|do|did|does|is|was|has|would) (?:you|there|it|life|this|that)\b(?: \p{L}+){0,12}?|(?:ask|check|wonder|know|want to be sure|are there|any) (?:\p{L}+ ){0,12}?)\s*${HARM}|\b(?:thoughts?|think|thinking|thought|urges?|want|wanted|feel like|tempted|going|plan|plans|planning) (?:of|about|to) (?:hurt|hurting) yourself\b|\bhow often do you (?:\p{L}+ ){0,6}${HARM}|^${HARM}$`,
  'u',
)

const OF_SOMEBODY_ELSE =
  /\b(?:he|she|they|him|her|them|his|their|someone|somebody|anyone|anybody|people|who|patients?|clients?|your (?:brother|sister|mother|mum|mom|father|dad|son|daughter|wife|husband|partner|friends?|boss|colleagues?|family|kids?|child|children|staff|team))\b/

const OF_HARM =
  /\b(?:suicid\w*|self[- ]?harm\w*|kill(?:ed|ing)? (?:my|him|her|them)sel\w+|hurt(?:ing)? (?:my|him|her|them)sel\w+|harm(?:ed|ing)? (?:my|him|her|them)sel\w+|cut(?:s|ting)? (?:(?:my|him|her)self|on (?:my|his|her) arms?)|overdose\w*|end(?:ing)? (?:my|his|her) life|want(?:ed|s)? to die|better off without me|not want to (?:live|be alive))\b/i
