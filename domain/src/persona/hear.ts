import type { Graph } from '../graph/graph.ts'
import { stemsOf } from '../language/stems.ts'
import { plain, wordsOf } from '../language/words.ts'
import { labelUtterance } from '../moves/label.ts'
import type { Labels } from '../moves/labels.ts'
import { questionsIn } from '../moves/questions.ts'
import { type Asked, whatIsAsked } from './asked.ts'
import { type Recalled, recall } from './recall.ts'
import { factIn, type State } from './state.ts'

/** What was said, as the persona takes it. */
export type Heard = {
  text: string
  words: string[]
  labels: Labels
  /** The last thing asked. */
  asked: Asked | null
  /** What the persona knows of it. */
  recalled: Recalled[]
  /** Whether what was given back is what the persona had said; null when nothing was. */
  isAccurate: boolean | null
  isRepeated: boolean
  /** What it is called by whoever reads why. */
  moves: string[]
}

export function hear(text: string, { state, graph }: { state: State; graph: Graph }): Heard {
  const previous = state.recent.at(-1)
  const labels = labelUtterance({ text, ...(previous === undefined ? {} : { previous }) })
  const last = questionsIn(text).at(-1)
  const asked =
    last === undefined || labels.question === 'none'
      ? null
      : withTopic(whatIsAsked(last), { state, graph })
  const recalled = asked === null ? [] : recall(asked, graph.facts)
  return {
    text,
    words: wordsOf(text),
    labels,
    asked,
    recalled,
    isAccurate:
      labels.reflection === 'none' && !labels.acts.includes('summary')
        ? null
        : agrees(text, { state, graph }),
    isRepeated:
      asked !== null && asked.stems.length > 0 && state.evaded.includes(asked.stems.join(' ')),
    moves: movesOf(labels, text),
  }
}

/** "How long does that take?" is about what was just talked about. */
function withTopic(asked: Asked, { state, graph }: { state: State; graph: Graph }): Asked {
  const follows = /\b(?:it|that|this|they|them|those|these|he|she|him|her|there)\b/i.test(
    asked.text,
  )
  if (!follows || asked.stems.length > 1) return asked
  const stems = state.topic.flatMap((id) => factIn(graph, id)?.stems ?? [])
  return {
    ...asked,
    stems:
      asked.stems.length === 0
        ? []
        : [...asked.stems, ...stems.filter((stem) => asked.stems.includes(stem))],
  }
}

/** A number beside a word that the persona had put another number to. */
function agrees(text: string, { state, graph }: { state: State; graph: Graph }): boolean {
  const told = state.told.flatMap((id) => factIn(graph, id) ?? [])
  const known = told.flatMap((fact) => amountsIn(fact.says))
  return amountsIn(text).every(({ amount, of }) => {
    const same = known.filter((other) => other.of === of)
    return same.length === 0 || same.some((other) => other.amount === amount)
  })
}

function amountsIn(text: string): { amount: string; of: string }[] {
  const words = wordsOf(text)
  return words.flatMap((word, n) => {
    const amount = NUMBERS[word] ?? (/^\p{N}+$/u.test(word) ? word : null)
    if (amount === null) return []
    const [of] = stemsOf(words.slice(n + 1, n + 4).join(' ')).filter(
      (stem) => NUMBERS[stem] === undefined,
    )
    return of === undefined ? [] : [{ amount, of }]
  })
}

const NUMBERS: Record<string, string> = Object.fromEntries(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty`
    .split(/\s+/)
    .map((word, n) => [word, `${n + 1}`]),
)

/** The names by which conditions of a graph ask for them. */
function movesOf({ question, spin, reflection, behaviour, acts }: Labels, text: string): string[] {
  return [
    ...(question === 'none' ? [] : [`${question}-question`]),
    ...(spin === 'none' ? [] : [`${spin.replace('_', '-')}-question`]),
    ...(reflection === 'none' ? [] : ['reflection', `${reflection}-reflection`]),
    ...(behaviour === 'input' ? ['input'] : []),
    ...acts.map((act) => act.replaceAll('_', '-')),
    ...(saysTimeIsUp(text) ? ['time-up'] : []),
  ]
}

/** "We are out of time", as somebody says it who ends a talk for it. */
const saysTimeIsUp = (text: string): boolean =>
  /\b(?:(?:we(?:'re| are)|i(?:'m| am)) (?:out of|over) time|(?:our|my|the) time(?:'s| is) (?:up|over)|time(?:'s| is) up|we(?:'ve| have) run out of time|i have to (?:run|stop here|leave it there)|that's all (?:the time|we have time for))\b/i.test(
    plain(text),
  )
