import type { compile } from '../graph/compile.ts'
import type { UseCase } from '../use-cases.ts'
import { CRITERIA, type CriterionName } from './criteria.ts'
import type { Criterion, Rubric } from './rubric.ts'

type Weights = Partial<Record<CriterionName, number>>

const rubric = (weights: Weights, names: Partial<Record<CriterionName, string>> = {}): Rubric => ({
  version: 1,
  criteria: (Object.keys(weights) as CriterionName[]).map(
    (id): Criterion => ({
      ...CRITERIA[id],
      id,
      name: names[id] ?? CRITERIA[id].name,
      weight: weights[id] ?? 0,
    }),
  ),
})

const sales = rubric(
  {
    opening: 8,
    questions: 22,
    listening: 18,
    depth: 19,
    summary: 8,
    fittingOffer: 10,
    doubts: 8,
    nextStep: 17,
    respect: 8,
  },
  {
    questions: 'Questions that find out',
    depth: 'What it costs and what it would be worth',
    fittingOffer: 'An offer that fits',
  },
)

const interviews = rubric(
  {
    answering: 20,
    examples: 20,
    learning: 15,
    listeningWhileAsked: 15,
    theirQuestions: 18,
    nextStep: 5,
    respect: 10,
  },
  { listeningWhileAsked: 'What it has to do with this job', nextStep: 'How it goes on' },
)

/** Of who interviews a candidate: then the learner is the one who asks. */
const interviewing = rubric(
  { opening: 12, questions: 25, listening: 25, depth: 13, nextStep: 10, respect: 15 },
  { depth: 'Examples asked for to the end' },
)

const presentations = rubric(
  {
    opening: 8,
    answering: 24,
    proof: 22,
    listeningWhileAsked: 13,
    doubts: 10,
    decision: 16,
    respect: 7,
  },
  {
    opening: 'What it is about, for this listener',
    listeningWhileAsked: 'What it has to do with this listener',
  },
)

const customerService = rubric(
  {
    opening: 6,
    listening: 24,
    empathy: 18,
    questions: 10,
    fittingOffer: 18,
    summary: 8,
    nextStep: 12,
    respect: 8,
  },
  { fittingOffer: 'A solution for this customer', nextStep: 'What happens when' },
)

const legal = rubric(
  {
    opening: 10,
    questions: 22,
    listening: 20,
    depth: 12,
    empathy: 8,
    summary: 10,
    fittingOffer: 8,
    nextStep: 8,
    respect: 6,
  },
  {
    depth: "What the client wants and can't afford to lose",
    questions: 'Finding the facts',
    fittingOffer: 'Ways to go on, with their costs and risks',
  },
)

const therapy = rubric(
  {
    opening: 6,
    reflecting: 22,
    listening: 18,
    questions: 18,
    depth: 14,
    empathy: 8,
    summary: 8,
    nextStep: 6,
    respect: 6,
  },
  {
    depth: 'What they want themselves',
    questions: 'Open questions',
    nextStep: 'A step of their own',
  },
)

const teamTraining = rubric(
  {
    opening: 10,
    listening: 20,
    questions: 20,
    depth: 14,
    empathy: 8,
    fittingOffer: 8,
    summary: 8,
    nextStep: 10,
    respect: 8,
  },
  { depth: 'What it leads to and what would help', opening: 'Saying what it is about' },
)

const other = rubric({
  opening: 8,
  listening: 22,
  questions: 20,
  depth: 14,
  empathy: 10,
  fittingOffer: 10,
  summary: 8,
  nextStep: 8,
  respect: 8,
})

const OF_USE_CASES: Record<UseCase, Rubric> = {
  sales,
  interviews,
  presentations,
  'customer-service': customerService,
  legal,
  therapy,
  'team-training': teamTraining,
  other,
}

/** The one that comes along. Who has to answer is judged by other things than who asks. */
export const rubricOf = (useCase: UseCase, lead: ReturnType<typeof compile>['lead']): Rubric =>
  useCase === 'interviews' && lead === 'learner' ? interviewing : OF_USE_CASES[useCase]
