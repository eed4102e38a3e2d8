import type { Graph } from '../graph/graph.ts'
import type { FactSubject } from '../persona/facts/facts.ts'
import { factIn, type Part } from '../persona/state.ts'
import { greet, type Step, step } from '../persona/step.ts'
import type { Rehearsed, Source } from './rehearsed.ts'

/** What the persona answers to whoever asks this first thing after the greeting. */
export function rehearsalOf(graph: Graph): (question: string) => Rehearsed {
  const open = whereAllIsEarned(graph)
  const { state } = greet(graph, SEED)
  return (text) => {
    const answer = step(graph, state, { text, seed: SEED })
    const from = sourceOf(graph, answer)
    if (!MAY_HIDE_ONE.has(from)) return { says: answer.text, from, earned: null }
    const earned = step(open, state, { text, seed: SEED })
    const about = sourceOf(open, earned)
    return isSubject(about)
      ? { says: answer.text, from: 'kept-back', earned: { says: earned.text, from: about } }
      : { says: answer.text, from, earned: null }
  }
}

/** The same each time that somebody looks. */
const SEED = 1

const MAY_HIDE_ONE: ReadonlySet<Source> = new Set(['kept-back', 'manners', 'nothing'])

const whereAllIsEarned = (graph: Graph): Graph => ({
  ...graph,
  facts: graph.facts.map((fact) => ({ ...fact, reveal: { when: 'asked' } })),
})

/** By what the line is made of, and not by how it reads. */
function sourceOf(graph: Graph, { state: { last, putOff } }: Step): Source {
  if (last.some(({ say }) => say === 'answer')) return 'written'
  const told = last.find((part): part is FactPart => part.say === 'fact')
  const fact = told && factIn(graph, told.id)
  if (fact !== undefined) return fact.about
  const phrases = last.flatMap((part) => (part.say === 'phrase' ? [part] : []))
  if (phrases.some(({ of }) => of === 'not-yet')) return 'kept-back'
  if (phrases.some((part) => NAMES_THE_ROLE.has(part.of))) return 'role'
  return putOff === '' ? 'manners' : 'nothing'
}

type FactPart = Extract<Part, { say: 'fact' }>

const NAMES_THE_ROLE: ReadonlySet<string> = new Set(['that-is-me', 'who-i-am', 'what-i-do'])

const isSubject = (source: Source): source is FactSubject =>
  source === 'situation' || source === 'background' || source === 'pain' || source === 'goal'
