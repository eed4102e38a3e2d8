import type { Given } from '../decision.ts'
import { writtenOut } from './act-of.ts'
import { isConcrete } from './concrete.ts'

/** "Would tomorrow at ten suit you?", "okay, so Thursday at two", "shall we say half past eight?" */
export function proposesATime({ heard, state, graph }: Given): boolean {
  // Where nothing can be agreed, a time is one that is asked about.
  if (graph.agreement === null) return false
  const words = writtenOut(heard.text)
  if (!isConcrete(heard.text) && !NAMES_A_TIME.test(words) && !IS_AN_HOUR.test(words)) return false
  if (ASKS_WHICH.test(words)) return false
  if (suits(words) || MEETS.test(words)) return true
  const isAboutATime = state.open.what === 'next-step' || state.agreed
  const asks = heard.text.includes('?')
  if (!asks && SETS_A_TIME.test(words)) return true
  return ONLY_A_TIME.test(words) && (isAboutATime || !asks)
}

/** "Would morning or afternoon suit you better?": of two times, the first. Null where there are not two. */
export function chosenTime(text: string): string | null {
  const found = TWO_TIMES.exec(text)?.[1]?.toLowerCase()
  if (found === undefined) return null
  const named = found.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g, capitalised)
  return capitalised(PART_OF_A_DAY.test(named) ? `the ${named}` : named)
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const PART_OF_A_DAY = /^(?:morning|afternoon|evening)$/

const A_DAY =
  '(?:next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|week|morning|afternoon|evening)(?: (?:morning|afternoon|evening))?'

const TWO_TIMES = new RegExp(
  `\\b(?:the )?(${A_DAY})(?: at \\w+)?,? or (?:rather |better |on |in |is |would )*(?:the )?${A_DAY}\\b[^.!?]*\\?`,
  'i',
)

/** Whether it is asked if that suits: then yes is said to the time and not to the matter. */
export const asksIfItSuits = (text: string): boolean =>
  suits(writtenOut(text)) || MEETS.test(writtenOut(text))

const HOUR =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunchtime|half past \\w+|\\d{1,2}(?::\\d\\d)?)'

const DAY = `(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|today|the \\w+teenth|the \\w+(?:st|nd|rd|th)|next week|the (?:first|second|third|last) week|this (?:week|afternoon|evening)|the (?:morning|afternoon|evening|weekend)|(?:at|around|between) ${HOUR}|half past \\w+)`

const IS_AN_HOUR = new RegExp(`\\b(?:would|does|is|say) ${HOUR}\\b`)

const NAMES_A_TIME = new RegExp(`\\b${DAY}\\b`)

const FITS =
  '(?:(?<!\\bat )work|suit|fit|be (?:okay|ok|fine|all right|alright|good|possible|convenient|acceptable|too (?:early|late|soon)))'

/** It is the time that suits, and not somebody who would do something. */
const SUITS = new RegExp(
  [
    `\\b(?:would|does|will|might|could) (?!(?:you|i|we|he|she|they|your|my)\\b)(?:[\\w:]+ ){1,7}?${FITS}\\b`,
    `\\bis ${DAY}(?: [\\w:]+){0,4} (?:okay|ok|fine|all right|alright|good|possible|convenient|too (?:early|late|soon))\\b`,
    `\\bis (?:that|it) (?:a )?(?:good|convenient|okay|ok|fine|all right) (?:time|day|(?:for|with|by) you)\\b`,
    `\\b(?:can|could) you (?:do|make|manage) (?:it )?(?:on )?${DAY}\\b`,
  ].join('|'),
  'g',
)

/** Two people, or one who comes, at a time. */
const MEETS =
  /(?<!\b(?:what|how|why|who|where)(?: else| exactly)? )\b(?:shall we say|let us say|how about|what about|shall we (?:meet|talk|speak|sit down)|can we (?:meet|talk|speak|sit down|say|do)|could we (?:meet|talk|speak|sit down|say|do)|we (?:meet|see each other|talk|speak|sit down) (?:again|on|next|at|tomorrow)|let us (?:meet|talk|speak|sit down)|see you (?:again )?(?:on|at|next|tomorrow)|would you like to (?:see|meet|come|try|have a look))\b/

const ONLY_A_TIME = new RegExp(
  `^(?:(?:okay|ok|so|then|right|well|good|great|and|on|let us say|shall we say|maybe|perhaps)[ ,.]*)*${DAY}(?: (?:then|at|around|between|and|to|in the|on|or|morning|afternoon|evening|am|pm|o'clock|past|half|quarter|okay|ok|all right|${HOUR}))*[?.! ]*$`,
)

/** "Great, so Wednesday at ten at your place and then we drive there." */
const SETS_A_TIME = new RegExp(
  `^(?:(?:okay|ok|so|then|right|well|good|great|lovely|perfect|and)[ ,.]*)+${DAY} (?:at|around) ${HOUR}\\b`,
)

const ASKS_WHICH = /\b(?:which|what) (?:day|time|week)\b|\bwhen\b/

/** "What would you like me to do first, does that work?" asks for more than a yes. */
const ASKS_ELSE = /\b(?:what|who|how|why|where)\b(?! about)/

/** The part that asks whether it suits, when nothing else is asked around it. */
function suits(words: string): boolean {
  const found = [...words.matchAll(SUITS)].at(-1)
  if (found === undefined) return false
  const before = words.slice(0, found.index).split(/[.?!]/).at(-1) ?? ''
  const near = before.split(' ').slice(-NEAR).join(' ')
  return !ASKS_ELSE.test(near) && !ASKS_ELSE.test(words.slice(found.index + found[0].length))
}

/** In words. */
const NEAR = 8
