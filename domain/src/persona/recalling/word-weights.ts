import type { Wants } from './asked.ts'
import type { FactSubject } from '../facts/facts.ts'
import { meaningsOf } from '../../language/stems.ts'

/** Of words that say little of what is asked for: they are in everything. */
const GENERAL = new Set(
  meaningsOf(
    `work working time year week month people want need feel help use know problem trouble find look change
    talk speak ask hear see start try keep new old big small live place day night part case point way deal
    run put call called stand sound seem long best worst important important able matter plan
    worry understand decide expect notice tell say show stay move set hold end last suit up turn reach
    give take become became happen spend pass carry cause wrong right special reason`,
  ),
)

/** Of words that only shape the question. */
const FILLING = new Set(
  meaningsOf(
    `recently currently temporarily exactly  ever else already must ago sort kind such
    wondering mention mentioned said told moment whole past hi sir madam far early honest honestly
    originally finally normally generally usually often frequently particular total altogether
    quite bit roughly approximately itself himself herself yourself guess suppose believe reckon
    ballpark rough mean coming going bring brings brought putting putt put trying make making tried wonder supposed meant along
    ballpark rough personally far soon yet anybody anyone anything somebody`,
  ),
)

/** Who asks for these asks for what is written among the troubles, or among the goals, and is not said there. */
export const OF_SUBJECT: Partial<Record<FactSubject, ReadonlySet<string>>> = {
  pain: new Set(
    meaningsOf(
      `problem trouble difficulty difficult issue wrong annoy annoying irritate irritates bother worry worries worried concern
      afraid fear scared dislike hate hard hardest struggle frustrate frustrating stress upset complain complaint suffer worst pressure
      challenge unhappy nervous anxious dread mind risk disadvantage downside cost hurt`,
    ),
  ),
  goal: new Set(
    meaningsOf(
      `want need hope wish plan like goal aim expect achieve looking change help dream prefer ideal ideally
      important matter benefit suit right happen next future outcome solution gain improve`,
    ),
  ),
}

/** With these, what is looked for is a time, a place or a name, and not the word. */
const NAMES_THE_KIND: Partial<Record<Wants, ReadonlySet<string>>> = {
  time: new Set(meaningsOf('time date day month year hour clock deadline')),
  place: new Set(meaningsOf('place town city country village district area region street part')),
  person: new Set(meaningsOf('name called person first last full')),
  number: new Set(
    meaningsOf(
      'heavy tall deep wide far fast number amount figure percentage total high big large age old sum',
    ),
  ),
  age: new Set(meaningsOf('age old')),
  duration: new Set(meaningsOf('long time last take years')),
  tenure: new Set(meaningsOf('long years')),
  reason: new Set(meaningsOf('reason cause')),
}

const LITTLE = 0.45

export function weightOf(stem: string, wants?: Wants): number {
  if (FILLING.has(stem)) return 0
  if (wants !== undefined && NAMES_THE_KIND[wants]?.has(stem) === true) return 0
  return GENERAL.has(stem) ? LITTLE : 1
}
