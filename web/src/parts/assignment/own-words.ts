import type { OwnStanding, Terms } from '../../data/assignments.ts'

const times = (count: number, word: string): string =>
  count === 1 ? `1 ${word}` : `${count} ${word}s`

/** What is asked, in a line: "70 passes · your best submitted attempt counts · 2 of 3 attempts left". */
export function termsInWords(terms: Terms, own: OwnStanding): string {
  return [
    terms.pass_mark === null ? 'Done once it is submitted' : `${terms.pass_mark} of 100 passes`,
    `your ${terms.counts} submitted attempt counts`,
    attemptsInWords(terms, own),
  ].join(' · ')
}

function attemptsInWords(
  { least_attempts: least, most_attempts: most }: Terms,
  { attempts_left: left }: OwnStanding,
): string {
  const atLeast = least > 1 ? `at least ${times(least, 'attempt')}` : ''
  if (most === null || left === null) return atLeast || 'as many attempts as you like'
  return `${atLeast && `${atLeast}, `}${left} of ${times(most, 'attempt')} left`
}

/** On the button: nobody should find out afterwards that it was the last. */
export function startWords({ attempts_made: made, attempts_left: left }: OwnStanding): string {
  if (made === 0) return left === 1 ? 'Start the only attempt' : 'Start'
  return left === 1 ? 'Start the last attempt' : 'Start again'
}

/** What there is to do about it now, as one would say it. */
export function leftToDo(terms: Terms, own: OwnStanding): string {
  const { state, score } = own
  if (state === 'passed' || state === 'done') return 'Nothing is left to do.'
  if (!own.is_assigned) return 'You have left the group it was for: nothing more is asked of you.'
  if (terms.closed_at !== null) return 'It is closed: nothing more is asked of you.'
  const missing = Math.max(0, terms.least_attempts - own.attempts_made)
  const canPractise = own.may_start && terms.roleplay.is_available
  if (!canPractise && missing > 0)
    return terms.roleplay.is_available
      ? 'No attempts are left.'
      : 'It was put away, so that nobody can practise it now.'
  if (state === 'not-yet-passed')
    return canPractise
      ? `It came to ${score ?? 'no number'}. Practise again, and submit a better one.`
      : `It came to ${score ?? 'no number'}. No attempts are left: if another one was better, submit that.`
  if (own.attempts_made === 0)
    return missing > 1
      ? `Practise it ${missing} times, and submit the attempt that you choose.`
      : 'Practise it, and submit the attempt that you choose.'
  if (missing > 0) return `${times(missing, 'more attempt')} to make.`
  return state === 'submitted'
    ? 'What you submitted is being graded.'
    : 'Submit the attempt that you choose.'
}

export type Handed = {
  score: number | null
  /** Of the submitted attempt that counts until now. */
  countedScore: number | null
}

/** Where the best one counts, a worse one changes nothing. */
export const couldCount = (
  { counts }: Pick<Terms, 'counts'>,
  { score, countedScore }: Handed,
): boolean => counts === 'last' || countedScore === null || (score !== null && score > countedScore)

/** What handing it in would come to: it cannot be taken back. */
export function submittedInWords(
  { pass_mark: pass, counts }: Pick<Terms, 'pass_mark' | 'counts'>,
  { score, countedScore }: Handed,
): string {
  if (score === null) return 'It came to no number.'
  if (!couldCount({ counts }, { score, countedScore }))
    return `It came to ${score}: the one that came to ${countedScore} counts all the same.`
  const then =
    countedScore === null ? '' : ` It counts in place of the one that came to ${countedScore}.`
  if (pass === null) return `It came to ${score}.${then}`
  return score >= pass
    ? `It came to ${score}, and ${pass} passes.${then}`
    : `It came to ${score}: that does not pass, ${pass} does.${then}`
}

type Scored = { score: number | null }

/** What practising has changed: of attempts that came to a number, newest first as they come. */
export function liftInWords(attempts: readonly Scored[]): string | null {
  const scores = attempts.flatMap(({ score }) => (score === null ? [] : [score])).toReversed()
  const [first] = scores
  if (first === undefined || scores.length < 2) return null
  const best = Math.max(...scores)
  return best > first
    ? `From ${first} at first to ${best} at best: ${best - first} better.`
    : `Your first attempt is your best so far: ${first}.`
}
