import { z } from 'zod'
import * as accounts from '../accounts.ts'
import { del, get, post, put } from '../endpoint.ts'
import * as organizations from '../organizations.ts'

const { Message } = accounts

/** How admins look after the organization, its members and its groups. */
export const ofPeople = {
  changeOrganization: put('/api/protected/organization', {
    who: 'admin',
    about: 'Whether the sound of calls is kept, of those who agree to it.',
    body: organizations.OrganizationChange,
    answer: accounts.Account,
  }),
  listGroups: get('/api/protected/roleplay/groups', {
    who: 'admin',
    about: 'The groups of the organization. Those that are switched off only with inactive=true.',
    query: organizations.GroupList,
    answer: z.array(organizations.Group),
  }),
  createGroup: post('/api/protected/groups', {
    who: 'admin',
    about: 'Make a group.',
    body: organizations.GroupInput,
    answer: organizations.Group,
  }),
  editGroup: put('/api/protected/groups/:groupId', {
    who: 'admin',
    about: 'Rename a group, or switch it off: then it grants nothing.',
    params: organizations.GroupId,
    body: organizations.GroupInput,
    answer: organizations.Group,
  }),
  deleteGroup: del('/api/protected/groups/:groupId', {
    who: 'admin',
    about: 'Delete a group. Its members and roleplays stay.',
    params: organizations.GroupId,
    answer: Message,
  }),
  listMembers: get('/api/protected/members', {
    who: 'admin',
    about: 'The members of the organization, in the order in which they joined.',
    query: organizations.MemberPage,
    answer: z.array(organizations.Member),
  }),
  addMember: post('/api/protected/members', {
    who: 'admin',
    about: 'Make an account for somebody, with a link to set its password.',
    body: organizations.MemberInput,
    answer: organizations.NewMember,
  }),
  changeMember: put('/api/protected/members/:userId', {
    who: 'admin',
    about: 'Change role and groups of a member, or disable the account.',
    params: organizations.MemberId,
    body: organizations.MemberChange,
    answer: organizations.Member,
  }),
  removeMember: del('/api/protected/members/:userId', {
    who: 'admin',
    about: 'Remove a member from the organization. Ends their sessions.',
    params: organizations.MemberId,
    answer: Message,
  }),
  createPasswordLink: post('/api/protected/members/:userId/password-link', {
    who: 'admin',
    about: 'A one-time link with which a member sets a new password.',
    params: organizations.MemberId,
    answer: organizations.OneTimeLink,
  }),
  listInvitations: get('/api/protected/invitations', {
    who: 'admin',
    about: 'Invitations that nobody has accepted yet.',
    answer: z.array(organizations.Invitation),
  }),
  createInvitation: post('/api/protected/invitations', {
    who: 'admin',
    about: 'A link by which somebody joins, with a role and groups.',
    body: organizations.InvitationInput,
    answer: organizations.NewInvitation,
  }),
  deleteInvitation: del('/api/protected/invitations/:invitationId', {
    who: 'admin',
    about: 'Take an invitation back.',
    params: organizations.InvitationId,
    answer: Message,
  }),
}
