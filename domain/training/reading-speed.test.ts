import { expect, it } from 'vitest'
import { compile } from '../src/graph/compile.ts'
import { simulate } from '../src/graph/simulate/simulate.ts'
import { measure } from '../src/measures/measure.ts'
import { FIFTY_PERSONAS } from '../src/persona/testing/fifty-personas.ts'
import { read } from '../src/reading/read.ts'
import type { Talk } from '../src/reading/talk.ts'
import { aTalk } from '../src/reading/testing/talks.ts'

/** What many people say, one after the other, as if it were one talk: nothing in it comes twice. */
function aTalkOf(minutes: number): Talk {
  const lines = FIFTY_PERSONAS.slice(0, 20).flatMap(({ persona, scenario }, n) =>
    simulate(compile({ persona, scenario }), { learner: 'average', seed: n }).turns.flatMap(
      ({ said, answer }) => [`T: ${said}`, `P: ${answer.text}`],
    ),
  )
  const [first] = FIFTY_PERSONAS
  const talk = aTalk(lines, first === undefined ? {} : { persona: first.persona })
  return until(talk, minutes)
}

const until = (talk: Talk, minutes: number): Talk => ({
  ...talk,
  turns: talk.turns.filter(({ endedAtMs }) => endedAtMs <= minutes * 60_000),
})

function cpuMsFor(talk: Talk): number {
  const before = process.cpuUsage()
  measure(read(talk))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** In turns: what else the machine does counts as CPU, too, and comes and goes. The least is what it takes. */
function leastFor(...talks: Talk[]): number[] {
  const rounds = [1, 2, 3, 4, 5].map(() => talks.map(cpuMsFor))
  return talks.map((_, n) => Math.min(...rounds.map((round) => round[n] ?? Infinity)))
}

it('reads and measures half an hour in much less than a second of CPU, and twice of it in about twice', {
  timeout: 90_000,
}, () => {
  const talk = aTalkOf(30)
  cpuMsFor(talk)
  const [half = 0, whole = 0] = leastFor(until(talk, 15), talk)
  console.log(
    `${talk.turns.length} turns, 15 min ${half.toFixed(0)} ms, 30 min ${whole.toFixed(0)} ms`,
  )
  expect(whole).toBeLessThan(1000)
  expect(whole / half).toBeLessThan(3)
})
