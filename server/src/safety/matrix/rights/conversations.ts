import type { Actor, Actors } from '../actors.ts'
import { type Allowed, NEITHER, may } from '../row.ts'

/** Its learner, who is the member inside the group; admins what was submitted. */
export const READ_CONVERSATION: Allowed = {
  'acme/conversation requested': ['member inside the group'],
  'acme/conversation live': ['member inside the group'],
  'acme/conversation ended': ['member inside the group'],
  'acme/conversation grading': ['member inside the group'],
  'acme/conversation graded': ['member inside the group'],
  'acme/conversation submitted': ['member inside the group', 'admin'],
  'acme/conversation submitted, ungraded': ['member inside the group', 'admin'],
  'acme/conversation of the admin': ['admin'],
  'other/conversation graded': [],
  'other/conversation submitted': ['admin of another organization'],
  'other/conversation of the admin': ['admin of another organization'],
  ...NEITHER,
}

/** Only its learner comes back into a conversation, and only until it has ended. */
export const REJOIN: Allowed = {
  'acme/conversation requested': ['member inside the group'],
  'acme/conversation live': ['member inside the group'],
}

export const OWN_CONVERSATIONS: Record<string, Actors> = {
  'acme/conversation live': ['member inside the group'],
  'acme/conversation ended': ['member inside the group'],
  'acme/conversation grading': ['member inside the group'],
  'acme/conversation graded': ['member inside the group'],
  'acme/conversation submitted': ['member inside the group'],
  'acme/conversation submitted, ungraded': ['member inside the group'],
  'acme/conversation of the admin': ['admin'],
  'other/conversation of the admin': ['admin of another organization'],
}

/** Whoever leaves what has ended already is told the same. */
export const END: Allowed = {
  'acme/conversation requested': ['member inside the group'],
  ...OWN_CONVERSATIONS,
}

export const isGraded = (about: string): boolean =>
  /conversation (graded|submitted|of the admin)$/.test(about)

/** Whoever is not its learner is written down for it. */
export const seenBy = (who: Actor, about: string): 'shown' | 'done' =>
  may(who, about, OWN_CONVERSATIONS) || may(who, about, REJOIN) ? 'shown' : 'done'

export const LOOKS = { shown: [], done: ['looks'] }

/** What is graded counts as soon as it is submitted. */
export const SUBMITTED = ['outcomes', 'tallies', 'tally_people']

/** All of them are of the public one. */
export const ASKED = ['acme/assignment mine', 'acme/roleplay public']
