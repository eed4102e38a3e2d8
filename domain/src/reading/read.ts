import { compile } from '../graph/compile.ts'
import type { Graph } from '../graph/graph.ts'
import { plain, wordsOf } from '../language/words.ts'
import { movesOf } from '../persona/hear.ts'
import { factIn } from '../persona/state.ts'
import { addLine, type Heardlines, isEcho, isReadFrom, newHeardlines, speaksAs } from './echo.ts'
import { countWords, evidenceAt, sentenceSpans, type Span } from './evidence.ts'
import {
  factsNamedIn,
  factsToldIn,
  type Known,
  knownFacts,
  type Term,
  termsOf,
  type Told,
  toldAt,
} from './facts-told.ts'
import { fillersIn, hedgesIn, withoutSounds } from './fillers.ts'
import {
  afterPersona,
  afterTrainee,
  endOf,
  type Fold,
  hearIn,
  inStage,
  isOffered,
  type KnownAsk,
  knownAsks,
  ledTo,
  newFold,
  stemsToldIn,
} from './fold.ts'
import { foreignIn } from './foreign.ts'
import { movesOfForeign, movesOfTurn } from './moves-of-turn.ts'
import { type Entered, enteredBy, type Exchange, type Seen, visitsOf } from './path.ts'
import { affirms, asksIn, doubtsIn, type KnownDoubt, knownDoubts } from './persona-says.ts'
import type { ReadMove, ReadPersona, Reading, ReadTrainee, ReadTurn } from './reading.ts'
import type { Talk, TalkTurn } from './talk.ts'
import { topicsIn } from './topics.ts'

/**
 * Everything that a grade stands on, from the words and times of a talk alone. `unspoken` is what nobody says
 * of their own, as the text of a rubric: who reads it aloud has said nothing.
 */
export function read(talk: Talk, unspoken: readonly string[] = []): Reading {
  const { persona, graph: own } = talk.roleplay
  const graph = compile({
    persona,
    scenario: talk.useCase,
    ...(own === null ? {} : { graph: own }),
  })
  const reader = newReader(graph, unspoken)
  talk.turns.forEach((turn, n) => {
    if (turn.speaker === 'trainee') reader.hearTrainee(turn, n)
    else reader.hearPersona(turn, n)
  })
  const { turns, seen, entered, fold } = reader.end()
  return {
    talk,
    graph,
    turns,
    path: visitsOf(talk, graph, { entered, turns, seen }),
    topics: topicsIn(talk, graph, { turns, known: reader.facts }),
    objections: fold.doubts.map(({ objection: _, turnsSince: __, ...doubt }) => doubt),
    outcome: endOf(graph, fold),
  }
}

/** Reads on, turn by turn: what was said before is kept short, so that long talks cost what they last. */
function newReader(graph: Graph, unspoken: readonly string[]) {
  const facts: Known[] = knownFacts(graph)
  const doubts: KnownDoubt[] = knownDoubts(graph)
  const asks: KnownAsk[] = knownAsks(graph)
  const personaLines: Heardlines = newHeardlines(
    graph.facts.flatMap(({ says, otherWays = [] }) => [says, ...otherWays]),
  )
  // What was done is asked, and not what the persona would remember at it: that costs most of the time.
  const ofMoves = { ...graph, facts: [] }
  const unspokenLines = newHeardlines(unspoken)
  const isPersona = speaksAs(graph.persona.name)
  const saidBefore = new Set<string>()
  const turns: ReadTurn[] = []
  const seen: Seen[] = []
  const entered: Entered[] = graph.stages
    .slice(0, 1)
    .map(({ id }) => ({ id, fromTurn: 0, because: null }))
  let fold: Fold = newFold(graph)
  /** What the learner said, until something is said back to it. */
  let open: Pick<Exchange, 'trainee' | 'before'> | null = null
  let question: Term[] = []
  /** Facts that the learner has just put into words. */
  let named: string[] = []

  function moveOn(persona: number | null) {
    const exchange = {
      trainee: open?.trainee ?? null,
      persona,
      before: open?.before ?? fold.state,
      after: fold.state,
    }
    const { state, entered: more } = enteredBy(graph, exchange, turns)
    entered.push(...more)
    fold = { ...fold, state }
    open = null
    const led = persona === null ? null : ledTo(graph, fold)
    if (led === null || persona === null) return
    entered.push({ id: led, fromTurn: persona, because: null })
    fold = { ...fold, state: inStage(fold.state, led) }
  }

  function hearTrainee(turn: TalkTurn, n: number) {
    if (open !== null) moveOn(null)
    const before = fold
    const heard = hearIn(ofMoves, fold, turn.text)
    // An order, an echo or a list stays one, whatever sounds are made between its words.
    const said = withoutSounds(turn.text)
    const foreign = foreignIn(said, {
      acts: heard.labels.acts,
      isEcho: isPersona(said) || isEcho(said, personaLines),
      isReadAloud: isReadFrom(said, unspokenLines),
    })
    const moves =
      foreign === null
        ? movesOfTurn(turn.text, {
            turn: n,
            previous: fold.state.recent.at(-1),
            whole: heard.labels,
            told: fold.state.told.length === 0 ? NOTHING_TOLD : stemsToldIn(fold.state),
          })
        : movesOfForeign(n, turn.text, heard.labels)
    const own: ReadTrainee = {
      speaker: 'trainee',
      words: countWords(turn.text),
      moves: moves.map((move) => withRepeats(move, saidBefore)),
      fillers: fillersIn(turn.text).map((span) => evidenceAt(n, turn.text, span)),
      hedges: hedgesIn(turn.text).map((span) => evidenceAt(n, turn.text, span)),
      isSure: turn.typed || turn.confidence === null || !(turn.confidence < SURE_FROM),
      foreign,
    }
    turns.push(own)
    fold = afterTrainee(graph, fold, { heard, read: own })
    question =
      foreign === null
        ? own.moves.filter((move) => move.question !== 'none').flatMap((move) => termsOf(move.text))
        : []
    named =
      foreign === null
        ? own.moves.flatMap((move) => (givesOrAsks(move) ? factsNamedIn(move.text, facts) : []))
        : []
    open = { trainee: n, before: fold.state }
    seen.push({
      ...NOTHING_SEEN,
      moves:
        fold.state.now.length > 0
          ? fold.state.now
          : own.moves.flatMap((move) => movesOf(move, move.text)),
      answers: fold.state.answered.length - before.state.answered.length,
      settled: settledIn(fold) - settledIn(before),
      words: foreign === null ? own.words : 0,
    })
  }

  /** By its words, unless whoever said it knew: then its words only show what is told once more. */
  function toldBy({ text, tells }: TalkTurn): Told[] {
    const read = factsToldIn(text, facts, question)
    if (tells === undefined || !/\S/.test(text)) return read
    const isNew = new Set(tells)
    return [
      ...read.filter(({ id }) => isNew.has(id) || fold.state.told.includes(id)),
      ...facts
        .filter(({ id }) => isNew.has(id) && !read.some((one) => one.id === id))
        .map((fact) => toldAt(text, fact)),
    ]
  }

  function hearPersona(turn: TalkTurn, n: number) {
    const before = fold
    const said = toldBy(turn)
    const [first] = turn.tells === undefined && affirms(turn.text) ? sentenceSpans(turn.text) : []
    const told = [
      ...said,
      ...(first === undefined ? [] : [...new Set(named)])
        .filter((id) => !said.some((one) => one.id === id))
        .map((id) => ({ id, span: first as Span })),
    ]
    const raises = doubtsIn(turn.text, {
      known: doubts,
      isOffered: isOffered(fold),
      told: said.map(({ span }) => span),
    })
    const at = ({ id, span }: { id: string; span: Span }) => ({
      id,
      at: evidenceAt(n, turn.text, span),
    })
    const own: ReadPersona = {
      speaker: 'persona',
      words: countWords(turn.text),
      tells: told.map(at),
      raises: raises.map(at),
      asks: asksIn(turn.text),
    }
    turns.push(own)
    addLine(personaLines, turn.text)
    fold = afterPersona(graph, fold, { text: turn.text, read: own, asks })
    seen.push({
      ...NOTHING_SEEN,
      told: own.tells.flatMap(({ id }) => factIn(graph, id)?.about ?? []),
      agreed: fold.state.agreed && !before.state.agreed,
    })
    if (open !== null) moveOn(n)
    question = []
    named = []
  }

  function end() {
    if (open !== null) moveOn(null)
    return { turns, seen, entered, fold }
  }

  return { facts, hearTrainee, hearPersona, end }
}

/** Before anything was told, the same words are no more than the same words. */
const NOTHING_TOLD: ReadonlySet<string> = new Set()

const givesOrAsks = ({ question, reflection, acts }: ReadMove): boolean =>
  question !== 'none' || reflection !== 'none' || acts.includes('summary')

const NOTHING_SEEN: Seen = { moves: [], told: [], answers: 0, settled: 0, agreed: false, words: 0 }

const settledIn = ({ doubts }: Fold): number => doubts.filter(({ isSettled }) => isSettled).length

/** Of our own recogniser 86 words of a hundred were right at 0.6, and 60 at 0.5. */
const SURE_FROM = 0.6

/** What is said a second time, word for word, is known as that. "And then?" may be asked as often as one likes. */
function withRepeats(move: ReadMove, saidBefore: Set<string>): ReadMove {
  const words = wordsOf(plain(move.text))
  if (words.length < LONG_ENOUGH) return move
  const said = words.join(' ')
  const isRepeated = saidBefore.has(said)
  saidBefore.add(said)
  return isRepeated ? { ...move, isRepeated } : move
}

/** In words. */
const LONG_ENOUGH = 4
