import { isOnTheOtherSide } from '../../graph/templates/other-side.ts'
import { NUMBER_WORDS } from '../facts/number-words.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { Part } from '../state.ts'
import { nextUntold } from '../telling.ts'

/** Between two who negotiate: a sum beyond what can be done, one within reach, and what nobody would answer. */
export function toAcrossTheTable(given: Given): Decision | null {
  const { heard, graph, state } = given
  if (!isOnTheOtherSide(graph) || state.agreed) return null
  if (ASKS_THE_LIMIT.test(heard.text))
    return { intent: 'keep it back', parts: [phrase('not-yet')], open: state.open }
  if (ASKS_WHERE_IT_STANDS.test(heard.text)) {
    const next = nextUntold(given, ['goal', 'situation'])
    if (next !== null)
      return { intent: 'say where it stands', parts: [tell(next)], open: { what: 'nothing' } }
  }
  if (!OFFERS.test(heard.text)) return null
  const floor = limitsIn(given, FLOOR)
  const ceiling = limitsIn(given, CEILING)
  const limit = floor[0] ?? ceiling[0]
  const offered = sumsIn(heard.text, limit !== undefined && limit >= THOUSANDS)
  if (limit === undefined || offered.length === 0) return null
  const isBeyond =
    Math.max(...offered) < Math.max(...floor, 0) || Math.min(...offered) > Math.min(...ceiling)
  return isBeyond
    ? {
        intent: 'too far apart',
        parts: [phrase('too-far-apart')],
        open: { what: 'nothing' },
        refuses: true,
      }
    : {
        intent: 'within reach',
        parts: [phrase('within-reach')],
        open: { what: 'next-step' },
        settles: 'too-little',
      }
}

const limitsIn = ({ graph }: Given, pattern: RegExp): number[] =>
  graph.facts.filter(({ says }) => pattern.test(says)).flatMap(({ says }) => sumsIn(says, false))

const tell = (fact: { id: string }): Part => ({ say: 'fact', id: fact.id, as: 'new' })

const FLOOR =
  /\b(?:(?:not|never|no|\w+n't) (?:\w+ ){0,3}(?:below|under|less than|lower than)|at least|minimum|no less than|bottom line)\b/i

const CEILING =
  /\b(?:up to|at most|no more than|not more than|maximum|not (?:\w+ ){0,3}(?:above|over))\b/i

const OFFERS =
  /\b(?:offer\w*|go (?:up |down )?to|could (?:do|go|pay|offer|manage|stretch)|can (?:do|go|pay|offer)|might (?:go|pay)|prepared to|willing to|how about|what about|would (?:pay|go|accept|take|settle)|settle|propose|suggest|acceptable|call it)\b/i

const ASKS_THE_LIMIT =
  /\b(?:what is|what's|what would be|whats) (?:your|his|her|the) (?:\w+ )?(?:limit|lowest|highest|minimum|maximum|bottom line|floor|authority)\b|\bthe (?:lowest|highest|least|most) (?:figure |sum |amount )?(?:that )?(?:you|your|he|she|they)\b|\bhow (?:low|high|far) (?:can|could|would|will) you go\b/i

const ASKS_WHERE_IT_STANDS =
  /\bwhere (?:do|does) (?:you|your (?:client|side|members)) stand\b|\bwhat(?:'s| is) your (?:client's )?position\b|\bwhat (?:are you|is your client) (?:looking for|asking for|after)\b/i

const THOUSANDS = 1000

/** In whole pounds: "20,000", "20k", "twenty thousand"; and "forty-five" where the talk is of thousands. */
function sumsIn(text: string, isOfThousands: boolean): number[] {
  const written = [...text.matchAll(/(\d+(?:,\d{3})*(?:\.\d+)?)\s?(k|thousand|million)?\b/gi)].map(
    ([, digits = '', unit]) => Number(digits.replaceAll(',', '')) * timesOf(unit),
  )
  const spoken = [
    ...text.toLowerCase().matchAll(/\b([a-z]+)(?:[- ]([a-z]+))? (thousand|hundred)\b/g),
  ].map(([, tens = '', units = '', unit]) => (valueOf(tens) + valueOf(units)) * timesOf(unit))
  const sums = [...written, ...spoken].filter((sum) => sum >= A_SUM)
  return sums.length === 0 && isOfThousands ? bareIn(text) : sums
}

/** Smaller numbers are days and dates. */
const A_SUM = 100

/** "We could do forty-five", said by somebody who means thousands. */
const bareIn = (text: string): number[] =>
  [...text.toLowerCase().matchAll(BARE)]
    .map(([, digits, tens = '', units = '']) =>
      digits === undefined ? valueOf(tens) + valueOf(units) : Number(digits),
    )
    .filter((value) => value >= A_FEW)
    .map((value) => value * THOUSANDS)

const BARE =
  /(?<!\b(?:at|on|by|in|the) )\b(?:(\d{2,3})|(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ten|twelve|fifteen|eighteen)(?:[- ](one|two|three|four|five|six|seven|eight|nine))?)\b(?! (?:days?|weeks?|months?|years?|minutes?|hours?|per cent|percent|people))/g

const A_FEW = 10

const TENS = new Map(
  'thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, n) => [word, (n + 3) * 10]),
)

const valueOf = (word: string): number => TENS.get(word) ?? (Number(NUMBER_WORDS[word] ?? 0) || 0)

const TIMES = new Map([
  ['hundred', 100],
  ['k', 1000],
  ['thousand', 1000],
  ['million', 1_000_000],
])

const timesOf = (unit: string | undefined): number => TIMES.get(unit?.toLowerCase() ?? '') ?? 1
