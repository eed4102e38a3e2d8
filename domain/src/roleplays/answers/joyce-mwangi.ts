import type { WrittenAnswer } from '../../graph/plan.ts'
import { choosing } from './joyce-mwangi/choosing.ts'
import { herself } from './joyce-mwangi/herself.ts'
import { ramp } from './joyce-mwangi/ramp.ts'
import { safety } from './joyce-mwangi/safety.ts'
import { terms } from './joyce-mwangi/terms.ts'

/** What people ask beside what the exercise is about. */
export const joyceMwangiAnswers: WrittenAnswer[] = [
  ...choosing,
  ...ramp,
  ...safety,
  ...terms,
  ...herself,
]
