import type { OwnGraph } from '../graph/plan.ts'
import type { Persona } from '../roleplay.ts'
import type { WrittenRoleplay } from './written.ts'
import { ilirHoxha } from './ilir-hoxha.ts'
import { joyceMwangi } from './joyce-mwangi.ts'
import { marisolQuispe } from './marisol-quispe.ts'
import { noraDevlin } from './nora-devlin.ts'
import { ruthAbramson } from './ruth-abramson.ts'
import { samirHaddad } from './samir-haddad.ts'
import waysOfOthers from './ways.json' with { type: 'json' }

/** As their authors wrote them. */
export const WRITTEN: readonly WrittenRoleplay[] = [
  noraDevlin,
  ilirHoxha,
  marisolQuispe,
  joyceMwangi,
  ruthAbramson,
  samirHaddad,
]

/** What other people asked who meant one of the answers, by the first way of asking that its author wrote. */
export type WaysOfOthers = Record<string, string[]>

/** As soon as an author changes a word about them, they are somebody else. */
export const writtenFor = (persona: Persona): OwnGraph | undefined =>
  ASKED_BY_OTHERS.find((one) => isSame(one.persona, persona))?.graph

export const withWaysOfOthers = (graph: OwnGraph, ways: WaysOfOthers): OwnGraph => ({
  ...graph,
  answers: (graph.answers ?? []).map((answer) => ({
    ...answer,
    asked: [...answer.asked, ...(ways[answer.asked[0] ?? ''] ?? [])],
  })),
})

const ASKED_BY_OTHERS: readonly WrittenRoleplay[] = WRITTEN.map(({ persona, graph }) => {
  const ways: Record<string, WaysOfOthers> = waysOfOthers
  return { persona, graph: withWaysOfOthers(graph, ways[persona.name] ?? {}) }
})

const isSame = (one: Persona, other: Persona): boolean =>
  one.name === other.name &&
  one.role === other.role &&
  one.situation === other.situation &&
  one.background === other.background &&
  one.painPoints.join('\n') === other.painPoints.join('\n') &&
  one.goals.join('\n') === other.goals.join('\n')
