import type { Feature } from './feature.ts'

/** What its words mean, in all of it and in its last sentence. */
export const meaning: Feature = ({ meanings, sentences, words }, found) => {
  const counts = new Map<string, number>()
  for (const list of meanings)
    for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1)
  for (const [each, count] of counts) {
    found(`m ${each}`)
    if (count > 1) found(`m ${each} 2`)
    if (count > 3) found(`m ${each} 4`)
    if (count * 3 >= words.length) found(`m ${each} mostly`)
    if (count * 1.5 >= words.length) found(`m ${each} all`)
  }
  for (const each of meanings[0] ?? []) found(`m first ${each}`)
  const last = sentences.at(-1)
  if (last === undefined || sentences.length < 2) return
  for (const each of new Set(meanings.slice(last.from, last.to).flat())) found(`ml ${each}`)
}
