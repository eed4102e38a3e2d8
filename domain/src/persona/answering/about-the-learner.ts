import type { Given } from '../decision.ts'
import { bareQuestion } from '../recalling/bare-question.ts'

/** "Did I talk too much?", "do you trust me?": mild, and as good as the talk has been. */
export function wordsAboutTheLearner({ graph, state }: Given, text: string): string {
  const asked = bareQuestion(text)
  const isGood = state.earned >= graph.temper.rapport && state.refusals === 0
  if (/^(?:what|how)\b/.test(asked)) return isGood && !BAD.test(asked) ? 'you-good' : 'you-open'
  if (BAD.test(asked)) return isGood ? 'you-no' : 'you-a-bit'
  if (GOOD.test(asked)) return isGood ? 'you-yes' : 'you-not-quite'
  return 'you-open'
}

const BAD =
  /\b(?:too|bad|doubts?|wrong|worr(?:y|ied)|annoy\w*|angry|upset|offend\w*|disappoint\w*|unfair|bother\w*|hate|blame|mad|against|problem|picking|hurt|rude|afraid|scared|nervous|interrupt\w*|pressur\w*|push\w*|miss|forget)\b/

const GOOD =
  /\b(?:trust|believe|like|understand|help\w*|right|clear|fair|good|well|enough|confiden\w*|happy|convinc\w*|sure|comfortable|sense|better|okay|with me)\b/
