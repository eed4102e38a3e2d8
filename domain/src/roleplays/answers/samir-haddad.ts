import type { WrittenAnswer } from '../../graph/plan.ts'
import { calls } from './samir-haddad/calls.ts'
import { wishes } from './samir-haddad/wishes.ts'
import { himself } from './samir-haddad/himself.ts'
import { machine } from './samir-haddad/machine.ts'
import { offers } from './samir-haddad/offers.ts'
import { untilItComes } from './samir-haddad/until-it-comes.ts'
import { delivery } from './samir-haddad/delivery.ts'
import { goodwill } from './samir-haddad/goodwill.ts'
import { restaurant } from './samir-haddad/restaurant.ts'
import { guests } from './samir-haddad/guests.ts'
import { fridayLunch } from './samir-haddad/friday-lunch.ts'
import { withoutCards } from './samir-haddad/without-cards.ts'
import { checksAndPayments } from './samir-haddad/checks-and-payments.ts'
import { privately } from './samir-haddad/privately.ts'
import { onThePhone } from './samir-haddad/on-the-phone.ts'
import { believingAgain } from './samir-haddad/believing-again.ts'
import { otherCompany } from './samir-haddad/other-company.ts'
import { arrangements } from './samir-haddad/arrangements.ts'
import { takings } from './samir-haddad/takings.ts'
import { birthdayEvening } from './samir-haddad/birthday-evening.ts'
import { sisterAndHouse } from './samir-haddad/sister-and-house.ts'
import { theYearRound } from './samir-haddad/the-year-round.ts'
import { hisDays } from './samir-haddad/his-days.ts'
import { bridgesAndZahle } from './samir-haddad/bridges-and-zahle.ts'
import { lunchAndAfter } from './samir-haddad/lunch-and-after.ts'
import { theParcel } from './samir-haddad/the-parcel.ts'
import { heardAtLast } from './samir-haddad/heard-at-last.ts'
import { whoRingsWhom } from './samir-haddad/who-rings-whom.ts'
import { whatItComesTo } from './samir-haddad/what-it-comes-to.ts'
import { atTheLongTable } from './samir-haddad/at-the-long-table.ts'
import { keepingOnesWord } from './samir-haddad/keeping-ones-word.ts'
import { itsLastDays } from './samir-haddad/its-last-days.ts'
import { rimaAndTheRest } from './samir-haddad/rima-and-the-rest.ts'
import { toKeepTheGuests } from './samir-haddad/to-keep-the-guests.ts'
import { ifHeWereTheBoss } from './samir-haddad/if-he-were-the-boss.ts'
import { askedInTalks } from './samir-haddad/asked-in-talks.ts'

/** What people ask beside what the exercise is about. */
export const samirHaddadAnswers: WrittenAnswer[] = [
  ...machine,
  ...fridayLunch,
  ...withoutCards,
  ...checksAndPayments,
  ...untilItComes,
  ...calls,
  ...onThePhone,
  ...wishes,
  ...believingAgain,
  ...otherCompany,
  ...offers,
  ...delivery,
  ...arrangements,
  ...goodwill,
  ...restaurant,
  ...takings,
  ...guests,
  ...birthdayEvening,
  ...sisterAndHouse,
  ...theYearRound,
  ...hisDays,
  ...bridgesAndZahle,
  ...himself,
  ...privately,
  ...lunchAndAfter,
  ...theParcel,
  ...heardAtLast,
  ...whoRingsWhom,
  ...whatItComesTo,
  ...atTheLongTable,
  ...keepingOnesWord,
  ...itsLastDays,
  ...rimaAndTheRest,
  ...toKeepTheGuests,
  ...ifHeWereTheBoss,
  ...askedInTalks,
]
