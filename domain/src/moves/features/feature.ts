import type { Said } from '../said.ts'

/** What can be told about an utterance: each looks at one side of it and names what it finds. */
export type Feature = (said: Said, found: Found) => void

/** The names of what was found; the weights are learned for them. */
export type Found = (name: string) => void

/** Few, some or many, so that 19 and 21 are alike. */
export function bucket(count: number): string {
  if (count <= 4) return String(count)
  if (count <= 6) return '5'
  if (count <= 9) return '7'
  if (count <= 14) return '10'
  if (count <= 22) return '15'
  if (count <= 40) return '23'
  return '41'
}
