import type { Ask, Graph } from '../../graph/graph.ts'
import { stemOf, stemsOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'
import type { Heard } from '../hear.ts'
import type { State } from '../state.ts'
import { isStrong, STRONG } from './strong-answer.ts'
import { asKnown, bitOf, isOfPersona, statementIn } from './take-up.ts'

/** Nobody is asked for what they have told already; and a thing or two of it is kept, to come back to. */
export function noteWhatWasTold(graph: Graph, state: State, heard: Heard): State {
  if (graph.lead === 'learner') return state
  const statement = statementIn(heard.text, heard.asked)
  const told = graph.asks.filter(
    (ask) => !state.answered.includes(ask.id) && isToldIn(statement, ask),
  )
  const bit = bitOf(statement)
  const known = bit === null ? null : asKnown(bit)
  return {
    ...state,
    answered: [...state.answered, ...told.map(({ id }) => id)],
    digs: isStrong(statement) ? [...state.digs, STRONG] : state.digs,
    mentions:
      known === null ||
      heard.labels.question !== 'none' ||
      isOfPersona(statement) ||
      state.mentions.includes(known)
        ? state.mentions
        : [...state.mentions, known].slice(-REMEMBERED),
  }
}

const REMEMBERED = 3
/** In words: a shorter thing tells nothing by the way. */
const A_SENTENCE = 6

function isToldIn(statement: string, ask: Ask): boolean {
  if (wordsOf(statement).length < A_SENTENCE) return false
  if (SAYS_IT[ask.id]?.test(statement) === true) return true
  if (ask.says.some((way) => /\bstart\?$/.test(way)) && CAN_START.test(statement)) return true
  if (!ask.id.startsWith('ask-')) return false
  const topic = ask.stems.filter((stem) => !OF_ANY_GOAL.has(stem))
  const says = new Set(stemsOf(statement))
  const shared = topic.filter((stem) => says.has(stem)).length
  return topic.length > 0 && shared >= Math.min(ENOUGH_IN_COMMON, topic.length)
}

const ENOUGH_IN_COMMON = 2

const OF_ANY_GOAL = new Set(
  `applicant candidate person people find hire see know take make want need post job work somebody
    year learn understand hear decide sure whether time happen`
    .split(/\s+/)
    .map(stemOf),
)

const CAN_START = /\bi (?:can|could) (?:start|begin)\b/i

/** What every talk is asked for, by the ids of the templates. */
const SAYS_IT: Record<string, RegExp> = {
  example:
    /\b(?:(?:something|it|everything|that) (?:that )?went wrong|(?:by|made a|my) mistake|to the wrong|broke(?:n)? (?:down|on|in)|emergency stop|complain(?:ed|t)|an emergency|an accident)\b/i,
  achievement: /\bproud\b/i,
  weakness: /\b(?:not (?:so |very |yet )*good at|my (?:biggest )?weakness|boss would say)\b/i,
  'why-here':
    /\b(?:want(?:ed)? to work (?:here|for you|with you)|that's why i applied|i applied because)\b/i,
  point:
    /\b(?:i(?:'m| am)|we(?:'re| are)) (?:here to ask|asking|raising|proposing|looking for|requesting)|\bi(?:'d| would)? (?:want|like|need|ask)(?: of)? (?:you|us|the (?:board|committee|trust))\b|\bwe need\b|\bplease (?:approve|vote|support)|\bthe (?:one|main) (?:thing|point|message)\b|\bwhat (?:we|i) (?:need|want|ask|propose)\b|\b(?:my|our) (?:proposal|request|ask)\b|\bproposal for\b|\bapprove\b/i,
  number:
    /[£$€]\s?\d|\d+(?:[.,]\d+)*\s?(?:%|per ?cent|pounds?|euros?|dollars?|k\b)|\b(?:hundred|thousand|million|per ?cent|half|pounds|euros|dollars)\b|\bfrom \p{L}+(?:[- ]\p{L}+)? to \p{L}+/iu,
  proof:
    /\b(?:pilot|tried|tested|measured|survey(?:ed)?|stud(?:y|ies)|we asked|evidence|in our data|trial(?:led)? (?:in|at|with)|already (?:use|works|running)|(?:have|has|'ve) (?:done|used|had|run) (?:this|it|them|that)\b|(?:printer |server )?logs|control group|quotes|we(?:'ve| have)? sold|(?:came|come) back for more|contract with)\b/i,
  'why-now':
    /\b(?:if (?:we|you|the board|nothing) (?:waits?|do(?:es)? (?:nothing|it later)|happens)|if (?:the answer is|you say|we say) no|every (?:week|month|day) (?:that )?(?:we|you) wait|deadline|before (?:the|it's too)|not safe any ?more|this year because|urgent(?:ly)?)\b/i,
}
