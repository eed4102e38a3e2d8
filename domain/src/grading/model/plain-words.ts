import { plain, sentencesOf, wordsOf } from '../../language/words.ts'
import { talksToMachine } from '../../moves/talks-to-machine.ts'
import { amountsIn } from '../../wording/amounts.ts'
import { type Content, contentOf, isRelated } from '../../wording/gives-away.ts'

/** What a model wrote is data, as what a learner said is. */

/** In characters: more is no sentence to anybody. */
const LONGEST = 1500
/** As much of it as is shown. */
const MOST_WORDS = 70

/** In one line, and out of the quotation marks that models like. */
export const tidy = (written: string): string => {
  const text = plain(written.normalize('NFC')).replaceAll(/\s+/g, ' ').trim()
  return /^"([^"]*)"$/.exec(text)?.[1] ?? text
}

/**
 * Whether it is anything but plain English words to a learner: a link, markup, a program, an instruction, another
 * script. Whoever writes that has been talked into something, and nothing of theirs counts.
 */
export const isHarmful = (written: string): boolean => {
  const text = tidy(written)
  return (
    text.length > LONGEST ||
    MORE_THAN_WORDS.test(text) ||
    A_LINK.test(text) ||
    INSTRUCTS.test(text) ||
    /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) ||
    talksToMachine(text)
  )
}

const MORE_THAN_WORDS =
  /[<>{}[\]|\\^`*_#~=@]|&\w+;|\p{Extended_Pictographic}|\p{C}|^\s*(?:[-•]|\d+[.)])\s/u

const A_LINK =
  /\b(?:https?|ftp|file|javascript|data|mailto):|\bwww\.|\b[\w-]+\.(?:com|org|net|edu|gov|io|ai|app|dev|co|uk|de|eu|info|biz|xyz|me|example|test)\b|\b\d{1,3}(?:\.\d{1,3}){3}\b|\+?\d[\d\s()-]{7,}\d/i

const INSTRUCTS =
  /\b(?:ignore|disregard|override|bypass) (?:\w+ ){0,3}(?:instruction|rule|prompt|rubric|previous|above|prior|grader|score)|\b(?:system|developer) (?:prompt|message|note)|\blanguage model\b|\bas an ai\b|\b(?:click|tap|visit|download|install|subscribe|log ?in|sign up|e-?mail|text|call|contact|pay|send|transfer) (?:here|now|us|me|this (?:link|site|page|number)|the (?:link|site|page|number)|your (?:password|details|account|card|bank))|\bpasswords?\b|\bcredit card\b|\bapi key\b|\b(?:admin(?:istrator)?|teacher|manager|reviewer|reader)s?,? (?:please|must|should|note|approve|accept|give|set)|\b(?:set|change|raise|give|award|update) (?:the |this |my |your |their |a )?(?:\w+ )?(?:score|grade|mark|points)\b/i

/** What words may speak of. */
export type Grounds = {
  /** Of the talk, the persona and what is judged: of these they have to speak. */
  known: Content
  /** All that was said to the partner or by them, as it is quoted. */
  said: string
}

/** As it is shown; null where it says what nobody can check: then code says it in its own words. */
export function reasonFrom(written: string, grounds: Grounds): string | null {
  const text = shortened(tidy(written))
  const words = wordsOf(text)
  if (words.length < FEWEST_WORDS || !/\byou(?:r|rs|rself|'\w+)?\b/i.test(text)) return null
  if (SPEAKS_OF_SCORES.test(text)) return null
  const content = contentOf(text)
  const isKnown =
    amountsIn(text).every(({ value }) => value <= EVERYDAY || hasAmount(grounds.known, value)) &&
    [...content.names].every((name) => isNamed(grounds.known, name)) &&
    quotesIn(text).every((quote) => grounds.said.includes(quote.toLowerCase()))
  const isAbout = [...content.stems].some(
    (stem) =>
      grounds.known.stems.has(stem) || [...grounds.known.stems].some((one) => isRelated(stem, one)),
  )
  return isKnown && isAbout ? text : null
}

const FEWEST_WORDS = 4
/** "Twice", "two of them": counted in passing. */
const EVERYDAY = 3

/** The number that counts is made later, and may be another. */
const SPEAKS_OF_SCORES =
  /\b(?:scor(?:e[sd]?|ing)|grad(?:e[sd]?|ing)|rat(?:ed|ing)|anchors?|rubric|level \d|percent|out of (?:five|ten|\d+)|\d ?\/ ?\d+|[0-5] points?)\b/i

const hasAmount = ({ amounts }: Content, wanted: number): boolean =>
  amounts.some(({ value }) => value === wanted)

const isNamed = ({ names, stems }: Content, name: string): boolean =>
  names.has(name) ||
  stems.has(name) ||
  contentOf(name)
    .stems.values()
    .some((stem) => stems.has(stem))

export const quotesIn = (text: string): string[] =>
  [...plain(text).matchAll(/"([^"]*)"/g)].map(([, quote = '']) => quote.replace(/[.,;:!?]+$/, ''))

/** Whole sentences, as many as fit. */
function shortened(text: string): string {
  if (wordsOf(text).length <= MOST_WORDS) return text
  const kept: string[] = []
  for (const sentence of sentencesOf(text)) {
    if (wordsOf([...kept, sentence].join(' ')).length > MOST_WORDS) break
    kept.push(sentence)
  }
  return kept.join(' ')
}
