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

/** What people ask beside what the exercise is about. */
export const samirHaddadAnswers: WrittenAnswer[] = [
  ...machine,
  ...untilItComes,
  ...calls,
  ...wishes,
  ...offers,
  ...delivery,
  ...goodwill,
  ...restaurant,
  ...guests,
  ...himself,
]
