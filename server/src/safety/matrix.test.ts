import { address } from '@colloquy/contract/client'
import { type EndpointName, endpoints } from '@colloquy/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHasher } from '../testing/test-hasher.ts'
import { newToken } from '../accounts/tokens.ts'
import { createAnswerCheck } from '../testing/answer-check.ts'
import { changedBetween, type Digest } from '../testing/digest.ts'
import { as } from '../testing/test-server.ts'
import {
  PASSWORD,
  type Planted,
  plantNobody,
  plantOrganization,
  type Thing,
} from '../testing/two-organizations.ts'
import { startUndoableServer, type UndoableServer } from '../testing/undoable-server.ts'
import { aRoleplayBody, aSession } from '../testing/world.ts'

/*
 * Every call × everybody who may ask × everything it may be about. What each of them gets is written
 * down below, in words of its own and never asked of the server's policies: the two have to agree.
 * Of each cell are asserted the status, which tables changed and whose rows in them, and exactly which
 * things the answer gave away.
 */

// Who asks

const ACTORS = [
  'anonymous',
  'expired session',
  'revoked session',
  'member outside the group',
  'member inside the group',
  'admin',
  'admin of another organization',
  'developer',
  'disabled account',
  'somebody without an organization',
] as const
type Actor = (typeof ACTORS)[number]
type Actors = readonly Actor[]

const SIGNED_IN: Actors = [
  'member outside the group',
  'member inside the group',
  'admin',
  'admin of another organization',
  'developer',
  'somebody without an organization',
]
const ADMINS: Actors = ['admin', 'admin of another organization']
const DEVELOPERS: Actors = ['developer']

/** The persons they are, in the world that is planted below. */
const PERSONS: Partial<Record<Actor, string>> = {
  'member outside the group': 'outside',
  'member inside the group': 'inside',
  admin: 'admin',
  'admin of another organization': 'admin',
  developer: 'developer',
  'somebody without an organization': 'nobody',
}

type Side = 'acme' | 'other' | 'nobody'

const sideOf = (who: Actor): Side => {
  if (who === 'admin of another organization') return 'other'
  return who === 'somebody without an organization' ? 'nobody' : 'acme'
}
const foreignSideOf = (who: Actor): Side => (sideOf(who) === 'acme' ? 'other' : 'acme')

const own = (who: Actor, ...things: string[]): string[] =>
  things.map((thing) => `${sideOf(who)}/${thing}`)
const oneself = (who: Actor): string[] => own(who, `person ${PERSONS[who]}`)
const organizationOf = (who: Actor): string[] =>
  sideOf(who) === 'nobody' ? [] : own(who, 'organization')

// Who sees what

const NOTHING = 'what does not exist'
const NO_ID = 'what is no id'
const NEITHER = { [NOTHING]: [], [NO_ID]: [] }

/** Those who may do something with each. */
type Allowed = Record<string, Actors>

/** Public: the organization. Private: its groups, as long as they are on. Archived or deleted: nobody. */
const SEE_ROLEPLAY: Allowed = {
  'acme/roleplay public': [
    'member outside the group',
    'member inside the group',
    'admin',
    'developer',
  ],
  'acme/roleplay in mine': ['member inside the group', 'admin'],
  'acme/roleplay in another': ['admin'],
  'acme/roleplay in switched off': ['admin'],
  'acme/roleplay archived': [],
  'acme/roleplay deleted': [],
  'other/roleplay public': ['admin of another organization'],
  'other/roleplay in mine': ['admin of another organization'],
  'other/roleplay in another': ['admin of another organization'],
  'other/roleplay in switched off': ['admin of another organization'],
}

/** What is archived can be restored by admins, who see it for that. */
const FIND_ROLEPLAY: Allowed = {
  ...SEE_ROLEPLAY,
  'acme/roleplay archived': ['admin'],
  'other/roleplay archived': ['admin of another organization'],
}

const EDIT_ROLEPLAY: Allowed = {
  'acme/roleplay public': ['admin'],
  'acme/roleplay in mine': ['admin'],
  'acme/roleplay in another': ['admin'],
  'acme/roleplay in switched off': ['admin'],
  'acme/roleplay archived': ['admin'],
  'acme/roleplay deleted': [],
  'other/roleplay public': ['admin of another organization'],
  ...NEITHER,
}
/** Where several are named at once, what is no id makes all of it wrong. */
const CHANGE_SEVERAL: Allowed = { ...EDIT_ROLEPLAY }
delete CHANGE_SEVERAL[NO_ID]

/** The public ones lie in the one, the others in the other. */
const folderOf = (roleplay: string): string =>
  roleplay.replace(
    /roleplay .*/,
    /public|deleted/.test(roleplay) ? 'folder shown' : 'folder hidden',
  )

const MANAGE_FOLDER: Allowed = {
  'acme/folder shown': ['admin'],
  'acme/folder hidden': ['admin'],
  'other/folder shown': ['admin of another organization'],
  ...NEITHER,
}

/** It holds what a learner has to find out, so that only who may edit it is told. */
const graphOf = (roleplay: string): string => roleplay.replace('/roleplay ', '/graph ')

const GROUPS_OF_ROLEPLAY: Record<string, string> = {
  'acme/roleplay in mine': 'acme/group mine',
  'acme/roleplay in another': 'acme/group another',
  'acme/roleplay in switched off': 'acme/group switched off',
  'other/roleplay in mine': 'other/group mine',
  'other/roleplay in another': 'other/group another',
  'other/roleplay in switched off': 'other/group switched off',
}

/** Its learner, who is the member inside the group; admins what was submitted. */
const READ_CONVERSATION: Allowed = {
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
const REJOIN: Allowed = {
  'acme/conversation requested': ['member inside the group'],
  'acme/conversation live': ['member inside the group'],
}
const OWN_CONVERSATIONS: Record<string, Actors> = {
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
const END: Allowed = {
  'acme/conversation requested': ['member inside the group'],
  ...OWN_CONVERSATIONS,
}
/** The time of one that both joined counts. */
const ENDED: Record<string, readonly string[]> = {
  'acme/conversation requested': ['conversations'],
  'acme/conversation live': ['conversations', 'practice_hours', 'practice_totals'],
}
const NO_GRADE_YET = ['acme/conversation requested', 'acme/conversation live']
const BEING_GRADED = ['acme/conversation ended', 'acme/conversation grading']
const isGraded = (about: string): boolean =>
  /conversation (graded|submitted|of the admin)$/.test(about)

/** By name the first of those that they see; what they have practised is the public one. */
const NEXT_PRACTICE: Partial<Record<Actor, string[]>> = {
  'member outside the group': ['acme/roleplay public'],
  'member inside the group': ['acme/roleplay in mine'],
  admin: ['acme/roleplay in another'],
  'admin of another organization': ['other/roleplay in another'],
  developer: ['acme/roleplay public'],
}

/** Which is read with the grade. */
const DISAGREEMENT_OF: Record<string, readonly string[]> = {
  'acme/conversation submitted': ['acme/disagreement open'],
  'acme/conversation of the admin': ['acme/disagreement of the admin'],
  'other/conversation submitted': ['other/disagreement open'],
  'other/conversation of the admin': ['other/disagreement of the admin'],
}

/** What it is an attempt at, and what was said beside it by whom. */
const BESIDE_GRADE: Record<string, readonly string[]> = {
  'conversation graded': ['assignment mine'],
  'conversation submitted': [
    'assignment mine',
    'comment of the admin',
    'comment of inside',
    'person admin',
    'person inside',
  ],
}

/** Whoever is not its learner is written down for it. */
const seenBy = (who: Actor, about: string): 'shown' | 'done' =>
  may(who, about, OWN_CONVERSATIONS) || may(who, about, REJOIN) ? 'shown' : 'done'
const LOOKS = { shown: [], done: ['looks'] }

/** Admins, but never about a grade of their own. */
const DECIDE: Allowed = {
  'acme/disagreement open': ['admin'],
  'acme/disagreement of the admin': [],
  'other/disagreement open': ['admin of another organization'],
  'other/disagreement of the admin': [],
  ...NEITHER,
}

/** Those it is for, or was, and admins. */
const READ_ASSIGNMENT: Allowed = {
  'acme/assignment mine': ['member inside the group', 'admin'],
  'acme/assignment another': ['admin'],
  'acme/assignment switched off': ['admin'],
  'acme/assignment closed': ['member inside the group', 'admin'],
  'other/assignment mine': ['admin of another organization'],
  ...NEITHER,
}

/** Whoever wrote it. */
const DELETE_COMMENT: Allowed = {
  'acme/comment of the admin': ['admin'],
  'acme/comment of inside': ['member inside the group'],
  'other/comment of the admin': ['admin of another organization'],
  'other/comment of inside': [],
  ...NEITHER,
}

const MANAGE_MEMBER: Allowed = {
  'acme/person inside': ['admin'],
  'acme/person spare': ['admin'],
  'acme/person admin': ['admin'],
  'acme/person second admin': ['admin'],
  'acme/person disabled': ['admin'],
  'acme/person developer': ['admin'],
  'other/person inside': ['admin of another organization'],
  'nobody/person nobody': [],
  ...NEITHER,
}

const MANAGE_GROUP: Allowed = {
  'acme/group mine': ['admin'],
  'acme/group another': ['admin'],
  'acme/group switched off': ['admin'],
  'other/group mine': ['admin of another organization'],
  ...NEITHER,
}

const TAKE_BACK_INVITATION: Allowed = {
  'acme/invitation open': ['admin'],
  'acme/invitation addressed': ['admin'],
  'acme/invitation expired': ['admin'],
  'other/invitation open': ['admin of another organization'],
  ...NEITHER,
}

const END_SESSION: Allowed = {
  'acme/session of inside': ['member inside the group'],
  'acme/other session of inside': ['member inside the group'],
  'acme/session of admin': ['admin'],
  'other/session of admin': ['admin of another organization'],
  'nobody/other session of nobody': ['somebody without an organization'],
  ...NEITHER,
}

/** Developers work for all organizations. */
const DEVELOP: Allowed = {
  'acme/organization': ['developer'],
  'other/organization': ['developer'],
  [NOTHING]: [],
}

const PEOPLE = [
  'person admin',
  'person second admin',
  'person inside',
  'person outside',
  'person developer',
  'person disabled',
  'person spare',
]

const thingsOf = (allowed: Allowed): string[] => Object.keys(allowed)
const may = (who: Actor, thing: string, allowed: Allowed): boolean =>
  allowed[thing]?.includes(who) ?? false
const allOf = (who: Actor, allowed: Allowed): string[] =>
  thingsOf(allowed).filter((thing) => may(who, thing, allowed))

// What they get

const STATUS = {
  shown: 200,
  done: 200,
  'being graded': 202,
  'wrong password': 401,
  'sign in first': 401,
  'not allowed': 403,
  'not found': 404,
  'not as things are': 409,
  'not valid': 422,
} as const
type Outcome = keyof typeof STATUS

type Given = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

type Row = {
  /** Others are asked to sign in; who is signed in is told that it is not for them. */
  letsIn: Actors
  about: readonly string[]
  sends?: (about: string, who: Actor) => Given
  gets: (who: Actor, about: string) => Outcome
  /** What was done has changed these tables: of the own organization, unless it says of which. */
  changes?: (who: Actor, about: string) => readonly string[]
  /** The things that an answer with 200 gives away. All others it must not even mention. */
  tells?: (who: Actor, about: string) => readonly string[]
}

/** What it is about, and a variation of it after a comma that no thing has in its name. */
const plain = (about: string): string => about.split(' – ')[0] ?? about
const alsoFor = (things: readonly string[], variation: string): string[] => [
  ...things,
  ...things.map((thing) => `${thing} – ${variation}`),
]

const IT = ['']
const foundBy =
  (allowed: Allowed, outcome: Outcome) =>
  (who: Actor, about: string): Outcome =>
    may(who, plain(about), allowed) ? outcome : 'not found'

const OWN_GROUP = 'with a group of the own organization'
const FOREIGN_GROUP = 'with a group of another organization'
const CHANGED_SINCE = 'from what it was before somebody changed it'
const TAKEN = 'with an address that is taken elsewhere'
/** Who has no organization tries it with one of somebody’s. */
const groupOf = (side: Side): string => id(`${side === 'nobody' ? 'acme' : side}/group mine`)
const groupFor = (about: string, who: Actor): string[] => [
  groupOf(about === OWN_GROUP ? sideOf(who) : foreignSideOf(who)),
]

const BEYOND_ITS_TURNS = 'from a turn that it does not have'
const FROM_THE_START = 'from the start'
const FROM_ELSEWHERE = 'from what is another organization’s'

/** What is graded counts as soon as it is submitted. */
const SUBMITTED = ['outcomes', 'tallies', 'tally_people']
const ARCHIVED = 'what is archived'
const IN_A_FOREIGN_FOLDER = 'in a folder of another organization'
const BESIDE_FOREIGN = 'beside what is another organization’s'
const NEVER_WRITTEN = 'a version that was never written'
const versionOf = (about: string) => ({
  roleplayId: id(plain(about)),
  version: about.endsWith(NEVER_WRITTEN) ? '99' : '1',
})
const INTO_FOREIGN = 'into a folder of another organization'

/** The one that was marked when the world was planted. */
const isFavourite = (who: Actor, about: string): boolean =>
  who === 'member inside the group' && about === 'acme/roleplay public'

const aFileWith = (roleplay: { name: string }) => {
  const { schema_data } = aRoleplayBody()
  const { persona } = schema_data
  return {
    format: 'colloquy-roleplays',
    version: 1,
    roleplays: [{ persona, folder: 'A new folder', ...roleplay }],
  }
}
const FILES: Record<string, unknown> = {
  'a sound file': aFileWith({ name: 'A new one' }),
  'a file with a flaw': aFileWith({ name: ' ' }),
  'no file of ours': {},
}

const CLOSED = 'what is closed'
const FOREIGN_PERSON = 'with a person of another organization'
const FOREIGN_ROLEPLAY = 'of a roleplay of another organization'

const pageOf = (about: string, who: Actor, key: 'after' | 'before'): Record<string, string> => {
  if (about === CLOSED) return { state: 'closed' }
  return about === FROM_THE_START ? {} : { [key]: id(`${foreignSideOf(who)}/assignment another`) }
}

/** `mine` of `acme/assignment mine`. */
const kindOf = (about: string): string => plain(about).replace(/.*assignment /, '')

/** All of them are of the public one. */
const ASKED = ['acme/assignment mine', 'acme/roleplay public']
const OWN_ATTEMPTS: Record<string, string[]> = {
  'acme/assignment mine': ['acme/conversation graded', 'acme/conversation submitted'],
}
const NAMED_FOR: Record<string, string> = {
  mine: 'group mine',
  another: 'group another',
  'switched off': 'group switched off',
  closed: 'person inside',
}
const ASSIGNED: Record<string, string[]> = {
  mine: ['person inside', 'conversation submitted'],
  another: ['person spare'],
  closed: ['person inside'],
}
/** As an admin sees it: whom it is for, and no attempt. */
const managed = (who: Actor, about: string): string[] => [
  about,
  ...own(who, 'roleplay public', NAMED_FOR[kindOf(about)] ?? ''),
]

const rows: Record<EndpointName, Row> = {
  // Anyone
  health: { letsIn: ACTORS, about: IT, gets: () => 'shown' },
  joinWaitlist: {
    letsIn: ACTORS,
    about: IT,
    sends: () => ({ body: { email: 'someone@test.example', interests: ['sales'] } }),
    gets: () => 'done',
    changes: () => ['waitlist_entries of nobody'],
  },
  signIn: {
    letsIn: ACTORS,
    about: ['acme/person inside', 'acme/person disabled', NOTHING, 'a wrong password'],
    sends: (about) => ({
      body: {
        email: about.includes('/') ? `${thing(about).canary}@test.example` : 'who@test.example',
        password: about === 'a wrong password' ? 'a wrong password' : PASSWORD,
      },
    }),
    gets: (_, about) => {
      if (about === 'acme/person disabled') return 'not allowed'
      return about === 'acme/person inside' ? 'done' : 'wrong password'
    },
    changes: () => ['sessions of acme'],
    tells: (_, about) => [about],
  },
  signUp: {
    letsIn: ACTORS,
    about: ['a new address', TAKEN],
    sends: (about) => ({
      body: {
        email:
          about === TAKEN ? `${thing('other/person inside').canary}@test.example` : 'new@a.example',
        password: PASSWORD,
      },
    }),
    gets: (_, about) => (about === TAKEN ? 'not as things are' : 'done'),
    changes: () => ['users of nobody'],
  },
  setPasswordByLink: {
    letsIn: ACTORS,
    about: ['valid', 'expired', NOTHING],
    sends: (about) => ({
      body: { token: passwordLinkToken(about), password: 'a fresh start for them' },
    }),
    gets: (_, about) => (about === 'valid' ? 'done' : 'not found'),
    changes: () => ['password_links of acme', 'sessions of acme', 'users of acme'],
  },
  previewPasswordLink: {
    letsIn: ACTORS,
    about: ['valid', 'expired', NOTHING],
    sends: (about) => ({ body: { token: passwordLinkToken(about) } }),
    gets: (_, about) => (about === 'valid' ? 'shown' : 'not found'),
  },
  previewInvitation: {
    letsIn: ACTORS,
    about: thingsOf(TAKE_BACK_INVITATION),
    sends: (about) => ({ body: { token: invitationToken(about) } }),
    gets: (_, about) => (/open|addressed/.test(about) ? 'shown' : 'not found'),
    tells: (_, about) => [
      about.startsWith('other') ? 'other/organization' : 'acme/organization',
      // Its address is on it; an open one has nothing of its own.
      ...(about === 'acme/invitation addressed' ? [about] : []),
    ],
  },

  // One's own account
  signOut: {
    letsIn: SIGNED_IN,
    about: IT,
    gets: () => 'done',
    changes: () => ['sessions'],
  },
  readAccount: {
    letsIn: SIGNED_IN,
    about: IT,
    gets: () => 'shown',
    tells: (who) => [...oneself(who), ...organizationOf(who)],
  },
  changeAccount: {
    letsIn: SIGNED_IN,
    about: IT,
    sends: () => ({ body: { name: 'Somebody Else' } }),
    gets: () => 'done',
    changes: () => ['users'],
    tells: (who) => [...oneself(who), ...organizationOf(who)],
  },
  changePassword: {
    letsIn: SIGNED_IN,
    about: ['with the current password', 'with a wrong one'],
    sends: (about) => ({
      body: {
        current_password: about === 'with a wrong one' ? 'not it' : PASSWORD,
        new_password: 'a fresh start for me',
      },
    }),
    gets: (_, about) => (about === 'with a wrong one' ? 'not valid' : 'done'),
    changes: () => ['sessions', 'users'],
  },
  listSessions: {
    letsIn: SIGNED_IN,
    about: IT,
    gets: () => 'shown',
    tells: (who) => own(who, `session of ${PERSONS[who]}`, `other session of ${PERSONS[who]}`),
  },
  endSession: {
    letsIn: SIGNED_IN,
    about: thingsOf(END_SESSION),
    sends: (about) => ({ params: { sessionId: id(about) } }),
    gets: foundBy(END_SESSION, 'done'),
    changes: () => ['sessions'],
  },
  createOrganization: {
    letsIn: SIGNED_IN,
    about: IT,
    sends: () => ({ body: { name: 'A new one' } }),
    gets: (who) => (sideOf(who) === 'nobody' ? 'done' : 'not as things are'),
    changes: () => [
      'memberships of a new one',
      'organizations of a new one',
      'sessions of a new one',
      'sessions of nobody',
      'users of a new one',
      'users of nobody',
    ],
  },
  acceptInvitation: {
    letsIn: SIGNED_IN,
    about: thingsOf(TAKE_BACK_INVITATION),
    sends: (about) => ({ body: { token: invitationToken(about) } }),
    gets: (who, about) => {
      if (sideOf(who) !== 'nobody') return 'not as things are'
      return about.endsWith('open') ? 'done' : 'not found'
    },
    changes: (_, about) => {
      const side = about.split('/')[0]
      return [
        `group_members of ${side}`,
        `invitation_groups of ${side}`,
        `invitations of ${side}`,
        `memberships of ${side}`,
        `sessions of ${side}`,
        'sessions of nobody',
        `users of ${side}`,
        'users of nobody',
      ]
    },
    tells: (who, about) => [...oneself(who), `${about.split('/')[0]}/organization`],
  },

  // Practising
  readDashboard: {
    letsIn: SIGNED_IN,
    about: IT,
    gets: () => 'shown',
    tells: (who) => [
      ...oneself(who),
      ...organizationOf(who),
      ...allOf(who, OWN_CONVERSATIONS),
      ...(who === 'member inside the group' ? ASKED : []),
    ],
  },
  listRoleplays: {
    letsIn: SIGNED_IN,
    about: [FROM_THE_START, FROM_ELSEWHERE],
    sends: (about, who) =>
      about === FROM_THE_START
        ? {}
        : { query: { after: id(`${foreignSideOf(who)}/roleplay in another`) } },
    gets: () => 'shown',
    tells: (who, about) => (about === FROM_THE_START ? allOf(who, SEE_ROLEPLAY) : []),
  },
  readRoleplay: {
    letsIn: SIGNED_IN,
    about: thingsOf({ ...FIND_ROLEPLAY, ...NEITHER }),
    sends: (about) => ({ params: { roleplayId: id(about) } }),
    gets: foundBy(FIND_ROLEPLAY, 'shown'),
    tells: (who, about) =>
      [about, GROUPS_OF_ROLEPLAY[about] ?? [], ADMINS.includes(who) ? graphOf(about) : []].flat(),
  },
  readLibrary: {
    letsIn: SIGNED_IN,
    about: [FROM_THE_START, FROM_ELSEWHERE, ARCHIVED, IN_A_FOREIGN_FOLDER],
    sends: (about, who) => {
      const foreign = foreignSideOf(who)
      if (about === ARCHIVED) return { query: { archived: 'true' } }
      if (about === FROM_ELSEWHERE)
        return { query: { after: id(`${foreign}/roleplay in another`) } }
      return about === FROM_THE_START
        ? {}
        : { query: { folder: id(`${foreign === 'nobody' ? 'acme' : foreign}/folder hidden`) } }
    },
    gets: () => 'shown',
    tells: (who, about) => {
      if (about === ARCHIVED)
        return ADMINS.includes(who) ? own(who, 'roleplay archived', 'folder hidden') : []
      const seen = about === FROM_THE_START ? allOf(who, SEE_ROLEPLAY) : []
      return [...seen, ...new Set(seen.map(folderOf))]
    },
  },
  readLibraryFilters: {
    letsIn: SIGNED_IN,
    about: IT,
    gets: () => 'shown',
    // Each roleplay has a tag of its own.
    tells: (who) => {
      const seen = allOf(who, SEE_ROLEPLAY)
      return [...seen, ...new Set(seen.map(folderOf))]
    },
  },
  addFavourite: {
    letsIn: SIGNED_IN,
    about: thingsOf({ ...FIND_ROLEPLAY, ...NEITHER }),
    sends: (about) => ({ params: { roleplayId: id(about) } }),
    gets: foundBy(FIND_ROLEPLAY, 'done'),
    changes: (who, about) => (isFavourite(who, about) ? [] : ['roleplay_favourites']),
  },
  removeFavourite: {
    letsIn: SIGNED_IN,
    about: thingsOf({ ...FIND_ROLEPLAY, ...NEITHER }),
    sends: (about) => ({ params: { roleplayId: id(about) } }),
    gets: (_, about) => (about === NO_ID ? 'not found' : 'done'),
    changes: (who, about) => (isFavourite(who, about) ? ['roleplay_favourites'] : []),
  },
  requestRoom: {
    letsIn: SIGNED_IN,
    about: thingsOf({ ...FIND_ROLEPLAY, [NOTHING]: [] }),
    sends: (about) => ({ body: { roleplay_schema: { schema_id: id(about) } } }),
    gets: (who, about) =>
      foundBy(FIND_ROLEPLAY, about.endsWith('archived') ? 'not as things are' : 'done')(who, about),
    changes: () => ['calls', 'conversations'],
    tells: oneself,
  },
  rejoinRoom: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) } }),
    gets: (who, about) => {
      if (may(who, about, REJOIN)) return 'done'
      return may(who, about, OWN_CONVERSATIONS) ? 'not as things are' : 'not found'
    },
    // Nobody waits for it who was put there by hand.
    changes: () => ['calls'],
    tells: (who, about) => [...oneself(who), about],
  },
  startDrill: {
    letsIn: SIGNED_IN,
    about: alsoFor(thingsOf(READ_CONVERSATION), BEYOND_ITS_TURNS),
    sends: (about) => ({
      params: { conversationId: id(plain(about)) },
      body: { before_turn: plain(about) === about ? 1 : 2 },
    }),
    gets: (who, about) => {
      if (!may(who, plain(about), END)) return 'not found'
      if (may(who, plain(about), REJOIN)) return 'not as things are'
      return plain(about) === about ? 'done' : 'not valid'
    },
    changes: () => ['calls', 'conversations', 'turns'],
    tells: oneself,
  },
  endConversation: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) } }),
    gets: (who, about) => (may(who, about, END) ? 'done' : 'not found'),
    changes: (who, about) => (may(who, about, REJOIN) ? (ENDED[about] ?? []) : []),
  },
  listConversations: {
    letsIn: SIGNED_IN,
    about: [FROM_THE_START, FROM_ELSEWHERE],
    sends: (about, who) =>
      about === FROM_THE_START
        ? {}
        : { query: { before: id(`${foreignSideOf(who)}/conversation graded`) } },
    gets: () => 'shown',
    tells: (who, about) => (about === FROM_THE_START ? allOf(who, OWN_CONVERSATIONS) : []),
  },
  searchHistory: {
    letsIn: SIGNED_IN,
    about: [FROM_THE_START, FROM_ELSEWHERE],
    sends: (about, who) => ({
      query: {
        q: 'conversation',
        ...(about === FROM_THE_START
          ? {}
          : { before: id(`${foreignSideOf(who)}/conversation graded`) }),
      },
    }),
    gets: () => 'shown',
    tells: (who, about) => (about === FROM_THE_START ? allOf(who, OWN_CONVERSATIONS) : []),
  },
  readProgress: {
    letsIn: SIGNED_IN,
    about: IT,
    gets: () => 'shown',
    tells: (who) => [
      ...allOf(who, OWN_CONVERSATIONS).filter(isGraded),
      ...(NEXT_PRACTICE[who] ?? []),
    ],
  },
  readConversation: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) } }),
    gets: (who, about) => foundBy(READ_CONVERSATION, seenBy(who, about))(who, about),
    changes: (who, about) => LOOKS[seenBy(who, about)],
    tells: (_, about) => [about],
  },
  readGrade: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) } }),
    gets: (who, about) => {
      if (!may(who, about, READ_CONVERSATION) || NO_GRADE_YET.includes(about)) return 'not found'
      return BEING_GRADED.includes(about) ? 'being graded' : seenBy(who, about)
    },
    changes: (who, about) => LOOKS[seenBy(who, about)],
    // And what was practised, which is the public one.
    tells: (who, about) =>
      BEING_GRADED.includes(about)
        ? []
        : [
            about,
            ...own(who, 'roleplay public'),
            ...(DISAGREEMENT_OF[about] ?? []),
            ...(BESIDE_GRADE[about.replace(/.*\//, '')] ?? []).flatMap((thing) => own(who, thing)),
          ],
  },
  submitGrade: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) } }),
    gets: (who, about) => {
      if (!may(who, about, END)) return 'not found'
      return isGraded(about) || about.endsWith('ungraded') ? 'done' : 'not as things are'
    },
    changes: (_, about) => {
      if (about.includes('submitted')) return []
      return isGraded(about) ? ['conversations', ...SUBMITTED] : ['conversations']
    },
  },
  predictGrade: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) }, body: { score: 70 } }),
    gets: (who, about) => {
      if (!may(who, about, END)) return 'not found'
      return isGraded(about) ? 'done' : 'not as things are'
    },
    changes: () => ['conversations'],
  },
  disagree: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({
      params: { conversationId: id(about) },
      body: { criterion_id: 'asks', turn: 0, words: 'It was asked' },
    }),
    gets: (who, about) => {
      if (!may(who, about, END)) return 'not found'
      // Of the others there is no grade, or somebody has disagreed with it.
      return about.endsWith('conversation graded') ? 'done' : 'not as things are'
    },
    changes: () => ['conversations', 'disagreements', ...SUBMITTED],
  },

  gradeAgain: {
    letsIn: ADMINS,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) } }),
    gets: foundBy(READ_CONVERSATION, 'done'),
    changes: () => ['conversations'],
  },

  deleteRecording: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) } }),
    gets: (who, about) => (may(who, about, END) ? 'done' : 'not found'),
    changes: () => ['files_to_delete of nobody', 'recordings'],
  },

  // Admins
  changeOrganization: {
    letsIn: ADMINS,
    about: IT,
    sends: () => ({ body: { records_calls: true } }),
    gets: () => 'done',
    changes: () => ['organizations'],
    tells: (who) => [...oneself(who), ...organizationOf(who)],
  },
  createRoleplay: {
    letsIn: ADMINS,
    about: [OWN_GROUP, FOREIGN_GROUP],
    sends: (about, who) => ({ body: aRoleplayBody({ assigned_groups: groupFor(about, who) }) }),
    gets: (_, about) => (about === OWN_GROUP ? 'done' : 'not valid'),
    changes: () => ['roleplay_groups', 'roleplay_versions', 'roleplays'],
    tells: (who) => own(who, 'group mine'),
  },
  editRoleplay: {
    letsIn: ADMINS,
    about: [
      ...alsoFor(thingsOf(EDIT_ROLEPLAY), FOREIGN_GROUP),
      ...thingsOf(EDIT_ROLEPLAY).map((thing) => `${thing} – ${CHANGED_SINCE}`),
    ],
    sends: (about, who) => ({
      params: { roleplayId: id(plain(about)) },
      query: about.endsWith(CHANGED_SINCE) ? { updated_at: '2026-01-01T00:00:00.000Z' } : {},
      body: aRoleplayBody({
        assigned_groups: about.endsWith(FOREIGN_GROUP) ? groupFor(FOREIGN_GROUP, who) : [],
      }),
    }),
    gets: (who, about) => {
      if (about.endsWith(CHANGED_SINCE))
        return foundBy(EDIT_ROLEPLAY, 'not as things are')(who, about)
      return foundBy(EDIT_ROLEPLAY, about.endsWith(FOREIGN_GROUP) ? 'not valid' : 'done')(
        who,
        about,
      )
    },
    changes: (_, about) => [
      ...(about in GROUPS_OF_ROLEPLAY ? ['roleplay_groups'] : []),
      'roleplay_versions',
      'roleplays',
    ],
    tells: (_, about) => [about, graphOf(about)],
  },
  deleteRoleplay: {
    letsIn: ADMINS,
    about: alsoFor(thingsOf(EDIT_ROLEPLAY), 'for good'),
    sends: (about) => ({
      params: { roleplayId: id(plain(about)) },
      query: { soft_delete: about.endsWith('for good') ? 'false' : 'true' },
    }),
    gets: foundBy(EDIT_ROLEPLAY, 'done'),
    changes: (_, about) => {
      if (!about.endsWith('for good')) return ['roleplays']
      if (plain(about) in GROUPS_OF_ROLEPLAY)
        return ['roleplay_groups', 'roleplay_versions', 'roleplays']
      // The public one is what the conversations were about, what the assignments are, and somebody's favourite.
      const used = plain(about).endsWith('public')
        ? [
            ...['assignment_groups', 'assignment_people', 'assignments'],
            ...['conversations', 'roleplay_favourites', ...SUBMITTED],
          ]
        : []
      return [...used, 'roleplay_versions', 'roleplays']
    },
  },
  duplicateRoleplay: {
    letsIn: ADMINS,
    about: thingsOf(EDIT_ROLEPLAY),
    sends: (about) => ({ params: { roleplayId: id(about) } }),
    gets: foundBy(EDIT_ROLEPLAY, 'done'),
    changes: () => ['roleplay_versions', 'roleplays'],
    // In what is told of the copy.
    tells: (_, about) => [about, graphOf(about)],
  },
  changeLibrary: {
    letsIn: ADMINS,
    about: [
      ...alsoFor(thingsOf(CHANGE_SEVERAL), BESIDE_FOREIGN),
      ...thingsOf(CHANGE_SEVERAL).map((thing) => `${thing} – ${INTO_FOREIGN}`),
    ],
    sends: (about, who) => {
      const ids = [id(plain(about))]
      const foreign = foreignSideOf(who)
      if (about.endsWith(BESIDE_FOREIGN))
        return { body: { ids: [...ids, id(`${foreign}/roleplay public`)], add_tags: ['new'] } }
      return about.endsWith(INTO_FOREIGN)
        ? { body: { ids, folder_id: id(`${foreign}/folder shown`) } }
        : { body: { ids, folder_id: null, add_tags: ['new'], archived: true } }
    },
    gets: (who, about) => {
      if (about.endsWith(BESIDE_FOREIGN)) return 'not found'
      return foundBy(CHANGE_SEVERAL, about.endsWith(INTO_FOREIGN) ? 'not valid' : 'done')(
        who,
        about,
      )
    },
    changes: () => ['roleplays'],
  },
  exportRoleplays: {
    letsIn: ADMINS,
    about: alsoFor(thingsOf(CHANGE_SEVERAL), BESIDE_FOREIGN),
    sends: (about, who) => {
      const foreign = id(`${foreignSideOf(who)}/roleplay public`)
      const ids = [id(plain(about)), ...(plain(about) === about ? [] : [foreign])]
      return { body: { ids } }
    },
    gets: (who, about) =>
      about.endsWith(BESIDE_FOREIGN) ? 'not found' : foundBy(CHANGE_SEVERAL, 'shown')(who, about),
    tells: (_, about) => [about, graphOf(about), folderOf(about)],
  },
  previewImport: {
    letsIn: ADMINS,
    about: Object.keys(FILES),
    sends: (about) => ({ body: { file: FILES[about] } }),
    gets: () => 'shown',
  },
  importRoleplays: {
    letsIn: ADMINS,
    about: Object.keys(FILES),
    sends: (about) => ({ body: { file: FILES[about] } }),
    gets: (_, about) => (about === 'a sound file' ? 'done' : 'not valid'),
    changes: () => ['folders', 'roleplay_versions', 'roleplays'],
  },
  listVersions: {
    letsIn: ADMINS,
    about: thingsOf(EDIT_ROLEPLAY),
    sends: (about) => ({ params: { roleplayId: id(about) } }),
    gets: foundBy(EDIT_ROLEPLAY, 'shown'),
    tells: (_, about) => [about],
  },
  readVersion: {
    letsIn: ADMINS,
    about: alsoFor(thingsOf(EDIT_ROLEPLAY), NEVER_WRITTEN),
    sends: (about) => ({ params: versionOf(about) }),
    gets: (who, about) =>
      about.endsWith(NEVER_WRITTEN) ? 'not found' : foundBy(EDIT_ROLEPLAY, 'shown')(who, about),
    tells: (_, about) => [about, graphOf(about)],
  },
  goBackToVersion: {
    letsIn: ADMINS,
    about: [
      ...alsoFor(thingsOf(EDIT_ROLEPLAY), NEVER_WRITTEN),
      ...thingsOf(EDIT_ROLEPLAY).map((thing) => `${thing} – ${CHANGED_SINCE}`),
    ],
    sends: (about) => ({
      params: versionOf(about),
      query: about.endsWith(CHANGED_SINCE) ? { updated_at: '2026-01-01T00:00:00.000Z' } : {},
    }),
    gets: (who, about) => {
      if (about.endsWith(NEVER_WRITTEN)) return 'not found'
      return foundBy(EDIT_ROLEPLAY, about.endsWith(CHANGED_SINCE) ? 'not as things are' : 'done')(
        who,
        about,
      )
    },
    // Of each there is one, so that nothing becomes another.
    changes: () => [],
    tells: (_, about) => [
      about,
      graphOf(about),
      ...(GROUPS_OF_ROLEPLAY[about] ? [GROUPS_OF_ROLEPLAY[about]] : []),
    ],
  },
  createFolder: {
    letsIn: ADMINS,
    about: ['a new name', 'a name that is taken', 'a name that is taken elsewhere'],
    sends: (about, who) => {
      const isElsewhere = about.endsWith('elsewhere') || sideOf(who) === 'nobody'
      const side = isElsewhere ? foreignSideOf(who) : sideOf(who)
      const name = about === 'a new name' ? 'A new one' : thing(`${side}/folder shown`).canary
      return { body: { name } }
    },
    gets: (_, about) => (about === 'a name that is taken' ? 'not as things are' : 'done'),
    changes: () => ['folders'],
    // Its own name, as it was sent.
    tells: (who, about) =>
      about.endsWith('elsewhere') ? [`${foreignSideOf(who)}/folder shown`] : [],
  },
  renameFolder: {
    letsIn: ADMINS,
    about: thingsOf(MANAGE_FOLDER),
    sends: (about) => ({ params: { folderId: id(about) }, body: { name: 'Renamed' } }),
    gets: foundBy(MANAGE_FOLDER, 'done'),
    changes: () => ['folders'],
    tells: (_, about) => [about],
  },
  deleteFolder: {
    letsIn: ADMINS,
    about: thingsOf(MANAGE_FOLDER),
    sends: (about) => ({ params: { folderId: id(about) } }),
    gets: foundBy(MANAGE_FOLDER, 'done'),
    changes: () => ['folders', 'roleplays'],
  },
  listGroups: {
    letsIn: ADMINS,
    about: ['offered', 'all'],
    sends: (about) => ({ query: { inactive: about === 'all' ? 'true' : 'false' } }),
    gets: () => 'shown',
    tells: (who, about) => [
      ...own(who, 'group mine', 'group another'),
      ...(about === 'all' ? own(who, 'group switched off') : []),
    ],
  },
  createGroup: {
    letsIn: ADMINS,
    about: IT,
    sends: () => ({ body: { name: 'A new one' } }),
    gets: () => 'done',
    changes: () => ['groups'],
  },
  editGroup: {
    letsIn: ADMINS,
    about: thingsOf(MANAGE_GROUP),
    sends: (about) => ({ params: { groupId: id(about) }, body: { name: 'Renamed' } }),
    gets: foundBy(MANAGE_GROUP, 'done'),
    changes: () => ['groups'],
    tells: (_, about) => [about],
  },
  deleteGroup: {
    letsIn: ADMINS,
    about: thingsOf(MANAGE_GROUP),
    sends: (about) => ({ params: { groupId: id(about) } }),
    gets: foundBy(MANAGE_GROUP, 'done'),
    changes: (_, about) => [
      'assignment_groups',
      'group_members',
      'groups',
      ...(about.endsWith('mine') ? ['invitation_groups'] : []),
      'roleplay_groups',
      // What was submitted by somebody in it stays in the sums over everybody.
      ...(about.endsWith('another') ? [] : ['tallies', 'tally_people']),
    ],
  },
  listMembers: {
    letsIn: ADMINS,
    about: [FROM_THE_START, FROM_ELSEWHERE],
    sends: (about, who) =>
      about === FROM_THE_START
        ? {}
        : { query: { after: id(`${foreignSideOf(who)}/person spare`) } },
    gets: () => 'shown',
    tells: (who, about) =>
      about === FROM_THE_START
        ? own(who, ...PEOPLE, 'group mine', 'group another', 'group switched off')
        : [],
  },
  addMember: {
    letsIn: ADMINS,
    about: [OWN_GROUP, FOREIGN_GROUP, TAKEN],
    sends: (about, who) => ({
      body: {
        email:
          about === TAKEN
            ? `${thing(`${foreignSideOf(who)}/person inside`).canary}@test.example`
            : 'new@a.example',
        name: 'Nora',
        role: 'member',
        groups: about === TAKEN ? [] : groupFor(about, who),
      },
    }),
    gets: (_, about) => {
      if (about === TAKEN) return 'not as things are'
      return about === OWN_GROUP ? 'done' : 'not valid'
    },
    changes: () => ['group_members', 'memberships', 'password_links', 'users'],
    tells: (who) => own(who, 'group mine'),
  },
  changeMember: {
    letsIn: ADMINS,
    about: alsoFor(thingsOf(MANAGE_MEMBER), 'disabled'),
    sends: (about, who) => ({
      params: { userId: id(plain(about)) },
      body: about.endsWith('– disabled')
        ? { role: 'member', is_disabled: true }
        : { role: 'ADMIN', groups: groupFor(OWN_GROUP, who) },
    }),
    gets: (who, about) =>
      foundBy(
        MANAGE_MEMBER,
        // Others rely on that account too.
        about === 'acme/person developer – disabled' ? 'not allowed' : 'done',
      )(who, about),
    changes: (_, about) => CHANGES_OF_MEMBER[about] ?? [],
    tells: (who, about) => [
      plain(about),
      ...(about.endsWith('– disabled') ? [] : own(who, 'group mine')),
    ],
  },
  removeMember: {
    letsIn: ADMINS,
    about: thingsOf(MANAGE_MEMBER),
    sends: (about) => ({ params: { userId: id(about) } }),
    gets: foundBy(MANAGE_MEMBER, 'done'),
    changes: (_, about) => [
      ...(about.endsWith('inside') ? ['assignment_people'] : []),
      ...(/inside|spare|disabled/.test(about) ? ['group_members'] : []),
      'memberships',
      ...(about.endsWith('inside') ? ['roleplay_favourites'] : []),
      // With a link from here they could be stepped into after they have moved on.
      ...(about.endsWith('spare') ? ['password_links'] : []),
      'sessions',
      'users',
      'users of nobody',
    ],
  },
  createPasswordLink: {
    letsIn: ADMINS,
    about: thingsOf(MANAGE_MEMBER),
    sends: (about) => ({ params: { userId: id(about) } }),
    gets: (who, about) =>
      foundBy(MANAGE_MEMBER, about === 'acme/person developer' ? 'not allowed' : 'done')(
        who,
        about,
      ),
    changes: () => ['password_links'],
  },
  listInvitations: {
    letsIn: ADMINS,
    about: IT,
    gets: () => 'shown',
    tells: (who) => own(who, 'group mine', 'invitation open', 'invitation addressed'),
  },
  createInvitation: {
    letsIn: ADMINS,
    about: [OWN_GROUP, FOREIGN_GROUP],
    sends: (about, who) => ({ body: { role: 'member', groups: groupFor(about, who) } }),
    gets: (_, about) => (about === OWN_GROUP ? 'done' : 'not valid'),
    changes: () => ['invitation_groups', 'invitations'],
    tells: (who) => own(who, 'group mine'),
  },
  deleteInvitation: {
    letsIn: ADMINS,
    about: thingsOf(TAKE_BACK_INVITATION),
    sends: (about) => ({ params: { invitationId: id(about) } }),
    gets: foundBy(TAKE_BACK_INVITATION, 'done'),
    changes: () => ['invitation_groups', 'invitations'],
  },
  // Nobody's name is in it, and what is planted is of too few people for a number.
  readAnalytics: {
    letsIn: ADMINS,
    about: [FROM_THE_START, ...thingsOf(MANAGE_GROUP)],
    sends: (about) => (about === FROM_THE_START ? {} : { query: { group: id(about) } }),
    gets: (who, about) => {
      if (about === NO_ID) return 'not valid'
      return about === FROM_THE_START ? 'shown' : foundBy(MANAGE_GROUP, 'shown')(who, about)
    },
  },
  listDisagreements: {
    letsIn: ADMINS,
    about: [FROM_THE_START, FROM_ELSEWHERE],
    sends: (about, who) =>
      about === FROM_THE_START
        ? {}
        : { query: { after: id(`${foreignSideOf(who)}/disagreement open`) } },
    gets: () => 'shown',
    // Not what is about a grade of their own.
    tells: (who, about) =>
      about === FROM_THE_START
        ? own(who, 'disagreement open', 'conversation submitted', 'person inside')
        : [],
  },
  decideDisagreement: {
    letsIn: ADMINS,
    about: thingsOf(DECIDE),
    sends: (about) => ({
      params: { disagreementId: id(about) },
      body: { accept: true, score: 5, reason: 'It is there' },
    }),
    gets: (who, about) => {
      if (about === `${sideOf(who)}/disagreement of the admin`) return 'not allowed'
      return foundBy(DECIDE, 'done')(who, about)
    },
    changes: () => ['conversations', 'disagreements', 'outcomes', 'practice_totals', 'tallies'],
    tells: (who, about) => [about, ...oneself(who)],
  },

  // Assigning
  listAssigned: {
    letsIn: SIGNED_IN,
    about: [FROM_THE_START, FROM_ELSEWHERE, CLOSED],
    sends: (about, who) => ({ query: pageOf(about, who, 'after') }),
    gets: () => 'shown',
    tells: (who, about) => {
      if (who !== 'member inside the group' || about === FROM_ELSEWHERE) return []
      return about === CLOSED ? own(who, 'assignment closed', 'roleplay public') : ASKED
    },
  },
  readCalendar: {
    letsIn: SIGNED_IN,
    about: IT,
    gets: () => 'shown',
    tells: (who) => (who === 'member inside the group' ? ASKED : []),
  },
  readAssignmentCalendar: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_ASSIGNMENT),
    sends: (about) => ({ params: { assignmentId: id(about) } }),
    gets: foundBy({ 'acme/assignment mine': ['member inside the group'] }, 'shown'),
    tells: () => ASKED,
  },
  readAssignment: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_ASSIGNMENT),
    sends: (about) => ({ params: { assignmentId: id(about) } }),
    gets: foundBy(READ_ASSIGNMENT, 'shown'),
    tells: (who, about) =>
      who === 'member inside the group'
        ? [about, ...own(who, 'roleplay public'), ...(OWN_ATTEMPTS[about] ?? [])]
        : managed(who, about),
  },
  startAttempt: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_ASSIGNMENT),
    sends: (about) => ({ params: { assignmentId: id(about) } }),
    gets: (who, about) => {
      if (!may(who, about, READ_ASSIGNMENT)) return 'not found'
      // Admins may read what they are not asked to practise.
      const isAsked = who === 'member inside the group' && about === 'acme/assignment mine'
      return isAsked ? 'done' : 'not as things are'
    },
    changes: () => ['calls', 'conversations'],
    tells: oneself,
  },
  listAssignments: {
    letsIn: ADMINS,
    about: [FROM_THE_START, FROM_ELSEWHERE, CLOSED],
    sends: (about, who) => ({ query: pageOf(about, who, 'before') }),
    gets: () => 'shown',
    tells: (who, about) => {
      if (about === FROM_ELSEWHERE) return []
      const shown = about === CLOSED ? ['closed'] : ['mine', 'another', 'switched off']
      return own(who, 'roleplay public', ...shown.map((name) => `assignment ${name}`))
    },
  },
  listAssignedPeople: {
    letsIn: ADMINS,
    about: alsoFor(thingsOf(READ_ASSIGNMENT), FROM_ELSEWHERE),
    sends: (about, who) => ({
      params: { assignmentId: id(plain(about)) },
      query: plain(about) === about ? {} : { after: id(`${foreignSideOf(who)}/person inside`) },
    }),
    gets: foundBy(READ_ASSIGNMENT, 'shown'),
    // Of two attempts at the first, one was submitted.
    tells: (who, about) =>
      plain(about) === about ? own(who, ...(ASSIGNED[kindOf(about)] ?? [])) : [],
  },
  createAssignment: {
    letsIn: ADMINS,
    about: [OWN_GROUP, FOREIGN_GROUP, FOREIGN_PERSON, FOREIGN_ROLEPLAY],
    sends: (about, who) => {
      const ofOthers = about === FOREIGN_ROLEPLAY || sideOf(who) === 'nobody'
      const roleplay_id = id(`${ofOthers ? foreignSideOf(who) : sideOf(who)}/roleplay in mine`)
      if (about === FOREIGN_PERSON)
        return { body: { roleplay_id, people: [id(`${foreignSideOf(who)}/person inside`)] } }
      const groups = groupFor(about === FOREIGN_GROUP ? about : OWN_GROUP, who)
      return { body: { roleplay_id, groups } }
    },
    gets: (_, about) => (about === OWN_GROUP ? 'done' : 'not valid'),
    changes: () => ['assignment_groups', 'assignments'],
    tells: (who) => own(who, 'group mine', 'roleplay in mine'),
  },
  editAssignment: {
    letsIn: ADMINS,
    about: alsoFor(thingsOf(READ_ASSIGNMENT), FOREIGN_GROUP),
    sends: (about, who) => ({
      params: { assignmentId: id(plain(about)) },
      body: { groups: groupFor(about.endsWith(FOREIGN_GROUP) ? FOREIGN_GROUP : OWN_GROUP, who) },
    }),
    gets: (who, about) =>
      foundBy(READ_ASSIGNMENT, about.endsWith(FOREIGN_GROUP) ? 'not valid' : 'done')(who, about),
    changes: (_, about) => [
      ...(kindOf(about) === 'mine' ? [] : ['assignment_groups']),
      ...(kindOf(about) === 'closed' ? ['assignment_people'] : []),
      'assignments',
    ],
    tells: (who, about) => [about, ...own(who, 'group mine', 'roleplay public')],
  },
  closeAssignment: {
    letsIn: ADMINS,
    about: thingsOf(READ_ASSIGNMENT),
    sends: (about) => ({ params: { assignmentId: id(about) } }),
    gets: foundBy(READ_ASSIGNMENT, 'done'),
    changes: (_, about) => (kindOf(about) === 'closed' ? [] : ['assignments']),
    tells: managed,
  },
  reopenAssignment: {
    letsIn: ADMINS,
    about: thingsOf(READ_ASSIGNMENT),
    sends: (about) => ({ params: { assignmentId: id(about) } }),
    gets: foundBy(READ_ASSIGNMENT, 'done'),
    changes: (_, about) => (kindOf(about) === 'closed' ? ['assignments'] : []),
    tells: managed,
  },
  deleteAssignment: {
    letsIn: ADMINS,
    about: thingsOf(READ_ASSIGNMENT),
    sends: (about) => ({ params: { assignmentId: id(about) } }),
    gets: foundBy(READ_ASSIGNMENT, 'done'),
    changes: (_, about) => [
      kindOf(about) === 'closed' ? 'assignment_people' : 'assignment_groups',
      'assignments',
      ...(kindOf(about) === 'mine' ? ['conversations'] : []),
    ],
  },
  createComment: {
    letsIn: SIGNED_IN,
    about: thingsOf(READ_CONVERSATION),
    sends: (about) => ({ params: { conversationId: id(about) }, body: { words: 'Well asked' } }),
    gets: (who, about) =>
      foundBy(READ_CONVERSATION, about.includes('submitted') ? 'done' : 'not as things are')(
        who,
        about,
      ),
    changes: () => ['comments'],
    tells: oneself,
  },
  deleteComment: {
    letsIn: SIGNED_IN,
    about: thingsOf(DELETE_COMMENT),
    sends: (about) => ({ params: { commentId: id(about) } }),
    gets: foundBy(DELETE_COMMENT, 'done'),
    changes: () => ['comments'],
  },

  // Developers
  listOrganizations: {
    letsIn: DEVELOPERS,
    about: IT,
    gets: () => 'shown',
    tells: () => ['acme/organization', 'other/organization'],
  },
  listOrganizationUsers: {
    letsIn: DEVELOPERS,
    about: thingsOf({ ...DEVELOP, [NO_ID]: [] }),
    sends: (about) => ({ params: { organizationId: id(about) } }),
    gets: foundBy(DEVELOP, 'shown'),
    tells: (_, about) => [about, ...PEOPLE.map((person) => `${about.split('/')[0]}/${person}`)],
  },
  deleteOrganization: {
    letsIn: DEVELOPERS,
    about: alsoFor(thingsOf(DEVELOP), 'by its address'),
    sends: (about) =>
      about.endsWith('by its address')
        ? { query: { organization_id: id(plain(about)) } }
        : { body: { organization_id: id(about) } },
    gets: foundBy(DEVELOP, 'done'),
    changes: (_, about) => [
      ...TABLES_OF_AN_ORGANIZATION.map((table) => `${table} of ${about.split('/')[0]}`),
      // Of its recordings.
      'files_to_delete of nobody',
      // Its developer stays.
      'sessions of nobody',
      'users of nobody',
    ],
  },
  seedOrganization: {
    letsIn: DEVELOPERS,
    about: IT,
    sends: () => ({
      body: { org_name: 'A new one', groups: [{ name: 'G', num_users: 1, num_admins: 0 }] },
    }),
    gets: () => 'done',
    changes: () =>
      ['group_members', 'groups', 'memberships', 'organizations', 'users'].map(
        (table) => `${table} of a new one`,
      ),
  },
}

/** Made an admin in my group, or a disabled member in none; only what was different before changes. */
const CHANGES_OF_MEMBER: Record<string, string[]> = {
  'acme/person inside': ['group_members', 'memberships'],
  'acme/person spare': ['group_members', 'memberships'],
  'acme/person admin': ['group_members', 'memberships'],
  'acme/person second admin': ['group_members'],
  'acme/person disabled': ['users'],
  'acme/person developer': ['group_members', 'memberships'],
  'other/person inside': ['group_members', 'memberships'],
  'acme/person inside – disabled': ['group_members', 'sessions', 'users'],
  'acme/person spare – disabled': ['group_members', 'sessions', 'users'],
  'acme/person admin – disabled': ['memberships', 'sessions', 'users'],
  'acme/person second admin – disabled': ['memberships', 'sessions', 'users'],
  'acme/person disabled – disabled': ['group_members', 'memberships'],
  'other/person inside – disabled': ['group_members', 'sessions', 'users'],
}

const TABLES_OF_AN_ORGANIZATION = [
  'assignment_groups',
  'assignment_people',
  'assignments',
  'comments',
  'conversations',
  'disagreements',
  'folders',
  'grades',
  'group_members',
  'groups',
  'invitation_groups',
  'invitations',
  'memberships',
  'organizations',
  'outcomes',
  'password_links',
  'practice_hours',
  'practice_totals',
  'recordings',
  'roleplay_favourites',
  'roleplay_groups',
  'roleplay_versions',
  'roleplays',
  'sessions',
  'tallies',
  'tally_people',
  'turns',
  'users',
]

// The world

type World = {
  acme: Planted
  other: Planted
  things: Record<string, Thing>
  tokens: Record<Actor, string | undefined>
  before: Digest
}

let server: UndoableServer
let world: World
beforeAll(async () => {
  server = await startUndoableServer()
  world = await plant()
})
afterAll(() => server.close())

async function plant(): Promise<World> {
  const { db } = server
  const passwordHash = await createTestHasher().hash(PASSWORD)
  const acme = await plantOrganization(db, { name: 'acme', passwordHash })
  const other = await plantOrganization(db, { name: 'other', passwordHash })
  const nobody = await plantNobody(db, passwordHash)

  const things: Record<string, Thing> = {}
  for (const [side, planted] of Object.entries({ acme, other, nobody }))
    for (const [name, thing] of Object.entries(planted.things)) things[`${side}/${name}`] = thing

  const revoked = await aSession(db, acme.people.admin.id)
  expect((await as(server, revoked).call(endpoints.signOut)).status).toBe(200)
  const tokens = {
    anonymous: undefined,
    'expired session': await aSession(db, acme.people.admin.id, '-1 second'),
    'revoked session': revoked,
    'member outside the group': acme.people.outside.token,
    'member inside the group': acme.people.inside.token,
    admin: acme.people.admin.token,
    'admin of another organization': other.people.admin.token,
    developer: acme.people.developer.token,
    'disabled account': acme.people.disabled.token,
    'somebody without an organization': nobody.person.token,
  }
  return { acme, other, things, tokens, before: await server.digest() }
}

const MISSING_ID = '11111111-2222-4333-8444-555555555555'

function id(about: string): string {
  if (about === NOTHING) return MISSING_ID
  return about === NO_ID ? 'no-id' : thing(about).id
}

function thing(name: string): Thing {
  const found = world.things[name]
  if (found === undefined) throw new Error(`the world has no ${name}`)
  return found
}

function passwordLinkToken(about: string): string {
  const links: Record<string, string> = world.acme.passwordLinks
  return links[about] ?? newToken()
}

function invitationToken(about: string): string {
  const [side, name = ''] = about.split('/')
  const tokens: Record<string, string> =
    side === 'other' ? world.other.invitationTokens : world.acme.invitationTokens
  return tokens[name.replace('invitation ', '')] ?? newToken()
}

// The cells

const checkAnswer = createAnswerCheck()
let cells = 0
afterAll(() => console.info(`matrix: ${cells} cells`))

describe('the authorisation matrix', () => {
  it('has a place for every call of the contract', () => {
    const missing = Object.keys(endpoints).filter((name) => !(name in rows))
    expect(missing, 'Say in the table of this test who gets what from').toEqual([])
  })

  it.each(Object.keys(endpoints) as EndpointName[])(
    '%s does for each what it should',
    async (name) => {
      const row: Row | undefined = rows[name]
      expect(row, `Say in the table of this test who gets what from ${name}`).toBeDefined()
      const wrong: string[] = []
      for (const who of ACTORS)
        for (const about of row.about) {
          cells += 1
          const problems = await server.undoing(() => problemsOf(name, row, who, about))
          wrong.push(...problems.map((problem) => `${who}, ${about || 'as it is'}: ${problem}`))
        }
      expect(wrong).toEqual([])
    },
  )

  it('refuses who is not let in before looking at what was sent', async () => {
    const wrong: string[] = []
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const row: Row | undefined = rows[name as EndpointName]
      if (row === undefined) continue
      for (const who of ACTORS.filter((actor) => !row.letsIn.includes(actor))) {
        const { statusCode } = await server.app.inject({
          method: endpoint.method,
          url: `${endpoint.path.replaceAll(/:\w+/g, 'no-id')}?nonsense=1`,
          headers: { ...authorizationOf(who), 'content-type': 'application/json' },
          payload: '{"nonsense":',
        })
        if (statusCode !== STATUS[expectedOf(row, who, '')])
          wrong.push(`${name}, ${who}: ${statusCode}`)
      }
    }
    expect(wrong).toEqual([])
    expect(changedBetween(world.before, await server.digest())).toEqual([])
  })
})

async function problemsOf(
  name: EndpointName,
  row: Row,
  who: Actor,
  about: string,
): Promise<string[]> {
  const expected = expectedOf(row, who, about)
  const { params, query, body } = row.sends?.(about, who) ?? {}
  const endpoint = endpoints[name]
  const answer = await server.app.inject({
    method: endpoint.method,
    url: address(endpoint.path, params, query),
    headers: authorizationOf(who),
    ...(body === undefined ? {} : { payload: body }),
  })
  const status = answer.statusCode
  if (status !== STATUS[expected])
    return [`${expected} is ${STATUS[expected]}, not ${status}: ${answer.body}`]

  const contentType = answer.headers['content-type']
  const problems = checkAnswer(name, { status, contentType, body: answer.json() })
  const changed = changedBetween(world.before, await server.digest()).map(inWords)
  const shouldChange = expected === 'done' ? (row.changes?.(who, about) ?? []) : []
  const missed = difference(
    'changed',
    changed,
    shouldChange.map((table) => ofWhom(table, who)),
  )
  const told = thingsIn(answer.body)
  const shouldTell = status === 200 ? (row.tells?.(who, about) ?? []) : []
  return [...problems, ...missed, ...difference('told', told, shouldTell)]
}

function authorizationOf(who: Actor): Record<string, string> {
  const token = world.tokens[who]
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

function expectedOf(row: Row, who: Actor, about: string): Outcome {
  if (row.letsIn.includes(who)) return row.gets(who, about)
  return SIGNED_IN.includes(who) ? 'not allowed' : 'sign in first'
}

/** `users of 3f0c…` as `users of acme`. */
function inWords(change: string): string {
  const [table = '', owner = ''] = change.split(' of ')
  const names: Record<string, string> = {
    [world.acme.id]: 'acme',
    [world.other.id]: 'other',
    nobody: 'nobody',
  }
  return `${table} of ${names[owner] ?? 'a new one'}`
}

const ofWhom = (table: string, who: Actor): string =>
  table.includes(' of ') ? table : `${table} of ${sideOf(who)}`

/** A token of a room says in base64 who comes. */
function thingsIn(text: string): string[] {
  const claims = [...text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\./g)].map(([, part = '']) =>
    Buffer.from(part, 'base64url').toString(),
  )
  const all = [text, ...claims].join('\n')
  return Object.entries(world.things)
    .filter(([, { id: itsId, canary }]) => all.includes(itsId) || all.includes(canary))
    .map(([name]) => name)
}

function difference(verb: string, found: string[], wanted: readonly string[]): string[] {
  const extra = found.filter((one) => !wanted.includes(one))
  const absent = wanted.filter((one) => !found.includes(one))
  return [
    ...(extra.length > 0 ? [`${verb} also ${extra.join(', ')}`] : []),
    ...(absent.length > 0 ? [`should have ${verb} ${absent.join(', ')}`] : []),
  ]
}
