import type { Asked } from './asked.ts'

/** A sum, a date, a name, a place: who is asked for one of these has it or does not, and nothing else is an answer. */
export const isForOneThing = ({ wants }: Pick<Asked, 'wants'>): boolean => ONE_THING.has(wants)

/** The same goes for why, but that a reason may be told in many ways. */
export const isForOneThingOrWhy = ({ wants }: Pick<Asked, 'wants'>): boolean =>
  wants === 'reason' || ONE_THING.has(wants)

const ONE_THING: ReadonlySet<Asked['wants']> = new Set([
  'number',
  'age',
  'tenure',
  'duration',
  'time',
  'person',
  'place',
])
