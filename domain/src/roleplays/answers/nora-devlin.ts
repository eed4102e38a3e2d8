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
import { noraBeforeBuying } from './nora-devlin/before-buying.ts'
import { noraOfTheRush } from './nora-devlin/christmas.ts'
import { noraOfColm } from './nora-devlin/colm.ts'
import { noraOfTheDoors } from './nora-devlin/doors-and-vans.ts'
import { noraOfHerDrivers } from './nora-devlin/drivers.ts'
import { noraOfDunmore } from './nora-devlin/dunmore.ts'
import { noraOfTheFirm } from './nora-devlin/firm.ts'
import { noraOfGerryHimself } from './nora-devlin/gerry-himself.ts'
import { noraOfGerrysTools } from './nora-devlin/gerrys-tools.ts'
import { noraOfGerryLeaving } from './nora-devlin/gerry-leaving.ts'
import { noraOfHerWay } from './nora-devlin/herself-and-the-job.ts'
import { noraOfTheIdeas } from './nora-devlin/ideas-for-may.ts'
import { noraOfTheTrade } from './nora-devlin/in-the-trade.ts'
import { noraOfLateDrops } from './nora-devlin/late-drops.ts'
import { noraOfTheMood } from './nora-devlin/mood-and-morning.ts'
import { noraOnTheLine } from './nora-devlin/on-the-line.ts'
import { noraOfTheRoad } from './nora-devlin/on-the-road.ts'
import { noraOfThePeople } from './nora-devlin/people-by-name.ts'
import { noraAfterThePlanner } from './nora-devlin/planner-aftermath.ts'
import { noraOfBuyingThePlanner } from './nora-devlin/planner-bought.ts'
import { noraOfThePlannersEnd } from './nora-devlin/planner-failed.ts'
import { noraOfThePlannerInUse } from './nora-devlin/planner-in-use.ts'
import { noraInPrivate } from './nora-devlin/private.ts'
import { noraOfSmallThings } from './nora-devlin/small-print.ts'
import { noraOfTheCall } from './nora-devlin/the-call.ts'
import { noraOfThePage } from './nora-devlin/the-page.ts'
import { noraOfTheTimeLeft } from './nora-devlin/towards-may.ts'
import { askedInTalks } from './nora-devlin/asked-in-talks.ts'

/** What people ask beside what the exercise is about, and what of it a fact is the answer to. */
export const noraDevlinAnswers: WrittenAnswer[] = [
  ...alsoAsHe('Gerry', [
    ...noraOfGerry,
    ...noraOfGerryHimself,
    ...noraOfWhenGerryGoes,
    ...noraOfGerryLeaving,
    ...noraOfGerrysTools,
    ...noraOfTheTimeLeft,
    ...noraOfThePeople,
    ...noraOfTheIdeas,
    ...noraOfTheMood,
    ...noraOfHerYard,
    ...noraOfTheFirm,
    ...noraOfHerDrivers,
    ...noraOfTheRush,
    ...noraOfThePlanner,
    ...noraOfBuyingThePlanner,
    ...noraOfThePlannersEnd,
    ...noraOfThePlannerInUse,
    ...noraAfterThePlanner,
    ...noraOfHerCustomers,
    ...noraOfLateDrops,
    ...noraOfDunmore,
    ...noraOfTheOffer,
    ...noraOfTheNextStep,
    ...noraBeforeBuying,
    ...noraOfTheTrade,
    ...noraOfTheRoad,
    ...noraOfTheDoors,
  ]),
  ...noraOfHerself,
  ...noraOfHerWay,
  ...noraInPrivate,
  ...noraOfTheCall,
  ...noraOnTheLine,
  ...noraOfSmallThings,
  ...noraOfColm,
  ...noraOfThePage,
  ...askedInTalks,
]
