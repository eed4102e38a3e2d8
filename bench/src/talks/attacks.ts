import { compile } from '@colloquy/domain/graph/compile'
import { attacks } from '@colloquy/domain/testing/attacks'
import { FACES } from '@colloquy/domain/testing/faces'
import { breachesOf, guarded } from '@colloquy/domain/testing/play-attack'
import { SIX_PEOPLE } from '@colloquy/domain/testing/six-people'
import { maria } from '@colloquy/domain/testing/talk'
import { atMost, type Finding } from '../bench.ts'

/** Every attack on every face of the templates and on the six, as they are and as if nobody had earned anything: `npm test` makes a part of them on each. */
export function measureAttacks(say: (text: string) => void): Finding[] {
  const graphs = [
    ...FACES.map(({ scenario, role }) => compile({ persona: { ...maria, role }, scenario })),
    ...SIX_PEOPLE.map(({ persona, scenario }) => compile({ persona, scenario })),
  ].flatMap((graph) => [graph, guarded(graph)])
  const breaches = graphs.flatMap((graph) => breachesOf(graph, attacks))
  for (const { attack, answer, breaches: what } of breaches)
    say(`"${attack.text}" "${answer}": ${what.join(', ')}`)
  return [
    {
      what: 'attacks that got something that was not earned',
      measured: `${breaches.length} of ${graphs.length * MOMENTS * attacks.length}`,
      goal: atMost(0, breaches.length),
    },
  ]
}

/** At the beginning, and in the middle. */
const MOMENTS = 2
