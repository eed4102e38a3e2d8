import type { OwnGraph, WrittenAnswer } from '../graph/plan.ts'
import type { Middle } from '../language/sense.ts'
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
import ilirHoxhaWhoAndWhat from './who-and-what/ilir-hoxha.json' with { type: 'json' }
import joyceMwangiWhoAndWhat from './who-and-what/joyce-mwangi.json' with { type: 'json' }
import marisolQuispeWhoAndWhat from './who-and-what/marisol-quispe.json' with { type: 'json' }
import noraDevlinWhoAndWhat from './who-and-what/nora-devlin.json' with { type: 'json' }
import ruthAbramsonWhoAndWhat from './who-and-what/ruth-abramson.json' with { type: 'json' }
import samirHaddadWhoAndWhat from './who-and-what/samir-haddad.json' with { type: 'json' }
import { NOT_KNOWN } from './not-known.ts'
import middles from './middles.json' with { type: 'json' }

/** As their authors wrote them, with what stands in files beside it. */
export const WRITTEN: readonly WrittenRoleplay[] = [
  whole(noraDevlin, { askedOn: noraDevlinAskedOn, whoAndWhat: noraDevlinWhoAndWhat }),
  whole(ilirHoxha, { askedOn: ilirHoxhaAskedOn, whoAndWhat: ilirHoxhaWhoAndWhat }),
  whole(marisolQuispe, { askedOn: marisolQuispeAskedOn, whoAndWhat: marisolQuispeWhoAndWhat }),
  whole(joyceMwangi, { askedOn: joyceMwangiAskedOn, whoAndWhat: joyceMwangiWhoAndWhat }),
  whole(ruthAbramson, { askedOn: ruthAbramsonAskedOn, whoAndWhat: ruthAbramsonWhoAndWhat }),
  whole(samirHaddad, { askedOn: samirHaddadAskedOn, whoAndWhat: samirHaddadWhoAndWhat }),
]

/** As soon as an author changes a word about them, they are somebody else. */
export const writtenFor = (persona: Persona): OwnGraph | undefined =>
  WRITTEN.find((one) => isSame(one.persona, persona))?.graph

type Beside = {
  /** By the first way of asking for an answer: what is asked on right behind it, and what is said to that. */
  askedOn: Readonly<Record<string, Pick<WrittenAnswer, 'why' | 'more' | 'next'>>>
  /** Of whom and what they mention in passing: who that is, and what. */
  whoAndWhat: readonly WrittenAnswer[]
}

function whole(
  { persona, graph }: WrittenRoleplay,
  { askedOn, whoAndWhat }: Beside,
): WrittenRoleplay {
  const middlesOf: Record<string, Record<string, Middle>> = middles
  const withAskedOn = (answer: WrittenAnswer): WrittenAnswer => {
    const { why = [], more = [], next = [] } = askedOn[answer.asked[0] ?? ''] ?? {}
    return { ...answer, why, more: [...(answer.more ?? []), ...more], next }
  }
  const withMiddle = (answer: WrittenAnswer): WrittenAnswer => {
    const middle = middlesOf[persona.name]?.[answer.asked[0] ?? '']
    return middle === undefined ? answer : { ...answer, middle }
  }
  const answers = [...(graph.answers ?? []).map(withAskedOn), ...whoAndWhat].map(withMiddle)
  return { persona, graph: { ...graph, answers, phrases: { ...graph.phrases, ...NOT_KNOWN } } }
}

const isSame = (one: Persona, other: Persona): boolean =>
  one.name === other.name &&
  one.role === other.role &&
  one.situation === other.situation &&
  one.background === other.background &&
  one.painPoints.join('\n') === other.painPoints.join('\n') &&
  one.goals.join('\n') === other.goals.join('\n')
