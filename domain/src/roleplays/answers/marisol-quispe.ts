import type { WrittenAnswer } from '../../graph/plan.ts'
import { alsoAsHe } from './also-as-he.ts'
import { acrossTheBench } from './marisol-quispe/across-the-bench.ts'
import { afterTuesday } from './marisol-quispe/after-tuesday.ts'
import { arequipa } from './marisol-quispe/arequipa.ts'
import { atFour } from './marisol-quispe/at-four.ts'
import { atTheBench } from './marisol-quispe/at-the-bench.ts'
import { byTheWay } from './marisol-quispe/by-the-way.ts'
import { choirAndHome } from './marisol-quispe/choir-and-home.ts'
import { daysAndNights } from './marisol-quispe/days-and-nights.ts'
import { elevenNights } from './marisol-quispe/eleven-nights.ts'
import { handover } from './marisol-quispe/handover.ts'
import { herAndOwen } from './marisol-quispe/her-and-owen.ts'
import { keepingToIt } from './marisol-quispe/keeping-to-it.ts'
import { marisolOfHerself } from './marisol-quispe-herself.ts'
import { marisolOfHerWork } from './marisol-quispe-work.ts'
import { marisolOfOwen } from './marisol-quispe-owen.ts'
import { marisolOfTheNightBehindHer } from './marisol-quispe-of-the-night.ts'
import { marisolOfTheNights } from './marisol-quispe-nights.ts'
import { marisolOfTheTrainees } from './marisol-quispe-trainees.ts'
import { marisolOfTuesday } from './marisol-quispe-tuesday.ts'
import { ofBlood } from './marisol-quispe/of-blood.ts'
import { owenHimself } from './marisol-quispe/owen-himself.ts'
import { owensTraining } from './marisol-quispe/owens-training.ts'
import { peopleSheNames } from './marisol-quispe/people-she-names.ts'
import { promises } from './marisol-quispe/promises.ts'
import { quietBench } from './marisol-quispe/quiet-bench.ts'
import { smallThings } from './marisol-quispe/small-things.ts'
import { thenAndNow } from './marisol-quispe/then-and-now.ts'
import { theSentence } from './marisol-quispe/the-sentence.ts'
import { thisTalk } from './marisol-quispe/this-talk.ts'
import { trainingLead } from './marisol-quispe/training-lead.ts'
import { whatComesOfOwen } from './marisol-quispe/what-comes-of-owen.ts'
import { whatElseIsAsked } from './marisol-quispe/what-else-is-asked.ts'
import { whatWouldBeFair } from './marisol-quispe/what-would-be-fair.ts'
import { whenSomebodyComes } from './marisol-quispe/when-somebody-comes.ts'
import { askedInTalks } from './marisol-quispe/asked-in-talks.ts'

/** What people ask beside what the exercise is about, and what of it a fact is the answer to. */
export const marisolQuispeAnswers: WrittenAnswer[] = [
  ...alsoAsHe('Owen', [
    ...marisolOfTuesday,
    ...marisolOfTheNightBehindHer,
    ...marisolOfOwen,
    ...marisolOfTheTrainees,
    ...handover,
    ...theSentence,
    ...owensTraining,
    ...quietBench,
    ...whatComesOfOwen,
    ...thisTalk,
    ...acrossTheBench,
    ...afterTuesday,
    ...whatWouldBeFair,
    ...herAndOwen,
    ...owenHimself,
    ...keepingToIt,
  ]),
  ...marisolOfHerWork,
  ...marisolOfTheNights,
  ...marisolOfHerself,
  ...arequipa,
  ...atTheBench,
  ...atFour,
  ...elevenNights,
  ...promises,
  ...trainingLead,
  ...choirAndHome,
  ...peopleSheNames,
  ...smallThings,
  ...daysAndNights,
  ...whenSomebodyComes,
  ...thenAndNow,
  ...whatElseIsAsked,
  ...ofBlood,
  ...byTheWay,
  ...askedInTalks,
]
