import * as accounts from '../accounts.ts'
import { get, post } from '../endpoint.ts'
import { Health } from '../health.ts'
import { refusals } from '../messages.ts'
import * as organizations from '../organizations.ts'
import { WaitlistEntry } from '../waitlist.ts'

const { Message } = accounts

/** What anyone may call, signed in or not. */
export const forAnyone = {
  health: get('/api/public/health', {
    who: 'anyone',
    about: 'Whether the server and its parts work. 503 without the database.',
    answer: Health,
    also: { 503: Health },
  }),
  joinWaitlist: post('/api/public/waitlist', {
    who: 'anyone',
    about: 'Join the waitlist. A second time updates the interests and answers alike.',
    body: WaitlistEntry,
    answer: Message,
  }),
  signIn: post('/api/auth/signin', {
    who: 'anyone',
    about: 'Sign in. The token goes into the Authorization header of the calls that need one.',
    body: accounts.SignIn,
    refuses: { 401: refusals.wrongPassword, 403: 'The account is disabled' },
    answer: accounts.SignedIn,
  }),
  signUp: post('/api/auth/signup', {
    who: 'anyone',
    about: 'Create an account, without an organization yet.',
    body: accounts.SignUp,
    answer: Message,
  }),
  setPasswordByLink: post('/api/auth/password', {
    who: 'anyone',
    about: 'Set a password with a one-time link. Ends every session of the account.',
    body: accounts.PasswordByLink,
    refuses: { 404: 'No such link, or not any more' },
    answer: Message,
  }),
  previewPasswordLink: post('/api/auth/password/link', {
    who: 'anyone',
    about: 'Until when a link to set a password works. It is not used by this.',
    body: accounts.LinkToken,
    refuses: { 404: 'No such link, or not any more' },
    answer: accounts.PasswordLinkPreview,
  }),
  previewInvitation: post('/api/auth/invitation', {
    who: 'anyone',
    about: 'What an invitation link is for.',
    body: accounts.LinkToken,
    refuses: { 404: 'No such invitation, or not any more' },
    answer: organizations.InvitationPreview,
  }),
}
