import type { Asked } from './asked.ts'
import { type Decision, type Given, phrase } from './decision.ts'
import { type Unknown, unknownIn } from './question-kinds.ts'
import type { Fact } from './facts.ts'
import { isTold, type Part } from './state.ts'
import { mayTell, nextUntold } from './telling.ts'
import { whoseMind } from './whose-mind.ts'

/** Nothing is known of it: what a person says then depends on what was asked, and of whom. */
export function evade(given: Given, asked: Asked): Decision {
  const { state, heard } = given
  const topic = asked.stems.join(' ')
  const who = whoseMind(asked.text, heard.text)
  const kind = unknownIn(asked, heard.text)
  const isAgain = topic !== '' && state.evaded.includes(topic) && IS_OF_THE_WORLD.has(kind)
  const decision: Decision = {
    intent: isAgain ? 'evade: asked before' : 'evade: not known',
    parts: isAgain ? [phrase('evade-again')] : wordsFor(given, { asked, kind, who }),
    open: state.open,
    evades: topic,
  }
  return withItsOwnQuestion(given, decision)
}

/** Only what somebody may really not know is "still" not known. */
const IS_OF_THE_WORLD: ReadonlySet<Unknown> = new Set([
  'number',
  'time',
  'person',
  'who-decides',
  'name',
  'place',
  'reason',
  'which',
  'story',
  'yes-no',
  'anything',
])

function wordsFor(
  given: Given,
  { asked, kind, who }: { asked: Asked; kind: Unknown; who: string | null },
): Part[] {
  if (who !== null) {
    const of = isGone(who, given) ? 'evade-gone' : 'evade-them'
    return [phrase(of, { who }), ...bridge(given, asked)]
  }
  const ofJob = isOfTheJob(given, kind)
  if (ofJob !== null) return [phrase(ofJob)]
  if (kind === 'trouble' && asked.wants === 'trouble') {
    const pain = nextUntold(given, ['pain'])
    if (pain !== null) return [phrase('bridge-trouble'), { say: 'fact', id: pain.id, as: 'new' }]
  }
  const known = IS_OF_THE_WORLD.has(kind) ? bridge(given, asked) : []
  // "There's not much I can say", and then to say it, would be odd.
  const isEnough = known.length > 0 && (kind === 'anything' || kind === 'story')
  return isEnough ? known : [phrase(`evade-${kind}`), ...known]
}

/** What is known of the same thing, and may be told, though it is no answer. */
function bridge(given: Given, { stems }: Asked): Part[] {
  const near = given.heard.recalled.find(
    ({ fact, answers }) =>
      !answers &&
      (fact.about === 'situation' || fact.about === 'background') &&
      !isTold(given.state, fact) &&
      mayTell(given, fact) &&
      fact.stems.filter((stem) => stems.includes(stem)).length >= SAME_THING,
  )
  return near === undefined ? [] : [phrase('bridge'), { say: 'fact', id: near.fact.id, as: 'new' }]
}

/** Words in common: one may be chance. */
const SAME_THING = 2

/** An interviewer is asked about the post, and knows it; what was not written down they keep for later. */
function isOfTheJob({ graph }: Given, kind: Unknown): string | null {
  if (graph.useCase !== 'interviews' || graph.lead !== 'persona') return null
  return OF_THE_JOB[kind] ?? null
}

const OF_THE_JOB: Partial<Record<Unknown, string>> = {
  number: 'evade-job-number',
  duration: 'evade-job',
  'how-often': 'evade-job',
  time: 'evade-job-time',
  'time-to-come': 'evade-job-time',
  'yes-no': 'evade-job-yes-no',
  'yes-no-them': 'evade-job-yes-no',
  'yes-no-can': 'evade-job-yes-no',
  days: 'evade-job',
  way: 'evade-job',
  likeness: 'evade-job',
  which: 'evade-job',
  'next-step': 'evade-job-time',
  anything: 'evade-job',
}

/** Of the dead nobody says "ask him". */
function isGone(who: string, { graph }: Given): boolean {
  const name = who.replace(/^(?:my|the) /, '')
  return graph.facts.some(
    ({ says }: Fact) =>
      DEATH.test(says) &&
      new RegExp(String.raw`\b${name}\b`, 'iu').test(says.replace(/[()[\]]/g, '')),
  )
}

const DEATH = /\b(?:died|dead|death|funeral|passed away|lost (?:my|our)|buried|killed|widow\w*)\b/i

/** Who had just asked something itself holds on to it, and once. */
function withItsOwnQuestion({ graph, state }: Given, decision: Decision): Decision {
  const { open } = state
  if (graph.lead !== 'persona' || open.what !== 'ask') return decision
  const hasJustAsked = state.last.some((part) => part.say === 'ask' && part.id === open.id)
  const wasHeldOn = state.last.some(({ say }) => say === 'phrase')
  return hasJustAsked && !wasHeldOn
    ? { ...decision, parts: [...decision.parts, { say: 'ask', id: open.id }] }
    : decision
}
