import { address } from '@colloquy/contract/client'
import type { Endpoint } from '@colloquy/contract/endpoint'
import { type EndpointName, endpoints } from '@colloquy/contract/endpoints'
import { openApiDocument } from '@colloquy/contract/openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHasher } from '../accounts/hasher.ts'
import { createAnswerCheck } from '../testing/answer-check.ts'
import { changedBetween, type Digest } from '../testing/digest.ts'
import { as, type TestServer } from '../testing/test-server.ts'
import {
  PASSWORD,
  type Planted,
  type PlantedPerson,
  plantNobody,
  plantOrganization,
  type Thing,
} from '../testing/two-organizations.ts'
import { startUndoableServer, type UndoableServer } from '../testing/undoable-server.ts'
import { aRoleplayBody, aSession } from '../testing/world.ts'

/*
 * Every call × everybody who may make it × everything it may be about. What each of them must get is
 * written down below in words of its own, and never asked of the server's policies: the two have to
 * agree. Of each cell are asserted the status, which tables changed and whose rows, and exactly which
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

const SIGNED_IN: readonly Actor[] = [
  'member outside the group',
  'member inside the group',
  'admin',
  'admin of another organization',
  'developer',
  'somebody without an organization',
]
const ADMINS: readonly Actor[] = ['admin', 'admin of another organization']
const DEVELOPERS: readonly Actor[] = ['developer']

/** Names of the persons that the actors are, and of what is theirs. */
const PERSONS: Partial<Record<Actor, string>> = {
  'member outside the group': 'acme/person outside',
  'member inside the group': 'acme/person inside',
  admin: 'acme/person admin',
  'admin of another organization': 'other/person admin',
  developer: 'acme/person developer',
  'somebody without an organization': 'person nobody',
}

/** Everything in these belongs to it; somebody without an organization has a side of nothing. */
const sideOf = (who: Actor): 'acme' | 'other' =>
  who === 'admin of another organization' ? 'other' : 'acme'
const foreignSideOf = (who: Actor): 'acme' | 'other' => (sideOf(who) === 'acme' ? 'other' : 'acme')

// Who sees what

/** Public: the organization. Private: its groups, as long as they are on. Deleted: nobody. */
const SEE_ROLEPLAY: Record<string, readonly Actor[]> = {
  'acme/roleplay public': [
    'member outside the group',
    'member inside the group',
    'admin',
    'developer',
  ],
  'acme/roleplay in mine': ['member inside the group', 'admin'],
  'acme/roleplay in another': ['admin'],
  'acme/roleplay in switched off': ['admin'],
  'acme/roleplay deleted': [],
  'other/roleplay public': ['admin of another organization'],
  [NOTHING()]: [],
}

const EDIT_ROLEPLAY: Record<string, readonly Actor[]> = {
  'acme/roleplay public': ['admin'],
  'acme/roleplay in mine': ['admin'],
  'acme/roleplay in another': ['admin'],
  'acme/roleplay in switched off': ['admin'],
  'acme/roleplay deleted': [],
  'other/roleplay public': ['admin of another organization'],
  [NOTHING()]: [],
}

/** Its learner, who is the member inside the group; admins what was submitted. */
const READ_CONVERSATION: Record<string, readonly Actor[]> = {
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
  [NOTHING()]: [],
}

const MANAGE_MEMBER: Record<string, readonly Actor[]> = {
  'acme/person inside': ['admin'],
  'acme/person second admin': ['admin'],
  'acme/person admin': ['admin'],
  'acme/person disabled': ['admin'],
  'acme/person developer': ['admin'],
  'other/person inside': ['admin of another organization'],
  'person nobody': [],
  [NOTHING()]: [],
}

const MANAGE_GROUP: Record<string, readonly Actor[]> = {
  'acme/group mine': ['admin'],
  'acme/group another': ['admin'],
  'acme/group switched off': ['admin'],
  'other/group mine': ['admin of another organization'],
  [NOTHING()]: [],
}

const TAKE_BACK_INVITATION: Record<string, readonly Actor[]> = {
  'acme/invitation open': ['admin'],
  'acme/invitation addressed': ['admin'],
  'acme/invitation expired': ['admin'],
  'other/invitation open': ['admin of another organization'],
  [NOTHING()]: [],
}

const END_SESSION: Record<string, readonly Actor[]> = {
  'acme/session of inside': ['member inside the group'],
  'acme/other session of inside': ['member inside the group'],
  'acme/session of admin': ['admin'],
  'other/session of admin': ['admin of another organization'],
  'person nobody’s session': ['somebody without an organization'],
  [NOTHING()]: [],
}

/** Developers work for all organizations. */
const DEVELOP: Record<string, readonly Actor[]> = {
  'acme/organization': ['developer'],
  'other/organization': ['developer'],
  [NOTHING()]: [],
}

const visibleTo = (who: Actor, things: Record<string, readonly Actor[]>): string[] =>
  Object.keys(things).filter((thing) => things[thing]?.includes(who))

// What comes of it

const OUTCOMES = {
  /** Nothing has changed. */
  shown: 200,
  'being graded': 202,
  /** The tables that the row names have changed, and no others. */
  done: 200,
  'cannot be read': 400,
  'sign in first': 401,
  'not allowed': 403,
  'not found': 404,
  'not as things are': 409,
  'not valid': 422,
} as const
type Outcome = keyof typeof OUTCOMES
