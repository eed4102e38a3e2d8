import type { Feature } from './feature.ts'
import { patternOf } from './words.ts'

/** How it begins, and how its last sentence does. */
export const opening: Feature = (said, found) => {
  const { words, sentences } = said
  for (let size = 1; size <= 4 && size <= words.length; size += 1)
    found(`o${size} ${words.slice(0, size).join(' ')}`)
  found(`op ${patternOf(said, { from: 0, to: Math.min(5, words.length) }).join(' ')}`)
  const bare = words.findIndex((word) => !EMPTY_BEGINNINGS.has(word))
  if (bare > 0)
    for (let size = 1; size <= 3; size += 1)
      found(`b${size} ${words.slice(bare, bare + size).join(' ')}`)
  const last = sentences.at(-1)
  if (last === undefined || sentences.length === 1) return
  for (let size = 1; size <= 3 && size <= last.to - last.from; size += 1)
    found(`lo${size} ${words.slice(last.from, last.from + size).join(' ')}`)
}

const EMPTY_BEGINNINGS = new Set(
  'so and but okay well now then right yes no oh ah mhm hmm alright great good sure thanks because or i see'.split(
    ' ',
  ),
)

/** How it ends, with its mark. */
export const ending: Feature = (said, found) => {
  const { words, heard, hasMarks } = said
  const mark = hasMarks ? (heard.at(-1)?.mark ?? '') : 'unknown'
  found(`mark ${mark}`)
  for (let size = 1; size <= 3 && size <= words.length; size += 1)
    found(`e${size} ${words.slice(-size).join(' ')}`)
  found(`em ${words.at(-1) ?? ''}${mark}`)
}
