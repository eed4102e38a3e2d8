import { holds } from '../graph/conditions.ts'
import type { Graph } from '../graph/graph.ts'
import type { Heard } from './hear.ts'
import { isScript } from './reacting/script.ts'
import type { State } from './state.ts'

/** How something that was said weighs, and why: the reasons are kept with the turn. */
export type Weighed = { rapport: number; patience: number; because: string[] }

type Rule = {
  because: string
  when: (heard: Heard, given: { state: State; graph: Graph }) => boolean
  rapport: number
  patience: number
}

/** In words: what an interviewer calls an answer, and what they do not. */
const FULL_ANSWER = 25
const BARE_ANSWER = 8
const NEXT_TO_NOTHING = 3

/** Longer than anybody listens to without a word of their own. */
const MONOLOGUE_WORDS = 90

const RULES: Rule[] = [
  {
    because: 'an open question',
    when: ({ labels }) => labels.question === 'open' && labels.spin !== 'none',
    rapport: 3,
    patience: 2,
  },
  {
    because: 'a question about what it leads to',
    when: ({ labels }) => labels.spin === 'implication',
    rapport: 2,
    patience: 1,
  },
  {
    because: 'it was heard',
    when: ({ labels, isMistaken, text }) =>
      labels.reflection === 'simple' && !isMistaken && !isScript(text),
    rapport: 4,
    patience: 3,
  },
  {
    because: 'it was understood',
    when: ({ labels, isMistaken, text }) =>
      labels.reflection === 'complex' && !isMistaken && !isScript(text),
    rapport: 7,
    patience: 5,
  },
  {
    because: 'it was heard wrong',
    when: ({ isMistaken }) => isMistaken,
    rapport: -3,
    patience: -3,
  },
  {
    because: 'empathy',
    when: ({ labels, text }) => labels.acts.includes('empathy') && !isScript(text),
    rapport: 5,
    patience: 5,
  },
  {
    because: 'a summary',
    when: ({ labels }) => labels.acts.includes('summary'),
    rapport: 5,
    patience: 3,
  },
  {
    because: 'an apology',
    when: ({ labels }) => labels.acts.includes('apology'),
    rapport: 2,
    patience: 3,
  },
  {
    because: 'an agenda',
    when: ({ labels }) => labels.acts.includes('agenda'),
    rapport: 2,
    patience: 2,
  },
  {
    because: 'rudeness',
    when: ({ labels }) => labels.acts.includes('rudeness'),
    rapport: -15,
    patience: -30,
  },
  {
    because: '"calm down"',
    when: ({ text }) =>
      /\bcalm down|relax\b(?!\w)|no need to (?:be|get) (?:angry|upset|rude)/i.test(text),
    rapport: -8,
    patience: -12,
  },
  {
    because: 'a phrase from a script',
    when: ({ text }) => isScript(text),
    rapport: -4,
    patience: -6,
  },
  {
    because: 'a proposal before anything was understood',
    when: ({ labels, text }, { state, graph }) =>
      labels.acts.includes('proposal') &&
      !ASKS_WHAT_WAS_TRIED.test(text) &&
      graph.lead === 'learner' &&
      !holds({ told: 'anything', atLeast: 3 }, { state, graph }),
    rapport: -4,
    patience: -8,
  },
  {
    because: 'advice that was not asked for',
    when: ({ labels }, { graph }) =>
      labels.acts.includes('proposal') && graph.offers === 'resisted',
    rapport: -5,
    patience: -5,
  },
  {
    because: 'a full answer',
    when: ({ words, isRepeated, text }, { state }) =>
      (state.open.what === 'ask' || state.open.what === 'objection') &&
      !isRepeated &&
      !/\?\s*$/.test(text) &&
      words.length >= FULL_ANSWER &&
      words.length <= MONOLOGUE_WORDS,
    rapport: 4,
    patience: 2,
  },
  {
    because: 'hardly an answer',
    when: ({ words, labels }, { state }) =>
      state.open.what === 'ask' &&
      labels.question === 'none' &&
      !labels.acts.some((act) => act === 'closing' || act === 'thanks') &&
      words.length > 0 &&
      words.length < BARE_ANSWER,
    rapport: -3,
    patience: -5,
  },
  {
    because: 'next to nothing, and again',
    // Who counsels may say little: there it is listening.
    when: ({ moves, words }, { state, graph }) =>
      words.length > 0 &&
      words.length <= NEXT_TO_NOTHING &&
      state.turns > 0 &&
      graph.offers === 'weighed' &&
      [...moves, ...state.now].every((move) => move === 'acknowledgement'),
    rapport: 0,
    patience: -4,
  },
  {
    because: 'a doubt talked over',
    when: ({ labels, words }, { state }) =>
      state.open.what === 'objection' &&
      labels.acts.includes('next_step') &&
      words.length < FULL_ANSWER,
    rapport: -2,
    patience: -6,
  },
  {
    because: 'a monologue',
    when: ({ words }) => words.length > MONOLOGUE_WORDS,
    rapport: -3,
    patience: -10,
  },
  {
    because: 'a list of words',
    when: ({ labels }) => labels.acts.includes('keyword_list'),
    rapport: -2,
    patience: -6,
  },
  { because: 'said before', when: ({ isRepeated }) => isRepeated, rapport: -1, patience: -6 },
  {
    because: 'off the subject',
    when: ({ labels }) => labels.acts.includes('off_topic'),
    rapport: 0,
    patience: -6,
  },
  {
    because: 'out of the role',
    when: ({ labels }) => labels.acts.includes('role_break'),
    rapport: 0,
    patience: -4,
  },
]

/** "Have you tried a different socket?" finds out what is the matter, and offers nothing yet. */
const ASKS_WHAT_WAS_TRIED =
  /\b(?:have|had|did) you (?:already |ever |yet )?(?:tr(?:y|ied)|check(?:ed)?|restart(?:ed)?|reset|plug(?:ged)?|switch(?:ed)?|turn(?:ed)?)\b|\bis it (?:plugged|switched|turned|charging|on)\b/i

export function weigh(heard: Heard, given: { state: State; graph: Graph }): Weighed {
  // Who talks to the machine may lose by it, and earns nothing.
  const isInTheTalk = !heard.labels.acts.includes('role_break')
  const holding = RULES.filter(
    ({ when, rapport }) => (isInTheTalk || rapport <= 0) && when(heard, given),
  )
  const { touchiness } = given.graph.temper
  const sum = (of: (rule: Rule) => number) =>
    holding.reduce((total, rule) => total + (of(rule) < 0 ? of(rule) * touchiness : of(rule)), 0)
  return {
    rapport: within(given.state.rapport + sum(({ rapport }) => rapport)),
    patience: within(given.state.patience + sum(({ patience }) => patience)),
    because: holding.map(({ because }) => because),
  }
}

const within = (value: number): number => Math.max(0, Math.min(100, Math.round(value)))
