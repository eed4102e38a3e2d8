import { holds } from '../graph/conditions.ts'
import type { Graph } from '../graph/graph.ts'
import { chooser } from './choose.ts'
import { decide, type Decision } from './decide.ts'
import { hear, type Heard } from './hear.ts'
import { weigh } from './mood.ts'
import { factIn, newState, type Part, type State } from './state.ts'
import { type Line, wordLine } from './word-line.ts'

/** One line of the persona, and where the talk stands after it. */
export type Step = {
  state: State
  text: string
  stage: string
  /** What the learner did, in the words of the graph. */
  moves: string[]
  reveals: string[]
  why: string
  ended: State['ended']
}

const REMEMBERED_LINES = 30
const REMEMBERED_EVASIONS = 20

/** Before anybody has spoken. */
export function greet(graph: Graph, seed: number): Step {
  const state = newState(graph)
  const text = openingLine(graph, seed)
  return {
    state: { ...state, recent: [text], last: [] },
    text,
    stage: state.stage,
    moves: [],
    reveals: [],
    why: 'It begins.',
    ended: null,
  }
}

function openingLine({ persona, useCase }: Graph, seed: number): string {
  const choose = chooser(`${seed}/greeting`)
  const [first = persona.name] = persona.name.split(/\s+/)
  const lines = {
    sales: [
      `Hello, ${persona.name} speaking.`,
      `${first} here, hello.`,
      `Hello, this is ${persona.name}.`,
    ],
    'customer-service': [
      `Yes, hello. This is ${persona.name}. I have a problem and I hope you can help.`,
      `Hello? ${persona.name} here. I need somebody to sort something out.`,
    ],
    interviews: [
      `Good morning. I'm ${persona.name}. Thanks for coming in. Shall we start with you?`,
      `Hello, I'm ${persona.name}. Have a seat. Tell me who you are.`,
    ],
    presentations: [
      `Hello, I'm ${persona.name}. Go ahead, what have you got for me?`,
      `Good to meet you, I'm ${persona.name}. The floor is yours.`,
    ],
    therapy: [
      `Hello. I'm ${first}. I was told to come and see you.`,
      `Hi. ${persona.name}. So… here I am.`,
    ],
    legal: [
      `Hello, I'm ${persona.name}. Thank you for seeing me.`,
      `Good morning. ${persona.name}. I hope that you can help me.`,
    ],
    'team-training': [
      `Hi. You wanted to talk to me?`,
      `Hello. You asked me to come by. What is it about?`,
    ],
    other: [`Hello, I'm ${persona.name}.`, `Hi, ${first} here.`],
  }
  return choose(lines[useCase]) ?? ''
}

/** What the persona says to that. Pure: the same state, words and seed give the same line. */
export function step(
  graph: Graph,
  state: State,
  { text, seed }: { text: string; seed: number },
): Step {
  if (state.ended !== null)
    return {
      state,
      text: '',
      stage: state.stage,
      moves: [],
      reveals: [],
      why: 'It is over.',
      ended: state.ended,
    }
  const heard = hear(text, { state, graph })
  const mood = weigh(heard, { state, graph })
  const before = remember(state, heard, mood)
  const decision = decide({ graph, state: before, heard })
  const line = wordLine(decision.parts, { graph, state: before, seed, heard })
  const after = moveOn(graph, settle(before, decision, line))
  const reveals = decision.parts.flatMap((part) =>
    part.say === 'fact' && part.as === 'new' ? [part.id] : [],
  )
  return {
    state: after,
    text: line.text,
    stage: after.stage,
    moves: heard.moves,
    reveals,
    why: whyOf({ decision, heard, mood, before: state, after, graph }),
    ended: after.ended,
  }
}

function remember(state: State, heard: Heard, mood: ReturnType<typeof weigh>): State {
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
    rapport: mood.rapport,
    patience: mood.patience,
    learner: { name: nameIn(heard.text) ?? state.learner.name },
  }
}

/** "My name is Tom", "this is Tom from Farlane". */
function nameIn(text: string): string | null {
  const said =
    /\b(?:my name is|my name's|i'm|i am|this is|it's)\s+(\p{Lu}[\p{L}'-]+)(?=\s+(?:from|with|at|and|calling|here)\b|[.,!]|\s*$)/u.exec(
      text,
    )
  const plain = /\bmy name(?:'s| is)\s+(\p{L}[\p{L}'-]+)/iu.exec(text)
  const name = said?.[1] ?? plain?.[1]
  return name === undefined ? null : name.charAt(0).toUpperCase() + name.slice(1)
}

function settle(state: State, decision: Decision, line: Line): State {
  const of = <S extends Part['say']>(say: S) =>
    decision.parts.filter((part): part is Extract<Part, { say: S }> => part.say === say)
  const facts = of('fact').map(({ id }) => id)
  const objections = { ...state.objections }
  for (const { id } of of('objection')) objections[id] ??= 'raised'
  if (decision.settles !== undefined) objections[decision.settles] = 'settled'
  const isWarning = decision.intent.startsWith('warn')
  return {
    ...state,
    told: [...new Set([...state.told, ...facts])],
    inShort: [...state.inShort.filter((id) => !facts.includes(id)), ...line.inShort],
    topic: facts.length > 0 ? facts : state.topic,
    objections,
    asked: [...new Set([...state.asked, ...of('ask').map(({ id }) => id)])],
    answered:
      decision.answers === undefined
        ? state.answered
        : [...new Set([...state.answered, decision.answers])],
    open: decision.open,
    evaded:
      decision.evades === undefined || decision.evades === ''
        ? state.evaded
        : [...new Set([...state.evaded, decision.evades])].slice(-REMEMBERED_EVASIONS),
    recent: [...state.recent, line.text].slice(-REMEMBERED_LINES),
    last: decision.parts,
    warned: state.warned || isWarning,
    silences: decision.intent.startsWith('ask who') ? state.silences + 1 : 0,
    agreed: state.agreed || decision.agreed === true,
    ended: decision.ended ?? null,
  }
}

/** At most as often as there are stages: a graph may lead in a circle. */
function moveOn(graph: Graph, state: State): State {
  let current = state
  for (let moved = 0; moved < graph.stages.length; moved += 1) {
    const stage = graph.stages.find(({ id }) => id === current.stage)
    const exit = stage?.exits.find(({ when }) => holds(when, { graph, state: current }))
    if (exit === undefined) return current
    current = { ...current, stage: exit.to, stageTurns: 0, stageMoves: {} }
  }
  return current
}

function whyOf({
  decision,
  heard,
  mood,
  before,
  after,
  graph,
}: {
  decision: Decision
  heard: Heard
  mood: ReturnType<typeof weigh>
  before: State
  after: State
  graph: Graph
}): string {
  const told = decision.parts.flatMap((part) =>
    part.say === 'fact' ? [factIn(graph, part.id)?.id ?? ''] : [],
  )
  return [
    `Heard: ${heard.moves.join(', ') || 'nothing in particular'}.`,
    `Decided: ${decision.intent}${told.length === 0 ? '' : ` (${told.join(', ')})`}.`,
    ...(mood.because.length === 0
      ? []
      : [
          `Rapport ${before.rapport} to ${after.rapport}, patience ${before.patience} to ${after.patience}: ${mood.because.join(', ')}.`,
        ]),
    ...(before.stage === after.stage ? [] : [`From ${before.stage} to ${after.stage}.`]),
  ].join(' ')
}
