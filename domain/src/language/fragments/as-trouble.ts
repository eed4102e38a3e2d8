import { ofKin, ONES_OWN } from './kin.ts'
import { NOTES } from './lacks.ts'
import { LEFT_OUT } from './left-out.ts'
import { firstOf } from './rule.ts'
import { STATES } from './states.ts'
import { doingIn } from '../doing.ts'
import { genderOf } from '../gendered.ts'
import {
  bare,
  isGerund,
  isPlural,
  isWholeSentence,
  lowered,
  our,
  type Speaker,
  WITHOUT_ARTICLE,
} from '../notes.ts'
import { PAST_VERBS, VERBS } from '../verbs.ts'
import { asSentence, wordsOf } from '../words.ts'

/** What troubles somebody, noted in a few words, as they would say it: "No visibility into stock". */
export function saidAsTrouble(note: string, who: Speaker): string {
  const trimmed = bare(note)
  const described = firstOf(STATES, trimmed, who) ?? firstOf(LEFT_OUT, trimmed, who)
  if (described !== null) return asSentence(described)
  const kin = ofKin(trimmed)
  if (kin !== null) return asSentence(kin)
  if (
    ONES_OWN.test(trimmed) &&
    isWholeSentence(trimmed) &&
    !/^(?:parents|kids|children) (?!want|expect|think)/i.test(trimmed)
  )
    return asSentence(`my ${lowered(trimmed)}`)
  const whole = WITHOUT_ARTICLE.test(trimmed) ? `${our(who)} ${lowered(trimmed)}` : trimmed
  if (isWholeSentence(trimmed))
    return asSentence(WHICH_OF_THEM.test(trimmed) ? `${our(who)} ${lowered(trimmed)}` : whole)
  const doing = isGerund(trimmed) ? 'no' : doingIn(trimmed)
  if (isSaidOfOthers(trimmed) || doing === 'yes') return asSentence(ofTheirs(whole, trimmed))
  const begins = /^being (?=(?:spoken to|treated|talked to|called|shouted at) )/iu.exec(trimmed)
  if (begins !== null) return asSentence(`${who} hate being ${trimmed.slice(begins[0].length)}`)
  const felt = /^(?:feeling|being) /i.exec(trimmed)
  if (felt !== null && /^f/i.test(felt[0]))
    return asSentence(`${who} feel ${trimmed.slice(felt[0].length)}`)
  const lasting = LASTS.exec(trimmed)
  if (lasting !== null)
    return asSentence(
      `${who} ${LASTING[lasting[0].toLowerCase()]}${trimmed.slice(lasting[0].length)}`,
    )
  if (isGerund(trimmed)) return asSentence(`${who} keep ${lowered(trimmed)}`)
  const said = firstOf(NOTES, trimmed, who)
  if (said !== null) return asSentence(said)
  if (/, .*,? and /.test(trimmed)) return asSentence(`it's ${lowered(trimmed)}`)
  if (COMES_SO_OFTEN.test(trimmed)) return asSentence(`${who} have ${lowered(trimmed)}`)
  // So long a note stands for itself: no frame is surer.
  const words = wordsOf(trimmed)
  if (
    words.length > LONG_NOTE ||
    (words.length > 3 && VERBS.has(words[1] ?? '') && words[2] !== 'of')
  )
    return asSentence(trimmed)
  const nth = /^(?:first|second|third|fourth|fifth|sixth) \p{L}+/iu
  if (nth.test(trimmed)) return asSentence(`it's the ${lowered(trimmed)}`)
  // "60 euros a month": what it costs.
  if (
    /^[£$€]?\p{N}[\p{N},.]*k?(?: (?:euros|pounds|dollars))?(?: (?:a|per) \p{L}+)?$/u.test(trimmed)
  )
    return asSentence(`it's ${trimmed}`)
  if (/\p{N}/u.test(trimmed) || /^(?:two|three|four|five|six|several|many) /i.test(trimmed))
    return asSentence(`${who} have ${lowered(trimmed)}`)
  if (/\b(?:who|which|that)\b/.test(trimmed))
    return asSentence(
      `it's ${isPlural(trimmed) && !/^(?:the|my|our) /i.test(trimmed) ? 'the ' : ''}${lowered(trimmed)}`,
    )
  if (/^(?:my|our) \S+s \p{L}+ /iu.test(trimmed)) return asSentence(trimmed)
  if (doing === 'perhaps' || /: /.test(trimmed)) return asSentence(trimmed)
  return asSentence(`${trimmed} ${isPlural(trimmed) ? 'are' : 'is'} a problem`)
}

/** "Works council stops everything": one's own has no "the" and no "our" where several were named. */
const ofTheirs = (whole: string, note: string): string =>
  /^\S+ \p{Ll}+s\b/u.test(note) && !/^\S+s /.test(note) ? whole : note

/** "Last hire left after four months." */
const WHICH_OF_THEM =
  /^(?:last|previous|former|current|first|second|main|other) \p{Ll}+ (?!and\b|or\b)/iu

/** "Gerry retires in April", "Parents who work shifts lose an hour's pay", "A man who sold us windows vanished". */
function isSaidOfOthers(note: string): boolean {
  const [first = '', second = '', third = '', ...rest] = note.split(' ')
  if (/^\p{Lu}/u.test(first) && genderOf(first) !== 'unknown' && VERBS.has(second)) return true
  if (
    /[^s]s$/.test(first) &&
    VERBS.has(`${second}s`) &&
    /^(?:that|the|my|our|to|an?|at|on|in|for|without|with|by|from|when|if|us|me)$/.test(third)
  )
    return true
  const at = [first, second, third].indexOf('who')
  if (at < 1) return false
  const isPast = PAST_VERBS.has([first, second, third, ...rest][at + 1] ?? '')
  return rest.some(
    (word, n) =>
      n > 0 &&
      (isPast
        ? PAST_VERBS.has(word) && rest[n - 1] !== 'and'
        : /[^s]s$/.test(rest[n - 1] ?? '') && VERBS.has(`${word}s`)),
  )
}

/** What goes on all the time is not kept up: "Living with my parents". */
const LASTING: Record<string, string> = {
  living: 'live',
  having: 'have',
  sharing: 'share',
  depending: 'depend',
  owing: 'owe',
  lacking: 'lack',
  earning: 'earn',
  knowing: 'know',
}

const LASTS = new RegExp(`^(?:${Object.keys(LASTING).join('|')})(?= )`, 'i')

const LONG_NOTE = 7

/** "Panic attacks, two or three a week, mostly in the mornings." */
const COMES_SO_OFTEN =
  /^(?:[\p{L}-]+ ){0,2}\p{L}+[^su]s, (?:\p{N}+|one|two|three|four|five|six|several|many|most|mostly|every|almost|once|twice|usually|sometimes|often|up to|at least|at most|about|at night|worse)\b/iu
