import type { Graph } from '../graph/graph.ts'
import type { Fact } from '../persona/facts/facts.ts'
import { CERTAIN_VERBS, PAST_VERBS } from '../language/verbs.ts'
import { stemsOf } from '../language/stems.ts'
import { NO_ROW, rowOfWord, weightOfRow } from '../language/word-vectors.ts'
import { plain } from '../language/words.ts'
import { condensed } from './condensed.ts'
import { fitOf, termsOf } from './facts-told.ts'

/**
 * What a thread of facts would be called by somebody who reads the report: as its author noted it, where that
 * is short; otherwise the things that it is about. By the id of the thread. Of a thread that was told in part,
 * that part gives the name.
 */
export function topicNames(
  { facts, persona }: Pick<Graph, 'facts' | 'persona'>,
  told: ReadonlySet<string> = new Set(),
): Map<string, string> {
  const heads = new Map<string, Pick<Fact, 'says' | 'about'>>()
  const inOrder = facts.toSorted((a, b) => Number(told.has(b.id)) - Number(told.has(a.id)))
  for (const { thread, says, about } of inOrder) {
    const id = thread.replace(/\.\d+$/, '')
    if (!heads.has(id) && !ONLY_AN_AGE.test(says)) heads.set(id, { says, about })
  }
  const notes = {
    pain: persona.painPoints.filter(isNote),
    goal: persona.goals.filter(isNote),
    situation: [],
    background: [],
  }
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const [id, { says, about }] of heads) {
    const candidates = [
      ...notesOn(says, notes[about]),
      ...entryOf(id, { says, persona }),
      ...thingsIn(says),
      tidy(condensed(says)),
    ].filter((name) => name !== '')
    const name = candidates.find((one) => !taken.has(one.toLowerCase())) ?? candidates[0] ?? id
    taken.add(name.toLowerCase())
    names.set(id, name)
  }
  return names
}

/** How old somebody is, nobody comes to talk about. */
export const ONLY_AN_AGE = /^I(?:'m| am) [\w-]+\.?$/

const LONGEST_NAME = 56

/** "pain-2" is the second that its author noted. */
function entryOf(
  id: string,
  { says, persona }: Pick<Fact, 'says'> & Pick<Graph, 'persona'>,
): string[] {
  const [, about, place] = /^(pain|goal)-(\d+)$/.exec(id) ?? []
  const entries = about === 'pain' ? persona.painPoints : about === 'goal' ? persona.goals : []
  const entry = entries[Number(place) - 1]
  if (entry === undefined || fitOf(termsOf(says), termsOf(entry)).share < OF_IT) return []
  const name = tidy(condensed(entry))
  return name.length <= LONGEST_NAME ? [name] : []
}

/** What the persona says of it may be told in parts. */
const OF_IT = 0.25

/** In words. */
const A_FEW = 7

/** "High no-show rate": what its author has said in a few words. */
function isNote(entry: string): boolean {
  const words = entry.trim().split(/\s+/)
  return words.length <= A_FEW + 1 && entry.length <= LONGEST_NAME
}

const notesOn = (says: string, notes: readonly string[]): string[] => {
  const terms = termsOf(says)
  return notes.filter((note) => fitOf(terms, termsOf(note)).share >= OF_THE_SAME).map(tidy)
}

const OF_THE_SAME = 0.8

type Chunk = { words: string[]; weight: number; at: number }

/** Nouns in a row, and two of them with "of" or "for" between; the fullest first. */
function thingsIn(says: string): string[] {
  return chunksOf(plain(says))
    .filter(({ words, weight }) => words.length > 1 && weight >= SAYS_SOMETHING)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ words }) => tidy(words.join(' ')))
    .filter((name) => name.length <= LONGEST_NAME)
}

const SAYS_SOMETHING = 0.6

function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = []
  for (const clause of text.split(/[.,;:!?()"]|\s[-–—]\s/)) {
    const words = clause
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '')
    let current: string[] = []
    let joint: string | null = null
    const close = () => {
      if (current.length > 0) pushTo(chunks, current)
      current = []
      joint = null
    }
    words.forEach((written, n) => {
      const word = written.replace(/'s$/, '')
      const next = words[n + 1] ?? ''
      if (isThing(word, { isFirst: n === 0, next, before: words[n - 1] ?? '' })) {
        const added = joint === null ? [word] : [joint, word]
        if (current.length + added.length > LONGEST) close()
        current.push(...(current.length === 0 ? [word] : added))
        joint = null
        return
      }
      const isJoint = current.length > 0 && JOINT.test(word) && joint === null
      if (isJoint) joint = word
      else if (!(joint !== null && /^(?:the|a|an|my|our)$/.test(word))) close()
    })
    close()
  }
  return chunks
}

/** "Month for coffee beans" is about the beans. */
function pushTo(chunks: Chunk[], all: string[]): void {
  const joint = all.findIndex((word) => JOINT.test(word))
  const isVague = (words: string[]) => words.every((word) => VAGUE.has(word.toLowerCase()))
  const words =
    joint === -1
      ? all
      : isVague(all.slice(0, joint))
        ? all.slice(joint + 1)
        : isVague(all.slice(joint + 1))
          ? all.slice(0, joint)
          : all
  chunks.push({ words, weight: weightOf(words), at: chunks.length })
}

const JOINT = /^(?:of|for|per)$/

/** In words. */
const LONGEST = 4

/** Twice the same weighs as once; a lone word, and one that only says when, weigh little. */
const weightOf = (words: readonly string[]): number =>
  words.slice(0, 3).reduce((sum, word) => {
    const row = rowOfWord(word.toLowerCase())
    return sum + (VAGUE.has(word.toLowerCase()) ? 0.1 : row === NO_ROW ? 0.75 : weightOfRow(row))
  }, 0)

type Around = { isFirst: boolean; next: string; before: string }

function isThing(word: string, { isFirst, next, before }: Around): boolean {
  const lower = word.toLowerCase()
  // "I rent", "don't care"
  if (/^(?:i|we|you|they|who|to|\w+n't|can|will|would)$/i.test(before)) return false
  if (!/^\p{L}[\p{L}'-]+$/u.test(word) || stemsOf(lower).length === 0) return false
  if (/'(?:m|re|ve|ll|d|t)$/.test(lower) || NO_THINGS.has(lower) || VERB_FORMS.has(lower))
    return false
  if (lower.split('-').every((part) => NUMBER.test(part))) return false
  if (/^\p{Lu}/u.test(word) && !isFirst) return true
  // "Gerry retires"
  if (
    /^\p{Lu}/u.test(before) &&
    !/^(?:My|Our|The|A|An|Every|His|Her|Their)$/.test(before) &&
    /[^s]s$/.test(lower)
  )
    return false
  if (lower.endsWith('ly') && lower.length > 4 && lower !== 'family' && lower !== 'supply')
    return false
  // "Missed slots" are things, "who missed it" is none.
  if (/(?:ed|ing)$/.test(lower) && lower.length > 4)
    return (
      (lower.endsWith('ing') ||
        isFirst ||
        /^(?:the|a|an|my|our|his|her|their|some|no|many)$/i.test(before)) &&
      /^\p{L}{3,}$/u.test(next) &&
      stemsOf(next).length > 0 &&
      !NO_THINGS.has(next.toLowerCase())
    )
  return true
}

const NUMBER = /^(?:\w*(?:teen|ty)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/

const split = (words: string): string[] => words.trim().split(/\s+/)

const VAGUE = new Set(
  split(`thing things way lot time times day days week weeks month months year years people person somebody part
    end start place bit kind side case idea minute minutes hour hours today tomorrow yesterday night nights pounds euros dollars past`),
)

const NO_THINGS = new Set(
  split(`one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty
    ninety hundred thousand million half quarter first second third last next each every everybody nobody anybody
    old new big small long short late early good bad best worst better worse high low hard easy able ready sure own
    whole same other another different certain many few several enough worried afraid glad happy sorry tired alone
    away here there now then soon ago already yet again once twice always never often sometimes too also whoever
    around across against between behind beside during inside outside without within since until because although
    though whether unless while instead besides nearly almost nothing something anything everything myself himself
    herself themselves ourselves yourself less least per cent monday tuesday wednesday thursday friday saturday
    sunday january february april june july august september october november december till dead empty full gone near above below under rid closer fit fine lead somebody half-way off tear called`),
)

const VERB_FORMS = new Set([
  ...PAST_VERBS,
  ...CERTAIN_VERBS,
  ...[...CERTAIN_VERBS].flatMap((verb) => [
    verb.replace(/s$/, ''),
    verb.replace(/es$/, ''),
    verb.replace(/ies$/, 'y'),
  ]),
  ...split(`want wanted try tried need work worked live lived start started stop stopped look looked talk talked
    pay paid run runs drive drives plan plans miss lose leave leaves call calls called use used put done
    been gone begun taken given known told shown written spoken driven eaten built sent spent lent left kept held
    read die died move moved change changed ask asked answer answered close closed open opened wait waited fail
    failed fall fell sign signed review drop comes goes shuts turns takes makes gets works lives starts`),
])

/** As a heading: without its mark, and with a capital. */
function tidy(name: string): string {
  const bare = name
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,;:!?]+$/u, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
