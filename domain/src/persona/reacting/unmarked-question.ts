import { askedIn, type QuestionForm } from '../../moves/asked.ts'
import { heardIn } from '../../moves/heard.ts'
import { lastQuestionIn } from '../../moves/last-question.ts'
import { answerQuestion } from '../answering/answer.ts'
import { whatIsAsked } from '../recalling/asked.ts'
import type { Decision, Given } from '../decision.ts'
import { recall } from '../recalling/recall.ts'
import { wordsOf } from '../../language/words.ts'
import { writtenOut } from './act-of.ts'
import type { Act } from './wordings.ts'

/** Who ends with the words of a question has asked one, though nothing else about it sounded like one. */
export function toUnmarkedQuestion(given: Given): Decision | null {
  const { heard, state, graph } = given
  if (graph.lead === 'persona' || heard.labels.question !== 'none') return null
  if (heard.labels.acts.some((act) => act === 'role_break' || act === 'greeting')) return null
  const question =
    ASKS_ON.exec(heard.text)?.[1] ??
    REPAIRS.exec(heard.text)?.[1] ??
    whatIsAskedAbout(heard.text) ??
    asksInTheEnd(heard.text) ??
    askedBeforeARemark(heard.text)
  if (question === undefined && (CHECKS.test(heard.text) || !endsAsking(heard.text))) return null
  const act = heard.act
  if (act === 'asks-for-a-yes') return null
  if (question === undefined && act !== null && ASKS_NOTHING.has(act)) return null
  const asked = whatIsAsked(lastQuestionIn(question ?? heard.text))
  const recalled = recall(asked, { facts: graph.facts, topic: state.topic })
  const answer = answerQuestion({ ...given, heard: { ...heard, asked, recalled } }, asked)
  // What only may have been a question is none, where there is no answer.
  const isPlain = question !== undefined || ASKS_PLAINLY.has(lastQuestionIn(heard.text).form)
  return !isPlain && answer.evades !== undefined ? null : answer
}

const ASKS_PLAINLY: ReadonlySet<QuestionForm> = new Set(['wh', 'told-to-tell', 'indirect'])

/** "And then", with no mark to it. */
const ASKS_ON =
  /^(?:(?:okay|ok|right|um|uh|oh|mhm)[ ,]+)*(and then|then what|and after that)[.?!\s]*$/i

/** "Was somebody else offering you one? I'd understand." */
function askedBeforeARemark(text: string): string | undefined {
  const asked = /(?:^|[.!?] )((?:[^\s.?!]+ ){3,}[^\s.?!]+)\? [^?]{4,80}$/.exec(text)?.[1]
  return asked === undefined || CHECKS.test(asked) ? undefined : asked
}

/** What is done by these is plain, whatever its last words look like. */
const ASKS_NOTHING: ReadonlySet<Act> = new Set<Act>([
  'offer',
  'promise',
  'reassurance',
  'admission',
  'why-i-ask',
])

/** Whether it ends with a question, marked or not. */
export const asks = (text: string): boolean =>
  /\?\s*$/.test(text) || asksInTheEnd(text) !== undefined

/** "I was asking how long the bus takes", "I meant when is your last day." */
const REPAIRS =
  /\b(?:i was asking|i'm asking|im asking|i am asking|i asked|i meant|i mean|my question (?:was|is)) (?:you |like |um |uh |more |rather |really |just |only )*((?:what|how|who|when|where|why|which|has|have|had|did|do|does|is|are|was|were)\b.+)$/i

/** "That's the total since August. I'm asking about next week." */
function whatIsAskedAbout(text: string): string | undefined {
  const thing = /\bi(?:'m| am| was) asking about ([^.?!]{4,60})[.!]*$/i.exec(text)?.[1]
  return thing === undefined ? undefined : `what about ${thing}`
}

/** Of what was said before it, and of nothing that the persona knows. */
const CHECKS =
  /\b(?:did i|have i|am i|is (?:that|it|this) (?:\w+ )?(?:right|correct|fair|okay|ok|all right|enough|clear)|is (?:that|this|it) a (?:good|fair|bad) \w+|are you (?:interested|okay|ok)|does that|would that|how does that)\b[^?]*$/i

/** In words: longer is told, and only begins like a question. */
const LONGEST_QUESTION = 14

/** "Two emails with no answer I didn't know that who did you send them to": speech parts the two by nothing. */
function asksInTheEnd(text: string): string | undefined {
  const words = writtenOut(text)
  const asked = [IN_THE_END, TURNED_ROUND, ...(/[.,?!]/.test(text) ? [] : [UNMARKED])]
    .map((pattern) => pattern.exec(words)?.[1])
    .find((one) => one !== undefined && one.split(' ').length <= LONGEST_QUESTION)
  return asked === undefined || CHECKS.test(asked) ? undefined : asked
}

const SOMEBODY = '(?:you|he|she|they|it|that|this|your \\w+|the \\w+|people|there|we|i)'

/** Not what somebody knows, sees or says: "I know how hard that is" asks nothing. */
const IN_THE_END = new RegExp(
  `(?<!\\b(?:sure|know|knows|knew|see|check|checks|checked|show|explain|find|decide|depends|understand|hear|tell|told|say|said|wonder|about|is|was|of|exactly|just|like|remember|matter|no|to|on|in|for) )\\b((?:(?:what|who|how|where|when|why|which \\w+|how \\w+|what \\w+|whose \\w+) (?:did|do|does|is|are|was|were|would|will|can|could|should|have|has|had) ${SOMEBODY}|what (?:makes|made)|who (?:looks|takes|helps|pays|decides|runs|does|works|knows) \\w+|what happened|what (?:was|is) (?:going|happening|different|in|it like)|what (?:takes|took|keeps|goes|went|worries|bothers|helps|stops|gets|costs) (?:the|your|you|it|that|this|on|through|wrong|most))\\b[^.?!]*)[?.!]*$`,
)

/** A sentence of its own that begins with what asks: "Had you been the one who wanted it?" */
const TURNED_ROUND = new RegExp(
  `(?:^|[.!?] )((?:had|has|have|did|does|do|is|are|was|were) ${SOMEBODY}\\b[^.?!]*)\\?$`,
)

/** Speech without marks: "you said sheet music can it be replaced". */
const UNMARKED =
  /(?<!\b(?:what|how|where|when|why|who|which|that|if|so|as|than|you|i|we|they|he|she|it|\p{L}+s) )\b((?:can|could|does|did|is|has|will|would) (?:it|they|he|she) (?!would|could|will|can)[^.?!]{3,40})$/u

const lastSentenceOf = (text: string): string =>
  text
    .split(/[.!?:;]\s+/)
    .filter((part) => part.trim() !== '')
    .at(-1) ?? ''

function endsAsking(text: string): boolean {
  const words = heardIn(text)
  const last = askedIn(words).at(-1)
  if (last === undefined || last.form === 'tag' || last.form === 'mark-only') return false
  // In writing, what ends with a full stop asks only as a sentence of its own.
  if (/[.!]["')]*\s*$/.test(text) && last.to - last.from < wordsOf(lastSentenceOf(text)).length)
    return false
  return last.to === words.length && last.to - last.from <= LONGEST_QUESTION
}
