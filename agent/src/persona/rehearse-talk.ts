import { compile } from '@colloquy/domain/graph/compile'
import { speak } from '@colloquy/domain/graph/simulate/learners'
import { getReady } from '@colloquy/domain/persona/get-ready'
import { greet, step } from '@colloquy/domain/persona/step'
import type { Persona } from '@colloquy/domain/roleplay'
import { WRITTEN } from '@colloquy/domain/roleplays/roleplays'
import { inParts } from './in-parts.ts'

/**
 * The first question of a process takes ten times as long as the next, half a second and more, and would hold up
 * every other talk: put to a persona that nobody talks to.
 */
export const rehearseTalk = (): Promise<void> => inParts(getReady(graphOf(NOBODY)))

/**
 * For who may have to take over in the middle of talks, and has all the time until then: those who come written are read
 * before anybody waits for it, and a talk is held, since all that is said in one is gone through again by who takes over,
 * and the engine of JavaScript makes fast only what it has run for a while. Measured: twenty turns with Nora Devlin took
 * 1.8 s, and take 0.4 s.
 */
export async function rehearseTakingOver(until: AbortSignal): Promise<void> {
  const gently = { restMs: REST_MS, until }
  await inParts(getReady(graphOf(NOBODY)), gently)
  for (const [n, { persona }] of WRITTEN.entries()) {
    if (until.aborted) return
    await inParts(getReady(graphOf(persona)), gently)
    if (n === 0) await inParts(talkWith(persona), gently)
  }
}

/** Half of a processor at most: calls go on beside it. */
const REST_MS = 5

function* talkWith(persona: Persona): Generator<void> {
  const graph = graphOf(persona)
  let last = greet(graph, SEED)
  for (let turn = 0; turn < TURNS && last.ended === null; turn += 1) {
    const text = speak('strong', { graph, last, seed: SEED })
    last = step(graph, last.state, { text, seed: SEED })
    yield
  }
}

const SEED = 1
const TURNS = 20

/** What is read of somebody serves every kind of talk with them. */
const graphOf = (persona: Persona) => compile({ persona, scenario: 'sales' })

const NOBODY: Persona = {
  name: 'Robin Ashe',
  role: 'Head of stores',
  situation: 'Robin took the call because two machines stopped last week.',
  background: 'Robin has run the stores for six years. There are nine people on two shifts.',
  painPoints: ['The second shift waits for parts for about an hour a day.'],
  goals: ['Find out who orders what, and when.'],
}
