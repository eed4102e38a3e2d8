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

/** As it is told to people. A record, so that none can be missing. */
const IN_WORDS: Record<MoveName, string> = {
  'open-question': 'an open question',
  'closed-question': 'a closed question',
  'situation-question': 'a question about how things are',
  'problem-question': 'a question about what is wrong',
  'implication-question': 'a question about what that leads to',
  'need-payoff-question': 'a question about what a solution would be worth',
  reflection: 'what was said, given back',
  'simple-reflection': 'what was said, given back',
  'complex-reflection': 'what was meant, understood',
  input: 'something told',
  greeting: 'a greeting',
  introduction: 'who they are',
  agenda: 'what the talk is for',
  empathy: 'empathy',
  summary: 'a summary',
  'objection-handling': 'an answer to a doubt',
  proposal: 'an offer',
  'next-step': 'a next step',
  closing: 'a goodbye',
  'small-talk': 'small talk',
  rudeness: 'rudeness',
  'off-topic': 'something off the subject',
  'ask-repeat': 'a wish to hear it again',
  acknowledgement: 'a word of agreement',
  apology: 'an apology',
  thanks: 'thanks',
  praise: 'praise',
  permission: 'a request for leave',
  challenge: 'a challenge',
  'keyword-list': 'a list of words',
  'role-break': 'words to the machine',
  stop: 'a wish to stop',
  distress: 'somebody in need of help',
  foreign: 'another language',
  'time-up': 'that the time is up',
}

export const isMoveName = (name: string): name is MoveName => Object.hasOwn(IN_WORDS, name)

export const moveInWords = (name: string): string => (isMoveName(name) ? IN_WORDS[name] : name)
