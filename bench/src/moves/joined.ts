import { stemsOf } from '@colloquy/domain/language/stems'
import type { Labels } from '@colloquy/domain/moves/labels'
import { labelUtterance } from '@colloquy/domain/moves/label-utterance'
import { type Tested, testedBy } from '@colloquy/domain/moves/learning/cross-validate'
import { WAYS, type Way } from '@colloquy/domain/moves/learning/examples'
import { type Move, movesIn } from '@colloquy/domain/moves/moves-in'
import { movesOfTurn } from '@colloquy/domain/reading/moves-of-turn'
import type { Labelled } from '@colloquy/domain/training/corpus'
import { createRandom, shuffled } from '../random.ts'
import { heardAmidATalk } from './heard.ts'
import { WAYS_IN_ORDER } from './scores.ts'
import { figures, printScores, THREE_WAYS, wideRow } from './tables.ts'

/** Of two sentences in one breath: whether they are told apart, and whether it is still told what each does. */
export function printJoined(
  lines: readonly Labelled[],
  { seed, detail }: { seed: number; detail: (line: string) => void },
): void {
  const pairs = pairsOf(lines, seed)
  detail(`${pairs.length} times two lines of a sentence each in one utterance · ${THREE_WAYS}`)
  for (const [title, reader] of READERS) {
    const read = pairs.map((pair) => inEachWay((way) => partsOf(pair, { way, reader })))
    detail('')
    detail(title)
    printShares(read, detail)
    printFound(pairs, read, detail)
    const testedIn = (place: 'first' | 'second'): Tested[] =>
      pairs.map((pair, n) => ({
        meant: pair[place],
        found: inEachWay((way) => labelsOf(read[n]?.[way][place] ?? [])),
      }))
    const alone = pairs.flatMap(({ first, second }) => [first, second])
    printScores(
      {
        'each alone': alone.map((line) => testedBy(labelUtterance, line)),
        'in the first': testedIn('first'),
        'in the second': testedIn('second'),
      },
      detail,
    )
  }
  detail('')
}

type Pair = { first: Labelled; second: Labelled }

/** One of the two answers what was said before, in either place; the other does not say what came before it. */
function pairsOf(lines: readonly Labelled[], seed: number): Pair[] {
  const random = createRandom(seed)
  const single = shuffled(
    random,
    lines.filter(({ text }) => ONE_SENTENCE.test(text)),
  )
  const others = single.filter(({ previous }) => previous === undefined)
  return single
    .filter(({ previous }) => previous !== undefined)
    .flatMap((one, n) => {
      const other = others[n % others.length]
      if (other === undefined) return []
      return [random() < 0.5 ? { first: one, second: other } : { first: other, second: one }]
    })
}

/** By its marks, so that who wrote it says so, and not what is measured. */
const ONE_SENTENCE = /^[^.!?…]+[.!?…]+["')]*$/

type Reader = (text: string, previous: string | undefined) => readonly Move[]

/** What is in an utterance, and what the grade counts of that. */
const READERS: readonly [string, Reader][] = [
  ['by itself (moves-in.ts)', movesIn],
  [
    'as the grade reads it (moves-of-turn.ts)',
    (text, previous) =>
      movesOfTurn(text, {
        turn: 0,
        previous,
        whole: heardAmidATalk({ text, previous }),
        told: new Set(stemsOf(previous ?? '')),
      }),
  ],
]

type Parts = {
  first: Move[]
  second: Move[]
  isParted: boolean
  isCutElsewhere: boolean
}

/** A move belongs to that of the two in which more of it lies. */
function partsOf({ first, second }: Pair, { way, reader }: { way: Way; reader: Reader }): Parts {
  const joint = WAYS[way](first).text.length
  const text = `${WAYS[way](first).text} ${WAYS[way](second).text}`
  const { previous } = WAYS[way](first.previous === undefined ? second : first)
  let from = 0
  const placed = reader(text, previous).map((move) => {
    const start = text.indexOf(move.text, from)
    from = start + move.text.length
    return { move, start, isFirst: (start + from) / 2 <= joint }
  })
  const cuts = placed.slice(1).map(({ start }) => start)
  return {
    first: placed.filter(({ isFirst }) => isFirst).map(({ move }) => move),
    second: placed.filter(({ isFirst }) => !isFirst).map(({ move }) => move),
    isParted: cuts.includes(joint + 1),
    isCutElsewhere: cuts.some((cut) => cut !== joint + 1),
  }
}

type Read = Record<Way, Parts>

function printShares(read: readonly Read[], detail: (line: string) => void): void {
  const shareOf = (isSo: (parts: Parts) => boolean): string =>
    figures(WAYS_IN_ORDER.map((way) => read.filter((one) => isSo(one[way])).length / read.length))
  detail(wideRow('parted where they were joined', [shareOf(({ isParted }) => isParted)]))
  detail(wideRow('cut anywhere else', [shareOf(({ isCutElsewhere }) => isCutElsewhere)]))
  detail('')
}

/** In whichever part: what is done twice has to be found twice. */
function printFound(
  pairs: readonly Pair[],
  read: readonly Read[],
  detail: (line: string) => void,
): void {
  detail(wideRow('in either part', ['recall', 'precision']))
  for (const [what, kindsIn] of KINDS) {
    const shares = WAYS_IN_ORDER.map((way) => {
      const each = pairs.map(({ first, second }, n) => {
        const parts = read[n]?.[way]
        const done = [first, second].flatMap(kindsIn)
        const found = [...(parts?.first ?? []), ...(parts?.second ?? [])].flatMap(kindsIn)
        return { done: done.length, found: found.length, both: inBoth(done, found) }
      })
      const sumOf = (key: 'done' | 'found' | 'both') => each.reduce((sum, one) => sum + one[key], 0)
      return { recall: sumOf('both') / sumOf('done'), precision: sumOf('both') / sumOf('found') }
    })
    detail(
      wideRow(what, [
        figures(shares.map(({ recall }) => recall)),
        figures(shares.map(({ precision }) => precision)),
      ]),
    )
  }
  detail('')
}

const KINDS: readonly [string, (labels: Labels) => string[]][] = [
  ['questions, open or closed', ({ question }) => unlessNone(question)],
  ['SPIN', ({ spin }) => unlessNone(spin)],
  ['reflections, simple or complex', ({ reflection }) => unlessNone(reflection)],
  ['acts', ({ acts }) => acts],
]

const unlessNone = (kind: string): string[] => (kind === 'none' ? [] : [kind])

const inBoth = (done: readonly string[], found: readonly string[]): number =>
  [...new Set(done)].reduce(
    (sum, kind) => sum + Math.min(timesIn(done, kind), timesIn(found, kind)),
    0,
  )

const timesIn = (all: readonly string[], kind: string): number =>
  all.filter((one) => one === kind).length

/** Of what one sentence was cut into: what is asked last, given back last, and done by most of it. */
function labelsOf(moves: readonly Move[]): Labels {
  const asked = moves.findLast(({ question }) => question !== 'none')
  const longest = moves.toSorted((a, b) => b.text.length - a.text.length)[0]
  return {
    question: asked?.question ?? 'none',
    spin: asked?.spin ?? 'none',
    reflection: moves.findLast(({ reflection }) => reflection !== 'none')?.reflection ?? 'none',
    behaviour: longest?.behaviour ?? 'other',
    acts: [...new Set(moves.flatMap(({ acts }) => acts))],
  }
}

const inEachWay = <T>(of: (way: Way) => T): Record<Way, T> => ({
  written: of('written'),
  unmarked: of('unmarked'),
  misheard: of('misheard'),
})
