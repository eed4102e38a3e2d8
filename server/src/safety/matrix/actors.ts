export const ACTORS = [
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

export type Actor = (typeof ACTORS)[number]

export type Actors = readonly Actor[]

export const SIGNED_IN: Actors = [
  'member outside the group',
  'member inside the group',
  'admin',
  'admin of another organization',
  'developer',
  'somebody without an organization',
]

export const ADMINS: Actors = ['admin', 'admin of another organization']

export const DEVELOPERS: Actors = ['developer']

/** The persons they are, in the world that is planted. */
export const PERSONS: Partial<Record<Actor, string>> = {
  'member outside the group': 'outside',
  'member inside the group': 'inside',
  admin: 'admin',
  'admin of another organization': 'admin',
  developer: 'developer',
  'somebody without an organization': 'nobody',
}

export type Side = 'acme' | 'other' | 'nobody'

export const sideOf = (who: Actor): Side => {
  if (who === 'admin of another organization') return 'other'
  return who === 'somebody without an organization' ? 'nobody' : 'acme'
}

export const foreignSideOf = (who: Actor): Side => (sideOf(who) === 'acme' ? 'other' : 'acme')

export const own = (who: Actor, ...things: string[]): string[] =>
  things.map((thing) => `${sideOf(who)}/${thing}`)

export const oneself = (who: Actor): string[] => own(who, `person ${PERSONS[who]}`)

export const organizationOf = (who: Actor): string[] =>
  sideOf(who) === 'nobody' ? [] : own(who, 'organization')
