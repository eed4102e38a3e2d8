import type { Graph } from '../graph/graph.ts'
import { stemsOf } from '../language/stems.ts'
import { wordsOf } from '../language/words.ts'
import { factIn, newState, type Part, type State, waysOf } from './state.ts'
import { endForTime, greet, moveOn, REMEMBERED_LINES, type Step, step } from './step.ts'

/**
 * What a line of the persona comes of. An aside is said beside the talk, and changes nothing in it; nor does asking
 * again for what was not caught, and that is no part of the talk.
 */
export type Cue = 'greeting' | 'answer' | 'silence' | 'time' | 'aside' | 'not-caught'

/** A line of the persona as it was said in a call: enough to fold the talk again, to the byte. */
export type PlayedLine = {
  cue: Cue
  /** What the learner had said; empty but for an answer. */
  to: string
  /** What was asked for, where a model was asked that. */
  meant?: string
  /** As it was decided, by the templates or worded by a model. */
  line: string
  /** Of an interrupted line, what was heard; null of one that was heard to its end. */
  heard: string | null
}

/** Where a talk stands after these lines. Whoever takes it over goes on exactly as it would have. */
export const replay = (graph: Graph, seed: number, lines: readonly PlayedLine[]): State =>
  lines.reduce((state, line) => afterLine(graph, seed, state, line), newState(graph))

export function afterLine(graph: Graph, seed: number, before: State, played: PlayedLine): State {
  const { cue, line, heard } = played
  const decided = lineFor(graph, seed, before, played)
  // A talk that is over says nothing more.
  if (decided.text === '') return decided.state
  if (cue === 'aside' || cue === 'not-caught') return besideIt(before, heard ?? line)
  const said = { ...decided, text: line, state: withLast(decided.state, line) }
  return heard === null ? said.state : cutShort(graph, before, said, heard)
}

/** What the persona says to a cue. Of an aside, the line says it itself. */
export function lineFor(
  graph: Graph,
  seed: number,
  state: State,
  { cue, to, line, meant }: { cue: Cue; to: string; line: string; meant?: string },
): Step {
  switch (cue) {
    case 'greeting':
      return greet(graph, seed)
    case 'answer':
      return step(graph, state, { text: to, seed, meant: meant ?? null })
    case 'silence':
      return step(graph, state, { text: '', seed })
    case 'time':
      return endForTime(graph, state, seed)
    case 'aside':
    case 'not-caught':
      return {
        state: besideIt(state, line),
        text: line,
        stage: state.stage,
        path: [],
        moves: [],
        reveals: [],
        intent: 'say something beside the talk',
        why: 'Said beside the talk.',
        ended: null,
      }
  }
}

/** Not said again for a while; but what the learner says next is still said to the line before it. */
const besideIt = (state: State, line: string): State => ({
  ...state,
  recent: [...state.recent.slice(0, -1), line, ...state.recent.slice(-1)].slice(-REMEMBERED_LINES),
})

/**
 * Where the talk stands when a line was interrupted. What nobody heard was not told: facts, questions and
 * doubts are taken back unless their words were heard, and the stages that they led to. What the learner had
 * done counts all the same.
 */
export function cutShort(graph: Graph, before: State, said: Step, heard: string): State {
  const after = withLast(said.state, heard)
  const missed = missedParts(graph, said, heard)
  if (missed.length === 0) return after
  const isMissed = (say: Part['say'], id: string) =>
    missed.some((part) => part.say === say && 'id' in part && part.id === id)
  const heardFacts = after.last.flatMap((part) =>
    part.say === 'fact' && !isMissed('fact', part.id) ? [part.id] : [],
  )
  const untold = untoldBy(graph, after, missed).filter((id) => !before.told.includes(id))
  const { open } = after
  const isOpenMissed = 'id' in open && isMissed(open.what, open.id)
  const taken: State = {
    ...after,
    told: after.told.filter((id) => !untold.includes(id)),
    inShort: [
      ...after.inShort.filter((id) => !isMissed('fact', id)),
      ...before.inShort.filter((id) => isMissed('fact', id)),
    ],
    topic: heardFacts.length > 0 ? heardFacts : before.topic,
    objections: Object.fromEntries(
      Object.entries(after.objections).filter(
        ([id]) => id in before.objections || !isMissed('objection', id),
      ),
    ),
    asked: after.asked.filter((id) => before.asked.includes(id) || !isMissed('ask', id)),
    open: isOpenMissed ? stillOpen(before, after) : open,
    volunteered: heardFacts.length > 0 ? after.volunteered : before.volunteered,
  }
  return said.path.length === 0 ? taken : moveOn(graph, inStageBefore(before, taken)).state
}

/** What was waited for before, unless what the learner said has met it. */
function stillOpen({ open }: State, after: State): State['open'] {
  switch (open.what) {
    case 'ask':
      return after.answered.includes(open.id) ? { what: 'nothing' } : open
    case 'objection':
      return after.objections[open.id] === 'settled' ? { what: 'nothing' } : open
    case 'nothing':
    case 'next-step':
      return open
  }
}

/** Back to before it moved on: with what the learner did this time counted. */
function inStageBefore(before: State, after: State): State {
  const stageMoves = { ...before.stageMoves }
  for (const move of after.now) stageMoves[move] = (stageMoves[move] ?? 0) + 1
  return { ...after, stage: before.stage, stageTurns: before.stageTurns + 1, stageMoves }
}

const withLast = (state: State, line: string): State => ({
  ...state,
  recent: [...state.recent.slice(0, -1), line],
})

/** Facts of the parts that were missed, and of no other part of the line. */
function untoldBy(graph: Graph, { last }: State, missed: Part[]): string[] {
  const toldIn = (parts: Part[]) =>
    parts.flatMap((part) => {
      if (part.say === 'fact') return [part.id]
      if (part.say !== 'ask') return []
      return graph.asks.find(({ id }) => id === part.id)?.reveals ?? []
    })
  const heard = toldIn(last.filter((part) => !missed.includes(part)))
  return toldIn(missed).filter((id) => !heard.includes(id))
}

function missedParts(graph: Graph, { state, text }: Step, heard: string): Part[] {
  const said = wordsOf(text)
  const heardCount = wordsOf(heard).length
  if (heardCount >= said.length) return []
  const heardStems = new Set(stemsOf(said.slice(0, heardCount).join(' ')))
  const saidStems = new Set(stemsOf(text))
  return state.last.filter((part) => {
    const own = ownWords(graph, part)
    if (own === null) return false
    const ends = own.ways.flatMap((way) => endOf(wordsOf(way), said))
    // Said as somebody wrote it, it has a place in the line.
    if (ends.length > 0) return ends.every((end) => heardCount < end)
    const stems = own.stems.filter((stem) => saidStems.has(stem))
    const count = stems.filter((stem) => heardStems.has(stem)).length
    return stems.length === 0 || count / stems.length < OF_ITS_WORDS
  })
}

/** Of what is put in other words than it was written in, so many of those that can be known again. */
const OF_ITS_WORDS = 0.75

/** What a part is known by. A phrase is nothing that could be told. */
function ownWords(graph: Graph, part: Part): { ways: readonly string[]; stems: string[] } | null {
  const ways = waysOf(graph, part)
  if (ways === null) return null
  const stems = part.say === 'fact' ? factIn(graph, part.id)?.stems : null
  return { ways, stems: stems ?? ways.flatMap((way) => stemsOf(way)) }
}

/** After how many words of the line it has been said; nothing, where it is not in it. */
function endOf(way: string[], said: string[]): number[] {
  if (way.length < 2) return []
  for (let at = 0; at + way.length <= said.length; at += 1)
    // What leads into it may have changed its first word.
    if (way.every((word, n) => n === 0 || said[at + n] === word)) return [at + way.length]
  return []
}
