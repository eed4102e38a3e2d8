import { NO_ROW, rowOfWord, weightOfRow } from '../language/word-vectors.ts'
import { plain } from '../language/words.ts'
import type { Span } from '../reading/evidence.ts'
import { SOUNDS } from '../reading/fillers.ts'
import type { Evidence, Talk } from '../reading/talk.ts'
import { WAVES_OFF } from './harms.ts'
import { ofThePersona, type Taken } from './of-the-persona.ts'

/** A talk without what nobody is to win or lose by, and the way back to what was really said. */
export type Essence = { talk: Talk; back: (at: Evidence) => Evidence; isSame: boolean }

/**
 * Sounds between the words, words of courtesy, what the learner had said before, word for word, what they read out,
 * the persona's own words, and long rows of words that say nothing: whoever adds them is judged as if they had not.
 */
export function essenceOf(talk: Talk, unspoken: readonly string[]): Essence {
  const said = new Set<string>()
  for (const text of unspoken) keptOf(text, said)
  const readOut: ReadonlySet<string> = new Set(said)
  const theirs = ofThePersona(talk)
  const kept = talk.turns.map(({ speaker, text }, turn) =>
    speaker === 'trainee'
      ? keptOf(text, said, { readOut, takenIn: (words) => theirs.takenIn(words, turn) })
      : null,
  )
  const isSame = kept.every((one, n) => one === null || one.text === talk.turns[n]?.text)
  return {
    isSame,
    talk: {
      ...talk,
      turns: talk.turns.map((turn, n) => ({ ...turn, text: kept[n]?.text ?? turn.text })),
    },
    back: (at) => {
      const places = kept[at.turn]?.at
      const whole = talk.turns[at.turn]?.text ?? ''
      if (places === undefined || at.quote === '') return at
      const start = places[at.start] ?? 0
      const end = (places[at.end - 1] ?? whole.length - 1) + 1
      return { turn: at.turn, start, end, quote: whole.slice(start, end) }
    },
  }
}

/** With where each sign stood. */
type Kept = { text: string; at: number[] }

type NotOwn = {
  readOut: ReadonlySet<string>
  takenIn: (sentences: readonly (readonly string[])[]) => Taken[][]
}

function keptOf(text: string, said: Set<string>, { readOut, takenIn }: NotOwn = ALL_OWN): Kept {
  const isOut = new Uint8Array(text.length)
  const written = plain(text)
  if (written.length === text.length)
    for (const look of [SOUNDS, COURTESIES])
      for (const found of written.matchAll(look))
        isOut.fill(1, found.index, found.index + found[0].length)
  const words = [...text.matchAll(/[\p{L}\p{N}'’]+/gu)].filter(({ index }) => isOut[index] === 0)
  const read = new Set<number>()
  const sentences = sentencesOf(words, text)
  const taken = takenIn(
    sentences.map((sentence) => sentence.map(([word]) => plain(word).toLowerCase())),
  )
  sentences.forEach((sentence, at) => {
    sentence.forEach((word, n) => {
      const whose = taken[at]?.[n] ?? null
      if (whose === null) return
      isOut.fill(1, word.index, word.index + word[0].length)
      if (whose === 'written') read.add(word.index)
    })
    const length = sentence.length < A_ROW ? sentence.length : A_ROW
    if (length < A_SAYING) return
    for (let n = 0; n + length <= sentence.length; n += 1) {
      const part = sentence.slice(n, n + length)
      const row = part.map(([word]) => word.toLowerCase()).join(' ')
      const [first, last] = [part[0], part.at(-1)]
      if (said.has(row) && first !== undefined && last !== undefined)
        isOut.fill(1, first.index, last.index + last[0].length)
      if (readOut.has(row)) for (const { index } of part) read.add(index)
      said.add(row)
    }
  })
  // Who mostly reads it out has said nothing beside it either.
  if (read.size > words.length * MOSTLY) isOut.fill(1)
  for (const row of emptyRowsIn(text, isOut))
    if (!WAVES_OFF.test(plain(text.slice(row.start, row.end)).toLowerCase()))
      isOut.fill(1, row.start, row.end)
  return isOut.includes(1)
    ? without(text, isOut)
    : { text, at: Array.from({ length: text.length }, (_, n) => n) }
}

const ALL_OWN: NotOwn = { readOut: new Set(), takenIn: () => [] }
const MOSTLY = 0.4

/**
 * Long rows of words that stand in everybody's sentences, and are about nobody: what follows on "you" in the same
 * breath is about them. One word may say a little more.
 */
function emptyRowsIn(text: string, isOut: Uint8Array): Span[] {
  const rows: Span[] = []
  let row = NO_WORDS
  let isOfSomebody = false
  const end = () => {
    const isAsked = /^[^.!]{0,3}\?/.test(text.slice(row.end))
    if (row.count >= A_LONG_ROW + row.more * 2 && !isAsked)
      rows.push({ start: row.start, end: row.end })
    row = NO_WORDS
  }
  let before = 0
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}'’]+/gu)) {
    const word = plain(written).toLowerCase()
    // "We all" are everybody.
    const isAll = word === 'we' && /^ all\b/.test(text.slice(index + written.length))
    const weight = isAll ? 0 : weightOf(word)
    const between = text.slice(before, index)
    before = index + written.length
    // Speech without marks goes on with a new sentence, where somebody typed on.
    const isNew = /[.?!]/.test(between) || /^[A-Z]./.test(written) || isOut[index] === 1
    const more = weight > LITTLE ? 1 : 0
    if (isNew || weight > LITTLE_MORE || row.more + more > 1) end()
    if (isNew || between.includes(',')) isOfSomebody = false
    if (!isAll && OF_SOMEBODY.test(word)) isOfSomebody = true
    if (isOut[index] === 1) isOfSomebody = false
    if (isOut[index] === 1 || isOfSomebody || weight > LITTLE_MORE || (row.count === 0 && more > 0))
      continue
    row = {
      start: row.count === 0 ? index : row.start,
      end: before,
      count: row.count + 1,
      more: row.more + more,
    }
  }
  end()
  return rows
}

const NO_WORDS = { start: 0, end: 0, count: 0, more: 0 }

function weightOf(word: string): number {
  if (word === 'a') return 0
  if (OF_SOMEBODY.test(word)) return 1
  const row = rowOfWord(word.replace(/'.*$/, ''))
  return row === NO_ROW ? 1 : weightOfRow(row)
}

/** Who speaks of somebody, asks, counts or denies does not speak emptily. */
const OF_SOMEBODY =
  /^(?:i|me|my|we|us|our|you|your|yours|he|him|his|she|her)(?:'\w+)?$|\d|n't$|^(?:what|how|why|when|where|who|which|tell|not|no|never|two|three|four|five|six|seven|eight|nine|ten|\w+day)$/

/** Of 1, which is what a word weighs that hardly anybody says. */
const LITTLE = 0.4
const LITTLE_MORE = 0.62
/** In words. */
const A_LONG_ROW = 12

/** Neither a space nor a mark is left over where words were. */
function without(text: string, isOut: Uint8Array): Kept {
  let kept = ''
  const at: number[] = []
  for (let n = 0; n < text.length; n += 1) {
    const sign = text.charAt(n)
    if (isOut[n] === 1) continue
    const isLoose =
      isOut[n - 1] === 1 && /[\s,.!?;]/.test(sign) && (kept === '' || /[\s.!?,;]$/.test(kept))
    if (isLoose) {
      isOut[n] = 1
      continue
    }
    kept += sign
    at.push(n)
  }
  return { text: kept, at }
}

/** In words: as many nobody says twice by chance; in a sentence that is shorter, all of it. */
const A_ROW = 7
const A_SAYING = 4

/** The words of each sentence. */
function sentencesOf(words: readonly RegExpExecArray[], text: string): RegExpExecArray[][] {
  const sentences: RegExpExecArray[][] = []
  let end: number | null = null
  for (const word of words) {
    if (end === null || /[.?!]/.test(text.slice(end, word.index))) sentences.push([])
    sentences.at(-1)?.push(word)
    end = word.index + word[0].length
  }
  return sentences
}

const COURTESIES =
  /(?<![\p{L}'-])(?:thank you(?: (?:so|very) much| again| kindly| for your (?:time|patience|question))?|thanks(?: (?:so|very) much| a lot| again)?(?:,? honestly)?|many thanks|i just want(?:ed)? to (?:add|say) that|(?:very |so )?much appreciated|(?:if you )?please|that(?:'s| is) (?:so |very |really )?kind(?: of you)?|i (?:really |do |truly )?appreciate (?:it|that|this|your (?:time|patience|question|honesty))|if you don't mind me asking|with all due respect|you're welcome|my pleasure|(?:that's|what) an? (?:really |very )?(?:good|great|excellent|fantastic|interesting) (?:question|point))(?![\p{L}'-]),?\s*/giu
