import type { RuleName } from '../../rubric/rules.ts'
import type { Coaching } from './about.ts'
import { ANSWERING } from './answering.ts'
import { ASKING } from './asking.ts'
import { HEARING } from './hearing.ts'
import { MOVING_ON } from './moving-on.ts'

/** What a coach says about each thing that is looked for. */
export const COACHING: Record<RuleName, Coaching> = {
  ...ASKING,
  ...HEARING,
  ...ANSWERING,
  ...MOVING_ON,
}
