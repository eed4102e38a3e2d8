import { type Decision, type Given, phrase } from '../decision.ts'
import { asksToChoose } from '../reacting/asks-to-choose.ts'
import type { Asked } from '../recalling/asked.ts'
import { bareQuestion } from '../recalling/bare-question.ts'
import { unknownIn } from './question-kinds.ts'

/** What has to be settled so that something can happen: who is there, where it goes, who does it. No text holds that. */
export function toArrangement(given: Given, asked: Asked): Decision | null {
  const { heard } = given
  if (MEANS_SOMETHING.test(heard.text))
    return say('wait to hear what is meant', 'what-you-mean', given)
  if (IS_FOLLOWED.test(heard.text)) return say('follow it', 'is-clear', given)
  const text = bareQuestion(asked.text)
  if (IS_A_PROBLEM.test(text)) {
    const trusts = given.state.earned >= TRUSTING
    return say('say whether it is a problem', trusts ? 'no-problem' : 'a-problem', given)
  }
  if (given.graph.lead === 'persona') return null
  if (YOU_OR_I.test(heard.text)) return say('do it themselves', 'rather-myself', given)
  if (!isArranging(given)) return null
  if (SOMEBODY_THERE.test(text) && !AS_THINGS_ARE.test(text) && given.graph.useCase !== 'therapy')
    return say('say that somebody is there', 'somebody-there', given)
  if (ASKS_FOR_WHOM.test(text)) return say('say whom to ask for', 'ask-for-me', given)
  if (asksToChoose(heard.text)) return say('leave the choice to them', 'evade-suits-either', given)
  const kind = unknownIn(asked, heard.text)
  const isKnown = heard.recalled.some(({ answers, fact }) => answers && SAYS_WHEN.test(fact.says))
  if (kind === 'suits' && !isKnown) return say('leave the time to them', 'evade-suits', given)
  const isOpen = kind !== 'need' && !OF_WHAT_IS_WANTED.test(text) && !WHERE_TO.test(text)
  return SHOULD.test(text) && isOpen ? say('leave it to them', 'leave-it-to-you', given) : null
}

/** Where something goes, of somebody whose text does not say it. */
export const toWhereItGoes = (given: Given, asked: Asked): Decision | null =>
  given.graph.lead === 'learner' && isArranging(given) && WHERE_TO.test(bareQuestion(asked.text))
    ? say('give what is asked for', 'contact-given', given)
    : null

/** "Would you tell them yourself, or shall I?" */
const YOU_OR_I =
  /\b(?:you|yourself)\b[^.?!]*,? or (?:shall|should|do|would you (?:rather|prefer|like) (?:that )?|can) (?:I|we)\b/i

/** When they have time, and not when something happens. */
const SAYS_WHEN = /\b(?:can|can't|could|only|free|off|prefer|best|never)\b/i

const say = (intent: string, of: string, { state }: Given): Decision => ({
  intent,
  parts: [phrase(of)],
  open: state.open,
})

/** Something was agreed, or is being promised or proposed in the same breath. */
const isArranging = ({ heard, state }: Given): boolean =>
  state.agreed ||
  state.open.what === 'next-step' ||
  heard.act === 'promise' ||
  heard.act === 'offer' ||
  heard.labels.acts.some((act) => act === 'next_step' || act === 'proposal')

const TRUSTING = 45

/** "Do you know which one I mean?" leads up to it. */
const MEANS_SOMETHING =
  /\b(?:do you know|can you (?:guess|imagine)|guess|you know) (?:what|which|who|whom|where)\b[^.?!]*\bI(?:'m| am|'d| would|'ve| have)? ?(?:mean|getting at|talking about|speaking of|referring to|thinking of|want(?:ed)? to (?:talk|speak) about|like to (?:talk|speak) about)\W*\?/i

/** Of what they have just said of themselves. */
const IS_A_PROBLEM =
  /^(?:is|would|will|could) (?:that|this|it) (?:be )?(?:a (?:big |real )?(?:problem|trouble|difficulty)|an issue|a no|too little|too much)(?: (?:for|with|to) (?:you|you all|your \p{L}+))?$/u

/** Of what was just said, and leading up to nothing. */
const IS_FOLLOWED =
  /\bdo you (?:know|see|understand|get) what I mean(?: (?:by|with) (?:that|this|it))\W*$/i

const SOMEBODY_THERE =
  /^(?:(?:is|will|would) (?:somebody|someone|anybody|anyone)|(?:is|will|would) there (?:be )?(?:somebody|someone|anybody|anyone))(?: be)? (?:there|in|at|around|home|on)\b/

/** "Is anybody on the farm at night who could have heard it?": asked of what is so, and not of the day that is being settled. */
const AS_THINGS_ARE =
  /\b(?:at night|overnight|usually|normally|always|all day|who (?:can|could|would) (?:have )?\p{L}+|besides you|apart from you|other than you)\b/u

const ASKS_FOR_WHOM =
  /^who(?:m)? (?:should|shall|can|could|do|does|would) (?:i|we|he|she|they|it|the \p{L}+|my \p{L}+) (?:best )?(?:ask for|speak (?:to|with)|talk to|call|contact|ring|turn to)\b/u

const WHERE_TO =
  /^(?:(?:to|at|on) )?(?:what|which) (?:\p{L}+ )?(?:address|street|number|e-?mail|postcode|entrance|door|floor|hotel|place)\b|^where (?:should|shall|can|could|do|does|would) (?:i|we|he|she|it|they|the \p{L}+) (?:send|bring|deliver|ship|drop|leave|put|take|come|go)\b/u

const SHOULD =
  /^(?:(?:with|for|to|from) )?(?:what|which|who|whom|how|where|when)\b(?: \p{L}+){0,3} (?:should|shall)\b/u

/** What they want to have known, done or changed is a wish, and theirs to say. */
const OF_WHAT_IS_WANTED =
  /\b(?:should|shall) (?:i|we) (?:know|understand|do|expect|change|improve|avoid)\b|\bshould (?:be different|change|happen|not happen)\b/
