import { bareQuestion } from '../recalling/bare-question.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { answerTo } from '../reacting/next-step.ts'

/** "Can we have a minute?" is answered by having it; "would Thursday at ten be okay?" by yes or no to that. */
export function toInvitation(given: Given, text: string): Decision | null {
  if (HAVE_A_MINUTE.test(text))
    return { intent: 'give leave', parts: [phrase('go-ahead')], open: given.state.open }
  // Leave to give advice is for the doubt about advice.
  if (ASKS_LEAVE.test(text) && !given.heard.labels.acts.includes('proposal'))
    return { intent: 'give leave', parts: [phrase('permit')], open: given.state.open }
  // "Would two o'clock do, or is that too early?": whether it would, comes first.
  if (!INVITES.test(text) && !INVITES.test(lastSentenceOf(given.heard.text))) return null
  const { graph, state } = given
  const hasNothingToAgree = graph.agreement === null || graph.lead === 'persona' || state.agreed
  if (!hasNothingToAgree) return answerTo(given, false)
  return {
    intent: 'go along with it',
    parts: [phrase(NAMES_A_TIME.test(given.heard.text.toLowerCase()) ? 'day-suits' : 'accept')],
    open: state.open,
  }
}

const lastSentenceOf = (text: string): string =>
  bareQuestion(
    text
      .split(/[.!?,]\s+/)
      .filter((part) => part.trim() !== '')
      .at(-1)
      ?.replace(/[?.!]+$/, '') ?? '',
  )

const HAVE_A_MINUTE =
  /^(?:can|could|may|shall|might) (?:we|i) (?:just |maybe |please )*(?:have|have have|get|take|borrow|steal|grab) (?:you )?(?:for )?(?:a |one |two |five |ten |your )?(?:quick |brief |short )?(?:minutes?|moments?|words?|seconds?)\b/

/** For something small that who asks would do. */
const ASKS_LEAVE =
  /^(?:is|would) (?:it|that) (?:be )?(?:okay|ok|all right|alright|fine) (?:with you )?if (?:i|we|my)\b|^(?:do|would) you mind (?:if (?:i|we|my)|me)\b|^mind if (?:i|we)\b/

const TIME = String.raw`(?:(?:next |this |on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?|tomorrow|tonight|today|next (?:week|month|time)|(?:the )?\p{L}+ (?:of \p{L}+|o'?clock)|(?:at )?(?:noon|nine|ten|eleven|twelve|one|two|three|four|five|six|\d{1,2})|in (?:a|an|two|three) \p{L}+|that (?:day|time)|then|the \p{L}+ (?:week|day|month)|the (?:morning|afternoon|evening|\p{L}+th))`

const NAMES_A_TIME = new RegExp(String.raw`\b${TIME}\b`, 'u')

const FITS = String.raw`(?:be (?:okay|ok|all right|alright|good|fine|possible|convenient|better|too (?:early|late|soon))|work|suit|do|fit)`

const MEETING = String.raw`(?:sit down|sit together|meet|talk (?:again|on|for|about it|next|tomorrow)|speak (?:again|on|next)|get together|come (?:by|round|over|again|back|in)|set up|arrange|book|fix|schedule|put (?:that|it|something) in|have (?:a|another) (?:call|meeting|coffee|chat|talk|session)|say (?:${TIME})|make it|start (?:on|tomorrow|next))`

const INVITES = new RegExp(
  [
    String.raw`^(?:can|could|shall|should|may|might|do|will) (?:we|i|you and i|the two of us) (?:both |all |just |maybe |perhaps |please |want to )*${MEETING}\b`,
    String.raw`^(?:would|does|do|could|will) ${TIME}(?: [\p{L}\p{N}']+){0,6} ${FITS}\b`,
    String.raw`^is ${TIME}(?: [\p{L}\p{N}']+){0,4} (?:okay|ok|all right|alright|good|fine|possible|convenient)\b`,
    String.raw`^would you be (?:free|available) (?:to|for|on|at|with|${TIME})\b`,
    String.raw`^(?:are|would) you (?:be )?(?:free|available|around) (?:on|at|${TIME})\b`,
    String.raw`^(?:do you have|have you got|would you have) time (?:on|at|${TIME})\b`,
    String.raw`^how about (?:we meet|meeting|${TIME})\b`,
  ].join('|'),
  'u',
)
