import type { WrittenAnswer } from '../../graph/plan.ts'
import { beforeThisRoom } from './ilir-hoxha/before-this-room.ts'
import { family } from './ilir-hoxha/family.ts'
import { origins } from './ilir-hoxha/origins.ts'
import { himself } from './ilir-hoxha/himself.ts'
import { sessions } from './ilir-hoxha/sessions.ts'
import { proposals } from './ilir-hoxha/proposals.ts'
import { since } from './ilir-hoxha/since.ts'
import { coping } from './ilir-hoxha/coping.ts'
import { thatDay } from './ilir-hoxha/that-day.ts'

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
]
