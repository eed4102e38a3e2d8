import type { EndpointName } from '@colloquy/contract/endpoints'
import { ADMINS, foreignSideOf, oneself, organizationOf, own } from '../actors.ts'
import {
  FOREIGN_GROUP,
  MANAGE_GROUP,
  OWN_GROUP,
  PEOPLE,
  TAKEN,
  TAKE_BACK_INVITATION,
  groupFor,
} from '../rights/organization.ts'
import {
  type Allowed,
  FROM_ELSEWHERE,
  FROM_THE_START,
  IT,
  NEITHER,
  type Row,
  alsoFor,
  foundBy,
  plain,
  thingsOf,
} from '../row.ts'
import { id, thing } from '../world.ts'

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

export const organizationRows = {
  changeOrganization: {
    letsIn: ADMINS,
    about: IT,
    sends: () => ({ body: { records_calls: true } }),
    gets: () => 'done',
    changes: () => ['organizations'],
    tells: (who) => [...oneself(who), ...organizationOf(who)],
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
} satisfies Partial<Record<EndpointName, Row>>
