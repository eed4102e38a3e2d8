import { SCREENS_OF_ANSWERS } from './screens-of-answers.ts'
import { SCREENS_OF_ASSIGNING } from './screens-of-assigning.ts'
import { SCREENS_OF_GRADES } from './screens-of-grades.ts'
import { SCREENS_OF_MEMBERS } from './screens-of-members.ts'
import { SCREENS_OF_PROGRESS } from './screens-of-progress.ts'
import { SCREENS_OF_REVIEWING } from './screens-of-reviewing.ts'
import { SCREENS_OF_ROLEPLAYS } from './screens-of-roleplays.ts'
import { SCREENS_OF_RUBRICS } from './screens-of-rubrics.ts'
import { SCREENS_OF_THE_LIBRARY } from './screens-of-the-library.ts'
import { SCREENS_OF_VISITORS } from './screens-of-visitors.ts'
import type { Screen } from './screen.ts'

/** Every route in every state. */
export const SCREENS: readonly Screen[] = [
  ...SCREENS_OF_VISITORS,
  ...SCREENS_OF_MEMBERS,
  ...SCREENS_OF_ROLEPLAYS,
  ...SCREENS_OF_THE_LIBRARY,
  ...SCREENS_OF_PROGRESS,
  ...SCREENS_OF_REVIEWING,
  ...SCREENS_OF_RUBRICS,
  ...SCREENS_OF_ANSWERS,
  ...SCREENS_OF_ASSIGNING,
  ...SCREENS_OF_GRADES,
]
