import { writtenOut } from './act-of.ts'

/** "Shall I send it to you only, or to the clerk as well?" */
export const asksToChoose = (text: string): boolean => {
  const words = writtenOut(text)
  return CHOICE.test(words) || OR_WOULD_YOU.test(words)
}

/** "Can you bring it, or do you want to send it?" */
const OR_WOULD_YOU =
  /\b(?:can|could|will|would) you [^.?!]* or (?:do|would|should|shall|can) (?:you (?:rather|want|prefer|like)|i|we)\b[^.?!]*\?[ ]*$/

const CHOICE =
  /(?:^|[.?!] |\b(?:and|so|then|okay|good) )(?:should|shall|do you want|would you (?:like|prefer|rather)|can|could|may) (?:i|we|me|it|that)\b[^.?!]* or (?!(?:so|something|anything|whatever|two|three|not|no|is that|would that|is it|later|earlier)\b)[^.?!]+\?[ ]*$/
