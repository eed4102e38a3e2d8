/**
 * Cuts what is to be said into pieces that are spoken one by one, as soon as each is whole: a sentence, or for
 * the first a part of it where it is long, since somebody waits for it. Joined, the pieces are the text again.
 */
export type Piece = { text: string; pauseAfterMs: number }

export type Pieces = {
  /** What has become whole with it. */
  take: (text: string) => Piece[]
  /** What is left, when nothing more comes. */
  end: () => Piece[]
}

export function createPieces(): Pieces {
  let rest = ''
  let isFirst = true

  const cutAll = (findEnd: (text: string) => number): Piece[] => {
    const pieces: Piece[] = []
    for (let end = nextEnd(findEnd); end > 0; end = nextEnd(findEnd)) {
      const text = rest.slice(0, end)
      pieces.push({ text, pauseAfterMs: pauseAfter(text) })
      rest = rest.slice(end)
      if (/[\p{L}\p{N}]/u.test(text)) isFirst = false
    }
    return pieces
  }
  const nextEnd = (findEnd: (text: string) => number): number => {
    const end = findEnd(rest)
    const sentence = end > 0 ? rest.slice(0, end) : rest
    return (
      (isFirst && endOfOpening(sentence)) || (sentence.length > LONGEST ? longest(sentence) : end)
    )
  }

  return {
    take(text) {
      rest += text
      return cutAll(endOfSentence)
    },
    end: () => cutAll((text) => endOfSentence(text) || text.length),
  }
}

// A sentence ends where the next one has begun: a full stop before a small letter ends an abbreviation.
const END =
  /(?:(?<!\b(?:mr|mrs|ms|dr|prof|st|inc|ltd|no|vs|approx|dept|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|e\.g|i\.e|[b-hj-z]))\.+(?=["')\]*_]*\s+["'“‘([*_]*[\p{Lu}\p{N}])|[!?…]+(?=["'”’)\]*_]*\s+\S)|\n(?=\s*\S))["'”’)\]*_]*\s*/iu

function endOfSentence(text: string): number {
  const end = END.exec(text)
  return end === null ? 0 : end.index + end[0].length
}

// Flite speaks a sentence as a whole. Ten words of it take 40 ms, thirty 120 ms; on a busy machine, thrice that.
const OPENING_FROM = 60
// "Well, " is enough to begin with: it sounds longer than the rest takes.
const SHORTEST_OPENING = 5
const SHORTEST_REST = 12
const CLAUSE = /[,;:–—]\s+(?=\S)/g

function endOfOpening(sentence: string): number {
  if (sentence.length < OPENING_FROM) return 0
  for (const { index, 0: mark } of sentence.matchAll(CLAUSE)) {
    const end = index + mark.length
    if (end >= SHORTEST_OPENING && sentence.length - end >= SHORTEST_REST) return end
  }
  return 0
}

// Longer than anybody speaks in a breath; it also bounds what one task may cost.
const LONGEST = 240

function longest(text: string): number {
  const within = text.slice(0, LONGEST)
  const clause = [...within.matchAll(CLAUSE)].at(-1)
  if (clause && clause.index > LONGEST / 3) return clause.index + clause[0].length
  const space = within.lastIndexOf(' ')
  return space > 0 ? space + 1 : LONGEST
}

// Beside the 130 ms of near silence that each sound has at its ends.
function pauseAfter(text: string): number {
  if (/\n\s*$/.test(text)) return 350
  if (/[.!?…]["'”’)\]*_]*\s*$/.test(text)) return 220
  if (/[,;:–—]\s*$/.test(text)) return 40
  return 0
}
