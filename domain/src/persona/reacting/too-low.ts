import { isOnTheOtherSide } from '../../graph/templates/other-side.ts'
import { NUMBER_WORDS } from '../number-words.ts'
import { type Decision, type Given, phrase } from '../decision.ts'

/** Who may not go below a sum says no to less, and does not say where it begins. */
export function toTooLittle(given: Given): Decision | null {
  const { heard, graph, state } = given
  if (!isOnTheOtherSide(graph) || state.agreed) return null
  const floor = Math.max(
    ...graph.facts.filter(({ says }) => FLOOR.test(says)).flatMap(({ says }) => sumsIn(says)),
  )
  const offered = sumsIn(heard.text)
  const highest = Math.max(...offered)
  if (!Number.isFinite(floor) || offered.length === 0 || highest >= floor) return null
  if (!OFFERS.test(heard.text)) return null
  return {
    intent: 'too little',
    parts: [phrase('offer-too-low')],
    open: { what: 'nothing' },
    refuses: true,
  }
}

const FLOOR =
  /\b(?:(?:not|never|n't|no) (?:\w+ ){0,3}(?:below|under|less than|lower than)|at least|minimum|no less than|bottom line)\b/i

const OFFERS =
  /\b(?:offer\w*|go (?:up )?to|could (?:do|go|pay|offer|manage|stretch)|can (?:do|go|pay|offer)|might (?:go|pay)|prepared to|willing to|how about|what about|would (?:pay|go|accept|take)|settle|propose|suggest|say)\b/i

/** In whole pounds: "20,000", "20k", "twenty thousand". Small numbers are days and dates. */
function sumsIn(text: string): number[] {
  const written = [...text.matchAll(/(\d+(?:,\d{3})*(?:\.\d+)?)\s?(k|thousand|million)?\b/gi)].map(
    ([, digits = '', unit]) => Number(digits.replaceAll(',', '')) * timesOf(unit),
  )
  const spoken = [
    ...text.toLowerCase().matchAll(/\b([a-z]+)(?:[- ]([a-z]+))? (thousand|hundred)\b/g),
  ].map(([, tens = '', units = '', unit]) => (valueOf(tens) + valueOf(units)) * timesOf(unit))
  return [...written, ...spoken].filter((sum) => sum >= A_SUM)
}

const A_SUM = 100

const TENS = new Map(
  'thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, n) => [word, (n + 3) * 10]),
)

const valueOf = (word: string): number => TENS.get(word) ?? (Number(NUMBER_WORDS[word] ?? 0) || 0)

const timesOf = (unit: string | undefined): number => {
  switch (unit?.toLowerCase()) {
    case 'hundred':
      return 100
    case 'k':
    case 'thousand':
      return 1000
    case 'million':
      return 1_000_000
    default:
      return 1
  }
}
