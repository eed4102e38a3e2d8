import type { Graph } from '@colloquy/domain/graph/graph'
import type { SimulatedTalk } from '@colloquy/domain/graph/simulate/simulate'
import { mayTell } from '@colloquy/domain/persona/telling'

/** What must not happen in any talk, each in a few words. */
export function flawsOf(graph: Graph, talk: SimulatedTalk): string[] {
  const flaws: string[] = []
  const lines: string[] = []
  let known: string[] = []
  for (const [n, { answer }] of talk.turns.entries()) {
    const { state, text, reveals } = answer
    const found = (flaw: string) => flaws.push(`turn ${n + 1}: ${flaw}`)
    if (text === '' || /undefined|null|\{\w*\}/.test(text)) found(`a broken line: ${text}`)
    if (lines.slice(-REMEMBERED).includes(text)) found(`said before: ${text}`)
    for (const mood of [state.rapport, state.patience])
      if (!(mood >= 0 && mood <= 100)) found(`a mood of ${mood}`)
    if (!graph.stages.some(({ id }) => id === state.stage)) found(`in no stage: ${state.stage}`)
    if (new Set(state.told).size !== state.told.length) found('a fact told twice as new')
    if (state.ended !== null && n < talk.turns.length - 1) found('it went on after its end')
    const now = { graph, state: { ...state, told: [...known, ...reveals] } }
    for (const id of reveals) {
      const fact = graph.facts.find((one) => one.id === id)
      if (fact === undefined || !mayTell(now, fact)) found(`told too early: ${id}`)
    }
    lines.push(text)
    known = state.told
  }
  return flaws
}

/** Lines: so long nobody hears the same again. */
const REMEMBERED = 30
