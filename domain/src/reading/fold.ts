import type { Graph, Outcome } from '../graph/graph.ts'
import { stemsOf } from '../language/stems.ts'
import { plain, wordsOf } from '../language/words.ts'
import { talksToMachine } from '../moves/talks-to-machine.ts'
import { type Heard, hear, movesOf } from '../persona/hear.ts'
import { noteWhatWasTold } from '../persona/leading/told-unasked.ts'
import { verdictOn } from '../persona/leading/judge-answer.ts'
import { weigh } from '../persona/mood.ts'
import { waysOf } from '../persona/phrases/phrases.ts'
import { newState, type State } from '../persona/state.ts'
import { REMEMBERED_LINES, remember } from '../persona/step.ts'
import { metBy, type OpenDoubt, raised } from './doubts-met.ts'
import { fitOf, type Term, termsOf } from './facts-told.ts'
import { inOrdinaryWords } from './ordinary-words.ts'
import { outcomeOf } from './outcome.ts'
import { accepts, declines, warnsIn } from './persona-says.ts'
import type { ReadPersona, ReadTrainee } from './reading.ts'

/**
 * Where a talk stands, folded from what was read in it: the same state that the engine keeps, whoever played
 * the persona.
 */
export type Fold = {
  state: State
  doubts: OpenDoubt[]
  /** After how many turns of the learner anything was proposed last. */
  offeredAt: number | null
  /** The persona has said no, and not yes since. */
  isDeclined: boolean
  /** What was said back to the learner's last words. */
  lastLine: string
}

export const newFold = (graph: Graph): Fold => ({
  state: { ...newState(graph), stage: graph.stages[0]?.id ?? '' },
  doubts: [],
  offeredAt: null,
  isDeclined: false,
  lastLine: '',
})

/** What the learner said, as the persona would take it. */
export const hearIn = (graph: Graph, { state }: Fold, text: string): Heard => {
  const ordinary = talksToMachine(text) ? inOrdinaryWords(text) : text
  return hear(talksToMachine(ordinary) ? text : ordinary, { state, graph })
}

export function afterTrainee(
  graph: Graph,
  { state: before, doubts, offeredAt, isDeclined }: Fold,
  { heard: plainly, read }: { heard: Heard; read: ReadTrainee },
): Fold {
  const isOwn = read.foreign === null
  const names = read.moves.flatMap((move) => movesOf(move, move.text))
  const moves = isOwn ? [...new Set([...plainly.moves, ...names])] : [...new Set(names)]
  const heard = { ...plainly, moves }
  const weighed = weigh(heard, { state: before, graph })
  const fairly = (was: number, is: number) => {
    // What is not theirs earns nothing; what was badly heard costs nothing.
    const most = isOwn ? is : Math.min(was, is)
    return read.isSure ? most : Math.max(was, most)
  }
  const mood = {
    rapport: fairly(before.rapport, weighed.rapport),
    patience: fairly(before.patience, weighed.patience),
    because: weighed.because,
  }
  const after = remember(before, heard, mood)
  const noted = isOwn ? noteWhatWasTold(graph, after, heard) : after
  const answered = isOwn ? answeredBy(graph, before, heard) : null
  const met = isOwn ? metBy(doubts, { heard, moves: read.moves, graph }) : doubts
  const settled = Object.fromEntries(
    met.flatMap(({ id, isSettled }) => (isSettled ? [[id, 'settled' as const]] : [])),
  )
  return {
    doubts: met,
    offeredAt: moves.some((move) => move === 'proposal' || move === 'next-step')
      ? after.turns
      : offeredAt,
    isDeclined,
    lastLine: '',
    state: {
      ...noted,
      objections: { ...noted.objections, ...settled },
      answered: answered === null ? noted.answered : [...new Set([...noted.answered, answered])],
    },
  }
}

export function afterPersona(
  graph: Graph,
  fold: Fold,
  { text, read, asks }: { text: string; read: ReadPersona; asks: readonly KnownAsk[] },
): Fold {
  const { state } = fold
  const told = [...new Set([...state.told, ...read.tells.map(({ id }) => id)])]
  const doubts = read.raises.reduce((all, one) => raised(graph, all, one), fold.doubts)
  const open = doubts.findLast(({ isSettled }) => !isSettled)
  const ask = read.asks ? askIn(text, asks, state) : null
  const now = (move: string) => state.now.includes(move)
  const isAnswer = now('proposal') || now('next-step') || state.open.what === 'next-step'
  const agrees =
    graph.agreement !== null &&
    isAnswer &&
    read.raises.length === 0 &&
    (accepts(text, now('next-step') ? 'next-step' : 'offer') || saysYes(graph, text))
  const refuses = isAnswer && !agrees && declines(text)
  return {
    ...fold,
    doubts,
    isDeclined: agrees ? false : fold.isDeclined || (isOffered(fold) && declines(text)),
    lastLine: `${fold.lastLine} ${text}`.trim(),
    state: {
      ...state,
      told,
      topic: read.tells.length > 0 ? read.tells.map(({ id }) => id) : state.topic,
      objections: {
        ...state.objections,
        ...Object.fromEntries(
          doubts.map(({ id, isSettled }) => [id, isSettled ? 'settled' : 'raised'] as const),
        ),
      },
      asked: ask === null ? state.asked : [...new Set([...state.asked, ask])],
      open:
        open !== undefined && open.turnsSince < 3
          ? { what: 'objection', id: open.id, met: open.met.map(({ how }) => how) }
          : read.asks
            ? { what: 'ask', id: ask ?? '', dug: 0 }
            : isAnswer && !agrees
              ? { what: 'next-step' }
              : { what: 'nothing' },
      recent: [...state.recent, text].slice(-REMEMBERED_LINES),
      last: read.tells.map(({ id }) => ({ say: 'fact', id, as: 'new' })),
      agreed: state.agreed || agrees,
      refusals: state.refusals + (refuses ? 1 : 0),
      warned: state.warned || warnsIn(text),
    },
  }
}

/** In the words that the graph has for it. */
const saysYes = (graph: Graph, text: string): boolean =>
  ['agree', 'time-suits', 'request-granted'].some((of) =>
    Object.values(waysOf(graph, of))
      .flat()
      .some((way) => text.includes(way)),
  )

/** Lately enough that what the persona says may be about it. */
export const isOffered = ({ state, offeredAt }: Fold): boolean =>
  offeredAt !== null && state.turns - offeredAt < LATELY

/** Into another stage: with what was done there still to come. */
export const inStage = (state: State, stage: string): State => ({
  ...state,
  stage,
  stageTurns: 0,
  stageMoves: {},
})

export const endOf = (graph: Graph, { state, lastLine, isDeclined }: Fold): Outcome | null =>
  outcomeOf({ graph, state, lastLine, isDeclined })

export type KnownAsk = { id: string; ways: { words: string; terms: Term[] }[] }

export const knownAsks = ({ asks }: Pick<Graph, 'asks'>): KnownAsk[] =>
  asks.map(({ id, says }) => ({
    id,
    ways: says.map((way) => ({ words: spaced(way), terms: termsOf(way) })),
  }))

const spaced = (text: string): string => wordsOf(plain(text)).join(' ')

/** Which of the questions of the graph this is, in whatever words; or of its kind, that of one not answered yet. */
function askIn(text: string, asks: readonly KnownAsk[], { answered }: State): string | null {
  const said = spaced(text)
  const terms = termsOf(text)
  const scored = asks.map(({ id, ways }) => ({
    id,
    fit: Math.max(
      0,
      ...ways.map((way) => {
        if (said.includes(way.words)) return 1
        const { share, matches } = fitOf(terms, way.terms)
        return matches >= 2 ? share : 0
      }),
    ),
  }))
  const best = scored.reduce((most, one) => (one.fit > most.fit ? one : most), { id: '', fit: 0 })
  if (best.fit >= SAME_QUESTION) return best.id
  const kind = KINDS.find((one) => one.test(plain(text)))
  if (kind === undefined) return null
  const alike = asks.filter(({ ways }) => ways.some(({ words }) => kind.test(words)))
  return (alike.find(({ id }) => !answered.includes(id)) ?? alike[0])?.id ?? null
}

/** What interviewers and audiences ask for, in their many words. */
const KINDS: RegExp[] = [
  /\b(?:about yourself|walk me through (?:your|how you got)|your (?:background|cv|resume|career)|who are you|start with you)\b/i,
  /\b(?:weakness\w*|not (?:so )?good at|work on|improve (?:on|about yourself)|find hard)\b/i,
  /\b(?:proud\w*|achiev\w*|accomplish\w*|biggest success)\b/i,
  /\b(?:(?:about|of|when) a (?:time|situation)|an example|went wrong|difficult (?:situation|customer|conversation)|the (?:worst|hardest|toughest) \w+|a (?:mistake|conflict|failure)|have you had to)\b/i,
  /\b(?:why (?:do|did|would|should|are) (?:you|we)|why (?:here|us|this)|what (?:made|makes|drew|attracted|interests) you|where do you see yourself|(?:five|three|two) years)\b/i,
]

const SAME_QUESTION = 0.6

/** Which question of the graph was answered by this. */
function answeredBy(graph: Graph, state: State, { text, words }: Heard): string | null {
  const { open } = state
  if (open.what !== 'ask') return null
  const ask = graph.asks.find(({ id }) => id === open.id)
  if (words.length < AN_ANSWER || verdictOn(text, ask) !== 'answer') return null
  return ask?.id ?? null
}

/** In words. */
const AN_ANSWER = 4

/**
 * Where whoever leads by asking has come to: their question shows it, whatever their graph was waiting for.
 * Nobody is led back, nor on before they have said anything.
 */
export function ledTo(graph: Graph, { state, lastLine }: Fold): string | null {
  if (graph.lead !== 'persona' || state.turns === 0 || state.open.what !== 'ask') return null
  const { id } = state.open
  const here = graph.stages.findIndex((stage) => stage.id === state.stage)
  const to =
    graph.useCase === 'interviews' && INVITES_QUESTIONS.test(plain(lastLine))
      ? graph.stages.find(({ name }) => /\bquestions?\b/i.test(name))?.id
      : graph.asks.find((ask) => ask.id === id)?.in
  return to !== undefined && graph.stages.findIndex((stage) => stage.id === to) > here ? to : null
}

const INVITES_QUESTIONS =
  /\b(?:(?:any|what|which|do you have|have you got)\b.{0,20}\bquestions?\b|(?:want|like) to (?:ask|know)\b|anything (?:you(?:'d| would) like to|you want to|to) ask)/i

/** Of what the persona said lately. */
export const stemsToldIn = ({ recent }: State): ReadonlySet<string> =>
  new Set(recent.slice(-LATELY).flatMap((line) => stemsOf(line)))

const LATELY = 4
