import type { RuleName } from '@colloquy/domain/rubric/rules'
import type { CriterionValues } from './rubric-values.ts'

/** What code looks for, as an author chooses it. */
export const RULES_IN_WORDS: Record<RuleName, string> = {
  says: 'A sentence is said',
  opens: 'How they begin the talk',
  listens: 'Uses what was said, and gives it back',
  'listens-while-asked': 'Takes up what was said, while being asked',
  asks: 'Asks open questions, and asks on',
  'asks-a-little': 'Asks some questions, while being asked',
  'goes-deep': 'Asks what it leads to, and what they want',
  'feels-with': 'Shows that feelings were understood',
  reflects: 'Reflects what was said and meant',
  'sums-up': 'Sums up',
  'offers-to-fit': 'Offers what fits what was said',
  'meets-doubts': 'Meets doubts',
  'agrees-on-a-step': 'Agrees on a next step',
  respects: 'Treats the other person with respect',
  answers: 'Answers what is asked',
  'tells-deeds': 'Tells what they did themselves',
  'tells-what-came-of-it': 'Tells what came of it',
  proves: 'Gives figures, and says where they are from',
  'asks-for-a-decision': 'Asks for a decision',
}

export const ONLY_A_MODEL = 'None of these: only a language model can judge it'

export const MATTERS_IN_WORDS: Record<CriterionValues['matters'], string> = {
  always: 'In every talk',
  'when-doubted': 'When the persona raises a doubt',
  'when-it-closes': 'When the talk comes to a close',
  'when-feelings-are-shown': 'When the persona shows feelings',
}
