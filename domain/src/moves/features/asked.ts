import { FUNCTION_WORDS } from '../function-words.ts'
import { stemOfSpoken } from '../stem-of-spoken.ts'
import { bucket, type Feature } from './feature.ts'
import { patternOf, runs } from './words.ts'

/** The last thing that may be asked: its form, its words, where it stands and what follows. */
export const asked: Feature = (said, found) => {
  const { heard, words, asked } = said
  found(`q count ${Math.min(asked.length, 3)}`)
  const last = asked.at(-1)
  if (last === undefined) {
    found(said.hasMarks ? 'q nothing' : 'qu nothing')
    return
  }
  const mark = said.hasMarks ? (heard[last.to - 1]?.mark ?? '') : 'unknown'
  found(`q form ${last.form}`)
  found(`q form ${last.form} ${mark}`)
  for (const { form } of asked.slice(0, -1)) found(`q before ${form}`)
  const left = words.length - last.to
  found(`q left ${bucket(left)}`)
  found(`q left ${bucket(left)} ${last.form} ${mark}`)
  if (!said.hasMarks) {
    const [first = '', second = ''] = words.slice(last.from, last.from + 2)
    found(`qu ${last.form} ${first}`)
    found(`qu ${last.form} ${first} ${second}`)
    found(`qu ${last.form} preceded ${words[last.from - 1] ?? '^'}`)
    found(`qu ${last.form} lead ${bucket(last.from)}`)
    found(`qu ${last.form} length ${bucket(last.to - last.from)}`)
  }
  found(`q lead ${bucket(last.from)}`)
  found(`q length ${bucket(last.to - last.from)}`)
  found(`q preceded ${words[last.from - 1] ?? '^'}`)
  const isYou = (word: string): boolean => word === 'you' || word === 'your'
  const isToYou = words.slice(last.from, last.to).some(isYou)
  found(`q to you ${isToYou} ${last.form}`)
  if (left > 0) {
    const isAnswered = ANSWERS.has(words[last.to] ?? '')
    found(`q answered ${isAnswered} ${isToYou} ${words.slice(last.to).some(isYou)}`)
    found(`q answered ${isAnswered} ${left > 2}`)
    found(`q then ${words[last.to] ?? ''}`)
    found(`q then2 ${words.slice(last.to, last.to + 2).join(' ')}`)
  }
}

/** How somebody begins who answers the question that they have just put themselves. */
const ANSWERS = new Set(
  'because no yes sure of well it that this they we i two three mostly nothing nobody simple with the a not'.split(
    ' ',
  ),
)

export const askedWords: Feature = (said, found) => {
  const last = said.asked.at(-1)
  if (last === undefined) return
  const words = said.words.slice(last.from, last.to)
  for (let size = 1; size <= 4 && size <= words.length; size += 1)
    found(`q${size} ${words.slice(0, size).join(' ')}`)
  for (const word of words) if (!FUNCTION_WORDS.has(word)) found(`qw ${stemOfSpoken(word)}`)
  runs(words, { prefix: 'qr', longest: 2, found })
  runs(patternOf(said, last), { prefix: 'qp', longest: 3, found })
}

/** What it asks about: what its words mean, with the way they are asked. */
export const askedMeanings: Feature = (said, found) => {
  const last = said.asked.at(-1)
  if (last === undefined) return
  const meanings = new Set(said.meanings.slice(last.from, last.to).flat())
  const [first = '', second = ''] = said.words.slice(last.from, last.from + 2)
  const all = [...meanings]
  for (const meaning of all) {
    found(`qm ${meaning}`)
    found(`qm ${meaning} ${first}`)
    found(`qm ${meaning} ${first} ${second}`)
    found(`qm ${meaning} ${last.form}`)
    for (const other of all) if (meaning < other) found(`qmm ${meaning} ${other}`)
  }
  const lead = new Set(said.meanings.slice(0, last.from).flat())
  for (const meaning of lead) found(`ql ${meaning}`)
  for (const meaning of lead)
    if (!meanings.has(meaning))
      for (const other of SPIN_MEANINGS) if (meanings.has(other)) found(`ql ${meaning} ${other}`)
}

/** "When it breaks, who …" and "if it never broke, what would …": what is supposed before it is asked about. */
export const supposed: Feature = ({ words, meanings, previous, asked }, found) => {
  const last = asked.at(-1)
  if (last === undefined) return
  const [first = '', second = ''] = words.slice(last.from, last.from + 2)
  const isTroubleBefore = previous?.meanings.some(isTrouble) ?? false
  if (isTroubleBefore) {
    found(`u trouble before`)
    found(`u trouble before ${first}`)
    for (const meaning of new Set(meanings.slice(last.from, last.to).flat()))
      found(`u trouble before ${meaning}`)
  }
  const at = words.findLastIndex((word) => CONDITIONS.has(word))
  if (at < 0) return
  const supposed = words.slice(at + 1, at + 9)
  const isTroubled = meanings.slice(at + 1, at + 9).some(isTrouble)
  const isUnreal = supposed.some((word) => UNREAL.has(word))
  const isWould = words
    .slice(last.from, last.to)
    .some((word) => word === 'would' || word === 'could')
  const kind = `${words[at]} ${isTroubled} ${isUnreal} ${isWould}`
  found(`u ${kind}`)
  found(`u ${kind} ${first} ${second}`)
  found(`u ${isTroubled} ${isWould} ${at < last.from}`)
}

const isTrouble = (meanings: readonly string[]): boolean =>
  meanings.includes('trouble') || meanings.includes('loss') || meanings.includes('dislike')
const CONDITIONS = new Set([
  'if',
  'when',
  'whenever',
  'once',
  'after',
  'suppose',
  'imagine',
  'with',
  'without',
  'because',
])
const UNREAL = new Set([
  'could',
  'had',
  'were',
  'was',
  'did',
  'would',
  'got',
  'ran',
  'went',
  'knew',
  'no',
  'never',
])

const SPIN_MEANINGS = [
  'trouble',
  'effect',
  'cost',
  'loss',
  'reaction',
  'gain',
  'whatif',
  'wouldask',
  'situation',
] as const
