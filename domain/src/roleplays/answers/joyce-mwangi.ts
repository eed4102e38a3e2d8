import type { WrittenAnswer } from '../../graph/plan.ts'
import { choosing } from './joyce-mwangi/choosing.ts'
import { impression } from './joyce-mwangi/impression.ts'
import { firstWeeks } from './joyce-mwangi/first-weeks.ts'
import { herself } from './joyce-mwangi/herself.ts'
import { ramp } from './joyce-mwangi/ramp.ts'
import { airport } from './joyce-mwangi/airport.ts'
import { safety } from './joyce-mwangi/safety.ts'
import { terms } from './joyce-mwangi/terms.ts'
import { contract } from './joyce-mwangi/contract.ts'

/** What people ask beside what the exercise is about. */
export const joyceMwangiAnswers: WrittenAnswer[] = [
  ...choosing,
  ...impression,
  ...ramp,
  ...firstWeeks,
  ...airport,
  ...safety,
  ...terms,
  ...contract,
  ...herself,
]
