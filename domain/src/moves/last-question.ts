import { askedIn, type QuestionForm } from './asked.ts'
import { heardIn } from './heard.ts'

/** What was asked, in its words without those that only fill. */
export type AskedIn = { text: string; form: QuestionForm }

/** Of what asks something: the last thing asked. Where nothing looks like a question, all of it is. */
export function lastQuestionIn(text: string): AskedIn {
  const heard = heardIn(text)
  const { from, to, form } = askedIn(heard).at(-1) ?? {
    from: 0,
    to: heard.length,
    form: 'mark-only' as const,
  }
  const words = heard.slice(from, to).map(({ word }) => word)
  return { text: words.join(' '), form }
}
