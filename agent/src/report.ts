/**
 * What happened, for whoever runs this: an event and numbers, or a sentence. Nothing that somebody said, no name and no id of
 * a conversation.
 */
export type Report = (event: string, facts?: Record<string, number>) => void

export const report: Report = (event, facts = {}) => {
  const shown = Object.entries(facts).map(([name, value]) => ` ${name}=${value}`)
  process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${event}${shown.join('')}\n`)
}

/** What it says may be what somebody said, or hold a key: only its kind and where it came from are told. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const [where = ''] = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return [error.name, where.trim()].filter(Boolean).join(' ')
}
