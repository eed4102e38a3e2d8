import type { FactSubject } from '../persona/facts/facts.ts'
import { factIn, type State } from '../persona/state.ts'
import { doubtsNeeded, holds } from './conditions.ts'
import type { Condition, Graph } from './graph.ts'
import { moveInWords } from './move-names.ts'

type Given = { graph: Graph; state: State }

/**
 * How it stands with it, for people: of what holds what has come to be, and of what does not what is missing. Nothing
 * is in it of what was not told.
 */
export function inWords(condition: Condition, given: Given): string {
  if ('not' in condition) return inWords(condition.not, given)
  const isSo = holds(condition, given)
  if ('all' in condition || 'any' in condition) {
    const all = 'all' in condition ? condition.all : condition.any
    const like = all.filter((one) => holds(one, given) === isSo)
    const told = 'any' in condition && isSo ? like.slice(0, 1) : like
    return and(told.map((one) => inWords(one, given)).filter((words) => words !== ''))
  }
  return isSo ? whatIsSo(condition, given) : whatIsMissing(condition, given)
}

/** "Hot, cold and wet". */
export const and = (parts: readonly string[]): string => joined(parts, 'and')

const joined = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`

type Plain = Exclude<Condition, { all: unknown } | { any: unknown } | { not: unknown }>

function whatIsSo(condition: Plain, { graph, state }: Given): string {
  if ('moves' in condition) {
    const counts = condition.here === true ? state.stageMoves : state.moves
    const done = condition.moves.filter((move) => (counts[move] ?? 0) > 0)
    return `it has heard ${movesIn(done, 'and')}${timesOf(condition)}`
  }
  if ('now' in condition)
    return `it has just heard ${movesIn(
      condition.now.filter((move) => state.now.includes(move)),
      'and',
    )}`
  if ('told' in condition) {
    const isKnown = graph.facts.some(({ about }) => isOf(condition.told, about))
    return isKnown
      ? `it has told ${condition.atLeast > 1 ? 'enough' : 'something'} of ${SUBJECTS[condition.told]}`
      : `nothing is written of ${SUBJECTS[condition.told]}`
  }
  if ('knows' in condition)
    return `it has told “${fewWords(factIn(graph, condition.knows)?.says ?? '')}”`
  if ('in' in condition) return `the talk is at “${stageIn(graph, condition.in)}”`
  if ('objections' in condition) {
    if (condition.atLeast === 'needed' && doubtsNeeded(graph) === 0)
      return 'it has no doubt that must be met'
    return condition.objections === 'settled' ? 'its doubts were met' : 'it has said its doubts'
  }
  if ('answers' in condition)
    return condition.answers === 'all'
      ? 'its questions were answered'
      : 'enough of its questions were answered'
  if ('rapport' in condition)
    return `trust is at ${state.rapport} and that takes ${condition.rapport}`
  if ('patienceAtMost' in condition) return `patience is down to ${state.patience}`
  if ('turns' in condition)
    return condition.here === true
      ? `they have spoken ${times(state.stageTurns)} at this stage`
      : `they have spoken ${times(state.turns)}`
  if ('silences' in condition) return `nobody spoke ${times(state.silences)} running`
  if ('refusals' in condition) return `it has said no ${times(state.refusals)}`
  return 'warned' in condition ? 'it had warned them' : 'it has agreed'
}

function whatIsMissing(condition: Plain, { graph, state }: Given): string {
  if ('moves' in condition)
    return `it has not heard ${movesIn(condition.moves, 'or')}${timesOf(condition)}`
  if ('now' in condition) return `it has not just heard ${movesIn(condition.now, 'or')}`
  if ('told' in condition) return `it has not told enough of ${SUBJECTS[condition.told]}`
  if ('knows' in condition) return 'something else has to be told before'
  if ('in' in condition) return `the talk is not at “${stageIn(graph, condition.in)}”`
  if ('objections' in condition)
    return condition.objections === 'settled'
      ? 'its doubts were not all met'
      : 'it has not said its doubts'
  if ('answers' in condition) return 'too few of its questions were answered'
  if ('rapport' in condition) return moreTrust(state.rapport, condition.rapport)
  if ('patienceAtMost' in condition) return `patience is still at ${state.patience}`
  if ('turns' in condition) return `they have spoken less than ${times(condition.turns)}`
  if ('silences' in condition) return `it was not silent ${times(condition.silences)} running`
  if ('refusals' in condition) return `it has not said no ${times(condition.refusals)}`
  return 'warned' in condition ? 'it has not warned them' : 'it has not agreed'
}

export const moreTrust = (has: number, needs: number): string =>
  `it takes more trust (${has} of ${needs})`

const FEW_WORDS = 8
/** Nobody has to use spaces. */
const FEW_CHARACTERS = 80

/** As many as tell which one it is. */
export function fewWords(text: string): string {
  const words = text.trim().split(/\s+/)
  const few = words.slice(0, FEW_WORDS).join(' ').slice(0, FEW_CHARACTERS)
  const isAll = words.length <= FEW_WORDS && few.length < FEW_CHARACTERS
  return isAll ? few.replace(/\.$/, '') : `${few.replace(/[,;:.]$/, '')}…`
}

const movesIn = (moves: readonly string[], word: string): string =>
  joined([...new Set(moves.map(moveInWords))], word)

const timesOf = ({ atLeast }: { atLeast: number }): string =>
  atLeast > 1 ? ` ${times(atLeast)}` : ''

const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`

const isOf = (told: FactSubject | 'anything', about: FactSubject): boolean =>
  told === 'anything' || told === about

const SUBJECTS: Record<FactSubject | 'anything', string> = {
  situation: 'how things are',
  background: 'itself',
  pain: 'what troubles it',
  goal: 'what it wants',
  anything: 'what it knows',
}

const stageIn = (graph: Graph, id: string): string =>
  graph.stages.find((stage) => stage.id === id)?.name ?? id
