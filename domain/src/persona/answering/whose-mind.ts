import { wordsOf } from '../../language/words.ts'
import { stemOf, stemsOf } from '../../language/stems.ts'
import { isRelationStem, type People } from '../recalling/people.ts'
import { bareQuestion } from '../recalling/bare-question.ts'

/** Of whom somebody else's mind is asked, as the persona would call them; null when it is not. */
export function whoseMind(
  text: string,
  whole: string,
  people: Pick<People, 'all'> = { all: [] },
): string | null {
  const asked = bareQuestion(text)
  const isAbout =
    ABOUT_ANOTHERS_MIND.test(asked) ||
    HOW_IT_WAS_FOR_THEM.test(asked) ||
    WHAT_MOVES_THEM.test(asked) ||
    WHAT_THEY_WOULD_SAY.test(asked) ||
    (IN_THE_MIND.test(asked) && !/\b(?:do|did|would|are|were|have|could|can) you\b/.test(asked))
  if (!isAbout || /^what (?:is|was|are|were) .* like\b/.test(asked)) return null
  return (
    nameIn(asked, whole) ??
    relativeIn(asked) ??
    nameOfOne(asked, people) ??
    (/\b(?:he|him|his|she|her)\b/.test(asked) ? nameOfOne(whole.toLowerCase(), people) : null) ??
    (/\b(?:he|him|his)\b/.test(asked)
      ? 'him'
      : /\b(?:she|her)\b/.test(asked)
        ? 'her'
        : /\bthey\b/.test(asked)
          ? 'them'
          : null)
  )
}

const SUBJECT = String.raw`(?:he|she|they|(?:mrs?|ms|miss|missus|mister|dr|doctor) \p{L}+|(?:your|the|my) (?:\p{L}+ ){1,2}|\p{L}+) ?`

/** "What does Helen want", "how did he react", "why would they mind". */
const IN_THE_MIND = new RegExp(
  String.raw`^(?:what|how|why|which)(?! long| much| many| often| far| old| soon)(?: \p{L}+)? (?:do|does|did|would|will|is|was|are) (?!it\b|that\b|this\b|you\b|i\b|we\b|there\b)(?:${SUBJECT})(?:think|feel|felt|want|react|like|care|need|mean|hope|fear|believe|wish|mind|see it|take it|have (?:thought|wanted|felt|liked|said|done)|decide|expect|make of|prefer|look for|worried|afraid|thinking)\b`,
  'u',
)

/** "How do you think Owen felt", "what do you think Marcus would say". */
const ABOUT_ANOTHERS_MIND =
  /^(?:what|how|why) do you (?:think|suppose|believe|guess) (?!you\b|we\b|i\b|it\b|that\b|this\b)(?:(?:your|the|my) )?\p{L}+ (?:(?:will|would|might|are going to|is going to) (?:take|accept|like|mind|respond|react|handle|put up)|think|thinks|thought|feel|feels|felt|want|wants|wanted|would|say|says|said|did|does|react|reacted|see|sees|saw|needs?)\b/u

/** "How do you think it was for him to hear that", "what was that like for Owen". */
const HOW_IT_WAS_FOR_THEM =
  /^(?:how|what) (?:do you (?:think|suppose|believe|guess) )?(?:it|that|this)? ?(?:was|is|felt|must have been|might be|must be|would be|were)\b.*\bfor (?!you\b|me\b|us\b)\p{L}+|^how (?:did|do|does) (?!you\b|it\b|that\b|this\b).{1,25} (?:take|react|respond|handle) (?:it|that|to)?/u

const WHAT_THEY_WOULD_SAY =
  /^what (?:would|will|might) (?!you\b|i\b|we\b|it\b|that\b|have\b|be\b).{1,30} (?:say|answer|tell|do)\b|^what (?:is|are) (?!you\b|i\b|we\b|it\b|that\b|there\b)\p{L}+ going to (?:ask|say|want|need|do)\b/u

const WHAT_MOVES_THEM =
  /^what (?:would|will|could|might|does|did) (?:it take to )?(?:convince|persuade|satisfy|worry|bother|upset|please|reassure|matter to|win) (?:him|her|them|(?:your|the) \p{L}+)\b/u

const NOT_A_NAME = new Set(
  `i monday tuesday wednesday thursday friday saturday sunday january february march april may june july
  august september october november december christmas easter english what why how who when where`.split(
    /\s+/,
  ),
)

/** Written with a capital by who asks, and asked about. */
function nameIn(asked: string, whole: string): string | null {
  const words = new Set(wordsOf(asked))
  const titled = /\b(?:Mrs?|Ms|Miss|Dr)\.? \p{Lu}[\p{L}'-]+/u.exec(whole)?.[0].replace(/'s$/, '')
  if (titled !== undefined && words.has(titled.split(' ').at(-1)?.toLowerCase() ?? ''))
    return titled
  const names = [...whole.matchAll(/(?<=[\p{L},;:] )\p{Lu}\p{Ll}+(?='s|\b)/gu)]
    .map(([name]) => name)
    .filter((name) => !NOT_A_NAME.has(name.toLowerCase()))
  return names.find((name) => words.has(name.toLowerCase())) ?? names.at(-1) ?? null
}

/** In speech without capitals: somebody whom the author named. */
function nameOfOne(asked: string, { all }: Pick<People, 'all'>): string | null {
  const words = new Set(wordsOf(asked))
  const called = all.flatMap(({ calledBy }) => [...calledBy])
  const name = called.find(
    (one) =>
      words.has(one) &&
      stemsOf(one).length > 0 &&
      !isRelationStem(stemOf(one)) &&
      !/ever$|thing$/.test(one),
  )
  return name === undefined ? null : name.charAt(0).toUpperCase() + name.slice(1)
}

const RELATIONS =
  /\b(?:your|the) ((?:older |younger |other |new )?(?:wife|husband|partner|daughters?|sons?|mother|father|mum|mom|dad|parents|brothers?|sisters?|children|kids|boss|manager|director|ceo|owner|team|staff|colleagues?|drivers?|technicians?|landlord|neighbours?|neighbors?|doctor|teacher|customers?|clients?|patients?|guests?|board|committee|trustees|employer|friend|friends|guys|crew|crews|workers))\b/

function relativeIn(asked: string): string | null {
  const found = RELATIONS.exec(asked)
  if (found === null) return null
  const [all, who = ''] = found
  return all.startsWith('your') ? `my ${who}` : `the ${who}`
}
