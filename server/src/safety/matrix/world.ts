import { endpoints } from '@colloquy/contract/endpoints'
import { createTestHasher } from '../../testing/test-hasher.ts'
import { newToken } from '../../accounts/tokens.ts'
import type { Digest } from '../../testing/digest.ts'
import { as } from '../../testing/test-server.ts'
import {
  PASSWORD,
  type Planted,
  plantNobody,
  plantOrganization,
  type Thing,
} from '../../testing/two-organizations.ts'
import type { UndoableServer } from '../../testing/undoable-server.ts'
import { aSession } from '../../testing/world.ts'
import type { Actor } from './actors.ts'

export const NOTHING = 'what does not exist'

export const NO_ID = 'what is no id'

export type World = {
  acme: Planted
  other: Planted
  things: Record<string, Thing>
  tokens: Record<Actor, string | undefined>
  before: Digest
}

let world: World

/** Two organizations, somebody who is in none, and what each of them has; noted here, for the rows to find it by name. */
export async function plantWorld(server: UndoableServer): Promise<World> {
  const { db } = server
  const passwordHash = await createTestHasher().hash(PASSWORD)
  const acme = await plantOrganization(db, { name: 'acme', passwordHash })
  const other = await plantOrganization(db, { name: 'other', passwordHash })
  const nobody = await plantNobody(db, passwordHash)

  const things: Record<string, Thing> = {}
  for (const [side, planted] of Object.entries({ acme, other, nobody }))
    for (const [name, thing] of Object.entries(planted.things)) things[`${side}/${name}`] = thing

  const revoked = await aSession(db, acme.people.admin.id)
  const signedOut = await as(server, revoked).call(endpoints.signOut)
  if (signedOut.status !== 200) throw new Error('the session could not be ended')
  const tokens = {
    anonymous: undefined,
    'expired session': await aSession(db, acme.people.admin.id, '-1 second'),
    'revoked session': revoked,
    'member outside the group': acme.people.outside.token,
    'member inside the group': acme.people.inside.token,
    admin: acme.people.admin.token,
    'admin of another organization': other.people.admin.token,
    developer: acme.people.developer.token,
    'disabled account': acme.people.disabled.token,
    'somebody without an organization': nobody.person.token,
  }
  world = { acme, other, things, tokens, before: await server.digest() }
  return world
}

const MISSING_ID = '11111111-2222-4333-8444-555555555555'

export function id(about: string): string {
  if (about === NOTHING) return MISSING_ID
  return about === NO_ID ? 'no-id' : thing(about).id
}

export function thing(name: string): Thing {
  const found = world.things[name]
  if (found === undefined) throw new Error(`the world has no ${name}`)
  return found
}

export function passwordLinkToken(about: string): string {
  const links: Record<string, string> = world.acme.passwordLinks
  return links[about] ?? newToken()
}

export function invitationToken(about: string): string {
  const [side, name = ''] = about.split('/')
  const tokens: Record<string, string> =
    side === 'other' ? world.other.invitationTokens : world.acme.invitationTokens
  return tokens[name.replace('invitation ', '')] ?? newToken()
}
