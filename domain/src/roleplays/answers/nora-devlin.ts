import type { WrittenAnswer } from '../../graph/plan.ts'
import { alsoAsHe } from './also-as-he.ts'
import { noraOfGerry } from './nora-devlin-gerry.ts'
import { noraOfHerCustomers } from './nora-devlin-customers.ts'
import { noraOfHerself } from './nora-devlin-herself.ts'
import { noraOfWhenGerryGoes } from './nora-devlin-when-gerry-goes.ts'
import { noraOfHerYard } from './nora-devlin-yard.ts'
import { noraOfTheNextStep } from './nora-devlin-next-step.ts'
import { noraOfTheOffer } from './nora-devlin-offer.ts'
import { noraOfThePlanner } from './nora-devlin-planner.ts'

/** What people ask beside what the exercise is about, and what of it a fact is the answer to. */
export const noraDevlinAnswers: WrittenAnswer[] = [
  ...alsoAsHe('Gerry', [
    ...noraOfGerry,
    ...noraOfWhenGerryGoes,
    ...noraOfHerYard,
    ...noraOfThePlanner,
    ...noraOfHerCustomers,
    ...noraOfTheOffer,
    ...noraOfTheNextStep,
  ]),
  ...noraOfHerself,
]
