import { byMarks } from './by-marks.ts'
import { decide, type Sureness } from './decide.ts'
import { viewsOf } from './features.ts'
import type { Labels, Utterance } from './labels.ts'
import { likelihoods, type Model, readModel } from './model.ts'
import { saidIn } from './said.ts'
import weights from './weights.json' with { type: 'json' }

/**
 * What somebody did by saying this: whether they asked and what about, gave back what the other one had said,
 * informed, or something else. Typed and recognised speech are both understood; `previous` is what the other
 * side said just before.
 */
export const labelUtterance = (utterance: Utterance): Labels => labelWith(MODEL, utterance).labels

/** The same, with how sure each label is, from 0 to 1. */
export const labelWithSureness = (utterance: Utterance): { labels: Labels; sure: Sureness } =>
  labelWith(MODEL, utterance)

export function labelWith(model: Model, utterance: Utterance): { labels: Labels; sure: Sureness } {
  const said = saidIn(utterance)
  if (!said.words.some((word) => /\p{L}/u.test(word))) return NOTHING_SAID
  return decide(byMarks(likelihoods(model, viewsOf(said)), said))
}

const NOTHING_SAID: { labels: Labels; sure: Sureness } = {
  labels: { question: 'none', spin: 'none', reflection: 'none', behaviour: 'other', acts: [] },
  sure: { question: 1, spin: 1, reflection: 1, behaviour: 1 },
}

const MODEL = readModel(weights)
