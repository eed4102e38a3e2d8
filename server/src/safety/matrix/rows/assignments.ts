import type { EndpointName } from '@colloquy/contract/endpoints'
import { ADMINS, type Actor, SIGNED_IN, foreignSideOf, oneself, own, sideOf } from '../actors.ts'
import { ASKED } from '../rights/conversations.ts'
import { FOREIGN_GROUP, OWN_GROUP, groupFor } from '../rights/organization.ts'
import {
  type Allowed,
  FROM_ELSEWHERE,
  FROM_THE_START,
  IT,
  NEITHER,
  type Row,
  alsoFor,
  foundBy,
  may,
  plain,
  thingsOf,
} from '../row.ts'
import { id } from '../world.ts'

/** Those it is for, or was, and admins. */
const READ_ASSIGNMENT: Allowed = {
  'acme/assignment mine': ['member inside the group', 'admin'],
  'acme/assignment another': ['admin'],
  'acme/assignment switched off': ['admin'],
  'acme/assignment closed': ['member inside the group', 'admin'],
  'other/assignment mine': ['admin of another organization'],
  ...NEITHER,
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

/** It stands beside whom it is for as well: the closed one for a person, the others for a group. */
const OPEN_OR_NOT = {
  person: ['assignments', 'assignment_people'],
  group: ['assignments', 'assignment_groups'],
}

/** As an admin sees it: whom it is for, and no attempt. */
const managed = (who: Actor, about: string): string[] => [
  about,
  ...own(who, 'roleplay public', NAMED_FOR[kindOf(about)] ?? ''),
]

export const assignmentsRows = {
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
    changes: (_, about) => (kindOf(about) === 'closed' ? [] : OPEN_OR_NOT.group),
    tells: managed,
  },
  reopenAssignment: {
    letsIn: ADMINS,
    about: thingsOf(READ_ASSIGNMENT),
    sends: (about) => ({ params: { assignmentId: id(about) } }),
    gets: foundBy(READ_ASSIGNMENT, 'done'),
    changes: (_, about) => (kindOf(about) === 'closed' ? OPEN_OR_NOT.person : []),
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
} satisfies Partial<Record<EndpointName, Row>>
