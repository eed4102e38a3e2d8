import {
  type Confusion,
  f1Of,
  kappaOf,
  macroF1Of,
  oneAgainstRest,
  precisionOf,
  recallOf,
} from '@colloquy/domain/moves/learning/agreement'
import type { Tested } from '@colloquy/domain/moves/learning/cross-validate'
import { ACTS } from '@colloquy/domain/moves/labels'
import {
  ACT_SCORES,
  confusionIn,
  confusionOfAct,
  type LabelName,
  SCORES,
  WAYS_IN_ORDER,
} from './scores.ts'

type Detail = (line: string) => void

/** For each label what was meant (down), what was found (across), and how well each is told. */
export function printTables(
  tested: readonly Tested[],
  { title, detail }: { title: string; detail: Detail },
): void {
  detail(`${title} · ${THREE_WAYS}`)
  for (const label of NAMES) {
    const confusions = WAYS_IN_ORDER.map((way) => confusionIn(tested, { way, label }))
    const names = confusions[0]?.labels ?? []
    detail('')
    detail(`${label.padEnd(NAME)}${counts(names)}${cells(['F1', 'κ'])}`)
    names.forEach((name, n) => {
      const found = counts(names.map((_, m) => countsAt(confusions, n, m)))
      detail(`${name.padEnd(NAME)}${found}${cells(f1AndKappa(confusions, name))}`)
    })
    const inAll = [figures(confusions.map(macroF1Of)), figures(confusions.map(kappaOf))]
    detail(`${'all'.padEnd(NAME)}${counts(names.map(() => ''))}${cells(inAll)}`)
  }
  printActs(tested, detail)
}

export const THREE_WAYS = 'as written / without marks / heard badly'

const NAMES: readonly LabelName[] = ['question', 'spin', 'reflection', 'behaviour']

function printActs(tested: readonly Tested[], detail: Detail): void {
  detail('')
  detail(`${'act'.padEnd(NAME)}${'lines'.padStart(6)}${cells(['precision', 'recall', 'F1', 'κ'])}`)
  for (const act of ACTS) {
    const confusions = WAYS_IN_ORDER.map((way) => confusionOfAct(tested, { way, act }))
    const lines = String(tested.filter(({ meant }) => meant.acts.includes(act)).length).padStart(6)
    const how = [
      figures(confusions.map((confusion) => precisionOf(confusion, act))),
      figures(confusions.map((confusion) => recallOf(confusion, act))),
      ...f1AndKappa(confusions, act),
    ]
    detail(`${act.padEnd(NAME)}${lines}${cells(how)}`)
  }
  detail('')
}

const f1AndKappa = (confusions: readonly Confusion[], name: string): string[] => [
  figures(confusions.map((confusion) => f1Of(confusion, name))),
  figures(confusions.map((confusion) => kappaOf(oneAgainstRest(confusion, name)))),
]

/** What never happened is only a dot, so that what did is seen. */
function countsAt(confusions: readonly Confusion[], row: number, column: number): string {
  const all = confusions.map((confusion) => confusion.counts[row]?.[column] ?? 0)
  return all.every((count) => count === 0) ? '·' : all.join('/')
}

/** Every score of some lines beside those of others. */
export function printScores(
  columns: Readonly<Record<string, readonly Tested[]>>,
  detail: Detail,
): void {
  detail(wideRow('', Object.keys(columns)))
  for (const { what, of } of [...SCORES, ...ACT_SCORES]) {
    const scores = Object.values(columns).map((tested) =>
      figures(WAYS_IN_ORDER.map((way) => of(tested, way))),
    )
    detail(wideRow(what, scores))
  }
}

export const wideRow = (name: string, all: readonly string[]): string =>
  `${name.padEnd(31)}${cells(all)}`

export const figures = (all: readonly number[]): string =>
  all.map((one) => (Number.isNaN(one) ? '–' : one.toFixed(2))).join('/')

const counts = (all: readonly string[]): string => all.map((one) => one.padStart(13)).join('')
const cells = (all: readonly string[]): string => all.map((one) => one.padStart(17)).join('')
const NAME = 18
