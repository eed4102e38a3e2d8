import type { Graph } from '../graph/graph.ts'
import { talksToMachine } from '../moves/talks-to-machine.ts'
import { answerIn, factIn, type Part, type State } from '../persona/state.ts'
import type { Step } from '../persona/step.ts'

/**
 * A line that code has decided, as a model may know of it. What the persona has not told stands nowhere in
 * it, so no request that is made of it can hold any.
 */
export type LineToWord = {
  persona: { name: string; role: string }
  manner: string
  /** What the line is for, in a few words. */
  intent: string
  /** As the templates say it. All that has to be said is in it, and it is said when the model fails. */
  template: string
  facts: string[]
  /** Questions and doubts, each in all the ways in which it could be put. */
  points: string[][]
  /** Said earlier, the latest last. */
  told: string[]
  talk: Said[]
  /** Null when it was not said to the persona: a model is not shown what is meant for it. */
  heard: string | null
}

export type Said = { speaker: 'persona' | 'learner'; text: string }

type Given = {
  graph: Graph
  before: State
  step: Step
  intent: string
  heard: string
  talk: Said[]
}

/** Null for lines on which much depends: those are said as they were written. */
export function lineToWord({ graph, before, step, intent, heard, talk }: Given): LineToWord | null {
  const parts = step.state.last
  if (step.text === '' || parts.some(isWrittenWithCare)) return null
  const { name, role } = graph.persona
  return {
    persona: { name, role },
    manner: mannerOf(step.state),
    intent,
    template: step.text,
    facts: parts.flatMap((part) => (part.say === 'fact' ? asSaid(graph, part.id, step.text) : [])),
    points: parts.flatMap((part) => pointIn(graph, part)),
    told: before.told
      .filter((id) => !before.inShort.includes(id))
      .flatMap((id) => waysOf(graph, id).slice(0, 1)),
    talk: talk.filter(({ speaker, text }) => speaker === 'persona' || !talksToMachine(text)),
    heard: talksToMachine(heard) ? null : heard,
  }
}

/**
 * What must not be heard in it: all that was not told, whether it has been earned or not, in every way in
 * which somebody wrote it. Of what was told in short the rest is still to come.
 */
export const secretsAfter = (graph: Graph, { state }: Step): string[] =>
  graph.facts
    .filter(({ id }) => !state.told.includes(id) || state.inShort.includes(id))
    .flatMap(({ id }) => waysOf(graph, id))

const isWrittenWithCare = (part: Part): boolean =>
  part.say === 'phrase' && ['distress', 'stopped', 'practice-partner'].includes(part.of)

const waysOf = (graph: Graph, id: string): string[] => {
  const fact = factIn(graph, id)
  return fact === undefined ? [] : [fact.says, ...(fact.otherWays ?? [])]
}

/** In the way that was chosen; where only a part of it is said, or it was put differently, the line itself. */
const asSaid = (graph: Graph, id: string, line: string): string[] => [
  waysOf(graph, id).find((way) => line.includes(way.slice(1))) ?? line,
]

function pointIn(graph: Graph, part: Part): string[][] {
  switch (part.say) {
    case 'ask':
      return [graph.asks.find(({ id }) => id === part.id)?.says ?? []]
    case 'objection': {
      const doubt = graph.objections.find(({ id }) => id === part.id)
      return [[...(doubt?.says ?? []), ...(doubt?.explains ?? [])]]
    }
    case 'answer': {
      const answer = answerIn(graph, part.id)
      return [answer === undefined ? [] : [...answer.says, ...answer.why, ...answer.more]]
    }
    case 'phrase':
    case 'more':
    case 'fact':
      return []
  }
}

/** No numbers: a model would say them. */
function mannerOf({ rapport, patience }: State): string {
  if (patience <= 25) return 'short, and close to ending the call'
  if (rapport < 40) return 'guarded, few words'
  if (rapport >= 65) return 'at ease, open, still brief'
  return 'civil and matter-of-fact'
}
