import { grade } from '@colloquy/domain/grading/grade'
import type { Talk } from '@colloquy/domain/reading/talk'
import { afterAll, expect, it } from 'vitest'
import { asTalk } from '../demo/content.ts'
import { demoRoleplays } from '../demo/roleplays.ts'
import { demoTalks } from '../demo/talks.ts'
import { createGrader } from './grader.ts'

const hostile = createGrader({
  worker: new URL('../testing/hostile-grader.worker.ts', import.meta.url),
  longestMs: 2_000,
  mostMemoryMb: 32,
})
const grader = createGrader()
afterAll(() => Promise.all([hostile.stop(), grader.stop()]))

const named = (name: string): Talk => ({
  useCase: 'sales',
  roleplay: {
    name,
    persona: { name, role: '', situation: '', background: '', painPoints: [], goals: [] },
    graph: null,
  },
  turns: [],
})

it.each(['throw', 'never end', 'take all memory', 'end the thread'])(
  'survives a talk that makes it %s, and grades the next one',
  async (does) => {
    const [first, next] = await Promise.allSettled([
      hostile.gradeTalk(named(does), null),
      hostile.gradeTalk(named('be good'), null),
    ])
    expect(first.status).toBe('rejected')
    // It may have waited for the thread that was ended.
    if (next.status === 'rejected')
      expect(await hostile.gradeTalk(named('be good'), null)).toBe('graded')
    else expect(next.value).toBe('graded')
  },
)

it('gives the same grade on its thread as it would here', async () => {
  const [talk] = demoTalks
  const roleplay = demoRoleplays.find(({ key }) => key === talk?.roleplayKey)
  if (talk === undefined || roleplay === undefined) throw new Error('the demo has no talk')
  const said = asTalk(talk, roleplay)
  expect(JSON.stringify(await grader.gradeTalk(said, null))).toBe(JSON.stringify(grade(said)))
})
