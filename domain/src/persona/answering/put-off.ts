import { lastQuestionIn } from '../../moves/last-question.ts'
import type { Given } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { wasSaidByThem } from '../reacting/given-back.ts'
import { IS_ABOUT, sharedWith } from '../reacting/touches.ts'
import { whatIsAsked } from '../recalling/asked.ts'
import { recall } from '../recalling/recall.ts'
import { isTold } from '../state.ts'
import { mayTell } from '../telling.ts'
import { isOnlyOfThem } from './only-of-them.ts'
import { hedgesInARow } from './hedges.ts'

/** What may still be told, and is no wish: those are told to who asks for them. */
const isToTell = (given: Given, fact: Fact): boolean =>
  fact.about !== 'goal' && !isTold(given.state, fact) && mayTell(given, fact)

/**
 * What stands near to a question that was put off. Who asks on, or asks what was meant, has a right to that much,
 * though it is no whole answer; what only shares a word is not near.
 */
export function nearestTo(given: Given, text: string): Fact | null {
  const { graph, state } = given
  if (text === '') return null
  const asked = whatIsAsked(lastQuestionIn(`${text}?`))
  const found = recall(asked, {
    facts: graph.facts,
    topic: state.topic,
  }).find(
    ({ fact, likely, fit }) =>
      ((likely >= SOMEWHAT_LIKELY && fit >= SOME_OF_IT) || fit >= MOST_OF_IT) &&
      isToTell(given, fact) &&
      !isOnlyOfThem(asked, fact) &&
      sharedWith(text, fact, graph.facts) > 0 &&
      !wasSaidByThem(given, fact),
  )
  return found?.fact ?? null
}

const SOMEWHAT_LIKELY = 0.2
const SOME_OF_IT = 0.4
const MOST_OF_IT = 0.8

/** Whether they ask on about what was put off a moment ago. */
export function isStillAbout(given: Given, stems: readonly string[]): boolean {
  const { state } = given
  if (state.putOff === '' || hedgesInARow(given) === 0) return false
  const before = whatIsAsked(lastQuestionIn(`${state.putOff}?`)).stems
  return stems.some((stem) => before.includes(stem))
}

/** Asked a second time, whatever shares a word with it is worth more than no answer. */
export function sharingMost(given: Given, text: string): Fact | null {
  const best = given.graph.facts
    .filter((fact) => isToTell(given, fact))
    .map((fact) => ({ fact, shared: sharedWith(text, fact, given.graph.facts) }))
    .filter(({ shared }) => shared >= IS_ABOUT)
    .toSorted((a, b) => b.shared - a.shared)
    .find(({ fact }) => !wasSaidByThem(given, fact))
  return best?.fact ?? null
}

/** "You'd had a reminder service. What happened with that?": what was named in the same breath. */
export function namedInTheSameBreath(given: Given, least: number): Fact | null {
  const { graph, heard } = given
  const before = heard.text.replace(/[^.!?,;]*\?[^?]*$/, '')
  if (before.trim() === '') return null
  const weighed = graph.facts
    .map((fact) => ({ fact, shared: sharedWith(before, fact, graph.facts) }))
    .toSorted((a, b) => b.shared - a.shared)
  const [best] = weighed
  if (best === undefined || best.shared < least) return null
  const { fact } = best
  // They know what they have said themselves: what comes after it is news.
  const after = graph.facts[graph.facts.indexOf(fact) + 1]
  const isNext = after !== undefined && (after.thread === fact.thread || GOES_ON.test(after.says))
  if (isNext && isToTell(given, after)) return after
  return !isTold(given.state, fact) && mayTell(given, fact) ? fact : null
}

const GOES_ON = /^(?:He|She|They|It|That|This|Then|After that|I dropped)\b/

/** What was asked about, as one takes it up: "how does booking work" is about "Booking". */
export function matterOf(text: string): string | null {
  const found = MATTERS.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  const owner = found?.groups?.['owner']
  const thing = found?.groups?.['thing'] ?? ''
  if (thing === '' || thing.split(' ').some((word) => NO_MATTER.has(word))) return null
  const said = [owner === 'your' ? 'my' : owner, thing].filter(Boolean).join(' ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const THING = String.raw`(?:(?<owner>your|the) )?(?<thing>(?!you\b|it\b|that\b|this\b|they\b|he\b|she\b|we\b|i\b|there\b|your\b|the\b)\p{L}{3,}(?: (?!\p{L}+ing\b)\p{L}{3,})?)`

const MATTERS: RegExp[] = [
  new RegExp(
    String.raw`^(?:and |so |but )*how (?:do|does|did) ${THING} (?:work|go|run|look|happen|get|come about)\b`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:and |so |but )*how (?:is|are|was|were) ${THING}(?:$| (?:going|done|run|organi[sz]ed|these|at|on|in)\b)`,
    'u',
  ),
  new RegExp(String.raw`^(?:and |so |but )*what (?:is|was|are|were) ${THING} like\b`, 'u'),
  new RegExp(
    String.raw`^(?:and |so |but )*what (?:happened|went wrong|is wrong) with ${THING}$`,
    'u',
  ),
  new RegExp(String.raw`^(?:and |so |but )*how many (?<thing>\p{L}{3,}s)\b`, 'u'),
  new RegExp(
    String.raw`\b(?<owner>your) (?<thing>\p{L}{3,}(?: (?!(?:right|now|today|then|like|look|work|mean|feel|do|does|did|and|for|with|from|this|that|these|before|after|about|into|over|here|there|react|say|said|take|when|because|usually)\b)\p{L}{3,})?)$`,
    'u',
  ),
]

/** These name no matter. */
const NO_MATTER = new Set(
  `way name moment time thing things end part question case day morning evening rest point mind head words view
  opinion take first last best worst most next own side life feeling feelings thoughts thought idea self things place one years
  months weeks days hours minutes times plan plans age goal goals role job they not have you what`.split(
    /\s+/,
  ),
)
