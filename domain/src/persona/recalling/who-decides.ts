import type { Fact } from '../facts/facts.ts'

/** "Who besides you would have to agree to that?": whom the text says that it has to go past, whatever else is likely. */
export const saysWhoDecides = (text: string, facts: readonly Fact[]): readonly Fact[] =>
  ASKS_WHO_DECIDES.test(text)
    ? facts.filter(({ about, says }) => about !== 'pain' && SAYS_WHO_DECIDES.test(says)).slice(0, 1)
    : []

const ASKS_WHO_DECIDES =
  /^(?:and |so |but |okay |right )*who(?:m)?\b.*\b(?:decides?|agrees?|signs?|approves?|convinced?|(?:a|the last|the final) (?:say|word)|on board)\b/

export const SAYS_WHO_DECIDES =
  /\b(?:(?:has to|must) (?:go past|go through|approve|agree|sign|be convinced)|(?:has|have|needs?) to be (?:signed|approved|agreed|cleared)(?: off)? by|have to (?:go past|ask|convince|report)|signs? (?:off|it|for|everything)|approves?|decides?|(?:last|final) (?:word|say)|looks? after the money|holds? the (?:budget|purse|money)|reports? to|(?:the )?board)\b/i
