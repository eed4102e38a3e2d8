import type { WrittenAnswer } from '@colloquy/domain/graph/plan'

/** An answer as it is being written: each of its texts holds one way a line. */
export type AnswerValues = {
  /** Tells it from the others on the screen. */
  key: string
  asked: string
  says: string
  more: string
}

type Stored = Record<string, unknown>

/** What a roleplay brings, taken apart: what is written here, and all the rest, which is only kept. */
export function storedGraph(graph: Stored | undefined): {
  graph: Stored | null
  answers: AnswerValues[]
} {
  if (graph?.['answers'] === undefined) return { graph: graph ?? null, answers: [] }
  const { answers: all, ...others } = graph
  // What tells a fact was not written here, and stays as it is.
  const told = (all as WrittenAnswer[]).filter(({ tells }) => tells !== undefined)
  const written = (all as WrittenAnswer[]).filter(({ tells }) => tells === undefined)
  const rest = told.length === 0 ? others : { ...others, answers: told }
  return {
    graph: Object.keys(rest).length === 0 ? null : rest,
    answers: written.map(({ asked, says = [], more = [] }, n) => ({
      key: `stored ${n}`,
      asked: inLines(asked),
      says: inLines(says),
      more: inLines(more),
    })),
  }
}

/** Put together again. An answer without a word in it is left out; with nothing else there is no graph. */
export function sentGraph(graph: Stored | null, values: readonly AnswerValues[]): Stored | null {
  const told = (graph?.['answers'] ?? []) as WrittenAnswer[]
  const answers = [...values.filter((one) => !isBlank(one)).map(answerOf), ...told]
  return answers.length === 0 ? graph : { ...graph, answers }
}

export function answerOf({ asked, says, more }: AnswerValues): WrittenAnswer {
  const ways = { asked: waysIn(asked), says: waysIn(says), more: waysIn(more) }
  return ways.more.length === 0 ? { asked: ways.asked, says: ways.says } : ways
}

export const isBlank = ({ asked, says, more }: AnswerValues): boolean =>
  [asked, says, more].every((text) => waysIn(text).length === 0)

export const waysIn = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((way) => way.trim())
    .filter((way) => way !== '')

/** One that was stored may have a line break in it, and stays one way. */
const inLines = (ways: readonly string[]): string =>
  ways.map((way) => way.replaceAll(/\s*[\r\n]+\s*/g, ' ')).join('\n')

/** One more than the highest of those that were added before, so that none comes twice. */
export function newAnswer(others: readonly AnswerValues[], asked = ''): AnswerValues {
  const numbers = others.map(({ key }) => Number(/^new (\d+)$/.exec(key)?.[1] ?? 0))
  return { key: `new ${Math.max(0, ...numbers) + 1}`, asked, says: '', more: '' }
}
