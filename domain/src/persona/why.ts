import { holds } from '../graph/conditions.ts'
import { and, fewWords, inWords, moreTrust } from '../graph/condition-in-words.ts'
import type { Agreement, Condition, Graph } from '../graph/graph.ts'
import { moveInWords } from '../graph/move-names.ts'
import type { Decision } from './decision.ts'
import { metWith } from './doubts.ts'
import type { Fact } from './facts/facts.ts'
import type { Heard } from './hear.ts'
import { intentInWords } from './intent-in-words.ts'
import type { Weighed } from './mood.ts'
import type { Wants } from './recalling/asked.ts'
import { factIn, type Part, type State, waysOf } from './state.ts'
import { mayTell, trustFor } from './telling.ts'

/** What came of one thing that was said. */
type Turn = {
  graph: Graph
  /** Before anything was said. */
  state: State
  /** With what was heard, and before anything is said to it. */
  before: State
  heard: Heard
  mood: Weighed
  decision: Decision
  /** What is said. */
  text: string
  passed: Passed[]
}

/** A stage that was entered, by what, and how things stood then. */
export type Passed = { to: string; by: Condition; at: State }

/**
 * Why it says what it says, for whoever has never seen the machine: what was heard, what was decided and for what
 * reason, and at the end the names for who works on it. Learners may read it: there is nothing in it of what the
 * persona keeps back.
 */
export function whyOf(turn: Turn): string {
  return [
    whatWasHeard(turn.heard),
    whatWasDecided(turn),
    whatBecameOfTheDoubt(turn),
    whatIsMissingForAYes(turn),
    whatIsHeldBack(turn),
    whatItDidToTheMood(turn),
    ...turn.passed.map(
      ({ to, by, at }) =>
        `On to “${nameOf(turn.graph.stages, to)}”: ${inWords(by, { graph: turn.graph, state: at })}.`,
    ),
    forWhoWorksOnIt(turn),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

// What was heard

function whatWasHeard({ words, moves, asked }: Heard): string {
  if (words.length === 0) return 'Heard: nothing.'
  const acts = moves.filter((move) => !move.endsWith('-question') && !IS_OF_ALL.has(move))
  const question = asked === null ? null : questionInWords(moves)
  const all = [...acts.map(moveInWords), ...(question === null ? [] : [question])]
  const told = moves.includes('input') ? moveInWords('input') : 'nothing in particular'
  const heard = all.length > 0 ? and(all) : told
  if (asked === null || question === null) return `Heard: ${heard}.`
  const wants = WANTS[asked.wants] ?? (asked.isYesNo ? 'asks whether it is so' : null)
  return `Heard: ${heard}, “${fewWords(asked.text)}”${wants === null ? '' : ` (${wants})`}.`
}

/** Said of so much that it says nothing beside the rest. */
const IS_OF_ALL: ReadonlySet<string> = new Set(['reflection', 'input'])

/** "An open question about what is wrong". */
function questionInWords(moves: readonly string[]): string | null {
  const [form, about] = moves.filter((move) => move.endsWith('-question'))
  if (form === undefined) return null
  return about === undefined
    ? moveInWords(form)
    : moveInWords(about).replace(/^a question/, moveInWords(form))
}

const WANTS: Record<Wants, string | null> = {
  number: 'asks how many or how much',
  age: 'asks how old',
  tenure: 'asks for how long',
  self: 'asks who it is',
  duration: 'asks how long',
  time: 'asks when',
  person: 'asks who',
  place: 'asks where',
  reason: 'asks why',
  trouble: 'asks what is wrong',
  effect: 'asks what comes of it',
  wish: 'asks what is wished for',
  opinion: 'asks what it thinks of it',
  more: 'asks for more',
  meaning: 'asks what was meant',
  example: 'asks for an example',
  identity: 'asks who it is',
  role: 'asks what it does',
  wellbeing: 'asks how it is',
  anything: null,
}

// What was decided

function whatWasDecided(turn: Turn): string {
  const { decision, before, graph } = turn
  const ending = graph.endings.find(({ id }) => id === decision.ended)
  if (ending !== undefined) {
    const given = { graph, state: before }
    const why = holds(ending.when, given) ? inWords(ending.when, given) : null
    return `Decided to end the talk (${ending.name})${why === null ? '' : `: ${why}`}.`
  }
  const said = decision.parts.flatMap((part, n) => partInWords(part, turn, n) ?? [])
  const what = [intentInWords(decision.intent), ...(said.length === 0 ? [] : [said.join('; ')])]
  return `Decided to ${what.join(': ')}.`
}

function partInWords(part: Part, turn: Turn, at: number): string | null {
  const { graph, text, before, decision } = turn
  const quoted = `“${quotedFrom(text, waysOf(graph, part) ?? [])}”`
  switch (part.say) {
    case 'phrase':
    case 'more':
      return null
    case 'fact': {
      const fact = factIn(graph, part.id)
      if (fact === undefined) return null
      const earlier = decision.parts
        .slice(0, at)
        .flatMap((one) => (one.say === 'fact' ? one.id : []))
      const state = { ...before, told: [...before.told, ...earlier] }
      return `${quoted}, ${whyTold(fact, { graph, state })}`
    }
    case 'ask':
    case 'answer':
      return quoted
    case 'objection': {
      const doubt = graph.objections.find(({ id }) => id === part.id)
      if (doubt === undefined) return null
      const words = `${quoted} (${doubt.name})`
      const isNew = before.objections[part.id] === undefined
      if (!isNew) return words
      const given = { graph, state: before }
      return holds(doubt.when, given)
        ? `${words}, as ${inWords(doubt.when, given)}`
        : `${words}, which is in the way of a yes`
    }
  }
}

function whyTold(fact: Fact, given: { graph: Graph; state: State }): string {
  if (given.state.told.includes(fact.id)) return 'which it had told before'
  switch (fact.reveal.when) {
    case 'asked':
      return 'which it tells anybody'
    case 'earned':
      return `as trust is at ${given.state.earned} and that takes ${trustFor(given, fact, fact.reveal.rapport)}`
    case 'so':
      return `as ${inWords(fact.reveal.if, withWhatWasEarned(given))}`
  }
}

/** In the way in which it was said now: of what was told in short, no more than that. */
const quotedFrom = (text: string, ways: readonly string[]): string =>
  fewWords(ways.find((way) => text.includes(way.slice(1))) ?? text)

function whatBecameOfTheDoubt({ decision, before, graph, heard }: Turn): string | null {
  const doubt = graph.objections.find(({ id }) => id === decision.settles)
  if (doubt === undefined) return null
  const { open } = before
  const met = open.what === 'objection' && open.id === doubt.id ? open.met : []
  const handled = metWith(heard, { met, objection: doubt })
  const how = handled.length === 0 ? '' : `: it was ${and(handled)}`
  return `Its doubt “${doubt.name}” no longer stands in the way${how}.`
}

function whatIsMissingForAYes({ decision, before, graph }: Turn): string | null {
  const { agreement } = graph
  if (decision.refuses !== true || agreement === null) return null
  const given = { graph, state: before }
  const missing = conditionsOf(agreement).filter((one) => !holds(one, given))
  return missing.length === 0
    ? null
    : `Before a yes: ${and([...new Set(missing.map((one) => inWords(one, given)))])}.`
}

const conditionsOf = ({ reason, trust }: Agreement): Condition[] => [reason, trust]

/** In no word what it is. */
function whatIsHeldBack({ decision, before, graph, heard }: Turn): string | null {
  const given = { graph, state: before }
  const isKept = (fact: Fact) =>
    !before.told.includes(fact.id) &&
    !decision.parts.some((part) => part.say === 'fact' && part.id === fact.id) &&
    !mayTell(given, fact)
  const asked = heard.recalled.filter(({ answers }) => answers).map(({ fact }) => fact)
  const kept = asked.filter(isKept)
  const of =
    kept.length > 0 || decision.intent !== 'keep it back' ? kept : graph.facts.filter(isKept)
  const [missing] = of
    .map((fact) => whatItTakes(fact, given))
    .toSorted((one, other) => one.trust - other.trust)
  return missing === undefined ? null : `Held back: ${missing.words}.`
}

function whatItTakes(fact: Fact, given: { graph: Graph; state: State }) {
  switch (fact.reveal.when) {
    case 'asked':
      return { trust: 0, words: 'it has to be asked for' }
    case 'earned': {
      const trust = trustFor(given, fact, fact.reveal.rapport)
      return { trust, words: moreTrust(given.state.earned, trust) }
    }
    case 'so':
      return { trust: 0, words: inWords(fact.reveal.if, withWhatWasEarned(given)) }
  }
}

/** Nobody opens a door and walks in with the same words. */
const withWhatWasEarned = ({ graph, state }: { graph: Graph; state: State }) => ({
  graph,
  state: { ...state, rapport: state.earned },
})

// What came of it

const whatItDidToTheMood = ({ state, before, mood }: Turn): string | null =>
  mood.because.length === 0
    ? null
    : `Trust ${fromTo(state.rapport, before.rapport)}, patience ${fromTo(state.patience, before.patience)}: ${and(mood.because)}.`

const fromTo = (from: number, to: number): string =>
  from === to ? `stays at ${to}` : `goes from ${from} to ${to}`

function forWhoWorksOnIt({ decision: { intent, parts } }: Turn): string {
  const told = parts.flatMap((part) => (part.say === 'fact' ? [part.id] : []))
  return `[${intent}${told.length === 0 ? '' : ` (${told.join(', ')})`}]`
}

const nameOf = (stages: Graph['stages'], wanted: string): string =>
  stages.find(({ id }) => id === wanted)?.name ?? wanted
