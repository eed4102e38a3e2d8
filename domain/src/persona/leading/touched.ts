import { type Decision, type Given, phrase } from '../decision.ts'
import { stemsOf } from '../../language/stems.ts'
import type { Fact } from '../facts/facts.ts'
import { asks } from '../reacting/unmarked-question.ts'
import { IS_ABOUT, IS_MEANT_FOR, sharedWith } from '../reacting/touches.ts'
import { isTold, type Part } from '../state.ts'
import { mayTell } from '../telling.ts'

/**
 * An audience is no wall: what touches its own worry or wish is met with that worry, with interest or with a
 * question, each once; and a figure, a sum that is asked for and an honest "I don't know" are not nodded through.
 */
export function toTouched(given: Given): Decision | null {
  const { graph, heard, state } = given
  if (graph.useCase !== 'presentations' || heard.words.length < A_SENTENCE) return null
  if (heard.labels.question !== 'none' || asks(heard.text) || state.turns < 2) return null
  // Not twice running: then it asks what it has to ask.
  if (state.last.some((part) => part.say === 'phrase' && IS_TOUCHED.test(part.of))) return null
  return (
    toStartingAgain(given) ??
    toHonesty(given) ??
    toSum(given) ??
    toOwnMatter(given) ??
    toFigure(given)
  )
}

const IS_TOUCHED = /^(?:touched-|figure-heard|sum-heard)/

/** In words. */
const A_SENTENCE = 6

const react = (of: string, { digs, also = [] }: { digs: string; also?: Part[] }): Decision => ({
  intent: `be touched by it: ${digs}`,
  parts: [phrase(of), ...also],
  open: { what: 'nothing' },
  digs,
})

function toStartingAgain({ heard, state }: Given): Decision | null {
  return STARTS_AGAIN.test(heard.text)
    ? { intent: 'give them time', parts: [phrase('no-hurry')], open: state.open }
    : null
}

const STARTS_AGAIN =
  /\b(?:let me (?:start|try|begin|do that) (?:that |it )?(?:again|over)|(?:badly|not well) put|lost my (?:thread|place))\b/i

function toHonesty({ heard, state }: Given): Decision | null {
  return ADMITS.test(heard.text) && !state.digs.includes('honest')
    ? react('honesty-taken', { digs: 'honest' })
    : null
}

const ADMITS =
  /\b(?:i (?:don't|do not|dont) know (?:yet|that|how|whether|if|exactly)|we (?:don't|do not|dont) know|i (?:can't|cannot|cant) promise|i was wrong|to be honest,? (?:i|we) (?:don't|dont|can't|cant|haven't))\b/i

function toSum({ heard, state }: Given): Decision | null {
  return ASKS_FOR_A_SUM.test(heard.text) && !state.digs.includes('sum')
    ? react('sum-heard', { digs: 'sum' })
    : null
}

const ASKS_FOR_A_SUM =
  /\b(?:i|we|id|i'd|we'd|what i|what we) (?:would |am |are )?(?:like|want|need|ask(?:ing)? (?:you )?for|offer|propose|suggest)\b.*\b(?:\d[\d,.]*|hundred|thousand|million|per ?cent)\b/i

/** What is nearest to it of what it worries about or hopes for. */
function toOwnMatter(given: Given): Decision | null {
  const { graph, heard, state } = given
  const said = new Set(stemsOf(heard.text))
  const [near] = graph.facts
    .filter(({ about }) => about === 'pain' || about === 'goal')
    .filter(({ thread }) => !state.digs.includes(`touched:${thread}`))
    .map((fact) => ({ fact, shared: sharedWith(heard.text, fact, graph.facts) }))
    .filter(
      ({ fact, shared }) =>
        shared >= IS_MEANT_FOR || (shared >= IS_ABOUT && hasItsWord(fact, said)),
    )
    .toSorted((a, b) => b.shared - a.shared)
  return near === undefined ? null : takeUp(near.fact, given)
}

/** The word itself, and not only two that are akin to others. */
const hasItsWord = (fact: Fact, said: ReadonlySet<string>): boolean =>
  fact.stems.some((stem) => said.has(stem) && stem.length >= A_REAL_WORD)

/** In letters. */
const A_REAL_WORD = 4

function takeUp(fact: Fact, given: Given): Decision {
  const digs = `touched:${fact.thread}`
  if (fact.about === 'goal') return react('touched-wish', { digs })
  if (isTold(given.state, fact) || !mayTell(given, fact)) return react('touched-worry', { digs })
  return react('touched-worry-told', { digs, also: [{ say: 'fact', id: fact.id, as: 'new' }] })
}

/** Now and then: nobody asks after each number. */
function toFigure({ heard, state }: Given): Decision | null {
  const asked = state.digs.filter((dig) => dig.startsWith('figure'))
  const isLate = state.digs.at(-1)?.startsWith('figure') === true
  if (isLate || asked.length >= MOST_FIGURES || !HAS_A_FIGURE.test(heard.text)) return null
  return react('figure-heard', { digs: `figure-${asked.length + 1}` })
}

const MOST_FIGURES = 2

const HAS_A_FIGURE = /\b\d[\d,.]*\b|\b(?:hundred|thousand|million|per ?cent)\b/i
