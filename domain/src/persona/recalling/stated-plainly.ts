import type { Fact } from '../facts/facts.ts'
import { bareQuestion } from './bare-question.ts'

/** "What is the budget?", of which a text says "the budget that she set is 28,000 pounds": the only such fact. */
export function statedPlainly(text: string, facts: readonly Fact[]): readonly Fact[] {
  const thing = ASKS_WHAT_IS.exec(bareQuestion(text))?.groups?.['thing']
  if (thing === undefined) return []
  const states = new RegExp(
    String.raw`(?:^|[,;:] (?:and )?|\band )(?:the|my|our|its|their) (?:\p{L}+ )?${thing}(?: (?!is |was )\p{L}+){0,3} (?:is|was|are|were) (?!that\b|to\b|not\b|a problem)`,
    'iu',
  )
  const stating = facts.filter(({ says, about }) => about !== 'goal' && states.test(says))
  return stating.length === 1 ? stating : []
}

const ASKS_WHAT_IS =
  /^(?:what|how much) (?:is|was|are|were) (?:the|your) (?<thing>\p{Ll}{3,}(?: \p{Ll}{3,})?)(?: (?:for|of|on|at) [\p{L}' -]+)?(?: (?:now|then|like|again|a month|a year|at the moment|these days))?$/u
