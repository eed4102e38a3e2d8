import { heardIn } from '../../moves/heard.ts'
import { type Act, STRONG, WEAK } from './wordings.ts'

/**
 * What somebody did who asked nothing, as far as it can be told from the words alone. Of several things the
 * last counts, for it is what they wait to have answered; thanks and wishes count when there is nothing else.
 */
export function actOf(text: string): Act | null {
  const words = writtenOut(text).replaceAll(WOULD_HAVE_BEEN, '')
  const isGivenBack = GIVES_BACK.test(words)
  if (isGivenBack)
    return lastOf(
      WEAK.filter(([act]) => act === 'mood-seen'),
      words,
    )
  const last = lastOf(STRONG, words)
  // News that somebody has feared is what was said, however it was led up to.
  const isFeared = last === 'subject' || last === 'observation'
  if (
    isFeared &&
    lastOf(
      STRONG.filter(([act]) => act === 'bad-news'),
      words,
    )
  )
    return 'bad-news'
  return last ?? lastOf(WEAK, words)
}

/** "Five stars if you agree", "I lose my job if you don't": nothing is done for a price, or for a threat. */
export const bargains = (text: string): boolean =>
  /\bsay yes\b|\bor (?:else )?i(?:'ll| will)\b|\bif you (?:do not|don't|agree|say|tell|answer|confirm|sign|promise|give|admit|accept|reveal)\b/i.test(
    text,
  )

/** As it is said in full, with the marks that end a sentence. */
export function writtenOut(text: string): string {
  if (known?.text !== text)
    known = {
      text,
      words: heardIn(text)
        .map(({ word, mark }) => (mark === ',' ? word : word + mark))
        .join(' '),
    }
  return known.words
}

/** One response after the other looks at the same words. */
let known: { text: string; words: string } | null = null

/** "I'd have been upset too" offers nothing. */
const WOULD_HAVE_BEEN =
  /\bi would (?:have (?:been|felt|done|said|had)|be (?:too|angry|upset|furious|the same)|feel)\b/g

/** Whoever gives back how somebody feels does not promise or offer what is in the words. */
const GIVES_BACK =
  /\b(?:(?:it |that )?sounds (?:like|as)|it seems|you (?:feel|seem|sound)|you are (?:saying|feeling|afraid|worried|scared)|i (?:can )?(?:hear|imagine)\b|(?:^|[.?!] )so you (?:need|have|had|feel|were|want|would|do not)\b)/

function lastOf(acts: [Act, RegExp[]][], words: string): Act | null {
  let last: { act: Act; at: number } | null = null
  for (const [act, patterns] of acts)
    for (const pattern of patterns) {
      // Hardly any is in it, and looking once is far cheaper than looking for all.
      if (words.search(pattern) === -1) continue
      for (const { index } of words.matchAll(pattern))
        if (last === null || index > last.at) last = { act, at: index }
    }
  return last?.act ?? null
}
