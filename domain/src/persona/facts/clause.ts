import { contracted } from '../../language/contracted.ts'
import { predicatesOf } from '../../language/predicates.ts'
import { closeness } from '../../language/related-words.ts'
import { stemsOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'

type Question = { stems: readonly string[]; text: string }

/**
 * Of a long sentence that says two things of one and the same, the one that was asked for: of "The barn was
 * built in 1998 and has six old fans" how old it is, or what fans there are. Null where either may be meant.
 */
export function clauseThatAnswers(sentence: string, { stems, text }: Question): string | null {
  if (wordsOf(sentence).length <= LONG) return null
  const [, subject = '', rest = ''] = SUBJECT.exec(uncontracted(sentence)) ?? []
  if (subject === '' || HANGS_ON.test(rest)) return null
  const pieces = predicatesOf(`${STAND_IN[subject] ?? 'She'} ${rest}`, () => true).map((piece) =>
    piece.replace(/^\S+ /, ''),
  )
  if (pieces.length < 2) return null
  const isOfAge = ASKS_HOW_OLD.test(text)
  const asked = stems.filter(
    (stem) => !isIn(subject, [stem]) && !(isOfAge && isIn('old age', [stem])),
  )
  const hits = pieces.filter((piece) =>
    asked.length === 0 && isOfAge ? TELLS_THE_YEAR.test(piece) : isIn(piece, asked),
  )
  const [one] = hits
  return hits.length === 1 && one !== undefined ? contracted(`${subject} ${one}`) : null
}

/** "Why?" of "it closed, because the shop ran out of money": the reason alone, where it was asked for that. */
export function reasonThatAnswers(sentence: string, { stems }: Question): string | null {
  const [, what = '', why = ''] = BECAUSE.exec(sentence) ?? []
  if (why === '' || wordsOf(why).length < LEAST) return null
  const inWhy = stems.filter((stem) => isIn(why, [stem])).length
  const inWhat = stems.filter((stem) => isIn(what, [stem])).length
  return inWhat >= inWhy && (inWhat > 0 || stems.length === 0) ? `Because ${why}` : null
}

/** What is said in one breath stays whole. */
const LONG = 10
/** "Because it rained" says little alone. */
const LEAST = 3

const BECAUSE =
  /^(?!.*\b(?:not|only|just|partly|mostly) because\b)(?!That's because)(.+?),? because ([^.;]+?)\.?$/u

const SUBJECT =
  /^(?!(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Most|Some|Many|Several|Few|All|Both|Half|This|These|Those|Every|Each|No) )(I|We|They|He|She|It|(?:The|My|Our|Her|His|Their) (?:\p{L}+ ){0,2}?\p{L}+|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?=(?:is|are|am|was|were|has|have|had|does|do|did|can|could|will|would|\p{Ll}+s|\p{Ll}+ed) )(?!\p{Ll}+s (?:\p{Ll}+ed|is|are|was|were|has|have|had|do|did|can|could|will|would|got|went|came|left|fell|broke) )(.+)$/u

const STAND_IN: Readonly<Record<string, string>> = { I: 'I', We: 'We', They: 'They' }

/** What is said under a condition, or by somebody, is not taken apart. */
const HANGS_ON = /^(?:says?|said|thinks?|thought|believes?|knows?|told|wants?) /

const ASKS_HOW_OLD = /\bhow old\b|\bwhen (?:was|were)\b/i
const TELLS_THE_YEAR =
  /\b(?:built|founded|bought|opened|installed|made|born|is|was)\b.*\b(?:19|20)\d\d\b/

const isIn = (text: string, stems: readonly string[]): boolean =>
  stemsOf(text).some((stem) => stems.some((asked) => closeness(asked, stem) >= LIKE_IT))

const LIKE_IT = 0.5

const uncontracted = (sentence: string): string =>
  sentence
    .replace(/^I'm /, 'I am ')
    .replace(/^(I|We|They)'ve /, '$1 have ')
    .replace(/^(We|They)'re /, '$1 are ')
    .replace(/^(He|She|It)'s /, '$1 is ')
