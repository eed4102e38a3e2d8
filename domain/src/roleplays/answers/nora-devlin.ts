import type { WrittenAnswer } from '../../graph/plan.ts'
import { alsoAsHe } from './also-as-he.ts'
import { noraOfHerself } from './nora-devlin-herself.ts'
import { noraOfTheOffer } from './nora-devlin-offer.ts'
import { noraOfHerYard } from './nora-devlin-yard.ts'

/** What people ask beside what the exercise is about, and what of it a fact is the answer to. */
export const noraDevlinAnswers: WrittenAnswer[] = [
  ...alsoAsHe('Gerry', [...noraOfHerYard, ...noraOfTheOffer]),
  ...noraOfHerself,
]
