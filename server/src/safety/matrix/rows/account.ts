import type { EndpointName } from '@colloquy/contract/endpoints'
import { PASSWORD } from '../../../testing/two-organizations.ts'
import { PERSONS, SIGNED_IN, oneself, organizationOf, own, sideOf } from '../actors.ts'
import { TAKE_BACK_INVITATION } from '../rights/organization.ts'
import { type Allowed, IT, NEITHER, type Row, foundBy, thingsOf } from '../row.ts'
import { id, invitationToken } from '../world.ts'

const END_SESSION: Allowed = {
  'acme/session of inside': ['member inside the group'],
  'acme/other session of inside': ['member inside the group'],
  'acme/session of admin': ['admin'],
  'other/session of admin': ['admin of another organization'],
  'nobody/other session of nobody': ['somebody without an organization'],
  ...NEITHER,
}

export const accountRows = {
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
} satisfies Partial<Record<EndpointName, Row>>
