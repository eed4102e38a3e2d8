import { wordsOf } from '../../language/words.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { Asked } from '../recalling/asked.ts'
import { bareQuestion } from '../recalling/bare-question.ts'
import { MONEY } from '../recalling/kinds-of-answer.ts'
import { mayTell } from '../telling.ts'
import { saying } from './whether.ts'

/**
 * "Can you decide on thirty thousand by yourself?", "is seven hundred a month below what he has to sign?": a sum held
 * against the one from which on somebody has to be asked.
 */
export function toWhetherItIsAbove(given: Given, asked: Asked): Decision | null {
  if (!asked.isYesNo) return null
  const text = bareQuestion(asked.text)
  if (!ASKS_WHO_MUST.test(text) && !ASKS_IF_FREE.test(text)) return null
  const fact = given.graph.facts.find((one) => HAS_A_BOUND.test(one.says) && mayTell(given, one))
  if (fact === undefined) return null
  const bound = sumsIn(fact.says.slice(HAS_A_BOUND.exec(fact.says)?.index ?? 0))[0]
  const [sum] = sumsIn(text).length > 0 ? sumsIn(text) : sumsIn(given.heard.text)
  if (bound === undefined || sum === undefined) return null
  const yearly =
    / (?:a|per) year\b/i.test(fact.says) && / (?:a|per) month\b/i.test(given.heard.text)
  const isAbove = sum * (yearly ? MONTHS : 1) > bound
  const isFreeAsked = ASKS_IF_FREE.test(text)
  return saying(given, { fact, verdict: isAbove === isFreeAsked ? 'no' : 'yes' })
}

const MONTHS = 12

const HAS_A_BOUND =
  /\b(?:anything|everything|any \p{L}+|all \p{L}+|\p{L}+s)(?: that (?:is|costs?))? (?:above|over|more than|beyond) (?=[£$€]?\p{N})/iu

const ASKS_WHO_MUST = /\b(?:need|needs|have to|has to|must|go to|goes to|involve)\b/u

const ASKS_IF_FREE =
  /\b(?:by yourself|yourself|alone|on your own|without|below|under|within|less than)\b/u

/** "It would be 420 pounds a month. Is that in the right area?": held against what they have said they can spend. */
export function toWhetherThePriceFits(given: Given, asked: Asked): Decision | null {
  const { graph, heard, state } = given
  if (!asked.isYesNo || graph.lead === 'persona') return null
  // Of a price that they named in the line before, too.
  const named = [heard.text, ...state.said.slice(-2).toReversed()].find((line) => MONEY.test(line))
  if (named === undefined) return null
  if (!ASKS_IF_IT_FITS.test(bareQuestion(asked.text))) return null
  const [price] = sumsIn(named)
  if (price === undefined) return null
  const bounds = graph.facts.filter(
    (fact) =>
      mayTell(given, fact) &&
      (fact.about === 'goal' ? IS_A_LIMIT.test(fact.says) : HAS_TO_SPEND.test(fact.says)),
  )
  const [limit] = bounds.flatMap(({ says }) => sumsIn(says))
  const of = limit === undefined ? 'price-open' : price <= limit ? 'price-fits' : 'price-too-high'
  return { intent: 'say whether the price fits', parts: [phrase(of)], open: state.open }
}

const ASKS_IF_IT_FITS =
  /^(?:is|would|does|could) (?:that|this|it)(?: (?:price|figure|sum|amount))? (?:be |sound |look |feel )?(?:(?:\p{L}+ )?in the right (?:area|range|ballpark|region)|(?:within|in|inside|under) (?:your|the) (?:budget|range|limit)|(?:roughly |about )?(?:where|what) you (?:had in mind|expected|want(?:ed)? to (?:be|spend)|were thinking|can spend)|something (?:that )?you (?:can|could) (?:afford|spend|work with|live with)|within what you\b.*\b(?:spend|spending|budget|mind|pay))/u

/** "The bank has agreed to a loan of up to 30,000", "a budget of 12,000". */
const HAS_TO_SPEND =
  /\b(?:loan|credit|budget|grant)s? (?:of|for) (?:up to |about |around |at most )?[£$€]?\p{N}|\b(?:can|may) spend (?:up to |at most )?[£$€]?\p{N}/u

const IS_A_LIMIT = /\b(?:under|below|within|at most|no more than|up to|maximum|limit|budget)\b/i

/** "15,000", "thirty thousand", "1.2 million"; a year or a number of people is no sum, and is smaller or has a noun of its own. */
function sumsIn(text: string): number[] {
  const words = wordsOf(text.replaceAll(/(?<=\p{N})[, ](?=\p{N}{3}\b)/gu, ''))
  const sums: number[] = []
  let current: number | null = null
  for (const word of words) {
    const value = /^\p{N}+$/u.test(word) ? Number(word) : WORDS.get(word)
    const times = TIMES.get(word)
    if (times !== undefined && current !== null) current *= times
    else if (value !== undefined) current = current === null ? value : current + value
    else if (current !== null) {
      sums.push(current)
      current = null
    }
  }
  return (current === null ? sums : [...sums, current]).filter((sum) => sum >= A_SUM)
}

/** Less is a count of weeks, or a day. */
const A_SUM = 100

const TIMES = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['grand', 1000],
  ['million', 1_000_000],
])

const WORDS = new Map(
  `one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 fifteen:15 twenty:20 thirty:30
  forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90`
    .split(/\s+/)
    .map((pair) => {
      const [word = '', value] = pair.split(':')
      return [word, Number(value)] as const
    }),
)
