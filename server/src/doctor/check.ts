/** One thing that Colloquy needs from the machine or its settings. */
export type Check = { name: string; look: () => Finding | Promise<Finding> }

export type Finding =
  | { kind: 'ok'; what: string }
  /** It runs, but not as one may wish. */
  | { kind: 'warn'; what: string; todo: string }
  | { kind: 'fail'; what: string; todo: string }

/** Looks at everything, one line each; whether nothing fails. */
export async function runChecks(checks: Check[], print: (line: string) => void): Promise<boolean> {
  const width = Math.max(...checks.map(({ name }) => name.length))
  const kinds: Finding['kind'][] = []
  for (const check of checks) {
    const finding = await lookAt(check)
    kinds.push(finding.kind)
    const todo = finding.kind === 'ok' ? '' : ` → ${finding.todo}`
    print(`${finding.kind.padEnd(4)}  ${check.name.padEnd(width)}  ${finding.what}${todo}`)
  }
  return !kinds.includes('fail')
}

/** A check that breaks has found something too. */
async function lookAt(check: Check): Promise<Finding> {
  try {
    return await check.look()
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    return { kind: 'fail', what, todo: 'this check could not be made' }
  }
}
