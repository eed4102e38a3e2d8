// `node domain/training/answers.ts FILE [--show]`: how often what a persona answers is what was asked for.
import { readFileSync } from 'node:fs'
import { compile, type Roleplay } from '../src/graph/compile.ts'
import type { Graph } from '../src/graph/graph.ts'
import { lastQuestionIn } from '../src/moves/last-question.ts'
import { whatIsAsked } from '../src/persona/recalling/asked.ts'
import { cut } from '../src/persona/facts/cut.ts'
import type { Fact } from '../src/persona/facts/facts.ts'
import { recall } from '../src/persona/recalling/recall.ts'
import { newState, type State } from '../src/persona/state.ts'
import { step } from '../src/persona/step.ts'

/** A persona, and what the answers of somebody who knows it by heart would hold. */
export type Examined = { roleplay: Roleplay; questions: Question[] }

export type Question = {
  /** The fact that was told just before, as it is said. */
  after?: string
  asks: string
  /** One of these words is in a right answer; null where the text does not say. */
  holds: string[] | null
}

export type Verdict = 'right' | 'wrong fact' | 'missed' | 'rightly not told'

export type Judged = Question & { says: string; verdict: Verdict }

/** Those of `domain/corpus/answers`, by the name of their file. */
export const examinedIn = (name: string): Examined[] =>
  readExamined(new URL(`../corpus/answers/${name}.jsonl`, import.meta.url))

const readExamined = (file: string | URL): Examined[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => asExamined(JSON.parse(line) as Written))

/** Of the whole persona, asked in a talk in which all that can be earned is. */
export function examine({ roleplay, questions }: Examined): Judged[] {
  const graph = compile(roleplay)
  const fresh = { ...newState(graph), rapport: 100, earned: 100, turns: 3 }
  return questions.map((question) => {
    const state = withTold(fresh, factBefore(question, graph))
    const { text, state: next } = step(graph, state, { text: question.asks, seed: 1 })
    const told = next.last.some(({ say }) => say === 'fact')
    return { ...question, says: text, verdict: verdictOn(question, { says: text, isFact: told }) }
  })
}

const withTold = (state: State, fact: Fact | undefined): State =>
  fact === undefined
    ? state
    : {
        ...state,
        told: [fact.id],
        topic: [fact.id],
        recent: [fact.says],
        last: [{ say: 'fact', id: fact.id, as: 'new' }],
      }

/** What a question follows on. */
export const factBefore = (
  { after }: Question,
  { facts }: { facts: readonly Fact[] },
): Fact | undefined => facts.find(({ says }) => says === after)

/** Of what it recalls alone, whatever is made of that. */
export function examineRecall({ roleplay, questions }: Examined): Judged[] {
  const graph = compile(roleplay)
  return questions.map((question) => {
    const says = recalledFor(question, graph)
    return {
      ...question,
      says: says ?? '',
      verdict: verdictOn(question, { says: says ?? '', isFact: says !== null }),
    }
  })
}

function recalledFor(question: Question, { facts }: Graph): string | null {
  const asked = whatIsAsked(lastQuestionIn(question.asks))
  const before = factBefore(question, { facts })
  const [best] = recall(asked, { facts, topic: before === undefined ? [] : [before.id] })
  if (best === undefined || !best.answers) return null
  return cut(best.fact.says, asked) ?? best.fact.says
}

function verdictOn(
  { holds }: Question,
  { says, isFact }: { says: string; isFact: boolean },
): Verdict {
  if (holds === null) return isFact ? 'wrong fact' : 'rightly not told'
  const isIn = holds.some((words) => says.toLowerCase().includes(words.toLowerCase()))
  return isIn ? 'right' : isFact ? 'wrong fact' : 'missed'
}

export function countsOf(judged: readonly Judged[]): Record<Verdict, number> {
  const counts = { right: 0, 'wrong fact': 0, missed: 0, 'rightly not told': 0 }
  for (const { verdict } of judged) counts[verdict] += 1
  return counts
}

type WrittenPersona = Roleplay['persona'] & { pain_points?: string[] }
type Written = {
  roleplay: Omit<Roleplay, 'persona'> & { persona: WrittenPersona }
  questions: Question[]
}

/** Files of roleplays call it pain_points. */
function asExamined({ roleplay, questions }: Written): Examined {
  const { pain_points, ...persona } = roleplay.persona
  return {
    roleplay: {
      ...roleplay,
      persona: {
        ...persona,
        situation: persona.situation ?? '',
        background: persona.background ?? '',
        painPoints: persona.painPoints ?? pain_points ?? [],
        goals: persona.goals ?? [],
      },
    },
    questions,
  }
}

if (import.meta.main) {
  const [file, show] = process.argv.slice(2)
  if (file === undefined) throw new Error('Which file?')
  const examined = readExamined(file)
  for (const [what, judge] of [
    ['answered', examine],
    ['recalled', examineRecall],
  ] as const) {
    const judged = examined.flatMap(judge)
    console.log(what, JSON.stringify(countsOf(judged)))
    if (show !== `--${what}`) continue
    examined.forEach((one) => {
      console.log(`\n# ${one.roleplay.persona.name}`)
      for (const { verdict, asks, holds, says } of judge(one))
        if (verdict === 'wrong fact' || verdict === 'missed')
          console.log(`${verdict}: ${asks} | ${says} | ${holds?.join(' / ') ?? 'not known'}`)
    })
  }
}
