import { readFileSync } from 'node:fs'

/** What somebody says to one of our six, after what, and all that would answer it: first questions, or `fact:ID`. */
export type Turn = { after: string; said: string; means: string[] }

/** By their writer, as the file is named: the first (''), the second ('-again'), and others who say no `after`. */
export function turnsWith(name: string, by: string): Turn[] {
  const file = `../corpus/asked/${name.toLowerCase().replace(' ', '-')}${by}.jsonl`
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Turn)
}
