import { writtenOut } from './act-of.ts'

/** "Shall I send it to you only, or to the clerk as well?" */
export const asksToChoose = (text: string): boolean => CHOICE.test(writtenOut(text))

const CHOICE =
  /(?:^|[.?!] |\b(?:and|so|then|okay|good) )(?:should|shall|do you want|would you (?:like|prefer|rather)|can|could|may) (?:i|we|me|it|that)\b[^.?!]* or (?!(?:so|something|anything|whatever|two|three|not|no|is that|would that|is it|later|earlier)\b)[^.?!]+\?[ ]*$/
