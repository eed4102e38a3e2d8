import type { Exit, Graph } from '../graph/graph.ts'
import { factIn, type State } from '../persona/state.ts'
import { movesOf } from '../persona/hear.ts'
import { asksForTold, exitFrom, movesFor } from './conditions-met.ts'
import { wholeTurn } from './evidence.ts'
import { inStage } from './fold.ts'
import type { ReadPersona, ReadTrainee, ReadTurn, StageVisit } from './reading.ts'
import { type InStage, isDone } from './stage-done.ts'
import type { Evidence, Talk } from './talk.ts'

/** One thing said and what was said back to it: after each, the talk may be in another stage. */
export type Exchange = {
  trainee: number | null
  persona: number | null
  /** Right after the learner spoke, before anything was said back. */
  before: State
  after: State
}

/** A visit, before it is known how long it lasted. */
export type Entered = Pick<StageVisit, 'id' | 'fromTurn' | 'because'>

/**
 * The stages that were entered by this, in their order; at most as many as there are. What the learner did
 * leads on from their turn, what the persona told from its own.
 */
export function enteredBy(
  graph: Graph,
  exchange: Exchange,
  turns: readonly (ReadTurn | undefined)[],
): { state: State; entered: Entered[] } {
  let { before, after } = exchange
  const entered: Entered[] = []
  const first = exchange.trainee ?? exchange.persona ?? 0
  const second = exchange.persona ?? first
  while (entered.length < graph.stages.length) {
    const exit = exitFrom(graph, after)
    if (exit === undefined) break
    const isByTrainee =
      exchange.trainee !== null &&
      (entered.at(-1)?.fromTurn ?? first) === first &&
      exitFrom(graph, before)?.to === exit.to
    entered.push({
      id: exit.to,
      fromTurn: isByTrainee ? first : second,
      because: becauseOf(exit, exchange, { graph, turns }),
    })
    before = inStage(before, exit.to)
    after = inStage(after, exit.to)
  }
  return { state: after, entered }
}

/** The words that opened the exit: what the learner did, or else what the persona told. */
function becauseOf(
  { when }: Exit,
  { trainee, persona }: Exchange,
  { graph, turns }: { graph: Graph; turns: readonly (ReadTurn | undefined)[] },
): Evidence | null {
  const moves = trainee === null ? [] : ((turns[trainee] as ReadTrainee).moves ?? [])
  const wanted = movesFor(when)
  const did = moves.find((move) => movesOf(move, move.text).some((name) => wanted.includes(name)))
  if (did !== undefined) return did.at
  const tells = persona === null ? [] : (turns[persona] as ReadPersona).tells
  const told = asksForTold(when)
    ? tells.find(({ id }) => factIn(graph, id) !== undefined)
    : undefined
  const most = moves.toSorted((a, b) => b.text.length - a.text.length)[0]
  return told?.at ?? most?.at ?? tells[0]?.at ?? null
}

/** With their ends, their time, and whether what they are for was done. */
export function visitsOf(
  talk: Talk,
  graph: Graph,
  {
    entered,
    turns,
    seen,
  }: { entered: readonly Entered[]; turns: readonly ReadTurn[]; seen: Seen[] },
): StageVisit[] {
  const last = talk.turns.length - 1
  const { settled } = inStageFrom(seen)
  return entered.flatMap((one, n) => {
    const stage = graph.stages.find(({ id }) => id === one.id)
    if (stage === undefined || last < 0) return []
    const next = entered[n + 1]
    const until = next === undefined ? last : Math.max(one.fromTurn, next.fromTurn - 1)
    // What led on was said in it as well.
    const through = next === undefined ? last : Math.min(last, next.fromTurn + 1)
    const isPassed = next !== undefined && next.fromTurn === one.fromTurn
    const ms = isPassed ? 0 : startOf(talk, next?.fromTurn ?? null) - startOf(talk, one.fromTurn)
    // And so was the question that the persona answered as it was entered.
    const since = talk.turns[one.fromTurn]?.speaker === 'persona' ? one.fromTurn - 1 : one.fromTurn
    const during = {
      ...inStageFrom(seen.slice(Math.max(0, since), through + 1)),
      // A doubt comes up when it likes, and was met wherever it was met.
      settled,
    }
    return [
      {
        id: stage.id,
        name: stage.name,
        fromTurn: one.fromTurn,
        toTurn: until,
        ms: Math.max(0, ms),
        because: one.because ?? (n === 0 ? null : whole(talk, turns, one.fromTurn)),
        isCovered: isDone(stage, during, graph),
      },
    ]
  })
}

const whole = (talk: Talk, turns: readonly ReadTurn[], n: number): Evidence | null => {
  const turn = talk.turns[n]
  return turn === undefined || turns[n] === undefined ? null : wholeTurn(n, turn)
}

/** Of a turn; null is the end of the talk. */
function startOf({ turns }: Talk, n: number | null): number {
  const times =
    n === null
      ? turns.flatMap(({ startedAtMs, endedAtMs }) => [startedAtMs, endedAtMs])
      : [turns[n]?.startedAtMs ?? 0]
  return Math.max(0, ...times.filter((ms) => Number.isFinite(ms)).slice(-MOST_ENDS))
}

/** The talk is over when its last turns are: more are not looked at. */
const MOST_ENDS = 20

/** What one turn adds to what was seen in a stage. */
export type Seen = {
  moves: readonly string[]
  told: readonly string[]
  answers: number
  settled: number
  agreed: boolean
  words: number
}

const inStageFrom = (seen: readonly Seen[]): InStage => ({
  moves: new Set(seen.flatMap(({ moves }) => moves)),
  told: new Set(seen.flatMap(({ told }) => told)),
  answers: seen.reduce((sum, { answers }) => sum + answers, 0),
  settled: seen.reduce((sum, { settled }) => sum + settled, 0),
  agreed: seen.some(({ agreed }) => agreed),
  words: seen.reduce((sum, { words }) => sum + words, 0),
})
