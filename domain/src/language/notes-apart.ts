import { finiteVerbIn } from './finite.ts'
import { CERTAIN_VERBS, PAST_VERBS, VERBS } from './verbs.ts'
import { asSentence } from './words.ts'

/**
 * "Off work for two weeks, GP signed her off, panic attack on Monday, had to be led out": whoever notes puts
 * side by side what would be sentences. What has a doer of its own is one by itself; what only has a verb goes
 * on with "and".
 */
export function notesApart(note: string): string[] {
  const [first = '', ...rest] = withWhoIsGone(note.trim().replace(/\.$/, '')).split(/, /)
  const notes = [first]
  for (const part of rest) {
    const last = notes.at(-1) ?? ''
    if (isOfItsOwn(part)) notes.push(ofTheSame(part, first))
    else
      notes[notes.length - 1] =
        `${last}${goesOn(part, rest.length === 1 ? last : '') ? ' and ' : ', '}${part}`
  }
  return notes.map(asSentence)
}

/** "Had to be led out"; "talks fast, makes jokes": of two things that one does the second is added. */
const goesOn = (part: string, before: string): boolean =>
  GOES_ON.test(part) || (!/ and /.test(`${before} ${part}`) && isDoing(before) && isDoing(part))

const isDoing = (part: string): boolean => {
  const first = (part.split(' ')[0] ?? '').toLowerCase()
  return VERBS.has(first) || PAST_VERBS.has(first) || /\p{L}{2}ed$/u.test(first)
}

/** "Married to Josef for 41 years, he died": that is over. */
const withWhoIsGone = (note: string): string =>
  /, (?:he|she) (?:died|passed away)\b/.test(note)
    ? note.replace(/^married /i, 'was married ')
    : note

const isOfItsOwn = (part: string): boolean => {
  const words = part.split(' ')
  if (words.length < 3 || HANGS_ON.test(part) || DOES.test(words[0] ?? '')) return false
  return DOER.test(words[0] ?? '') || finiteVerbIn(words) !== -1 || BEGINS_OWN.test(part)
}

/** "First one was mostly paperwork", of a session. */
const ofTheSame = (part: string, first: string): string => {
  const thing = / (\p{Ll}+)$/u.exec(first)?.[1] ?? 'one'
  return part.replace(/^(first|last|next|second|other|old|new) one\b/iu, `the $1 ${thing}`)
}

const HANGS_ON =
  /^(?:who|which|whose|whom|where|because|so|and|but|or|when|whenever|if|as|although|though|that|while|since|until|unless|not|never|always|most|all|some|both|half|none|each|mostly|then|even|especially|including|usually|sometimes|often)\b/i

/** "Daughter Mia starts nursery", "shift starts at seven", "14 years in the trade". */
const BEGINS_OWN =
  /^(?:(?:daughter|son|wife|husband|partner|mother|father|mum|mom|dad|sister|brother|boyfriend|girlfriend)(?: \p{Lu}\p{Ll}+)? (?:\p{Ll}+s|left|died|lost|went|came|\p{Ll}+ed) |shift (?:starts|ends) |(?:team|crew|class|family|staff) of |no contact with |\p{N}+ years (?:in|at|with|on) )/u

const DOER = /^(?:he|she|they|we|I|nobody|everybody|somebody|everyone)$/

const GOES_ON = /^(?:had to|has to|was|is|had been|could not|couldn't|can't|cannot) \p{Ll}/u

const DOES = new RegExp(
  `^(?:is|was|has|had|does|did|can|could|will|would|must|may|might|${[...CERTAIN_VERBS, ...PAST_VERBS].join('|')})$`,
)
