import type { WrittenAnswer } from '../../graph/plan.ts'
import { alsoAsHe } from './also-as-he.ts'
import { marisolOfHerself } from './marisol-quispe-herself.ts'
import { marisolOfHerWork } from './marisol-quispe-work.ts'
import { marisolOfTheNightBehindHer } from './marisol-quispe-of-the-night.ts'
import { marisolOfOwen } from './marisol-quispe-owen.ts'
import { marisolOfTheNights } from './marisol-quispe-nights.ts'
import { marisolOfTheTrainees } from './marisol-quispe-trainees.ts'
import { marisolOfTuesday } from './marisol-quispe-tuesday.ts'

/** What people ask beside what the exercise is about, and what of it a fact is the answer to. */
export const marisolQuispeAnswers: WrittenAnswer[] = [
  ...alsoAsHe('Owen', [
    ...marisolOfTuesday,
    ...marisolOfTheNightBehindHer,
    ...marisolOfOwen,
    ...marisolOfTheTrainees,
  ]),
  ...marisolOfHerWork,
  ...marisolOfTheNights,
  ...marisolOfHerself,
]
