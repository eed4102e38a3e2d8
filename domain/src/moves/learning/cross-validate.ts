import { labelWith } from '../label-utterance.ts'
import type { Labels, Utterance } from '../labels.ts'
import { readModel } from '../model.ts'
import { examplesOf, WAYS, type Way } from './examples.ts'
import { train } from './train.ts'

export type Labelled = Utterance & Labels
/** What people meant by a line, and what a model found that had not seen it. */
export type Tested = { meant: Labelled; found: Record<Way, Labels> }

/** Every line, labelled by a model that learned from the other parts only. */
export function crossValidate(lines: readonly Labelled[], folds: readonly number[]): Tested[] {
  const examples = examplesOf(lines)
  return [...new Set(folds)]
    .sort((a, b) => a - b)
    .flatMap((fold) => {
      const model = readModel(train(examples.filter(({ line }) => folds[line] !== fold)))
      return lines
        .filter((_, n) => folds[n] === fold)
        .map((meant) => testedBy((utterance) => labelWith(model, utterance).labels, meant))
    })
}

export const testedBy = (label: (utterance: Utterance) => Labels, meant: Labelled): Tested => ({
  meant,
  found: {
    written: label(WAYS.written(meant)),
    unmarked: label(WAYS.unmarked(meant)),
    misheard: label(WAYS.misheard(meant)),
  },
})
