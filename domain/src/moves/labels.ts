/** What a learner did by saying something; the manual in `domain/corpus/README.md` says what each means. */
export type Labels = {
  /** Of the last thing that was really asked, as is `spin`. */
  question: Question
  spin: Spin
  reflection: Reflection
  /** What it was chiefly for. */
  behaviour: Behaviour
  acts: Act[]
}

export const QUESTIONS = ['none', 'open', 'closed'] as const
export const SPINS = ['none', 'situation', 'problem', 'implication', 'need_payoff'] as const
export const REFLECTIONS = ['none', 'simple', 'complex'] as const
export const BEHAVIOURS = ['question', 'reflection', 'input', 'other'] as const
export const ACTS = [
  'greeting',
  'introduction',
  'agenda',
  'empathy',
  'summary',
  'objection_handling',
  'proposal',
  'next_step',
  'closing',
  'small_talk',
  'rudeness',
  'off_topic',
  'ask_repeat',
  'acknowledgement',
  'apology',
  'thanks',
  'praise',
  'permission',
  'challenge',
  'keyword_list',
  'role_break',
  'stop',
  'distress',
  'foreign',
] as const

export type Question = (typeof QUESTIONS)[number]
export type Spin = (typeof SPINS)[number]
export type Reflection = (typeof REFLECTIONS)[number]
export type Behaviour = (typeof BEHAVIOURS)[number]
export type Act = (typeof ACTS)[number]

/** What somebody said, and what the other side had said just before. */
export type Utterance = { text: string; previous?: string | undefined }
