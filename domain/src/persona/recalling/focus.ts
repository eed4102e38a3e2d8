import { stemOf, meaningsOf } from '../../language/stems.ts'

/**
 * Of what is asked, what an answer cannot do without: the verb of "when did your aunt die", the thing of "what
 * was your flight number". Words that only ask are none.
 */
export type Focus = { thing: string[]; verb: string[] }

export const focusOf = (text: string): Focus => ({
  thing: thingOf(text).filter((stem) => !KIND_WORDS.has(stem)),
  verb: verbOf(text).filter((stem) => !KIND_WORDS.has(stem)),
})

const AUXILIARY =
  /\b(?:did|do|does|didn't|don't|doesn't|would|will|can|could|should|must|might|are|is|were|was|have|has|had) /
const ARTICLE = /^(?:the|a|an|your|my|his|her|their|our|its|this|that|these|those|any|some)$/
/** Verbs for which another will do. */
const SAYS_LITTLE = new Set(
  `do have get go come be make take give put use run keep spend want need like try plan call say tell think know happen
  move end suit work feel mean look find ask talk see bring help let`
    .split(/\s+/)
    .map(stemOf),
)

/** What names nothing that an answer would have to be about: "how many people are coming?" */
export const asksOnly = (stem: string): boolean =>
  SAYS_LITTLE.has(stem) || KIND_WORDS.has(stem) || OF_SUMS.has(stem)

const OF_SUMS = new Set(
  `pay spend cost money charge budget invest earn roughly exact exactly lot people person since total altogether else wrong`
    .split(/\s+/)
    .map(stemOf),
)

const PRONOUN =
  /^(?:you|he|she|they|it|we|i|there|that|this|anyone|anybody|everyone|everybody|people)$/
const BY_THE_WAY =
  /^(?:ever|also|still|just|really|usually|normally|already|actually|always|often|all|both|currently|even|now|have|had|be|been|to|want|like|need|going|able|try|trying|get|got|come|go|hope|expect|plan|planning)$/

/** Whoever it is of is one word, or a name; where they are more, a noun is taken for the verb, and no harm is done. */
function verbOf(text: string): string[] {
  const who =
    /^(?:and |so |but )*who (?:else )?(?:usually |normally |actually |also )?(\p{L}+)/u.exec(
      text,
    )?.[1]
  if (who !== undefined && !AUXILIARY.test(`${who} `)) return meaningsOf(who).slice(0, 1)
  const after = AUXILIARY.exec(text)
  if (after === null || /^(?:are|is|were|was) /.test(after[0])) return []
  const words = text.slice(after.index + after[0].length).split(' ')
  let at = 0
  if (ARTICLE.test(words[0] ?? '') && !PRONOUN.test(words[0] ?? '')) at += 2
  else at += 1
  while (BY_THE_WAY.test(words[at] ?? '')) at += 1
  return meaningsOf(words[at] ?? '')
    .slice(0, 1)
    .filter((stem) => !SAYS_LITTLE.has(stem))
}

function thingOf(text: string): string[] {
  const plain =
    /^(?:and |so |but )*what(?: is| was| are| were|'s) (?:the |your |his |her |their )((?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/u.exec(
      text,
    )
  const asked =
    /^(?:(?:and|so|but|in|on|at|for|to|from) )*(?:what|which) (?:other |exact |particular |kind of |sort of |type of )?(?:\p{L}+ )?(\p{L}+) (?:is|are|was|were|do|does|did|has|have|had|would|will|can|could|should|must)\b/u.exec(
      text,
    )
  const quality =
    /^(?:and |so |but )*how (?!(?:many|much|long|old|far|often|big|large|high|come|soon|well|about|quickly|fast|tall|heavy|are|is|do|does|did|would|will|can|could|was|were|has|have)\b)(\p{L}+) (?:is|are|was|were|do|does|did|would|will)\b/u.exec(
      text,
    )
  const last = (words: string | undefined) => stemOf((words ?? '').split(' ').at(-1) ?? '')
  return [
    ...(quality?.[1] === undefined ? [] : meaningsOf(quality[1])),
    ...(asked?.[1] === undefined ? [] : meaningsOf(asked[1])),
    ...(plain?.[1] === undefined ? [] : [last(plain[1])]),
  ].filter((stem) => stem !== '')
}

/** For these the kind of answer is looked for, and not the word. */
const KIND_WORDS = new Set(
  `name call time date day year age old reason price cost place town like do done happen think feel mean say be
  first last address situation job role far long much many plan now today go one here there exactly
  problem trouble main biggest greatest`
    .split(/\s+/)
    .map(stemOf),
)
