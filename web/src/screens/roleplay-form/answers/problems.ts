import { ANSWER_LIMITS } from '@colloquy/domain/graph/answer-limits'
import { validateAnswers } from '@colloquy/domain/graph/validate-answers'
import { type AnswerValues, answerOf, isBlank, waysIn } from './answer-values.ts'

/** Something that has to be mended before it can be saved, and at which field. */
export type Problem = { key: string; field: string; says: string }

export type Part = 'asked' | 'says' | 'more'

/** The name of a field: it is told by it when somebody leaves it. */
export const fieldName = (key: string, part: Part): string => `answer ${key} ${part}`

export function problemsIn(values: readonly AnswerValues[]): Problem[] {
  const begun = values.filter((one) => !isBlank(one))
  const flaws = validateAnswers(begun.map(answerOf))
  return begun.flatMap((one, at) => [
    ...flaws
      .filter((flaw) => flaw.at === at)
      .map(({ part, says }) => problem(one, part, IN_ITS_PLACE[part](says))),
    ...PARTS.flatMap((part) => tooMuchIn(one, part)),
  ])
}

/** What could be asked of the persona as the form stands: without those that are not written to the end. */
export function soundOf(values: readonly AnswerValues[]): AnswerValues[] {
  const flawed = new Set(problemsIn(values).map(({ key }) => key))
  return values.filter(({ key }) => !flawed.has(key))
}

const problem = ({ key }: AnswerValues, part: Part, says: string): Problem => ({
  key,
  field: fieldName(key, part),
  says,
})

/** Beside its field nobody needs to be told which answer it is. */
const IN_ITS_PLACE: Record<'asked' | 'says', (says: string) => string> = {
  asked: (says) =>
    says.startsWith('Two answers') ? says : 'Write down at least one way of asking it.',
  says: () => 'Write down what is said to it.',
}

const PARTS: readonly Part[] = ['asked', 'says', 'more']

const longestOf = (part: Part): number =>
  part === 'asked' ? ANSWER_LIMITS.askedCharacters : ANSWER_LIMITS.saysCharacters

function tooMuchIn(one: AnswerValues, part: Part): Problem[] {
  const ways = waysIn(one[part])
  const most = longestOf(part)
  const long = ways.findIndex((way) => way.length > most)
  return [
    ...(ways.length > ANSWER_LIMITS.ways
      ? [problem(one, part, `At most ${ANSWER_LIMITS.ways} lines; these are ${ways.length}.`)]
      : []),
    ...(long === -1
      ? []
      : [
          problem(
            one,
            part,
            `Line ${long + 1} has ${ways[long]?.length} characters: at most ${most} can be kept.`,
          ),
        ]),
  ]
}
