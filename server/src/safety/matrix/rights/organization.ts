import { type Actor, type Side, foreignSideOf, sideOf } from '../actors.ts'
import { type Allowed, NEITHER } from '../row.ts'
import { id } from '../world.ts'

export const MANAGE_GROUP: Allowed = {
  'acme/group mine': ['admin'],
  'acme/group another': ['admin'],
  'acme/group switched off': ['admin'],
  'other/group mine': ['admin of another organization'],
  ...NEITHER,
}

export const TAKE_BACK_INVITATION: Allowed = {
  'acme/invitation open': ['admin'],
  'acme/invitation addressed': ['admin'],
  'acme/invitation expired': ['admin'],
  'other/invitation open': ['admin of another organization'],
  ...NEITHER,
}

export const PEOPLE = [
  'person admin',
  'person second admin',
  'person inside',
  'person outside',
  'person developer',
  'person disabled',
  'person spare',
]

export const OWN_GROUP = 'with a group of the own organization'

export const FOREIGN_GROUP = 'with a group of another organization'

export const TAKEN = 'with an address that is taken elsewhere'

/** Who has no organization tries it with one of somebody’s. */
const groupOf = (side: Side): string => id(`${side === 'nobody' ? 'acme' : side}/group mine`)

export const groupFor = (about: string, who: Actor): string[] => [
  groupOf(about === OWN_GROUP ? sideOf(who) : foreignSideOf(who)),
]
