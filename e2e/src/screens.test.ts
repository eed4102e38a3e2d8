import { SCREENS } from './screens.ts'
import { tryScreens } from './try-screens.ts'

tryScreens(SCREENS)
