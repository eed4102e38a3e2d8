import { lookAtEach } from './look-at-each.ts'
import { SCREENS_OF_TEACHING } from './screens.ts'

lookAtEach(SCREENS_OF_TEACHING)
