import type { Act, Labels } from '../moves/labels.ts'

/** What a learner can do, by the names that conditions of a graph use. Every label has one. */
export type MoveName =
  | `${Exclude<Labels['question'], 'none'>}-question`
  | `${Hyphened<Exclude<Labels['spin'], 'none'>>}-question`
  | 'reflection'
  | `${Exclude<Labels['reflection'], 'none'>}-reflection`
  | 'input'
  | Hyphened<Act>
  | 'time-up'

type Hyphened<Label extends string> = Label extends `${infer First}_${infer Rest}`
  ? `${First}-${Hyphened<Rest>}`
  : Label

/** A record, so that none can be missing. */
const ALL: Record<MoveName, true> = {
  'open-question': true,
  'closed-question': true,
  'situation-question': true,
  'problem-question': true,
  'implication-question': true,
  'need-payoff-question': true,
  reflection: true,
  'simple-reflection': true,
  'complex-reflection': true,
  input: true,
  greeting: true,
  introduction: true,
  agenda: true,
  empathy: true,
  summary: true,
  'objection-handling': true,
  proposal: true,
  'next-step': true,
  closing: true,
  'small-talk': true,
  rudeness: true,
  'off-topic': true,
  'ask-repeat': true,
  acknowledgement: true,
  apology: true,
  thanks: true,
  praise: true,
  permission: true,
  challenge: true,
  'keyword-list': true,
  'role-break': true,
  stop: true,
  distress: true,
  foreign: true,
  'time-up': true,
}

export const isMoveName = (name: string): name is MoveName => Object.hasOwn(ALL, name)
