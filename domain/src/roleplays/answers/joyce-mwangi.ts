import type { WrittenAnswer } from '../../graph/plan.ts'
import { aboutThePlace } from './joyce-mwangi/about-the-place.ts'
import { aboutYou } from './joyce-mwangi/about-you.ts'
import { afterwards } from './joyce-mwangi/afterwards.ts'
import { airport } from './joyce-mwangi/airport.ts'
import { arriving } from './joyce-mwangi/arriving.ts'
import { asABoss } from './joyce-mwangi/as-a-boss.ts'
import { askedBesides } from './joyce-mwangi/asked-besides.ts'
import { askedFurther } from './joyce-mwangi/asked-further.ts'
import { choosing } from './joyce-mwangi/choosing.ts'
import { comingIn } from './joyce-mwangi/coming-in.ts'
import { contract } from './joyce-mwangi/contract.ts'
import { crew } from './joyce-mwangi/crew.ts'
import { daysAndNights } from './joyce-mwangi/days-and-nights.ts'
import { firstWeeks } from './joyce-mwangi/first-weeks.ts'
import { herWay } from './joyce-mwangi/her-way.ts'
import { herself } from './joyce-mwangi/herself.ts'
import { impression } from './joyce-mwangi/impression.ts'
import { moreOfIt } from './joyce-mwangi/more-of-it.ts'
import { ofThatDay } from './joyce-mwangi/of-that-day.ts'
import { ofTheThree } from './joyce-mwangi/of-the-three.ts'
import { outThere } from './joyce-mwangi/out-there.ts'
import { pete } from './joyce-mwangi/pete.ts'
import { planes } from './joyce-mwangi/planes.ts'
import { ramp } from './joyce-mwangi/ramp.ts'
import { safety } from './joyce-mwangi/safety.ts'
import { stopping } from './joyce-mwangi/stopping.ts'
import { stopsAndStories } from './joyce-mwangi/stops-and-stories.ts'
import { telling } from './joyce-mwangi/telling.ts'
import { terms } from './joyce-mwangi/terms.ts'
import { theThree } from './joyce-mwangi/the-three.ts'
import { whatElseIsAsked } from './joyce-mwangi/what-else-is-asked.ts'
import { whomSheNames } from './joyce-mwangi/whom-she-names.ts'
import { worries } from './joyce-mwangi/worries.ts'
import { askedInTalks } from './joyce-mwangi/asked-in-talks.ts'
import { askedInOtherTalks } from './joyce-mwangi/asked-in-other-talks.ts'

/** What people ask beside what the exercise is about. */
export const joyceMwangiAnswers: WrittenAnswer[] = [
  ...choosing,
  ...impression,
  ...whatElseIsAsked,
  ...ramp,
  ...firstWeeks,
  ...airport,
  ...safety,
  ...terms,
  ...contract,
  ...herself,
  ...arriving,
  ...telling,
  ...aboutYou,
  ...afterwards,
  ...theThree,
  ...pete,
  ...stopping,
  ...planes,
  ...aboutThePlace,
  ...crew,
  ...daysAndNights,
  ...herWay,
  ...asABoss,
  ...comingIn,
  ...ofTheThree,
  ...ofThatDay,
  ...worries,
  ...outThere,
  ...stopsAndStories,
  ...whomSheNames,
  ...askedFurther,
  ...askedBesides,
  ...moreOfIt,
  ...askedInTalks,
  ...askedInOtherTalks,
]
