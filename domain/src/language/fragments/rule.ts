import type { Speaker } from '../notes.ts'

type Says = (rest: string, given: { who: Speaker; match: RegExpExecArray }) => string

export type Rule = { begins: RegExp; says: Says }

export function firstOf(rules: Rule[], note: string, who: Speaker): string | null {
  for (const { begins, says } of rules) {
    const match = begins.exec(note)
    if (match !== null) return says(note.slice(match[0].length), { who, match })
  }
  return null
}
