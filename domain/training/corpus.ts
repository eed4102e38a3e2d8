import { readdirSync, readFileSync } from 'node:fs'
import type { Labels, Utterance } from '../src/moves/labels.ts'

/** A line of the corpus, and the file that it stands in. */
export type Labelled = Utterance & Labels & { file: string }

/** Every line that is learned from: all files but those held out, in the order of their names. */
export const readCorpus = (): Labelled[] => readFiles((name) => !name.startsWith('held-out'))

/** What nobody has looked at while the classifier was made. */
export const readHeldOut = (): Labelled[] => readFiles((name) => name.startsWith('held-out'))

const FOLDER = new URL('../corpus/', import.meta.url)

function readFiles(isWanted: (name: string) => boolean): Labelled[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl') && isWanted(name))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, FOLDER), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => ({ ...(JSON.parse(line) as Utterance & Labels), file })),
    )
}
