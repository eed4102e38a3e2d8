import { plain, sentencesOf, wordsOf } from '../../language/words.ts'
import { stemOf } from '../../language/stems.ts'
import { isCommon } from '../../wording/common-words.ts'
import type { Looked } from '../grade.ts'

/**
 * Whether anything in a talk may have been said to whoever grades, by a wider look than the one that leaves turns out of a
 * grade: here an honest turn that is taken for one costs nothing but what a model would have added.
 */
export function isSuspect({ reading, rubric }: Pick<Looked, 'reading' | 'rubric'>): boolean {
  const { persona } = reading.talk.roleplay
  const names = new Set(rubric.criteria.map(({ name }) => bare(name)))
  const anchors = new Set(
    rubric.criteria.flatMap((criterion) => criterion.anchors.flatMap((anchor) => runsOf(anchor))),
  )
  return reading.talk.turns.some(({ speaker, text }, n) => {
    const turn = reading.turns[n]
    if (speaker !== 'trainee' || turn?.speaker !== 'trainee') return false
    return (
      turn.foreign !== null ||
      SPEAKS_OF_GRADING.test(plain(text)) ||
      isOdd(text) ||
      isHardlyEnglish(text) ||
      speaksAs(persona.name, text) ||
      sentencesOf(text).some((one) => names.has(bare(one))) ||
      runsOf(text).some((run) => anchors.has(run))
    )
  })
}

const SPEAKS_OF_GRADING =
  /\b(?:examiners?|graders?|evaluators?|assessors?|rubric|transcript|language model|chat ?bot|full marks|top marks|out of (?:five|ten|a hundred|\d+)|(?:read(?:s|ing)?|grad(?:es?|ing)|scor(?:es?|ing)|rat(?:es?|ing)|mark(?:s|ing)|judg(?:es?|ing)|evaluat(?:es?|ing)|assess(?:es|ing)?) (?:this|me|my)\b|(?:you are|you're|if you|as|dear|be) an? (?:\w+ )?(?:judge|assistant|model|ai)\b|(?:scores?|grades?|marks|ratings?|points)\b.{0,30}\b(?:hundred|five|perfect|maximum|highest|top|\d+)|(?:give|gave|giving|write|award) (?:me|this|it|one) (?:an? )?(?:\d+|hundred|five|perfect)|(?:the|this|that) (?:learner|trainee|seller|speaker|candidate|user)\b|, (?:assistant|judge|model|ai)\W*$)/i

/** Signs that nobody speaks, and few type: pictures between words, letters struck out or of another script. */
const isOdd = (text: string): boolean =>
  /\p{Extended_Pictographic}|\p{M}|[\p{Cf}\p{Co}]|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|[{}<>[\]|\\]/u.test(
    text.normalize('NFC'),
  ) || /[\u3000\u{1d400}-\u{1d7ff}\uff00-\uffef]/u.test(text)

/** In words. */
const SOME_WORDS = 6
const OF_ENGLISH = 0.5

function isHardlyEnglish(text: string): boolean {
  const words = wordsOf(text).filter((word) => !/\d/.test(word))
  if (words.length < SOME_WORDS) return false
  const known = words.filter((word) =>
    word
      .split(/['-]/)
      .some((part) => part.length > 1 && (isCommon(part) || isCommon(stemOf(part)))),
  )
  return known.length / words.length < OF_ENGLISH
}

/** As a transcript names who speaks. */
function speaksAs(name: string, text: string): boolean {
  const [before] = /^[^:]{1,60}(?=:)/.exec(plain(text)) ?? []
  if (before === undefined) return false
  const words = wordsOf(before)
  const called = [
    ...wordsOf(name),
    'persona',
    'partner',
    'customer',
    'client',
    'system',
    'assistant',
  ]
  return words.length <= 4 && words.some((word) => called.includes(word))
}

const bare = (text: string): string => wordsOf(text).join(' ')

/** In words: as many in a row nobody has in common with a rubric by chance. */
const RUN = 5

const runsOf = (text: string): string[] => {
  const words = wordsOf(text)
  return words.slice(RUN - 1).map((_, n) => words.slice(n, n + RUN).join(' '))
}
