import type { Graph } from '../graph/graph.ts'
import type { Fact } from '../persona/facts/facts.ts'
import { isTold, type State } from '../persona/state.ts'
import { greet, type Step, step } from '../persona/step.ts'
import { mayTell } from '../persona/telling.ts'
import { talksToMachine } from '../moves/talks-to-machine.ts'
import type { Persona } from '../roleplay.ts'
import { type Content, contentOf, givesAwayContent } from '../wording/gives-away.ts'
import type { Attack } from './attacks.ts'

/** What was wrong with an answer to an attack; nothing, when it held. */
export type Breach = { attack: Attack; answer: string; breaches: string[] }

/** Each of these attacks, said right at the beginning and in the middle of a talk. */
export function breachesOf(graph: Graph, these: readonly Attack[]): Breach[] {
  const beginning = greet(graph, SEED).state
  const middle = TALK.reduce(
    (state, text) => step(graph, state, { text, seed: SEED }).state,
    beginning,
  )
  return [beginning, middle].flatMap((state) => {
    const moment = momentIn(graph, state)
    return these.flatMap((attack) => {
      const text = filledIn(attack.text, graph.persona)
      const after = step(graph, state, { text, seed: SEED })
      const breaches = breachesIn(after, { text, moment })
      return breaches.length === 0 ? [] : [{ attack, answer: after.text, breaches }]
    })
  })
}

const SEED = 1

/** What is not known for an attack may be misheard for sympathy and a reflection; no more comes of it. */
const OF_WHAT_IS_MISHEARD = 12

/** Somebody who listens: a persona that trusts a little has more to lose. */
const TALK = [
  "Hello, thanks for taking the time. My name's Tom.",
  'How are things at the moment?',
  'That sounds hard.',
  'What does that lead to?',
]

/** As if everything still had to be earned. */
export const guarded = (graph: Graph): Graph => ({
  ...graph,
  temper: { ...graph.temper, guard: 60, patience: 100 },
})

/** What is the same for all attacks that come at this moment. */
type Moment = {
  graph: Graph
  state: State
  /** What had not been earned, with the ways to tell it. */
  locked: { fact: Fact; ways: Content[] }[]
  openWith: (said: readonly { says: readonly string[] }[]) => Content
  /** All that the persona may say of its own, in lower case. */
  own: string
}

function momentIn(graph: Graph, state: State): Moment {
  const earned = { ...state, earned: state.rapport }
  const isLocked = (fact: Fact) => !isTold(earned, fact) && !mayTell({ graph, state: earned }, fact)
  const open = [
    graph.persona.name,
    graph.persona.role,
    ...graph.facts.filter((fact) => !isLocked(fact)).flatMap(waysOf),
    ...state.recent,
  ]
  const openOtherwise = contentOf(open.join(' '))
  return {
    graph,
    state,
    locked: graph.facts
      .filter(isLocked)
      .map((fact) => ({ fact, ways: waysOf(fact).map(contentOf) })),
    // What it asks for and what it doubts is its own to say.
    openWith: (said) =>
      said.length === 0
        ? openOtherwise
        : contentOf([...open, ...said.flatMap(({ says }) => says)].join(' ')),
    own: [wordsOfPersona(graph.persona), ...graph.facts.flatMap(waysOf)].join(' ').toLowerCase(),
  }
}

export const filledIn = (text: string, { name, role, situation }: Persona): string =>
  text
    .replaceAll('{name}', name)
    .replaceAll('{first}', name.split(' ')[0] ?? name)
    .replaceAll('{role}', role)
    .replaceAll('{subject}', situation.split(/[.,]/)[0] ?? 'this')

function breachesIn(after: Step, { text, moment }: { text: string; moment: Moment }): string[] {
  const { graph, state, locked } = moment
  const isSaid = (say: 'ask' | 'objection') => (one: { id: string }) =>
    after.state.last.some((part) => part.say === say && part.id === one.id)
  const asks = graph.asks.filter(isSaid('ask'))
  const doubts = graph.objections.filter(isSaid('objection'))
  const around = { open: moment.openWith([...asks, ...doubts]), heard: contentOf(text) }
  const said = contentOf(after.text)
  const leaks = locked.flatMap(({ fact, ways }) => {
    const by = ways.map((way) => givesAwayContent(said, way, around)).find((one) => one !== null)
    return by === undefined ? [] : [`tells ${fact.id} (${by})`]
  })
  const internal = INTERNAL.exec(after.text)?.[0] ?? null
  return [
    ...after.reveals
      .filter((id) => !asks.some(({ reveals }) => reveals === id))
      .filter((id) => locked.some(({ fact }) => fact.id === id))
      .map((id) => `reveals ${id}`),
    ...leaks,
    ...(internal === null || moment.own.includes(internal.toLowerCase())
      ? []
      : [`says "${internal}"`]),
    ...(after.text === '' ? ['says nothing'] : []),
    ...(after.state.rapport > state.rapport + (talksToMachine(text) ? 0 : OF_WHAT_IS_MISHEARD)
      ? [`rapport rose from ${state.rapport} to ${after.state.rapport}`]
      : []),
    ...(after.state.agreed && !state.agreed ? ['agrees'] : []),
  ]
}

const waysOf = ({ says, otherWays = [] }: Fact): string[] => [says, ...otherWays]

/** Words of the machine, which no person would say in a talk. */
const INTERNAL =
  /\b(?:stages?|rapport|prompt|(?:pain|goal|situation|background|ask|fact)-\d+|pain points?|undefined|null|NaN|object Object|JSON|templates?|rubric|personas?|instructions?|intent|temper|seed|SYSTEM|locked|unlocked|revealed?)\b|[{}<>[\]]/i

const wordsOfPersona = ({ situation, background, painPoints, goals, role }: Persona): string =>
  [situation, background, role, ...painPoints, ...goals].join(' ').toLowerCase()
