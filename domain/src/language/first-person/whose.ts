import { lastWords, type Place } from './place.ts'
import { genderOf } from '../gendered.ts'
import { NOT_OWNED, PERSONS } from '../person-words.ts'

/** "told her boss", "refuses to give back her deposit": whose it is, whoever does it. */
export const isToldTo = (said: string[], at: Place): boolean =>
  /\bme (?:for|about|on|over) $/.test(said.join('')) ||
  DONE_TO_SOMEBODY.test(said.join('')) ||
  (genderOfOther(at) === 'unknown' &&
    /^(?:told|tells|asked|asks|gave|gives|sent|sends|called|calls|paid|pays|helps|helped|wants|thinks|says|said|that)$/.test(
      lastWords(said, 1)[0] ?? '',
    ))

/** "Ken changed his rota without asking him": whoever was not asked is the one whose rota it is. */
export const isDoneToHim = (after: string[]): boolean =>
  /\bwithout \p{L}+ing him\b/u.test(after.join(''))

/** What one does with what is another's. */
const DONE_TO_SOMEBODY =
  /\b(?:(?:gives?|gave|give|pays?|paid) back|returns?|returned|refunds?|refunded|answers?|criticises?|criticised|ignores?|ignored|rejects?|rejected|cancels?|cancelled|withholds?|withheld) $/

/** "Mr Pike": his title says what his name does not. */
function genderOfOther({
  other,
  said,
}: Pick<Place, 'other' | 'said'>): ReturnType<typeof genderOf> {
  const title = said
    .slice(0, said.lastIndexOf(other))
    .filter((word) => word.trim() !== '')
    .at(-1)
  if (title === 'Mr') return 'he'
  return title === 'Mrs' || title === 'Ms' ? 'she' : genderOf(other)
}

/** "His wife has lost his keys": she has none of his own; and nobody has her letter. */
export const mayOwn = ({ other, told, said }: Place): boolean => {
  const gender = genderOfOther({ other, said })
  if (/^(?:nobody|everybody|somebody|everyone|someone|anybody|they|who|people)$/i.test(other))
    return told.pronoun === 'they' || other === 'who'
  return gender === 'unknown' || gender === told.pronoun
}

/** "I live with my mother, who is 79, and her son": in a row of people each is the teller's. */
export const isOneMore = ({ said, other }: Place, following: string, next: string): boolean =>
  said.slice(-4).join('').endsWith(', and ') &&
  (PERSONS.has(following) ||
    PERSONS.has(next) ||
    // "Hail destroyed the grapes, and her insurer …": hail has none.
    (genderOf(other) === 'unknown' && !PERSONS.has(other.toLowerCase())))

/** Since the other one was named, another thought began: "… because his report was late". */
export const isFurtherIn = ({ said, other }: Place): boolean => {
  const from = said.lastIndexOf(other)
  return said
    .slice(from + 1)
    .some((word) =>
      /^(?:because|so|that|when|if|although|while|where|what|says?|said|thinks?|thought|knows?)$/i.test(
        word,
      ),
    )
}

export function isPossessiveBefore(following: string, afterIt: string): boolean {
  // "Her last assistant", but "called her last week".
  if (/^(?:last|next)$/.test(following))
    return !/^(?:week|month|year|night|spring|summer|autumn|fall|winter|\w+day)$/.test(afterIt)
  // "Her first job", but "meant to tell her first and".
  if (/^(?:first|early|later)$/.test(following))
    return !/^(?:and|but|then|or|because|so|when|[.,;]?)$/.test(afterIt)
  return /^[\p{L}\p{N}]/u.test(following) && !NOT_OWNED.has(following)
}
