/** A sentence as it was spoken, and how long its sound is. */
export type SpokenSentence = { text: string; ms: number }

/** What of them was heard, when so much of the sound was played: whole words, as far as one can tell. */
export function heardOf(sentences: readonly SpokenSentence[], playedMs: number): string {
  const heard: string[] = []
  let leftMs = playedMs
  for (const { text, ms } of sentences) {
    if (leftMs >= ms - TAIL_MS) {
      heard.push(text)
      leftMs -= ms
      continue
    }
    heard.push(begun(text, leftMs / ms))
    break
  }
  return heard.filter((part) => part !== '').join(' ')
}

/** The end of a sentence is breath. */
const TAIL_MS = 80

/** Longer words take longer: a letter is as good a measure as any. */
function begun(text: string, share: number): string {
  const letters = text.length * share
  const words: string[] = []
  let length = 0
  for (const word of text.split(/\s+/)) {
    length += word.length
    if (length > letters) break
    words.push(word)
    length += 1
  }
  return words.join(' ')
}
