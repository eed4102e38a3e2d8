import { askedIn, type QuestionForm } from './asked.ts'
import { heardIn } from './heard.ts'

/** What was asked, in its words without those that only fill. */
export type AskedIn = { text: string; form: QuestionForm }

/** Of what asks something: the last thing asked. Where nothing looks like a question, all of it is. */
export function lastQuestionIn(text: string): AskedIn {
  const heard = heardIn(text)
  const { from, to, form } = askedIn(heard).at(-1) ?? {
    from: 0,
    to: heard.length,
    form: 'mark-only' as const,
  }
  const words = heard.slice(from, to).map(({ word }) => word)
  return { text: words.join(' '), form }
}

/**
 * Of what asks something: what an answer is wanted to. Who guesses at it in the same breath ("when do you need it?
 * tomorrow?"), or takes back that they asked ("sorry, is that rude?"), has still asked what came before.
 */
export function mainQuestionIn(text: string): AskedIn {
  const meant = ASKED_AGAIN.exec(text)?.[1]
  if (meant !== undefined) return lastQuestionIn(`${meant}?`)
  const heard = heardIn(text)
  const all = askedIn(heard).map(({ from, to, form }) => ({
    form,
    text: heard
      .slice(from, to)
      .map(({ word }) => word)
      .join(' '),
  }))
  const [before, last] = all.slice(-2)
  if (before === undefined || last === undefined) return lastQuestionIn(text)
  const isGuess = before.form === 'wh' && isShort(last.text) && GUESSES.test(last.text)
  return (isGuess && !ASKS_ITSELF.test(last.text)) || TAKES_BACK.test(last.text) ? before : last
}

const isShort = (text: string): boolean => text.split(' ').length <= A_GUESS
/** In words. */
const A_GUESS = 5

/** Yes or no to no more than what was asked. */
const GUESSES =
  /^(?:(?:is|was|are|were) (?:it|that|this|they|he|she|me) |(?!(?:do|does|did|have|has|had|can|could|would|will|should|shall|is|are|was|were|may|might|am|how|what|who|when|where|why|which)\b))/

/** "What else? Anything" is the same question; "and you?" is another. */
const ASKS_ITSELF = /^(?:and|you|yours|yourself)\b/

/** "…, do you know?" asks for nothing else. */
const TAKES_BACK =
  /^(?:and )?(?:do you (?:happen to )?(?:know|remember|recall)|(?:would|can|could) you say|do you (?:think|reckon|suppose)|any idea)$|^(?:is|was) (?:that|this|it) (?:\p{L}+ )?(?:weird|rude|odd|strange|silly|stupid|too personal|personal|okay to ask|ok to ask|all right to ask)$/u

/** "What I still don't understand is why you wrote it down": built like no question, and asks all the same. */
export const saysWhatItAsks = (text: string): boolean => ASKED_AGAIN.test(text)

/** "No, I asked what kind of food you make", "what I'm asking is why it wasn't done". */
const ASKED_AGAIN =
  /\b(?:I (?:asked|meant|mean|was asking|am asking)(?: you)?|what I(?: am|'m| was|)(?: really| actually| just)? (?:asking|asked|meant|mean|getting at|wondering|after|trying to (?:ask|find out|understand)|want(?:ed)? to (?:ask|know)) (?:is|was)|what I (?:still |just |really )*(?:do not|don't|can't|cannot|couldn't|would like to|would love to|'d like to|'d love to) (?:quite |really |fully )?(?:understand|see|get|grasp|know|explain|hear) (?:yet )?is),? ((?:what|who|whom|when|where|why|how|which|is|are|was|were|do|does|did|has|have|had)\b[^.?!]{3,})[.?!]?$/i
