import { isLearnedAgain as isMatcherLearnedAgain } from '@colloquy/domain/training/matcher'
import { isLearnedAgain } from '@colloquy/domain/training/same-question'
import { isLearnedAgain as areWeightsLearnedAgain } from '@colloquy/domain/training/train'
import { atLeast, type Bench, type Finding } from '../bench.ts'

/** Minutes for three answers: `npm test` compares only what a part of it was learned from. */
export const relearned: Bench = {
  measures:
    'whether what was done, which question is meant, and which fact answers, is learned again to the last digit',
  yardstick: 'what is committed',
  run: () =>
    Promise.resolve([
      compare('train', areWeightsLearnedAgain()),
      compare('same-question', isLearnedAgain()),
      compare('matcher', isMatcherLearnedAgain()),
    ]),
}

function compare(program: string, isSame: boolean): Finding {
  return {
    what: `${program}: the same, to the last digit`,
    measured: isSame ? 'yes' : `no: run node domain/training/${program}.ts`,
    goal: atLeast(1, isSame ? 1 : 0),
  }
}
