import { plain } from '../language/words.ts'
import { wholeTurn } from '../reading/evidence.ts'
import type { Reading } from '../reading/reading.ts'
import type { Evidence } from '../reading/talk.ts'
import type { Deed, DeedKind } from './deeds.ts'
import { lastOf, nextOf, turnAsks } from './deeds-of-turn.ts'
import { INSULTS, insultIn, isReproach, wallIn, WAVES_OFF } from './harms.ts'
import * as said from './phrases.ts'
import { sentenceWith } from './sentences.ts'
import { meantIn } from './uptake.ts'

/**
 * What harms in turns that earn nothing: whoever adds an order to the machine to an insult has insulted all the same,
 * and is to win nothing by it.
 */
export function harmBeside(
  reading: Reading,
  { notOwn, own }: { notOwn: ReadonlySet<number>; own: readonly Deed[] },
): Deed[] {
  const cut = new Set(own.flatMap(({ kind, to }) => (kind === 'cuts-in' ? [to] : [])))
  const theirs = (before: number): string[] =>
    reading.talk.turns
      .slice(0, before)
      .flatMap(({ speaker, text }) => (speaker === 'persona' ? meantIn(text) : []))
  return [...notOwn].flatMap((n) => {
    const spoken = reading.talk.turns[n]
    const turn = reading.turns[n]
    if (spoken === undefined || turn?.speaker !== 'trainee' || !turn.isSure) return []
    const { text } = spoken
    const words = plain(text).toLowerCase()
    const to = lastOf(reading, n)
    const deeds: Deed[] = []
    const add = (kind: DeedKind, at: Evidence | null) => {
      if (at !== null && at.quote !== '') deeds.push({ kind, at, to })
    }
    const where = (look: RegExp | null) => (look === null ? null : sentenceWith(n, text, look))
    // What they said of themselves is looked for only where there is something to find: talks may be long.
    const isInsult =
      insultIn(text, NOTHING_TAKEN_UP) !== null &&
      insultIn(text, { fresh: [], kept: theirs(n) }) !== null
    add('insults', where(isInsult ? INSULTS : null))
    add('waves-off', where(WAVES_OFF))
    add('walls-off', where(wallIn(words)))
    add('tells-off', where(said.TELLS_OFF))
    if (to === null) return deeds
    if (turnAsks(reading, to)) add('evades', where(said.EVADES))
    const isAlone =
      reading.turns[n - 1]?.speaker === 'persona' && reading.turns[n + 1]?.speaker === 'persona'
    if (isAlone && isReproach(nextOf(reading, n) ?? '')) add('is-reproached', wholeTurn(n, spoken))
    if (reading.talk.turns[to]?.interrupted === true && !spoken.typed && !cut.has(to)) {
      add('cuts-in', wholeTurn(n, spoken))
      cut.add(to)
    }
    return deeds
  })
}

const NOTHING_TAKEN_UP = { fresh: [], kept: [] }
