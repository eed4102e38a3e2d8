/** What somebody did by what they said. */
export type Labels = {
  question: 'none' | 'open' | 'closed'
  spin: 'none' | 'situation' | 'problem' | 'implication' | 'need_payoff'
  reflection: 'none' | 'simple' | 'complex'
  behaviour: 'question' | 'reflection' | 'input' | 'other'
  acts: Act[]
}

export type Act =
  | 'greeting'
  | 'introduction'
  | 'agenda'
  | 'empathy'
  | 'summary'
  | 'objection_handling'
  | 'proposal'
  | 'next_step'
  | 'closing'
  | 'small_talk'
  | 'rudeness'
  | 'off_topic'
  | 'ask_repeat'
  | 'acknowledgement'
  | 'apology'
  | 'thanks'
  | 'praise'
  | 'permission'
  | 'challenge'
  | 'keyword_list'
  | 'role_break'
  | 'stop'
  | 'distress'
  | 'foreign'
