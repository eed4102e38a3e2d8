import type { WrittenAnswer } from '../../graph/plan.ts'
import { ruthOfHerself } from './ruth-abramson-herself.ts'
import { ruthOfTheFigures } from './ruth-abramson-figures.ts'
import { ruthOfTheEvening } from './ruth-abramson-evening.ts'
import { ruthOfThePrinters } from './ruth-abramson-printers.ts'
import { ruthOfTheRisks } from './ruth-abramson-risks.ts'
import { ruthOfTheTrust } from './ruth-abramson-trust.ts'
import { ruthOfTheVote } from './ruth-abramson-vote.ts'
import { ruthOfTheEveningItself } from './ruth-abramson/the-evening-itself.ts'
import { ruthOfTheTalk } from './ruth-abramson/ways-of-talking.ts'
import { ruthOfTheMoney } from './ruth-abramson/money.ts'
import { ruthOfThornley } from './ruth-abramson/thornley.ts'
import { ruthOfTheBranches } from './ruth-abramson/branches.ts'
import { ruthOfBranchesWithoutStaff } from './ruth-abramson/without-staff.ts'
import { ruthOfTheRoom } from './ruth-abramson/printers-again.ts'
import { ruthOfTheHands } from './ruth-abramson/hands.ts'
import { ruthOfHerLife } from './ruth-abramson/her-life.ts'
import { ruthOfTheGirl } from './ruth-abramson/a-girl-from-haifa.ts'
import { ruthOfTheTable } from './ruth-abramson/round-the-table.ts'
import { ruthOfTheHouses } from './ruth-abramson/the-houses.ts'
import { ruthOfNobodyThere } from './ruth-abramson/nobody-there.ts'
import { ruthBeforeTheHands } from './ruth-abramson/before-the-hands.ts'
import { ruthInTheRoom } from './ruth-abramson/in-the-room.ts'
import { ruthOfWhoSoldIt } from './ruth-abramson/who-sold-it.ts'
import { ruthOfTheOldEvenings } from './ruth-abramson/when-doors-were-open.ts'
import { ruthOfOffers } from './ruth-abramson/odds-and-offers.ts'
import { ruthOfLongAgo } from './ruth-abramson/long-ago-and-at-home.ts'
import { ruthOfThePage } from './ruth-abramson/the-page-and-the-people.ts'
import { ruthAtHerOwnTable } from './ruth-abramson/at-her-own-table.ts'
import { askedInTalks } from './ruth-abramson/asked-in-talks.ts'

/** What people ask beside what the exercise is about, and what of it a fact is the answer to. */
export const ruthAbramsonAnswers: WrittenAnswer[] = [
  ...ruthOfTheTrust,
  ...ruthOfTheFigures,
  ...ruthOfThePrinters,
  ...ruthOfTheRisks,
  ...ruthOfTheVote,
  ...ruthOfTheEvening,
  ...ruthOfHerself,
  ...ruthOfTheEveningItself,
  ...ruthOfTheTalk,
  ...ruthOfTheMoney,
  ...ruthOfThornley,
  ...ruthOfTheBranches,
  ...ruthOfBranchesWithoutStaff,
  ...ruthOfTheRoom,
  ...ruthOfTheHands,
  ...ruthOfHerLife,
  ...ruthOfTheGirl,
  ...ruthOfTheTable,
  ...ruthOfTheHouses,
  ...ruthOfNobodyThere,
  ...ruthBeforeTheHands,
  ...ruthInTheRoom,
  ...ruthOfWhoSoldIt,
  ...ruthAtHerOwnTable,
  ...ruthOfThePage,
  ...ruthOfTheOldEvenings,
  ...ruthOfOffers,
  ...ruthOfLongAgo,
  ...askedInTalks,
]
