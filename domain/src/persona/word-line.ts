import type { Graph } from '../graph/graph.ts'
import { asSentence, inMidSentence } from '../language/words.ts'
import { chooser } from './choose.ts'
import { phrasesFor } from './phrases.ts'
import { factIn, type Part, type State } from './state.ts'

/** What is said of a plan, in the persona's words: the same for the same seed, and never twice in a while. */
export function wordLine(
  parts: Part[],
  given: { graph: Graph; state: State; seed: number },
): string {
  const { state } = given
  const choose = chooser(`${given.seed}/${state.turns}`)
  const recent = new Set(state.recent)
  let line = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    line = joined(parts.map((part) => wordsFor(part, { ...given, choose })))
    if (line !== '' && !recent.has(line)) return line
  }
  // All has been said in every way there is.
  const more = [
    ...phrasesFor(given.graph.useCase, 'as-i-said').map((lead) => joined([lead, line])),
    ...['go-on', 'your-turn', 'welcome'].flatMap((of) =>
      phrasesFor(given.graph.useCase, of).map((tail) => joined([line, tail])),
    ),
  ]
  return more.find((other) => !recent.has(other)) ?? `${line} Really.`
}

const ATTEMPTS = 12

type Choose = <T>(from: readonly T[]) => T | undefined

function wordsFor(
  part: Part,
  { graph, state, choose }: { graph: Graph; state: State; choose: Choose },
): string {
  switch (part.say) {
    case 'phrase': {
      const all = graph.phrases[part.of] ?? phrasesFor(graph.useCase, part.of)
      const fresh = all.filter(
        (words) => words === '' || !state.recent.slice(-6).some((line) => line.includes(words)),
      )
      const chosen = choose(fresh.length === 0 ? all : fresh) ?? ''
      return chosen.replaceAll(/\{(\w+)\}/g, (_, slot: string) => part.with?.[slot] ?? '')
    }
    case 'fact':
      return factIn(graph, part.id)?.says ?? ''
    case 'objection':
      return choose(objectionLines(graph, part)) ?? ''
    case 'ask':
      return choose(graph.asks.find(({ id }) => id === part.id)?.says ?? []) ?? ''
  }
}

const objectionLines = (
  graph: Graph,
  { id, as }: { id: string; as: 'raised' | 'explained' },
): string[] => {
  const objection = graph.objections.find((one) => one.id === id)
  return (as === 'raised' ? objection?.says : objection?.explains) ?? []
}

/** A phrase that ends with a comma or a colon leads into what follows. */
function joined(pieces: string[]): string {
  return pieces
    .filter((piece) => piece !== '')
    .reduce((line, piece) => {
      if (line === '') return piece
      return /[,:]$|\bthat$/.test(line)
        ? `${line} ${inMidSentence(piece)}`
        : `${asSentence(line)} ${piece}`
    }, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
