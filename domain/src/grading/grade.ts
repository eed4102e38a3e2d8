import type { UngradedReason } from '../conversation.ts'
import { measure } from '../measures/measure.ts'
import { LEAST_WORDS, type Measure } from '../measures/measures.ts'
import { read } from '../reading/read.ts'
import type { Reading, StageVisit, Topic } from '../reading/reading.ts'
import type { Evidence, Talk } from '../reading/talk.ts'
import { type Deeds, deedsIn } from '../rubric/deeds.ts'
import { judge } from '../rubric/judge.ts'
import type { Judged, Rubric } from '../rubric/rubric.ts'
import { rubricOf } from '../rubric/rubrics.ts'
import { communicationOf, communicationScoreOf } from './communication.ts'
import { coach } from './feedback.ts'
import { receiptOf } from './receipt.ts'
import { spinOf } from './spin.ts'
import { stageScoresOf } from './stage-scores.ts'
import { totalOf } from './total.ts'

/** The built-in grade: of words and times alone, and for the same talk always the same to the byte. */
export function grade(talk: Talk, own?: Rubric): Grade {
  const looked = lookAt(talk, own)
  return gradeOf(looked, looked.deeds === null ? [] : judge(looked.deeds, looked.rubric))
}

/** What a grade is made of, before anything is judged. */
export type Looked = {
  reading: Reading
  rubric: Rubric
  measures: Measure[]
  receipt: Receipt
} & ({ reason: UngradedReason; deeds: null } | { reason: null; deeds: Deeds })

export function lookAt(talk: Talk, own?: Rubric): Looked {
  const unspoken = wordsOf(talk, own)
  const reading = read(talk, unspoken)
  const rubric = own ?? rubricOf(talk.useCase, reading.graph.lead)
  const known = { reading, rubric, measures: measure(reading), receipt: receiptOf(talk, rubric) }
  const reason = whyUngraded(reading)
  return reason === null
    ? { ...known, reason, deeds: deedsIn(reading, unspoken) }
    : { ...known, reason, deeds: null }
}

/** Whoever judged: numbers and words are made of it by code. */
export function gradeOf(looked: Looked, criteria: Judged[]): Grade {
  const { reading, rubric, measures, receipt, reason, deeds } = looked
  if (reason !== null) return ungraded({ reason, measures, receipt, rubric })
  const conversationScore = totalOf(criteria, rubric)
  // A rubric of which nothing could be judged is no reason for a number.
  if (conversationScore === null)
    return ungraded({ reason: 'grading-failed', measures, receipt, rubric })
  const { overall, strengths, improvements, recommendations, next } = coach(deeds, {
    judged: criteria,
    rubric,
    total: conversationScore,
  })
  const spin = spinOf(reading, measures, deeds)
  return {
    status: 'graded',
    reason: null,
    conversationScore,
    wpm: measures.find(({ id }) => id === 'pace')?.value ?? null,
    stagesCovered: [
      ...new Set(reading.path.flatMap(({ name, isCovered }) => (isCovered ? [name] : []))),
    ],
    topicsCovered: reading.topics.flatMap(({ name, isTold }) => (isTold ? [name] : [])),
    path: pathOf(reading),
    topics: reading.topics,
    feedback: {
      overall,
      spinScore: spin?.score ?? null,
      spinFeedback: spin?.says ?? null,
      stageScores: stageScoresOf(deeds),
      communicationScore: communicationScoreOf(criteria, rubric),
      communicationFeedback: communicationOf(deeds, measures),
      strengths,
      improvements,
      recommendations,
    },
    next,
    measures,
    criteria,
    spread: null,
    receipt,
    rubric,
  }
}

/** Stages that nobody came to stand beside those that were gone through. */
function pathOf({ path, graph }: Reading): Path {
  const entered = new Set(path.map(({ id }) => id))
  const missed = graph.stages.filter(({ id }) => !entered.has(id))
  return { walked: path, missed: missed.map(({ id, name }) => ({ id, name })) }
}

/**
 * All that stands in the rubric: whoever reads it aloud has said nothing of their own. But a sentence that has to be
 * said may stand in it as it has to be said.
 */
function wordsOf({ useCase }: Talk, own: Rubric | undefined): string[] {
  const rubrics =
    own === undefined ? [rubricOf(useCase, 'learner'), rubricOf(useCase, 'persona')] : [own]
  return rubrics.flatMap(({ criteria }) =>
    criteria.flatMap(({ name, anchors, looksFor }) =>
      looksFor?.rule === 'says' ? [] : [name, ...anchors],
    ),
  )
}

/**
 * Few words are too little to go by; few words in many turns are how somebody talked. Of a drill its own count: who
 * says nothing new has the grade of the talk that it goes on from.
 */
function whyUngraded({ talk: { carriedTurns = 0 }, turns }: Reading): UngradedReason | null {
  const said = turns
    .slice(carriedTurns)
    .filter(({ speaker, words }) => speaker === 'trainee' && words > 0)
  if (said.length === 0 && carriedTurns === 0) return 'never-joined'
  const words = said.reduce((sum, turn) => sum + turn.words, 0)
  return said.length < FEWEST_TURNS || (words < LEAST_WORDS && said.length < MANY_TURNS)
    ? 'too-short'
    : null
}

const FEWEST_TURNS = 2
const MANY_TURNS = 5

const ungraded = (known: Pick<Grade, 'reason' | 'measures' | 'receipt' | 'rubric'>): Grade => ({
  status: 'ungraded',
  conversationScore: null,
  wpm: null,
  stagesCovered: [],
  topicsCovered: [],
  path: { walked: [], missed: [] },
  topics: [],
  feedback: null,
  next: null,
  criteria: [],
  spread: null,
  ...known,
})

/** What a talk came to. Numbers are of code alone; every claim has its words in the talk. */
export type Grade = {
  status: 'graded' | 'ungraded'
  reason: UngradedReason | null
  /** Of 100. */
  conversationScore: number | null
  /** Words per minute of the learner's own speaking. */
  wpm: number | null
  stagesCovered: string[]
  topicsCovered: string[]
  path: Path
  topics: Topic[]
  feedback: Feedback | null
  next: Next | null
  measures: Measure[]
  criteria: Judged[]
  /** How far the score could lie from this with the same words: of models that were asked several times. */
  spread: { from: number; to: number } | null
  receipt: Receipt
  /** By what it was judged. */
  rubric: Rubric
}

/** Through the graph of the roleplay, in the order of the talk, and what of it was not come to. */
export type Path = { walked: StageVisit[]; missed: { id: string; name: string }[] }

export type Feedback = {
  overall: string
  /** Null where the use case is no sale. */
  spinScore: number | null
  spinFeedback: string | null
  stageScores: Record<string, number | null>
  communicationScore: number | null
  communicationFeedback: string
  strengths: Advice[]
  improvements: Advice[]
  recommendations: string[]
}

/** Something about what was done, with its moment. */
export type Advice = { text: string; at: Evidence | null }

/** The one thing to do next. */
export type Next = {
  /** What to do, in a sentence. */
  behaviour: string
  /** The moment at which it would have helped. */
  moment: Evidence
  /** What could have been said there, in the words of this talk. */
  betterLine: string
  /** A drill goes on from the state before this turn. */
  drill: { beforeTurn: number }
}

/** All that decided it, so that anybody can have the same bytes again. */
export type Receipt = {
  transcript: string
  roleplay: string
  rubric: string
  grader: string
  model: string | null
  prompt: string | null
}
