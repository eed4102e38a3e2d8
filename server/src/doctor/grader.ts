import type { GraderModel } from '../settings.ts'
import type { Check, Finding } from './check.ts'

export const graderCheck = ({ grader }: { grader: GraderModel | null }): Check => ({
  name: 'grades',
  look: () =>
    grader === null ? { kind: 'ok', what: 'by the built-in rules' } : lookAtGrader(grader),
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
    if (answer.ok) return { kind: 'ok', what: `by ${model} at ${host}, beside the built-in rules` }
    return unasked(`${host} answers ${answer.status}`)
  } catch {
    return unasked(`${host} cannot be reached`)
  }
}

const unasked = (what: string): Finding => ({
  kind: 'warn',
  what: `by the built-in rules alone: ${what}`,
  todo: 'look at GRADE_URL and GRADE_KEY, and whether that service runs',
})
