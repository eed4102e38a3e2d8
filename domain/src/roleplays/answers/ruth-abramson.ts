import type { WrittenAnswer } from '../../graph/plan.ts'
import { ruthOfHerself } from './ruth-abramson-herself.ts'
import { ruthOfTheFigures } from './ruth-abramson-figures.ts'
import { ruthOfTheEvening } from './ruth-abramson-evening.ts'
import { ruthOfThePrinters } from './ruth-abramson-printers.ts'
import { ruthOfTheRisks } from './ruth-abramson-risks.ts'
import { ruthOfTheTrust } from './ruth-abramson-trust.ts'
import { ruthOfTheVote } from './ruth-abramson-vote.ts'

/** What people ask beside what the exercise is about, and what of it a fact is the answer to. */
export const ruthAbramsonAnswers: WrittenAnswer[] = [
  ...ruthOfTheTrust,
  ...ruthOfTheFigures,
  ...ruthOfThePrinters,
  ...ruthOfTheRisks,
  ...ruthOfTheVote,
  ...ruthOfTheEvening,
  ...ruthOfHerself,
]
