import { SCREENS_OF_RUBRICS } from './screens-of-rubrics.ts'
import { tryScreens } from './try-screens.ts'

tryScreens(SCREENS_OF_RUBRICS)
