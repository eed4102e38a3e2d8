import { readFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import { demoRoleplays } from '../demo/roleplays.ts'
import { Refusal } from '../refusal.ts'

/** The roleplays of the demo, to talk with before one has written any. */
export const NAMES = demoRoleplays.map(({ key }) => key).join(', ')

/** What a roleplay is made of, as JSON: of the demo, of standard input (`-`), or of a file. */
export function readSource(wanted: string): Promise<string> {
  const demo = demoRoleplays.find(({ key }) => key === wanted)
  if (demo !== undefined) return Promise.resolve(asFile(demo))
  if (wanted === '-') return readAll(process.stdin)
  return readFile(wanted, 'utf8').catch(() => {
    throw new Refusal(`${wanted} cannot be read, and is none of ${NAMES}`)
  })
}

function asFile({ name, scenario, persona }: (typeof demoRoleplays)[number]): string {
  const { painPoints, ...texts } = persona
  return JSON.stringify({ name, scenario, persona: { ...texts, pain_points: painPoints } })
}
