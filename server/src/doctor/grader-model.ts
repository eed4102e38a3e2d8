import type { GraderModel } from '../settings.ts'
import type { Check, Finding } from './check.ts'

export const graderModelCheck = ({ grader }: { grader: GraderModel | null }): Check => ({
  name: 'grader model',
  look: () =>
    grader === null
      ? { kind: 'ok', what: 'none is set up: the built-in rules grade' }
      : lookAtGrader(grader),
})

const PATIENCE_MS = 5_000

/** Asked for its models, which costs nothing and needs the key as well. */
async function lookAtGrader({ url, key, model }: GraderModel): Promise<Finding> {
  const { host } = new URL(url)
  try {
    const answer = await fetch(`${url}/models`, {
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.body?.cancel()
    if (answer.ok) return { kind: 'ok', what: `${model} at ${host}` }
    return unasked(`${host} answers ${answer.status}`)
  } catch {
    return unasked(`${host} cannot be reached`)
  }
}

const unasked = (what: string): Finding => ({
  kind: 'warn',
  what: `it does not grade: ${what}`,
  todo: 'look at GRADE_URL and GRADE_KEY, and whether that service runs',
})
