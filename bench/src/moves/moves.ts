import { labelUtterance } from '@colloquy/domain/moves/label-utterance'
import { crossValidate, testedBy } from '@colloquy/domain/moves/learning/cross-validate'
import { foldsOf } from '@colloquy/domain/moves/learning/folds'
import { type Labelled, readCorpus, readHeldOut } from '@colloquy/domain/training/corpus'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { heardAmidATalk } from './heard.ts'
import { printJoined } from './joined.ts'
import { actFindingsOf, findingsOf } from './scores.ts'
import { printTables } from './tables.ts'

/** Whether the classifier of what a learner did agrees with whoever labelled what they said. */
export const moves: Bench = {
  measures: 'how well what a learner did is told: questions, SPIN, reflections, behaviour, acts',
  yardstick: 'the labels of who wrote the lines, which nobody looked at while it was made',
  run: measureMoves,
}

async function measureMoves({ isLong, seed, say, detail }: Circumstances): Promise<Finding[]> {
  const heldOut = readHeldOut()
  const findings: Finding[] = []
  if (heldOut.length === 0) say('there is no domain/corpus/held-out*.jsonl')
  else {
    const alone = heldOut.map((line) => testedBy(labelUtterance, line))
    const heard = heldOut.map((line) => testedBy(heardAmidATalk, line))
    for (const [tested, where] of [
      [alone, 'held out'],
      [heard, 'as a talk hears it'],
    ] as const) {
      findings.push(...findingsOf(tested, where), ...actFindingsOf(tested, where))
      printTables(tested, { title: `${where}, ${heldOut.length} lines`, detail })
    }
    findings.push(timeOf(heldOut))
    printJoined(heldOut, { seed, detail })
  }
  if (isLong) {
    const corpus = readCorpus()
    for (const [folds, where] of [
      [foldsOf(corpus, FOLDS), 'cross-validated'],
      [filesOf(corpus), 'each file by a model of the others'],
    ] as const) {
      const tested = crossValidate(corpus, folds)
      findings.push(...findingsOf(tested, where), ...actFindingsOf(tested, where))
      printTables(tested, { title: `${where}, ${corpus.length} lines`, detail })
    }
  }
  return findings
}

const FOLDS = 5

function filesOf(corpus: readonly Labelled[]): number[] {
  const files = [...new Set(corpus.map(({ file }) => file))]
  return corpus.map(({ file }) => files.indexOf(file))
}

/** CPU time, for a call must not wait for it; other processes do not count. */
function timeOf(lines: readonly Labelled[]): Finding {
  for (const line of lines) labelUtterance(line)
  const before = process.cpuUsage()
  for (const line of lines) labelUtterance(line)
  const { user, system } = process.cpuUsage(before)
  const ms = (user + system) / 1000 / lines.length
  return { what: 'CPU of one utterance', measured: `${ms.toFixed(3)} ms`, goal: atMost(0.3, ms) }
}
