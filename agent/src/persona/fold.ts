import type { Graph } from '@colloquy/domain/graph/graph'
import { afterLine, type PlayedLine } from '@colloquy/domain/persona/replay'
import { newState, type State } from '@colloquy/domain/persona/state'

export type Fold = (lines: readonly PlayedLine[]) => State

/**
 * Where the talk stands after these lines. It remembers the last fold, which is nearly always a beginning of
 * the next one: an hour of talk is not played again for each line. What comes out is the same without.
 */
export function createFold(graph: Graph, seed: number): Fold {
  let known: { lines: readonly PlayedLine[]; states: State[] } = { lines: [], states: [] }
  return (lines) => {
    let same = 0
    while (same < lines.length && isSame(known.lines[same], lines[same])) same += 1
    const states = known.states.slice(0, same)
    let state = states.at(-1) ?? newState(graph)
    for (const line of lines.slice(same)) {
      state = afterLine(graph, seed, state, line)
      states.push(state)
    }
    known = { lines: [...lines], states }
    return state
  }
}

const isSame = (one: PlayedLine | undefined, other: PlayedLine | undefined): boolean =>
  one !== undefined &&
  one.cue === other?.cue &&
  one.to === other.to &&
  one.meant === other.meant &&
  one.line === other.line &&
  one.heard === other.heard
