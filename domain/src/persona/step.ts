import { holds } from '../graph/conditions.ts'
import type { Graph, Outcome } from '../graph/graph.ts'
import { firstNameOf, greetedBy, ownName } from './facts/called.ts'
import { chooser } from './choose.ts'
import { asMeant, mayBeMeant } from './answering/meant.ts'
import { decide } from './decide.ts'
import type { Decision } from './decision.ts'
import { endFor, outcomeOf } from './endings.ts'
import { hear, type Heard } from './hear.ts'
import { weigh, type Weighed } from './mood.ts'
import { rememberSaid } from './said-before.ts'
import { noteWhatWasTold } from './leading/told-unasked.ts'
import { factIn, newState, type Part, type State } from './state.ts'
import { type Passed, whyOf } from './why.ts'
import { type Line, wordLine } from './word-line.ts'

/** One line of the persona, and where the talk stands after it. */
export type Step = {
  state: State
  text: string
  stage: string
  /** The stages entered on it, in their order. */
  path: string[]
  /** What the learner did, in the words of the graph. */
  moves: string[]
  reveals: string[]
  /** What the line is for, in a word or two. */
  intent: string
  why: string
  ended: Outcome | null
}

export const REMEMBERED_LINES = 30
const REMEMBERED_EVASIONS = 20
const REMEMBERED_DIGS = 30
/** In characters. */
const REMEMBERED_OF_A_TOPIC = 200
const LONGEST_NAME = 40

/** Before anybody has spoken. */
export function greet(graph: Graph, seed: number): Step {
  const state = newState(graph)
  const text = openingLine(graph, seed)
  const { firstAsk } = graph
  const asks: Part[] = firstAsk === null ? [] : [{ say: 'ask', id: firstAsk }]
  return {
    state: {
      ...state,
      recent: [text],
      asked: firstAsk === null ? [] : [firstAsk],
      open: firstAsk === null ? state.open : { what: 'ask', id: firstAsk, dug: 0 },
      last: asks,
    },
    text,
    stage: state.stage,
    path: [],
    moves: [],
    reveals: [],
    intent: 'greet',
    why: 'The talk begins.',
    ended: null,
  }
}

function openingLine(graph: Graph, seed: number): string {
  const choose = chooser(`${seed}/greeting`)
  const { name } = graph.persona
  const greeting = greetedBy(choose(graph.greetings) ?? '', name)
    .replaceAll('{name}', ownName(name))
    .replaceAll('{first}', firstNameOf(name))
  const ask = graph.asks.find(({ id }) => id === graph.firstAsk)
  return [greeting, choose(ask?.says ?? []) ?? ''].filter((part) => part !== '').join(' ')
}

/** What the persona says to that. Pure: the same state, words and seed give the same line. */
export function step(
  graph: Graph,
  state: State,
  { text, seed, meant = null }: { text: string; seed: number; meant?: string | null },
): Step {
  if (state.ended !== null)
    return {
      state,
      text: '',
      stage: state.stage,
      path: [],
      moves: [],
      reveals: [],
      intent: 'say nothing more',
      why: 'The talk is over.',
      ended: outcomeOf(graph, state),
    }
  const heard = hear(text, { state, graph, meant })
  const mood = weigh(heard, { state, graph })
  const before = noteWhatWasTold(graph, remember(state, heard, mood), heard)
  const given = { graph, state: before, heard }
  const decision = asMeant(given, decide(given))
  return answerWith(decision, { graph, state, before, seed, heard, mood })
}

/** What may be told in answer to that: the ids of facts, and of the answers that are likeliest. */
export function tellableTo(graph: Graph, state: State, text: string): string[] {
  const heard = hear(text, { state, graph })
  const before = remember(state, heard, weigh(heard, { state, graph }))
  return mayBeMeant({ graph, state: before, heard })
}

/** When the time of the call is up, whatever was said: the persona says goodbye. */
export function endForTime(graph: Graph, state: State, seed: number): Step {
  const heard = hear('', { state, graph })
  const mood = { rapport: state.rapport, patience: state.patience, because: [] }
  const decision = endFor(graph, 'time')
  if (state.ended !== null || decision === null) return step(graph, state, { text: '', seed })
  return answerWith(decision, { graph, state, before: state, seed, heard, mood })
}

type Moment = {
  graph: Graph
  state: State
  /** With what was heard, and before anything is said to it. */
  before: State
  seed: number
  heard: Heard
  mood: Weighed
}

function answerWith(decision: Decision, moment: Moment): Step {
  const { graph, before, heard } = moment
  const line = wordLine(decision.parts, { graph, state: before, seed: moment.seed, heard })
  const { state: after, passed } = moveOn(graph, settle(before, { graph, decision, line, heard }))
  return {
    state: after,
    text: line.text,
    stage: after.stage,
    path: passed.map(({ to }) => to),
    moves: heard.moves,
    reveals: revealedBy(decision, graph).filter((id) => !before.told.includes(id)),
    intent: decision.intent,
    why: whyOf({ ...moment, decision, text: line.text, passed }),
    ended: outcomeOf(graph, after),
  }
}

/** What is told, and what is given away by asking. */
const revealedBy = ({ parts }: Decision, graph: Graph): string[] =>
  parts.flatMap((part) => {
    if (part.say === 'fact') return [part.id]
    if (part.say !== 'ask') return []
    const fact = graph.asks.find(({ id }) => id === part.id)?.reveals
    return fact === undefined || factIn(graph, fact) === undefined ? [] : [fact]
  })

export function remember(state: State, heard: Heard, mood: Weighed): State {
  const count = (counts: Record<string, number>) => {
    const counted = { ...counts }
    for (const move of heard.moves) counted[move] = (counted[move] ?? 0) + 1
    return counted
  }
  return {
    ...state,
    turns: state.turns + 1,
    stageTurns: state.stageTurns + 1,
    moves: count(state.moves),
    stageMoves: count(state.stageMoves),
    now: heard.moves,
    said: rememberSaid(state.said, heard.text),
    silences: heard.words.length === 0 ? state.silences + 1 : 0,
    rapport: mood.rapport,
    earned: Math.min(state.rapport, mood.rapport),
    patience: mood.patience,
    learner: { name: nameIn(heard.text) ?? state.learner.name },
  }
}

/** "My name is Tom", "this is Tom from Farlane". */
function nameIn(text: string): string | null {
  const said =
    /\b(?:[Mm]y name is|[Mm]y name's|[Ii]'m|[Ii] am|[Tt]his is|[Ii]t's)\s+(?!(?:British|English|Irish|Scottish|Welsh|Polish|Turkish|Spanish|Swedish|Danish|Finnish|German|American|Italian|Russian|Indian|French|Dutch|Greek|Chinese|Christian|Muslim|Jewish|OK|Okay)\b)(\p{Lu}[\p{L}'-]+)(?=\s+(?:from|with|at|and|calling|here)\b|[.,!]|\s*$)/u.exec(
      text,
    )
  const plain = /\bmy name(?:'s| is)\s+(\p{L}[\p{L}'-]+)/iu.exec(text)
  const name = said?.[1] ?? plain?.[1]
  if (name === undefined || name.length > LONGEST_NAME) return null
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function settle(
  state: State,
  { graph, decision, line, heard }: { graph: Graph; decision: Decision; line: Line; heard: Heard },
): State {
  const of = <S extends Part['say']>(say: S) =>
    decision.parts.filter((part): part is Extract<Part, { say: S }> => part.say === say)
  const facts = of('fact').map(({ id }) => id)
  const objections = { ...state.objections }
  for (const { id } of of('objection')) objections[id] ??= 'raised'
  if (decision.settles !== undefined) objections[decision.settles] = 'settled'
  return {
    ...state,
    told: [...new Set([...state.told, ...revealedBy(decision, graph)])],
    inShort: [...state.inShort.filter((id) => !facts.includes(id)), ...line.inShort],
    topic: facts.length > 0 ? facts : state.topic,
    objections,
    asked: [...new Set([...state.asked, ...of('ask').map(({ id }) => id)])],
    answered:
      decision.answers === undefined
        ? state.answered
        : [...new Set([...state.answered, decision.answers])],
    digs:
      decision.digs === undefined
        ? state.digs
        : [...state.digs, decision.digs].slice(-REMEMBERED_DIGS),
    open: decision.open,
    evaded:
      decision.evades === undefined || decision.evades === ''
        ? state.evaded
        : [...new Set([...state.evaded, decision.evades.slice(0, REMEMBERED_OF_A_TOPIC)])].slice(
            -REMEMBERED_EVASIONS,
          ),
    putOff: putOffBy(decision, { heard, before: state.putOff }),
    recent: [...state.recent, line.text].slice(-REMEMBERED_LINES),
    last: decision.parts,
    warned: state.warned || decision.warns === true,
    refusals: state.refusals + (decision.refuses === true ? 1 : 0),
    volunteered: state.volunteered + (decision.volunteers === true ? 1 : 0),
    agreed: state.agreed || decision.agreed === true,
    ended: decision.ended ?? null,
  }
}

/** It is still owed while nothing was said but words. */
function putOffBy(
  { evades, parts }: Decision,
  { heard, before }: { heard: Heard; before: string },
): string {
  if (!parts.every(({ say }) => say === 'phrase')) return ''
  return evades === undefined ? before : (heard.asked?.text ?? '').slice(0, REMEMBERED_OF_A_TOPIC)
}

/** At most as often as there are stages: a graph may lead in a circle. */
export function moveOn(graph: Graph, state: State): { state: State; passed: Passed[] } {
  let current = state
  const passed: Passed[] = []
  while (passed.length < graph.stages.length) {
    const given = { graph, state: current }
    const exit = graph.stages
      .find(({ id }) => id === current.stage)
      ?.exits.find(({ to, when }) => holds(when, given) && mayEnter(to, given))
    if (exit === undefined) break
    passed.push({ to: exit.to, by: exit.when, at: current })
    current = { ...current, stage: exit.to, stageTurns: 0, stageMoves: {} }
  }
  return { state: current, passed }
}

function mayEnter(id: string, given: { graph: Graph; state: State }): boolean {
  const entry = given.graph.stages.find((stage) => stage.id === id)?.entry
  return entry === undefined || holds(entry, given)
}
