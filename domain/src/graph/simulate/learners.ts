import { chooser } from '../../persona/choose.ts'
import { isSaidBefore } from '../../persona/said-before.ts'
import type { Step } from '../../persona/step.ts'
import type { Graph } from '../graph.ts'
import { linesFor, type Purpose } from './lines/lines.ts'

export const LEARNERS = ['weak', 'average', 'strong'] as const
export type Learner = (typeof LEARNERS)[number]

type Given = { graph: Graph; last: Step; seed: number }

/** What such a learner says to that. The same for the same seed; '' is silence. */
export function speak(learner: Learner, given: Given): string {
  const purpose = purposeOf(learner, given)
  return purpose === null ? '' : said(purpose, given)
}

/** The same of one who has read what there is to be told, and asks now and then for what was not. */
export function askForTheUntold(learner: Learner, given: Given): string {
  const { graph, last, seed } = given
  const choose = chooser(`${seed}/${last.state.turns}/untold`)
  const untold = graph.facts.filter(({ id }) => !last.state.told.includes(id))
  const isAsking = last.state.open.what !== 'objection' && (choose(HUNDRED) ?? 0) < ASKED_AS_OFTEN
  const fact = isAsking ? choose(untold) : undefined
  if (fact === undefined) return speak(learner, given)
  return (choose(ASKED_FOR) ?? '').replace('{fact}', () => asTheirs(fact.says).replace(/\.$/, ''))
}

/** Of a hundred turns. */
const ASKED_AS_OFTEN = 40

const ASKED_FOR = [
  'Is it right that {fact}?',
  'I was told that {fact}. What can you tell me about that?',
] as const

function purposeOf(learner: Learner, given: Given): Purpose | null {
  switch (learner) {
    case 'weak':
      return badly(given)
    case 'average':
      return chance(given, 'is it well')(WELL_AS_OFTEN_AS_NOT) ? well(given) : badly(given)
    case 'strong':
      return well(given)
  }
}

const WELL_AS_OFTEN_AS_NOT = 0.6

const chance = ({ seed, last }: Given, what: string) => {
  const choose = chooser(`${seed}/${last.state.turns}/${what}`)
  return (share: number) => (choose(HUNDRED) ?? 0) < share * 100
}

const HUNDRED = Array.from({ length: 100 }, (_, n) => n)

// Well: to what was said first, and then on

function well(given: Given): Purpose {
  const { graph, last } = given
  const { open, agreed, turns } = last.state
  if (agreed) return 'leave'
  if (open.what === 'objection') {
    if (!open.met.includes('acknowledged')) return 'acknowledge'
    return open.met.includes('explored') ? 'answer-doubt' : 'explore'
  }
  if (open.what === 'ask') return 'answer-ask'
  if (open.what === 'next-step') return 'next-step'
  if (isThrough(given)) return 'leave'
  if (turns >= LONG_ENOUGH_TURNS) return turns % 2 === 0 ? 'next-step' : 'leave'
  const plan = graph.lead === 'persona' ? ANSWERING : ASKING
  return plan[turns] ?? chooser(`${given.seed}/${turns}/well`)(LATER) ?? 'leave'
}

/** In the last stage, where nothing is left to agree on. */
const isThrough = ({ graph, last }: Given): boolean =>
  graph.agreement === null &&
  graph.lead === 'learner' &&
  last.state.turns >= ASKING.length &&
  last.stage === graph.stages.at(-1)?.id

/** A talk that has led to nothing by then is ended with thanks. */
const LONG_ENOUGH_TURNS = 34

/** Who leads by asking: understand first, then offer, then agree on something. */
const ASKING: readonly Purpose[] = [
  'greet',
  'situation',
  'problem',
  'reflect',
  'implication',
  'empathise',
  'payoff',
  'background',
  'problem',
  'summarise',
  'offer',
  'next-step',
]

/** Who is asked, or presents: say something, and ask for what one wants in the end. */
const ANSWERING: readonly Purpose[] = [
  'greet',
  'state',
  'state',
  'state',
  'problem',
  'state',
  'payoff',
  'offer',
  'situation',
]

/** Then whatever was not clear yet, and to an end. */
const LATER: readonly Purpose[] = [
  'problem',
  'problem',
  'reflect',
  'implication',
  'payoff',
  'situation',
  'background',
  'thank',
  'offer',
  'next-step',
  'next-step',
  'next-step',
]

// Badly: each in a way of their own, whatever was said

function badly(given: Given): Purpose | null {
  const { last, seed } = given
  const { turns, open } = last.state
  const choose = chooser(`${seed}/${turns}/badly`)
  if (turns >= (choose(PATIENCE_OF_THE_WEAK) ?? 0)) return choose(WAYS_OUT) ?? 'leave'
  if (open.what === 'ask' && chance(given, 'answers')(0.6)) return 'short-answer'
  const way = chooser(`${seed}/way`)(WAYS) ?? []
  return choose(way) ?? null
}

const PATIENCE_OF_THE_WEAK = [9, 14, 18, 24]

const WAYS: readonly (readonly (Purpose | null)[])[] = [
  ['pitch', 'pitch', 'push', 'lecture'],
  ['interrogate', 'interrogate', 'interrogate', 'push'],
  ['script', 'mumble', 'pitch', 'script'],
  ['wander', 'mumble', 'interrogate', 'list'],
  ['insult', 'argue', 'pitch', 'mumble'],
  ['argue', 'pitch', 'push', 'argue'],
  ['mumble', 'mumble', 'short-answer', null],
  [null, null, 'mumble', null],
  ['greet', 'pitch', 'push', 'push'],
]

const WAYS_OUT: readonly Purpose[] = [
  ...Array.from({ length: 12 }, () => 'leave' as const),
  'out-of-time',
  'out-of-time',
  'push',
  'push',
  'stop',
  'distress',
  'distress',
]

// In words

function said(purpose: Purpose, given: Given): string {
  const { graph, last, seed } = given
  const choose = chooser(`${seed}/${last.state.turns}/words`)
  const takenUp = takeUp(last.text)
  const lines = linesFor(graph.useCase, purpose).filter(
    (line) => takenUp !== '' || !line.includes('{last}'),
  )
  const fresh = lines.filter((line) => !isSaidBefore(last.state.said, line))
  const line =
    choose(fresh.length > 0 ? fresh : lines) ?? choose(linesFor(graph.useCase, 'problem')) ?? ''
  return line.replace('{last}', () => takenUp)
}

/** The last sentence that was no question, with "you" for "I": as one gives back what one heard. */
export function takeUp(text: string): string {
  const sentence = text
    .split(/(?<=[.!?…])\s+/)
    .findLast((one) => !one.endsWith('?') && one.split(/\s+/).length >= 4)
  return sentence === undefined ? '' : asTheirs(sentence)
}

function asTheirs(sentence: string): string {
  const turned = sentence.replaceAll(
    /\b(?:I'm|I am|we're|we are|I've|we've|I|we|me|us|my|our|mine|ours|myself)\b/gi,
    (word) => TURNED[word.toLowerCase()] ?? word,
  )
  return turned.charAt(0).toLowerCase() + turned.slice(1)
}

const TURNED: Record<string, string> = {
  "i'm": 'you are',
  'i am': 'you are',
  "we're": 'you are',
  'we are': 'you are',
  "i've": 'you have',
  "we've": 'you have',
  i: 'you',
  we: 'you',
  me: 'you',
  us: 'you',
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  myself: 'yourself',
}
