import { closeness } from '../../language/related-words.ts'
import { stemOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'
import type { Fact } from '../facts/facts.ts'
import type { Asked } from '../recalling/asked.ts'
import { isRelationStem } from '../recalling/people.ts'

/** "Does your wife know?" is not answered by who she is: what they are asked to do has to be in the answer. */
export function isOnlyOfThem({ text, stems, isYesNo }: Asked, { says }: Fact): boolean {
  if (isYesNo && ASKS_FOR_ANOTHER.test(text)) return !IS_OF_ANOTHER.test(says)
  if (!isYesNo || !stems.every(isRelationStem)) return false
  const verb = WHAT_THEY_DO.exec(text)?.[1]
  if (verb === undefined) return false
  return !wordsOf(says).some((word) => closeness(stemOf(verb), stemOf(word)) > FARTHER)
}

/** Who was there is no answer to whether anybody else was. */
const ASKS_FOR_ANOTHER = /\b(?:any|some)(?:one|body) else\b/

const IS_OF_ANOTHER =
  /\b(?:else|others?|another|also|as well|too|the same|nobody|alone|together)\b/i

const WHAT_THEY_DO =
  /^(?:and |so |but )*(?:does|do|did|has|have|will|would|can|could) (?!(?:you|i|we)\b)(?:(?:your|the|his|her) )?\p{L}+ (?:ever |already |still |really |even |also )?(\p{L}+)/u

/** Of words that only have to do with each other. */
const FARTHER = 0.45
