import type { Terms } from '../../data/assignments.ts'
import { dueDayOf } from '../../data/due.ts'
import { peopleInWords } from '../../parts/assignment/states-in-words.ts'

type Asked = Pick<Terms, 'pass_mark' | 'least_attempts' | 'most_attempts' | 'counts'>

const attempts = (count: number): string => (count === 1 ? '1 attempt' : `${count} attempts`)

/** "Their best submitted attempt counts; 70 passes. At least 2 attempts, at most 5." */
export function askedInWords(asked: Asked): string {
  const { pass_mark: pass, counts } = asked
  const score = pass === null ? 'it is done once one is submitted' : `${pass} of 100 passes`
  return `Their ${counts} submitted attempt counts; ${score}. ${attemptsInWords(asked)}`
}

function attemptsInWords({ least_attempts: least, most_attempts: most }: Asked): string {
  if (most !== null && most === least) return `Exactly ${attempts(least)}.`
  if (least > 1)
    return most === null
      ? `At least ${attempts(least)}.`
      : `At least ${attempts(least)}, at most ${most}.`
  return most === null ? 'As many attempts as they like.' : `At most ${attempts(most)}.`
}

export type Who = {
  /** Named themselves, not by a group. */
  names: readonly string[]
  groups: readonly string[]
  /** How many different people that comes to; null while nobody knows. */
  people: number | null
}

/** "12 people in Sales North and Mika Member". */
export function whoInWords({ names, groups, people }: Who): string {
  const [name, ...others] = names
  if (groups.length === 0) {
    if (name === undefined) return 'Nobody'
    return others.length === 0 ? name : peopleInWords(names.length)
  }
  const beside =
    name === undefined
      ? ''
      : others.length === 0
        ? `, ${name} included`
        : `, ${names.length} named themselves included`
  const count = people === null ? 'Everybody' : peopleInWords(people)
  return `${count} in ${listed(groups)}${beside}`
}

/** A few by name, the rest by number. */
const MOST_NAMED = 3

function listed(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED
  const shown = names.slice(0, MOST_NAMED)
  if (rest > 0) shown.push(rest === 1 ? '1 more group' : `${rest} more groups`)
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(shown)
}

type Wanted = Asked & { who: Who; roleplay: string | null; due: string | null }

/** All that a new assignment asks, as one would say it; until that is known, what is still to be chosen. */
export function previewInWords({ who, roleplay, due, ...asked }: Wanted, now: number): string {
  const open = [
    ...(roleplay === null ? ['what is practised'] : []),
    ...(who.names.length + who.groups.length === 0 ? ['who practises it'] : []),
  ]
  if (roleplay === null || open.length > 0) return `Still to be chosen: ${open.join(', and ')}.`
  const isOne = who.groups.length === 0 ? who.names.length === 1 : (who.people ?? 1) < 2
  const until = due === null ? 'whenever they like' : `until ${dueDayOf(due, { now })}`
  return `${whoInWords(who)} ${isOne ? 'practises' : 'practise'} “${roleplay}” ${until}. ${askedInWords(asked)}`
}
