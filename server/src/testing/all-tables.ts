import * as assigning from '../db/tables/assigning.ts'
import * as grading from '../db/tables/grading.ts'
import * as outcomes from '../db/tables/outcomes.ts'
import * as people from '../db/tables/people.ts'
import * as practising from '../db/tables/practising.ts'
import * as roleplays from '../db/tables/roleplays.ts'
import * as signingIn from '../db/tables/signing-in.ts'
import * as waitlist from '../db/tables/waitlist.ts'

/** What is asked of each table. One that is missing here has the migrations say otherwise than the tables. */
export const allTables = {
  ...people,
  ...signingIn,
  ...roleplays,
  ...assigning,
  ...practising,
  ...grading,
  ...outcomes,
  ...waitlist,
}
