import { z } from 'zod'
import * as accounts from '../accounts.ts'
import { del, get, post, put } from '../endpoint.ts'
import * as organizations from '../organizations.ts'

const { Message } = accounts

/** One's own account, and how one comes into an organization. */
export const ofOwnAccount = {
  signOut: post('/api/protected/signout', {
    who: 'signed-in',
    about: 'End this session.',
    answer: Message,
  }),
  readAccount: get('/api/protected/account', {
    who: 'signed-in',
    about: 'Who one is, and in which organization.',
    answer: accounts.Account,
  }),
  changeAccount: put('/api/protected/account', {
    who: 'signed-in',
    about: "Change one's name.",
    body: accounts.AccountChange,
    answer: accounts.Account,
  }),
  changePassword: put('/api/protected/account/password', {
    who: 'signed-in',
    about: "Change one's password. Ends every other session.",
    body: accounts.PasswordChange,
    answer: Message,
  }),
  listSessions: get('/api/protected/account/sessions', {
    who: 'signed-in',
    about: 'Where one is signed in.',
    answer: z.array(accounts.Session),
  }),
  endSession: del('/api/protected/account/sessions/:sessionId', {
    who: 'signed-in',
    about: "End one of one's sessions.",
    params: accounts.SessionId,
    answer: Message,
  }),
  createOrganization: post('/api/protected/organization', {
    who: 'signed-in',
    about: 'Make an organization and become its admin. For those who have none.',
    body: organizations.OrganizationInput,
    answer: organizations.Organization,
  }),
  acceptInvitation: post('/api/protected/invitations/accept', {
    who: 'signed-in',
    about: 'Join an organization by an invitation link. For those who have none.',
    body: accounts.LinkToken,
    refuses: { 404: 'No such invitation, or not any more, or for somebody else' },
    answer: accounts.Account,
  }),
}
