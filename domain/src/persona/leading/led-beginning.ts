import { askNext } from './ask-next.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { NOTHING, openAsk } from './heard-out.ts'
import { NERVOUS } from './judge-answer.ts'

// What was not understood

export function toNervous({ heard, state }: Given): Decision | null {
  if (heard.words.length > A_SHORT_ONE || !NERVOUS.test(heard.text)) return null
  return { intent: 'calm them', parts: [phrase('no-hurry')], open: state.open }
}

/** "Sorry, what was the question?": in other words. */
export function toAgain(given: Given): Decision | null {
  const { heard, state } = given
  const ask = openAsk(given)
  const { open } = state
  if (heard.words.length > A_SHORT_ONE) return null
  if (open.what === 'objection' && (isNotCaught(given) || /\bquestion again\b/i.test(heard.text)))
    return {
      intent: 'say the doubt in other words',
      parts: [phrase('other-words'), { say: 'objection', id: open.id, as: 'raised' }],
      open,
    }
  if (ask === undefined) return null
  if (WHY_THAT.test(heard.text))
    return { intent: 'say why it asks', parts: [phrase('why-i-ask')], open: state.open }
  if (!isNotCaught(given)) return null
  // Asked for the question itself they hear that one, and not another of the same kind.
  const words = ASKS_FOR_IT_AGAIN.test(heard.text)
    ? ask.says.find((way) => state.recent.slice(-LATELY).some((line) => line.includes(way)))
    : undefined
  if (words !== undefined)
    return {
      intent: 'ask again',
      parts: [phrase('asked-again', { words })],
      open: state.open,
    }
  return {
    intent: 'ask in other words',
    parts: [phrase('other-words'), { say: 'ask', id: ask.id }],
    open: state.open,
  }
}

export const isNotCaught = ({ heard }: Given): boolean =>
  heard.labels.acts.includes('ask_repeat') || NOT_CAUGHT.test(heard.text)

/** In words. */
const A_SHORT_ONE = 14

const ASKS_FOR_IT_AGAIN =
  /\b(?:what was|repeat|say) (?:the|your|that) question\b|\b(?:repeat|say) (?:that|it)(?: again)?\b|^what was that\b/i

/** In lines. */
const LATELY = 4

const WHY_THAT =
  /^(?:um+ |and |so |but )?why (?:do you (?:ask|want to know)|are you asking|is that important)/i
const NOT_CAUGHT =
  /\bwhat (?:do|did) you mean\b(?! by (?!that|it))|\b(?:what was|repeat|rephrase|say) (?:the|your|that) question\b|\b(?:repeat|rephrase) (?:that|it)\b|^what was that\b|\bsay (?:that|it) again\b|\b(?:didn't|did not|don't) (?:quite |really )?(?:get|catch|understand|hear|follow) (?:that|the question|you|your question|what you)\b|^(?:sorry|pardon|excuse me|what)\W*$/i

// How it begins

/** Who greets back and says their name has begun nothing yet, and the question was asked with the greeting. */
export function toHello(given: Given): Decision | null {
  const { heard, state, graph } = given
  const { acts } = heard.labels
  if (state.turns > 1 || heard.labels.question !== 'none') return null
  const greets =
    GREETS.test(heard.text) || acts.includes('greeting') || acts.includes('introduction')
  if (!greets) return null
  const beside = heard.text.replace(PLEASANTRIES, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  const isIntroducing =
    graph.useCase === 'presentations' &&
    state.answered.length === 0 &&
    heard.words.length < A_WELCOME
  if (beside.length > SOME_WORDS && !isIntroducing) return null
  const { name } = state.learner
  const hello = name === null ? phrase('hello-back') : phrase('hello-back-named', { name })
  if (openAsk(given) !== undefined)
    return { intent: 'greet back', parts: [hello, phrase('you-begin')], open: state.open }
  if (graph.useCase === 'presentations')
    return {
      intent: 'greet back, and listen',
      parts: [hello, phrase('floor-is-yours')],
      open: NOTHING,
    }
  return askNext(given, [hello])
}

const SOME_WORDS = 8
const A_WELCOME = 30
export const GREETS =
  /^(?:um+ |so )?(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening)|thank you|thanks)\b/i
const PLEASANTRIES =
  /\b(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening)|um+|uh+|everyone|everybody|(?:thank you|thanks)(?: (?:so|very) much)? for (?:having|seeing|inviting|meeting|letting) (?:me|us)(?: (?:here|in|speak|come|today))*|thanks?(?: you)?|(?:my name(?:'s| is)|i'm|i am|this is) \p{L}+(?: \p{Lu}\p{L}+)?|(?:pleased|nice|good|great|lovely) to (?:meet|see) you|mr|mrs|ms|dr|staying on after your shift)\b/giu
