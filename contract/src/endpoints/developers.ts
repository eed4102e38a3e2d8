import * as accounts from '../accounts.ts'
import * as developer from '../developer.ts'
import { del, get, post } from '../endpoint.ts'
import * as organizations from '../organizations.ts'

const { Message } = accounts

/** What only developers may call. */
export const forDevelopers = {
  listOrganizations: get('/api/dev/organizations', {
    who: 'developer',
    about: 'All organizations, oldest first.',
    query: developer.OrganizationPage,
    answer: developer.Organizations,
  }),
  listOrganizationUsers: get('/api/dev/organization/:organizationId/users', {
    who: 'developer',
    about: 'The users of an organization.',
    params: developer.OrganizationId,
    query: organizations.MemberPage,
    answer: developer.OrganizationUsers,
  }),
  deleteOrganization: del('/api/dev/organization/delete', {
    who: 'developer',
    about: 'Delete an organization and the accounts that belong nowhere else.',
    query: developer.OrganizationDeletionQuery,
    body: developer.OrganizationDeletionBody,
    refuses: { 404: 'No such organization' },
    answer: Message,
  }),
  seedOrganization: post('/api/dev/seed/organization', {
    who: 'developer',
    about: 'Make an organization with groups and accounts, and a CSV with their passwords.',
    body: developer.SeedRequest,
    answer: developer.SeedAnswer,
  }),
}
