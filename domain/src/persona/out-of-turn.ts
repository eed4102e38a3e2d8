import type { Graph } from '../graph/graph.ts'
import { type Decision, type Given, phrase } from './decision.ts'
import type { Fact } from './facts/facts.ts'
import { isAlikeInEveryWay } from './phrases/alike.ts'
import { writtenOut } from './reacting/act-of.ts'
import { isOfKind } from './recalling/kinds-of-answer.ts'
import { IS_ABOUT, sharedWith } from './reacting/touches.ts'
import { factIn, isTold, type Part, type State } from './state.ts'
import { mayTell } from './telling.ts'

export function toSilence({ heard, state }: Given): Decision | null {
  if (heard.words.length > 0) return null
  return {
    intent: 'ask who is there',
    parts: [phrase(state.silences === 1 ? 'silence' : 'silence-again')],
    open: state.open,
  }
}

export function toStepsOutOfTheRole({ heard, state }: Given): Decision | null {
  if (!heard.labels.acts.includes('role_break')) return null
  const asksWhat =
    /\b(?:are you|is this|am i (?:talking|speaking)|you're|you are)\b.*\b(?:ai|a\.i|bot|robot|machine|computer|human|real|chatbot|program|model|assistant|person)\b/i
  return {
    intent: asksWhat.test(heard.text) ? 'say what it is' : 'stay in the role',
    parts: [phrase(asksWhat.test(heard.text) ? 'practice-partner' : 'stay-in-role')],
    open: state.open,
  }
}

/** Before anything in it is taken for a question that it sounds like. */
export function toAnotherLanguage({ heard, state }: Given): Decision | null {
  if (!heard.labels.acts.includes('foreign')) return null
  return { intent: 'not understood: language', parts: [phrase('foreign')], open: state.open }
}

/** Nobody is hung up on without having been warned. */
export function toImpatience({ state }: Given): Decision | null {
  if (state.patience > 20 || state.warned) return null
  return { intent: 'warn', parts: [phrase('warning')], open: state.open, warns: true }
}

const ASKS_AGAIN =
  /^(?:sorry,? )?(?:can|could|would) you (?:please )?(?:repeat|say) (?:that|the question|it|your question)(?: again)?\b/i

export function toWhatWasNotUnderstood(given: Given): Decision | null {
  const { heard, state } = given
  const { acts } = heard.labels
  // What has a plain meaning is not left to a guess.
  const isPlain = heard.act !== null
  if (ASKS_WHAT_WAS_SAID.test(heard.text)) return whatWasSaid(given)
  if ((acts.includes('ask_repeat') && !isPlain) || ASKS_AGAIN.test(heard.text))
    return { intent: 'say it again', parts: saidAgain(given), open: state.open }
  if (acts.includes('keyword_list'))
    return {
      intent: 'not understood: a list of words',
      parts: [phrase('keywords')],
      open: state.open,
    }
  if (acts.includes('off_topic') && !isPlain && heard.recalled.length === 0)
    return {
      intent: 'back to the subject',
      parts: [phrase('off-topic'), ...askAgain(state)],
      open: state.open,
    }
  return null
}

/** "Sorry, which ward did you say?": of all that was told what it is about, and not the last line. */
const ASKS_WHAT_WAS_SAID =
  /\b(?:which|what|who|where|when|how (?:many|much|long|often))\b[^?.!]* did you (?:just )?(?:say|mention)\b(?! (?:to|when|about|in|that)\b)/i

function whatWasSaid({ graph, state, heard }: Given): Decision | null {
  const told = state.told.flatMap((id) => factIn(graph, id) ?? [])
  const isAnswer = (one: Fact) => heard.asked === null || isOfKind(one.says, heard.asked) !== 'no'
  const fact = told.findLast(
    (one) => sharedWith(heard.text, one, graph.facts) >= IS_ABOUT && isAnswer(one),
  )
  return fact === undefined
    ? null
    : {
        intent: 'say it again',
        parts: [phrase('again'), { say: 'fact', id: fact.id, as: 'again' }],
        open: { what: 'nothing' },
      }
}

/** What it said last, in other words; and of a line that held nothing, the line. */
export function saidAgain({ graph, state, heard }: Given): Part[] {
  const about = knownAbout(heard.text, { graph, state })
  if (about !== null)
    return isTold(state, about)
      ? [phrase('again'), { say: 'fact', id: about.id, as: 'again' }]
      : [{ say: 'fact', id: about.id, as: 'new' }]
  const said = state.last.filter(({ say }) => say !== 'phrase')
  if (said.length > 0)
    return [
      phrase('again'),
      ...said.map((part): Part => (part.say === 'fact' ? { ...part, as: 'again' } : part)),
    ]
  const words = (state.recent.at(-1) ?? '').replace(SAID_AGAIN, '')
  if (words === '') return [phrase('your-turn')]
  if (hasOtherWays(graph, state)) return [phrase('again'), ...lastSaid(state)]
  return words.split(/\s+/).length <= NEXT_TO_NOTHING && !IS_AN_ANSWER.test(words)
    ? [phrase('said-little')]
    : [phrase('said-again', { words })]
}

/** A line of phrases, each of which can be said in another way. */
const hasOtherWays = (graph: Graph, state: State): boolean => {
  const said = lastSaid(state)
  return (
    said.length > 0 &&
    said.every((part) => part.say === 'phrase' && isAlikeInEveryWay(graph, part.of))
  )
}

const lastSaid = ({ last }: State): Part[] =>
  last.filter((part) => part.say !== 'phrase' || part.of !== 'again')

const SAID_AGAIN =
  /^(?:(?:Sure|No problem)\. )?(?:I said|What I said was|I was saying|All I said was): /

const IS_AN_ANSWER = /^(?:yes|yeah|yep|no|nope|nah|not|maybe|perhaps|possibly)\b/i

/** In words: "Okay, I see." */
const NEXT_TO_NOTHING = 3

/** "What did you say about trust?": of what was told, or may be, that which it is about. */
function knownAbout(text: string, { graph, state }: Pick<Given, 'graph' | 'state'>): Fact | null {
  const topic = /\b(?:about|on|with) (?!that\b|it\b|this\b)(.+)$/i.exec(text)?.[1]
  if (topic === undefined) return null
  const told = state.told.flatMap((id) => factIn(graph, id) ?? [])
  const isAbout = (fact: Fact) => sharedWith(topic, fact, graph.facts) >= IS_ABOUT
  return (
    told.findLast(isAbout) ??
    graph.facts.find((fact) => isAbout(fact) && mayTell({ graph, state }, fact)) ??
    null
  )
}

const askAgain = (state: State): Part[] =>
  state.open.what === 'ask' ? [{ say: 'ask', id: state.open.id }] : []

export function toRudeness({ heard, state }: Given): Decision | null {
  if (!heard.labels.acts.includes('rudeness')) return null
  return { intent: 'warn: rudeness', parts: [phrase('rude')], open: state.open, warns: true }
}

/** Blamed for what it is like, and not for what it did, nobody says "exactly". */
export function toAccusation({ heard, state }: Given): Decision | null {
  if (
    !ACCUSES.test(writtenOut(heard.text)) ||
    /\b(?:feel|sounds?|seems?|afraid|worried)\b/i.test(heard.text)
  )
    return null
  return { intent: 'defend itself', parts: [phrase('accused')], open: state.open }
}

const ACCUSES =
  /\byou(?:'re| are)(?: (?:being|just|really|too|so|always|very|a bit|quite))* (?:aggressive|rude|lazy|unprofessional|difficult|negative|arrogant|selfish|careless|unreliable|disrespectful|toxic|harsh|emotional|dramatic|defensive|stubborn|incompetent|sloppy|ridiculous|unreasonable|overreacting|lying)\b|\byour attitude\b/i
