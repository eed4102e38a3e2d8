import type { WrittenAnswer } from '../../graph/plan.ts'
import { askedFurther } from './ilir-hoxha/asked-further.ts'
import { askedOn } from './ilir-hoxha/asked-on.ts'
import { beforeThisRoom } from './ilir-hoxha/before-this-room.ts'
import { family } from './ilir-hoxha/family.ts'
import { origins } from './ilir-hoxha/origins.ts'
import { himself } from './ilir-hoxha/himself.ts'
import { moneyAndKitchen } from './ilir-hoxha/money-and-kitchen.ts'
import { nights } from './ilir-hoxha/nights.ts'
import { onTheLine } from './ilir-hoxha/on-the-line.ts'
import { saidInPassing } from './ilir-hoxha/said-in-passing.ts'
import { roundTheDepot } from './ilir-hoxha/round-the-depot.ts'
import { secondBySecond } from './ilir-hoxha/second-by-second.ts'
import { sessions } from './ilir-hoxha/sessions.ts'
import { proposals } from './ilir-hoxha/proposals.ts'
import { since } from './ilir-hoxha/since.ts'
import { coping } from './ilir-hoxha/coping.ts'
import { smallThings } from './ilir-hoxha/small-things.ts'
import { talkOfNow } from './ilir-hoxha/talk-of-now.ts'
import { thatDay } from './ilir-hoxha/that-day.ts'
import { theBusDriver } from './ilir-hoxha/the-bus-driver.ts'
import { theGirls } from './ilir-hoxha/the-girls.ts'
import { theHoursAfter } from './ilir-hoxha/the-hours-after.ts'
import { theSixWeeks } from './ilir-hoxha/the-six-weeks.ts'
import { toBeAsked } from './ilir-hoxha/to-be-asked.ts'
import { howATramGoes } from './ilir-hoxha/how-a-tram-goes.ts'
import { hisPeople } from './ilir-hoxha/his-people.ts'
import { inThisRoom } from './ilir-hoxha/in-this-room.ts'
import { secondLooks } from './ilir-hoxha/second-looks.ts'
import { sleepAndGlass } from './ilir-hoxha/sleep-and-glass.ts'
import { wednesdays } from './ilir-hoxha/wednesdays.ts'
import { oneMoreQuestion } from './ilir-hoxha/one-more-question.ts'
import { thisAndThat } from './ilir-hoxha/this-and-that.ts'
import { aroundTheJacket } from './ilir-hoxha/around-the-jacket.ts'
import { askedInTalks } from './ilir-hoxha/asked-in-talks.ts'

/** What people ask beside what the exercise is about. */
export const ilirHoxhaAnswers: WrittenAnswer[] = [
  ...thatDay,
  ...beforeThisRoom,
  ...since,
  ...coping,
  ...sessions,
  ...proposals,
  ...family,
  ...origins,
  ...himself,
  ...secondBySecond,
  ...nights,
  ...onTheLine,
  ...roundTheDepot,
  ...moneyAndKitchen,
  ...theGirls,
  ...theBusDriver,
  ...toBeAsked,
  ...theSixWeeks,
  ...talkOfNow,
  ...saidInPassing,
  ...theHoursAfter,
  ...smallThings,
  ...askedOn,
  ...howATramGoes,
  ...hisPeople,
  ...inThisRoom,
  ...secondLooks,
  ...sleepAndGlass,
  ...wednesdays,
  ...askedFurther,
  ...oneMoreQuestion,
  ...thisAndThat,
  ...aroundTheJacket,
  ...askedInTalks,
]
