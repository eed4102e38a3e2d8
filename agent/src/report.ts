/**
 * What happened, for whoever runs this: an event and numbers. Nothing that somebody said, no name and no id of
 * a conversation.
 */
export type Report = (event: string, facts?: Record<string, number>) => void

export const report: Report = (event, facts = {}) => {
  const shown = Object.entries(facts).map(([name, value]) => ` ${name}=${value}`)
  process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${event}${shown.join('')}\n`)
}
