import type { EndpointName } from '@colloquy/contract/endpoints'
import { DEVELOPERS } from '../actors.ts'
import { PEOPLE } from '../rights/organization.ts'
import { type Allowed, IT, type Row, alsoFor, foundBy, plain, thingsOf } from '../row.ts'
import { NOTHING, NO_ID, id } from '../world.ts'

/** Developers work for all organizations. */
const DEVELOP: Allowed = {
  'acme/organization': ['developer'],
  'other/organization': ['developer'],
  [NOTHING]: [],
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

export const developersRows = {
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
} satisfies Partial<Record<EndpointName, Row>>
