import { stemsOf } from '../language/stems.ts'
import { type Fact, factsOf } from '../persona/facts/facts.ts'
import type { Persona } from '../roleplay.ts'
import type { UseCase } from '../use-cases.ts'
import { type Asker, asksOf } from './asks.ts'
import { type Difficulty, temperWith } from './difficulty.ts'
import type { Answer, Ask, Condition, Graph } from './graph.ts'
import type { OwnGraph, Plan, WrittenAnswer, WrittenFact } from './plan.ts'
import { withWhatWasWritten } from './written-beside.ts'
import { ENDING_PHRASES, SAFE_ENDINGS } from './templates/endings.ts'
import { openingsFor } from './templates/openings.ts'
import { TEMPLATES } from './templates/templates.ts'

export type Roleplay = {
  persona: Persona
  scenario: UseCase
  difficulty?: Difficulty | undefined
  /** What it says in place of the template. */
  graph?: OwnGraph | undefined
}

/** A graph for any roleplay, also for one that has only a persona. */
export function compile({ persona, scenario, difficulty = 'normal', graph }: Roleplay): Graph {
  const { facts: ownFacts, answers = [], ...own } = withWhatWasWritten(persona, graph)
  const template = TEMPLATES[scenario](persona)
  const base = own.stages === undefined ? template : withoutItsStages(template)
  const greetings = openingsFor(persona, scenario) ?? base.greetings
  const { goalsIn, ...plan } = { ...base, greetings, ...own }
  const facts = ownFacts === undefined ? factsOf(persona, scenario) : ownFactsOf(ownFacts)
  const asks = plan.asks.map(({ words, ...ask }) => ({ ...ask, stems: stemsIn(words) }))
  return {
    ...plan,
    useCase: scenario,
    persona,
    facts,
    objections: plan.objections.map(({ words, ...one }) => ({ ...one, stems: stemsIn(words) })),
    asks:
      own.asks === undefined
        ? withGoals(asks, asksOf(facts, { stage: goalsIn, asker: askerIn(scenario, plan) }), plan)
        : asks,
    answers: answersOf(answers),
    endings: [...SAFE_ENDINGS, ...plan.endings.filter(({ id }) => !isSafe(id))],
    temper: temperWith(plan.temper, difficulty),
    phrases: { ...ENDING_PHRASES, ...template.phrases, ...plan.phrases },
  }
}

const askerIn = (scenario: UseCase, { lead }: Pick<Graph, 'lead'>): Asker => {
  if (scenario === 'presentations') return 'audience'
  if (scenario !== 'interviews') return 'partner'
  return lead === 'persona' ? 'interviewer' : 'candidate'
}

const begins = (asks: Ask[]): number =>
  asks[0]?.id === 'yourself' || asks[0]?.id === 'point' ? 1 : 0

/** Who leads by asking begins as everybody does, and comes to what it wants before what anybody asks. */
const withGoals = (asks: Ask[], goals: Ask[], { lead }: Pick<Graph, 'lead'>): Ask[] =>
  lead === 'persona'
    ? [...asks.slice(0, begins(asks)), ...goals, ...asks.slice(begins(asks))]
    : [...asks, ...goals]

/** Who brings stages of their own keeps what a template says of any stage. */
function withoutItsStages({ goalsIn: _, ...template }: Plan): Plan {
  return {
    ...template,
    asks: template.asks.map(({ in: __, ...ask }) => ask),
    objections: template.objections.filter(({ when }) => !namesStage(when)),
    endings: template.endings.filter(({ when }) => !namesStage(when)),
  }
}

function namesStage(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(namesStage)
  if ('any' in condition) return condition.any.some(namesStage)
  return 'not' in condition ? namesStage(condition.not) : 'in' in condition
}

const isSafe = (id: string): boolean => SAFE_ENDINGS.some((ending) => ending.id === id)

const stemsIn = (words: string): string[] => [...new Set(stemsOf(words))]

function writtenAnswer(
  { asked, tells, says = [], why = [], more = [], next = [], middle }: WrittenAnswer,
  n: number,
): Answer {
  const id = `answer-${n + 1}`
  return {
    id,
    asked,
    tells: tells ?? null,
    says,
    why,
    more,
    middle: middle ?? null,
    next: next.map((one, k) => ({
      id: `${id}.${k + 1}`,
      asked: one.asked,
      is: one.is ?? null,
      says: one.says ?? [],
    })),
  }
}

const writtenFact = (fact: WrittenFact): Fact => ({
  thread: fact.id,
  ...fact,
  stems: stemsIn([fact.says, ...(fact.otherWays ?? [])].join(' ')),
})

/** Of what was written once the same each time: what has been read of it serves every call with that persona. */
function once<Written, Made>(
  make: (written: Written, n: number) => Made,
): (all: readonly Written[]) => readonly Made[] {
  const made = new WeakMap<readonly Written[], readonly Made[]>()
  return (all) => {
    const known = made.get(all) ?? all.map(make)
    made.set(all, known)
    return known
  }
}

const answersOf = once(writtenAnswer)
const ownFactsOf = once(writtenFact)
