import type { OwnGraph, WrittenAnswer } from '../graph/plan.ts'
import type { Persona } from '../roleplay.ts'
import type { WrittenRoleplay } from './written.ts'
import { ilirHoxha } from './ilir-hoxha.ts'
import { joyceMwangi } from './joyce-mwangi.ts'
import { marisolQuispe } from './marisol-quispe.ts'
import { noraDevlin } from './nora-devlin.ts'
import { ruthAbramson } from './ruth-abramson.ts'
import { samirHaddad } from './samir-haddad.ts'
import ilirHoxhaAskedOn from './asked-on/ilir-hoxha.json' with { type: 'json' }
import joyceMwangiAskedOn from './asked-on/joyce-mwangi.json' with { type: 'json' }
import marisolQuispeAskedOn from './asked-on/marisol-quispe.json' with { type: 'json' }
import noraDevlinAskedOn from './asked-on/nora-devlin.json' with { type: 'json' }
import ruthAbramsonAskedOn from './asked-on/ruth-abramson.json' with { type: 'json' }
import samirHaddadAskedOn from './asked-on/samir-haddad.json' with { type: 'json' }
import waysOfOthers from './ways.json' with { type: 'json' }

/** As their authors wrote them. */
export const WRITTEN: readonly WrittenRoleplay[] = [
  withWhatIsAskedOn(noraDevlin, noraDevlinAskedOn),
  withWhatIsAskedOn(ilirHoxha, ilirHoxhaAskedOn),
  withWhatIsAskedOn(marisolQuispe, marisolQuispeAskedOn),
  withWhatIsAskedOn(joyceMwangi, joyceMwangiAskedOn),
  withWhatIsAskedOn(ruthAbramson, ruthAbramsonAskedOn),
  withWhatIsAskedOn(samirHaddad, samirHaddadAskedOn),
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

/** By the first way of asking for an answer: what is asked on right behind it, and what is said to that. */
type AskedOnBehind = Readonly<Record<string, Pick<WrittenAnswer, 'why' | 'more' | 'next'>>>

function withWhatIsAskedOn(
  { persona, graph }: WrittenRoleplay,
  behind: AskedOnBehind,
): WrittenRoleplay {
  const answers = (graph.answers ?? []).map((answer) => {
    const { why = [], more = [], next = [] } = behind[answer.asked[0] ?? ''] ?? {}
    return { ...answer, why, more: [...(answer.more ?? []), ...more], next }
  })
  return { persona, graph: { ...graph, answers } }
}

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
