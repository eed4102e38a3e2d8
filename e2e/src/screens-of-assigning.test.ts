import { SCREENS_OF_ASSIGNING } from './screens-of-assigning.ts'
import { tryScreens } from './try-screens.ts'

tryScreens(SCREENS_OF_ASSIGNING)
