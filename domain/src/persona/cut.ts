import { relativesOf } from '../language/related-words.ts'
import { stemOf, stemsOf } from '../language/stems.ts'
import { asSentence, wordsOf } from '../language/words.ts'
import type { Asked, Wants } from './asked.ts'

/**
 * The shortest natural answer that a sentence holds: "How many vans?" gets "Forty-six vans." Null when it is
 * not sure which part was meant, or the sentence is short enough to be said whole.
 */
export function cut(
  sentence: string,
  { wants, stems, text }: Pick<Asked, 'wants' | 'stems' | 'text'>,
): string | null {
  if (wordsOf(sentence).length <= SHORT_ENOUGH) return null
  const find = PARTS[wants]
  if (find === undefined) return null
  const found = find(sentence, { stems, text })
  return found === null || found === '' ? null : asSentence(found)
}

const SHORT_ENOUGH = 7

type Question = { stems: string[]; text: string }
type Find = (sentence: string, question: Question) => string | null

const PARTS: Partial<Record<Wants, Find>> = {
  number: amountIn,
  duration: only(
    /\b(?:for |about |over |nearly |almost |some |the (?:last|past) )*(?:a |an |one |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |thirteen |fourteen |fifteen |sixteen |seventeen |eighteen |nineteen |(?:twenty|thirty|forty|fifty)(?:-\w+)? |\d+ |half (?:a|an) )(?:years?|months?|weeks?|days?|hours?|minutes?)\b(?: ago)?|\bsince (?:early |late )?(?:\p{Lu}\p{Ll}+|(?:19|20)\d\d)\b/giu,
  ),
  time: only(
    /\b(?:at the (?:end|start|beginning) of (?:the )?\p{L}+|(?:since|in|by|on|until|from|around) (?:early |late |mid-)?(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|(?:19|20)\d\d)\b(?: (?:morning|afternoon|evening|night))?|(?:last|next|this) (?:week|month|year|spring|summer|autumn|fall|winter|quarter)|(?:a|two|three|four|five|six|ten|\d+) (?:days|weeks|months|years) ago|in the new year|every (?:day|week|month|morning|evening|night)|(?:once|twice|three times|\w+ days) a (?:day|week|month|year))\b/gu,
  ),
  place: only(
    /\b(?:in|at|near|from|outside) (?:the )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*\b/gu,
    isNoTime,
  ),
  person: personIn,
}

/** Where there is just one such part, it is the one that was meant. */
function only(pattern: RegExp, isMeant: (part: string) => boolean = () => true): Find {
  return (sentence) => {
    const found = [...sentence.matchAll(pattern)].map(([part]) => part.trim()).filter(isMeant)
    return found.length === 1 ? (found[0] ?? null) : null
  }
}

function isNoTime(part: string): boolean {
  return !/\b(?:January|February|March|April|May|June|July|August|September|October|November|December|\p{L}+day|Christmas|Easter)\b/u.test(
    part,
  )
}

const ABOUT =
  'about|around|some|nearly|almost|over|under|roughly|at least|at most|more than|less than|fewer than|only|just'
const ONES =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const DIGITS = '[£$€]?\\d+(?:[.,]\\d+)*%?'
const WORD = `(?:${TENS})-(?:${ONES})|${TENS}|${ONES}|half a dozen|a dozen|a couple of|half|a hundred|a thousand`
const AMOUNT = new RegExp(
  String.raw`\b(?:(?:${ABOUT}) )*(?:${WORD}|(?<![\w-])${DIGITS})(?: (?:hundred|thousand|million|per cent|percent))*(?: (?!(?:of|in|and|or|to|by|from|at|on|for|who|that|which|is|are|was|were|has|have|a|an|the|with|as|than|but|if|late|more|now|since|here|ago|out|this|last|every|each)\b)\p{L}[\p{L}-]*)?(?: (?:a|per|each) (?:day|week|month|year|hour|night|person|head))?`,
  'giu',
)

/** The amount whose things were asked for, or the only one there is. */
function amountIn(sentence: string, { stems, text }: Question): string | null {
  const amounts = [...sentence.matchAll(AMOUNT)].map(([part]) => part.trim())
  const isMoney =
    /\bhow much\b|\b(?:cost|price|budget|pay|spend|salary|rent|turnover|revenue)\b/i.test(text)
  const isAge = /\bhow old\b/i.test(text)
  if (isAge) return null
  const counted = /\bhow many ([\p{L}-]+)/iu.exec(text)?.[1]
  const wanted = counted === undefined ? stems : [stemOf(counted.toLowerCase())]
  const fitting = amounts.filter((amount) =>
    stemsOf(amount).some((stem) =>
      wanted.some((one) => one === stem || relativesOf(one).has(stem)),
    ),
  )
  if (fitting.length === 1) return fitting[0] ?? null
  if (isMoney) {
    const sums = amounts.filter((amount) =>
      /[£$€]|\b(?:pounds?|dollars?|euros?|grand|million)\b/i.test(amount),
    )
    return sums.length === 1 ? (sums[0] ?? null) : null
  }
  return null
}

/** The one name in it that was not said by who asks. */
function personIn(sentence: string, { text }: Question): string | null {
  if (
    !/^(?:so |and )?(?:who|whose|whom)\b/i.test(text) ||
    /\bwho (?:is|was|are)\s\p{Lu}/u.test(text)
  )
    return null
  const names = [...sentence.matchAll(/(?<![.!?]\s)(?<=\s)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu)]
    .map(([name]) => name)
    .filter((name) => isNoTime(name) && !/^(?:I|The|My|Our)$/.test(name))
  const [name] = names
  const isAsked =
    name !== undefined && text.toLowerCase().includes(name.toLowerCase().split(' ')[0] ?? '')
  if (names.length !== 1 || name === undefined || isAsked) return null
  return new RegExp(String.raw`\b(?:in|at|from|near|to) ${name}`).test(sentence) ? null : name
}
