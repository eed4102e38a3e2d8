import type { Measure, MeasureId } from '../measures/measures.ts'
import type { Deeds } from '../rubric/deeds.ts'
import { firstName } from '../rubric/reasons.ts'
import type { Judged, Rubric } from '../rubric/rubric.ts'
import { totalOf } from './total.ts'

/** How it was said, beside what was said: of the criteria that belong to these skills. */
export function communicationScoreOf(judged: readonly Judged[], rubric: Rubric): number | null {
  const criteria = rubric.criteria
    .filter(({ skill }) => OF_HOW.has(skill))
    .map((one) => ({ ...one, blocks: null }))
  return totalOf(judged, { ...rubric, criteria })
}

const OF_HOW: ReadonlySet<string> = new Set([
  'Listening',
  'Understanding',
  'Reflecting',
  'Respect',
  'Summing up',
  'Answering what is asked',
  'Opening',
])

/** What was counted, in words: it is there to be known, and decides nothing. */
export function communicationOf(deeds: Deeds, measures: readonly Measure[]): string {
  const who = firstName(deeds)
  const of = (id: MeasureId): number | null => measures.find((one) => one.id === id)?.value ?? null
  const pace = of('pace')
  const share = of('talk-share')
  const open = of('questions-open')
  const closed = of('questions-closed')
  const cut = of('interrupted-the-persona')
  const fillers = of('fillers')
  const says = [
    pace === null
      ? null
      : `You spoke at ${pace} words a minute, ${pace > FAST ? 'which is fast to follow' : pace < SLOW ? 'which leaves time to think' : 'which is easy to follow'}.`,
    share === null
      ? null
      : `${Math.round(share * 100)} percent of the speaking was yours, the rest was ${possessive(who)}.`,
    open === null || closed === null
      ? null
      : `You asked ${counted(open, 'open question')} and ${counted(closed, 'closed one')}.`,
    cut === null || cut === 0
      ? null
      : `You began before ${who} had finished ${cut === 1 ? 'once' : `${cut} times`}.`,
    fillers === null || fillers === 0
      ? null
      : `There ${fillers === 1 ? 'was' : 'were'} ${counted(fillers, 'filler word')}, which is how people talk, and counts for nothing.`,
  ].filter((one) => one !== null)
  return says.length === 0 ? 'There was too little to measure how you spoke.' : says.join(' ')
}

/** Outside of these, in words a minute, it is worth a word; within, everybody is as they are. */
const SLOW = 110
const FAST = 190

const possessive = (name: string): string => `${name}'s`
const counted = (count: number, thing: string): string =>
  `${count === 0 ? 'no' : count} ${thing}${count === 1 ? '' : 's'}`
