import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** What the recogniser that comes along made of a test sentence: written by `traces.program.ts`. */
const HeardSentence = z.object({
  list: z.enum(['paused', 'whole', 'heldOutPaused', 'heldOutWhole']),
  said: z.string(),
  heard: z.string(),
  /** How likely its last word is right. */
  endConfidence: z.number(),
})
export type HeardSentence = z.infer<typeof HeardSentence>

export const heardSentences = (list: HeardSentence['list']): HeardSentence[] =>
  readFileSync(new URL('./heard-sentences.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => HeardSentence.parse(JSON.parse(line)))
    .filter((sentence) => sentence.list === list)
