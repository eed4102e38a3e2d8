import { SCREENS_OF_ANSWERS } from './screens-of-answers.ts'
import { tryScreens } from './try-screens.ts'

tryScreens(SCREENS_OF_ANSWERS)
