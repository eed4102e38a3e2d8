import { asTalk } from '../demo/content.ts'
import { demoRoleplays } from '../demo/roleplays.ts'
import { demoTalks } from '../demo/talks.ts'
import { createGrader, type GradeTalk } from '../grades/grader.ts'
import type { Check, Finding } from './check.ts'

/** Tried on a talk of the demo, on a thread as in the server. */
export const gradingCheck: Check = {
  name: 'grades',
  look: async () => {
    const grader = createGrader()
    try {
      return await lookAtGrading(grader.gradeTalk)
    } finally {
      await grader.stop()
    }
  },
}

const TODO = 'install anew with npm ci; conversations stay ungraded until then'

export async function lookAtGrading(gradeTalk: GradeTalk): Promise<Finding> {
  const talk = demoTalks.at(-1)
  const roleplay = demoRoleplays.find(({ key }) => key === talk?.roleplayKey)
  if (talk === undefined || roleplay === undefined) throw new Error('the demo has no talk')
  const startedAt = performance.now()
  const given = await gradeTalk(asTalk(talk, roleplay), null).catch(() => null)
  if (given === null) return { kind: 'fail', what: 'the built-in grader does not run', todo: TODO }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  return { kind: 'ok', what: `the built-in grader, ${seconds} s for a first talk` }
}
