import { labelUtterance } from '@colloquy/domain/moves/label-utterance'
import { crossValidate, type Tested } from '@colloquy/domain/moves/learning/cross-validate'
import { foldsOf } from '@colloquy/domain/moves/learning/folds'
import { WAYS } from '@colloquy/domain/moves/learning/examples'
import { type Labelled, readCorpus, readHeldOut } from '@colloquy/domain/training/corpus'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { printTables } from './tables.ts'
import { findingsOf } from './scores.ts'

/** Whether the classifier of what a learner did agrees with people. */
export const moves: Bench = {
  measures: 'how well what a learner did is told: questions, SPIN, reflections, behaviour',
  yardstick: 'the labels of people, on lines that nobody looked at while it was made',
  run: measureMoves,
}

async function measureMoves({ isLong, say }: Circumstances): Promise<Finding[]> {
  const heldOut = readHeldOut()
  const findings: Finding[] = []
  if (heldOut.length === 0) say('there is no domain/corpus/held-out*.jsonl')
  else {
    const tested = heldOut.map(testedOnce)
    printTables(tested, { title: `held out, ${heldOut.length} lines`, say })
    findings.push(...findingsOf(tested, 'held out'), timeOf(heldOut))
  }
  if (isLong) {
    const corpus = readCorpus()
    const byLikeness = crossValidate(corpus, foldsOf(corpus, FOLDS))
    printTables(byLikeness, { title: `cross-validated, ${corpus.length} lines`, say })
    const byFile = crossValidate(corpus, filesOf(corpus))
    findings.push(
      ...findingsOf(byLikeness, 'cross-validated'),
      ...findingsOf(byFile, 'each file by a model of the others'),
    )
  }
  return findings
}

const FOLDS = 5

const testedOnce = (meant: Labelled): Tested => ({
  meant,
  found: {
    written: labelUtterance(WAYS.written(meant)),
    unmarked: labelUtterance(WAYS.unmarked(meant)),
    misheard: labelUtterance(WAYS.misheard(meant)),
  },
})

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
