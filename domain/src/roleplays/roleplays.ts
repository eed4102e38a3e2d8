import type { OwnGraph } from '../graph/plan.ts'
import type { Persona } from '../roleplay.ts'
import { ilirHoxha } from './ilir-hoxha.ts'
import { joyceMwangi } from './joyce-mwangi.ts'
import { marisolQuispe } from './marisol-quispe.ts'
import { noraDevlin } from './nora-devlin.ts'
import { ruthAbramson } from './ruth-abramson.ts'
import { samirHaddad } from './samir-haddad.ts'

export const WRITTEN = [
  noraDevlin,
  ilirHoxha,
  marisolQuispe,
  joyceMwangi,
  ruthAbramson,
  samirHaddad,
]

/** As soon as an author changes a word about them, they are somebody else. */
export const writtenFor = (persona: Persona): OwnGraph | undefined =>
  WRITTEN.find((one) => isSame(one.persona, persona))?.graph

const isSame = (one: Persona, other: Persona): boolean =>
  one.name === other.name &&
  one.role === other.role &&
  one.situation === other.situation &&
  one.background === other.background &&
  one.painPoints.join('\n') === other.painPoints.join('\n') &&
  one.goals.join('\n') === other.goals.join('\n')
