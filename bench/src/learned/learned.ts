import { isLearnedAgain } from '@colloquy/domain/training/same-question'
import { atLeast, type Bench, type Finding } from '../bench.ts'

/** Half a minute for one answer: `npm test` compares only what a part of it was learned from. */
export const relearned: Bench = {
  measures: 'whether which question is meant is learned again to the last digit',
  yardstick: 'what is committed',
  run: () => Promise.resolve([compare()]),
}

function compare(): Finding {
  const isSame = isLearnedAgain()
  return {
    what: 'the same, to the last digit',
    measured: isSame ? 'yes' : 'no: run node domain/training/same-question.ts',
    goal: atLeast(1, isSame ? 1 : 0),
  }
}
