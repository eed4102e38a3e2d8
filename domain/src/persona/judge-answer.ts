import type { Graph } from '../graph/graph.ts'
import { stemsOf } from '../language/stems.ts'
import { askNext } from './ask-next.ts'
import { type Decision, phrase } from './decision.ts'
import type { Heard } from './hear.ts'
import type { State } from './state.ts'

type Given = { graph: Graph; state: State; heard: Heard; ask: { id: string; dug: number } }

/** How often it is asked for more before it is let be. */
const MOST_DIGS = 2

/** Whether an answer says what was asked: if not, it is asked for what is missing. */
export function judgeAnswer({ graph, state, heard, ask }: Given): Decision {
  const lacks = ask.dug >= MOST_DIGS ? null : whatIsLacking(heard, { graph, ask })
  if (lacks !== null)
    return {
      intent: `dig: ${lacks}`,
      parts: [phrase(`dig-${lacks}`)],
      open: { what: 'ask', id: ask.id, dug: ask.dug + 1 },
    }
  const answered = { ...state, answered: [...state.answered, ask.id] }
  if (graph.lead === 'persona')
    return { ...askNext({ graph, state: answered, heard }, [phrase('noted')]), answers: ask.id }
  return {
    intent: 'take the answer',
    parts: [phrase('noted-turn')],
    open: { what: 'nothing' },
    answers: ask.id,
  }
}

function whatIsLacking(
  heard: Heard,
  { graph, ask }: { graph: Graph; ask: { id: string } },
): string | null {
  const { words } = heard
  if (words.length < 8) return 'more'
  const wanted = graph.asks.find(({ id }) => id === ask.id)
  const says = new Set(stemsOf(heard.text))
  const isAbout =
    wanted === undefined ||
    wanted.stems.length === 0 ||
    wanted.stems.some((stem) => says.has(stem)) ||
    words.length > 25
  if (!isAbout) return 'subject'
  if (graph.useCase !== 'interviews' || graph.lead === 'learner') return null
  const count = (...of: string[]) => words.filter((word) => of.includes(word)).length
  if (count('we', 'our', 'us', "we're", "we've") > 2 && count('i', "i'd", "i've", 'my', "i'm") < 2)
    return 'own-part'
  if (words.length < 25) return 'example'
  if (
    !/\b(?:result|ended|so that|because of|after that|since then|led to|managed|improved|reduced|fell|rose|from \w+ to|per ?cent|\d|in the end|eventually)\b/i.test(
      heard.text,
    )
  )
    return 'result'
  return null
}
