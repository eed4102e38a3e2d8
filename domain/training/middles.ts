// `node domain/training/middles.ts`: of the turns in which people asked for an answer of one of our six, where they point
// together, and writes domain/src/roleplays/middles.json.
import { writeFileSync } from 'node:fs'
import type { WrittenAnswer } from '../src/graph/plan.ts'
import { type Middle, writtenMiddle } from '../src/language/sense.ts'
import { senseOfTurn } from '../src/language/sense-of-turns.ts'
import { lastQuestionIn } from '../src/moves/last-question.ts'
import { whatIsAsked } from '../src/persona/recalling/asked.ts'
import { shapeOf } from '../src/persona/recalling/question-shape.ts'
import { WRITTEN } from '../src/roleplays/roleplays.ts'
import { turnsWith } from './turns.ts'

const FILE = new URL('../src/roleplays/middles.json', import.meta.url)

/** Not of the second writer: by those it is judged how far this is to be trusted. */
const WRITERS = ['', '-in-other-words', '-as-strangers-ask']

function middlesOf(name: string, answers: readonly WrittenAnswer[]): Record<string, Middle> {
  const turns = WRITERS.flatMap((by) => turnsWith(name, by))
  return Object.fromEntries(
    answers.flatMap(({ asked: [first = ''], tells }) => {
      const senses = turns
        .filter(({ means: [meant] }) => meant === first || (tells && meant === `fact:${tells}`))
        .flatMap(({ said }) => [senseOfTurn(said), senseOfLastQuestion(said)])
      return senses.length === 0 ? [] : [[first, writtenMiddle(senses)]]
    }),
  )
}

const senseOfLastQuestion = (said: string) => shapeOf(whatIsAsked(lastQuestionIn(said))).sense

/** Of one answer in so many. */
export const middles = ({ oneIn = 1 } = {}): Record<string, Record<string, Middle>> =>
  Object.fromEntries(
    WRITTEN.map(({ persona: { name }, graph: { answers = [] } }) => [
      name,
      middlesOf(
        name,
        answers.filter((_, n) => n % oneIn === 0),
      ),
    ]),
  )

if (import.meta.main) writeFileSync(FILE, `${JSON.stringify(middles(), null, 2)}\n`)
