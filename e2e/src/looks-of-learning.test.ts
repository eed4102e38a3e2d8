import { lookAtEach } from './look-at-each.ts'
import { SCREENS_OF_LEARNING } from './screens.ts'

lookAtEach(SCREENS_OF_LEARNING)
