import { compile } from '@colloquy/domain/graph/compile'
import { getReady } from '@colloquy/domain/persona/get-ready'
import { inParts } from './in-parts.ts'

/**
 * The first question of a process takes ten times as long as the next, half a second and more, and would hold up
 * every other talk: put to a persona that nobody talks to.
 */
export const rehearseTalk = (): Promise<void> =>
  inParts(getReady(compile({ persona: NOBODY, scenario: 'sales' })))

const NOBODY = {
  name: 'Robin Ashe',
  role: 'Head of stores',
  situation: 'Robin took the call because two machines stopped last week.',
  background: 'Robin has run the stores for six years. There are nine people on two shifts.',
  painPoints: ['The second shift waits for parts for about an hour a day.'],
  goals: ['Find out who orders what, and when.'],
}
