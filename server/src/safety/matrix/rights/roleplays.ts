import { type Allowed, NEITHER } from '../row.ts'

/** Public: the organization. Private: its groups, as long as they are on. Archived or deleted: nobody. */
export const SEE_ROLEPLAY: Allowed = {
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
export const FIND_ROLEPLAY: Allowed = {
  ...SEE_ROLEPLAY,
  'acme/roleplay archived': ['admin'],
  'other/roleplay archived': ['admin of another organization'],
}

export const EDIT_ROLEPLAY: Allowed = {
  'acme/roleplay public': ['admin'],
  'acme/roleplay in mine': ['admin'],
  'acme/roleplay in another': ['admin'],
  'acme/roleplay in switched off': ['admin'],
  'acme/roleplay archived': ['admin'],
  'acme/roleplay deleted': [],
  'other/roleplay public': ['admin of another organization'],
  ...NEITHER,
}

/** It holds what a learner has to find out, so that only who may edit it is told. */
export const graphOf = (roleplay: string): string => roleplay.replace('/roleplay ', '/graph ')
