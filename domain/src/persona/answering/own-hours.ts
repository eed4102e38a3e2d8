import { type Decision, type Given } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { mayTell } from '../telling.ts'
import { saying } from './whether.ts'

/**
 * "Our early shift starts at six, would that be possible?": whoever cannot begin before half past, or has four weeks of
 * notice, does not say yes to it, however gladly they would.
 */
export function toOwnHours(given: Given): Decision | null {
  const { heard, graph } = given
  if (heard.asked?.isYesNo !== true) return null
  const said = heard.text.toLowerCase()
  const fact = graph.facts.find(
    (one) => one.about !== 'goal' && mayTell(given, one) && isInTheWay(one, said),
  )
  return fact === undefined ? null : saying(given, { fact, verdict: 'no' })
}

const isInTheWay = ({ says }: Fact, said: string): boolean =>
  isTooEarly(says, said) || isTooSoon(says, said)

// The hour

function isTooEarly(says: string, said: string): boolean {
  const earliest = CANNOT_BEFORE.exec(says)?.[1]
  if (earliest === undefined) return false
  const asked = [...said.matchAll(AN_HOUR)].map(([, hour = '', half]) =>
    hourOf(hour, { isAfternoon: half !== undefined && !/^(?:am\b|in the morning)/.test(half) }),
  )
  const limit = hourOf(earliest, { isAfternoon: false })
  return limit !== null && asked.some((hour) => hour !== null && hour < limit)
}

const CLOCK = String.raw`(?:half past )?(?:\p{N}{1,2}(?:[:.]\p{N}\p{N})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`

const CANNOT_BEFORE = new RegExp(
  String.raw`\b(?:can't|cannot|can not|not|never)\b[^.]*\bbefore (${CLOCK})\b(?! (?:weeks|days|months))`,
  'iu',
)

const AN_HOUR = new RegExp(
  String.raw`\b(?:at|from|by) (${CLOCK})\b(?! (?:weeks|days|months|people|percent|pounds|euros))(?: (am\b|pm\b|in the \p{L}+))?`,
  'giu',
)

/** Of the day; nobody who names an hour from one to five without more means the night. */
function hourOf(words: string, { isAfternoon }: { isAfternoon: boolean }): number | null {
  const isHalf = words.startsWith('half past ')
  const [hour = '', minutes = '0'] = words.replace('half past ', '').split(/[:.]/)
  const whole = HOURS.indexOf(hour) === -1 ? Number(hour) : HOURS.indexOf(hour)
  if (!Number.isFinite(whole)) return null
  const at = whole + (isHalf ? 0.5 : Number(minutes) / 60)
  return at < AT_NIGHT || (isAfternoon && at < NOON) ? at + NOON : at
}

const AT_NIGHT = 5
const NOON = 12

const HOURS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

// The day

function isTooSoon(says: string, said: string): boolean {
  const notice = NOTICE.exec(says)
  const start = STARTS.exec(said)
  if (notice === null || start === null) return false
  const days = daysOf(notice[1], notice[2])
  const wanted = start[1] === undefined ? A_WEEK : daysOf(start[1], start[2])
  return wanted < days
}

const COUNT = '(\\p{N}+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'

const NOTICE = new RegExp(
  String.raw`\bnotice(?: period)? (?:is|of) ${COUNT} (weeks?|months?)\b`,
  'iu',
)

const STARTS = new RegExp(
  String.raw`\b(?:start|begin|join)\b.*\b(?:(?:with)?in ${COUNT} (days?|weeks?|months?)|tomorrow|next week|this week|next monday|on monday)\b`,
  'iu',
)

const daysOf = (count = '', unit = ''): number =>
  (/^an?$/.test(count) ? 1 : Math.max(HOURS.indexOf(count), Number(count) || 0)) *
  (unit.startsWith('month') ? A_MONTH : unit.startsWith('week') ? A_WEEK : 1)

const A_WEEK = 7
const A_MONTH = 30
