import type { WrittenAnswer } from '../../graph/plan.ts'
import { ruthOfHerself } from './ruth-abramson-herself.ts'
import { ruthOfTheTrust } from './ruth-abramson-trust.ts'

/** What people ask beside what the exercise is about, and what of it a fact is the answer to. */
export const ruthAbramsonAnswers: WrittenAnswer[] = [...ruthOfTheTrust, ...ruthOfHerself]
