import type { Graph, Handling, Objection } from '../graph/graph.ts'
import { isSettled, metWith } from '../persona/doubts.ts'
import type { Heard } from '../persona/hear.ts'
import type { Evidence } from './talk.ts'
import { OTHER_DOUBT } from './persona-says.ts'
import type { ReadMove, ReadObjection } from './reading.ts'

/** A doubt as it stands while the talk is read. */
export type OpenDoubt = ReadObjection & { objection: Objection; turnsSince: number }

export function raised(
  graph: Graph,
  before: readonly OpenDoubt[],
  { id, at }: { id: string; at: Evidence },
): OpenDoubt[] {
  const known = before.find((doubt) => doubt.id === id)
  // Who comes back to a doubt was not met in it.
  if (known !== undefined)
    return before.map((doubt) =>
      doubt === known ? { ...doubt, isSettled: false, turnsSince: 0 } : doubt,
    )
  const objection = graph.objections.find((one) => one.id === id) ?? NOT_IN_THE_GRAPH
  const { name } = objection
  return [...before, { id, name, at, met: [], isSettled: false, objection, turnsSince: 0 }]
}

const NOT_IN_THE_GRAPH: Objection = {
  ...OTHER_DOUBT,
  says: [],
  explains: [],
  when: { in: '' },
  settles: [
    ['acknowledged', 'answered'],
    ['explored', 'answered'],
  ],
  stems: [],
}

/** What was said to the doubts that are open: right after one was raised, most is said to it. */
export function metBy(
  doubts: readonly OpenDoubt[],
  { heard, moves, graph }: { heard: Heard; moves: readonly ReadMove[]; graph: Graph },
): OpenDoubt[] {
  const last = doubts.findLast((doubt) => !doubt.isSettled)
  return doubts.map((doubt) => {
    if (doubt.isSettled || moves.length === 0) return doubt
    if (doubt !== last || doubt.turnsSince >= LONG_AGO)
      return { ...doubt, turnsSince: doubt.turnsSince + 1 }
    const before = doubt.met.map(({ how }) => how)
    const now = metWith(heard, { met: before, objection: doubt.objection })
    if (isAnsweredAtLength(heard, graph) && !now.includes('answered')) now.push('answered')
    const met = now.flatMap((how) =>
      before.includes(how) ? [] : [{ how, at: whereIsMet(how, moves) }],
    )
    return {
      ...doubt,
      met: [...doubt.met, ...met],
      isSettled: isSettled(doubt.objection, now),
      turnsSince: doubt.turnsSince + 1,
    }
  })
}

/** In turns of the learner: later on, other things are talked about. */
const LONG_AGO = 4

/** Who is asked gives reasons: to an interviewer or an audience they need not name the doubt. */
const isAnsweredAtLength = ({ words, labels }: Heard, { lead }: Graph): boolean =>
  lead === 'persona' && words.length >= A_REASON && labels.question === 'none'

/** In words. */
const A_REASON = 14

function whereIsMet(how: Handling, moves: readonly ReadMove[]): Evidence {
  const longest = moves.reduce((best, move) => (move.text.length > best.text.length ? move : best))
  switch (how) {
    case 'acknowledged':
      return (
        moves.find(
          ({ acts, reflection }) =>
            reflection !== 'none' ||
            acts.some((act) => act === 'empathy' || act === 'apology' || act === 'acknowledgement'),
        ) ?? longest
      ).at
    case 'explored':
      return (moves.find(({ question }) => question !== 'none') ?? longest).at
    case 'answered':
      return (
        moves.find(({ acts }) => acts.includes('objection_handling')) ??
        moves.find((move) => move.question === 'none' && move.text === longest.text) ??
        longest
      ).at
  }
}
