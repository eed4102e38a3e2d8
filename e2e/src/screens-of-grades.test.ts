import { SCREENS_OF_GRADES } from './screens-of-grades.ts'
import { tryScreens } from './try-screens.ts'

tryScreens(SCREENS_OF_GRADES)
