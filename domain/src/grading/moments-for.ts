import type { DeedKind, Deeds } from '../rubric/deeds.ts'
import { EVADES, I_DID, LOOSE, SHOWS_FEELING } from '../rubric/phrases.ts'
import { BEGINNING } from '../rubric/plans.ts'
import type { RuleName } from '../rubric/rules.ts'
import { firstSentenceOf } from '../rubric/sentences.ts'
import { gatheringMoment, lastMoment, type Moment, missedMoments, momentOf } from './moments.ts'

/** Where it would have helped, of those moments that are not spoken of yet; null where there was none. */
export function momentFor(deeds: Deeds, rule: RuleName, used: ReadonlySet<number>): Moment | null {
  const all = candidatesFor(deeds, rule)
  return (
    all.find((one) => one !== null && !used.has(one.at.turn) && isTrainee(deeds, one.turn)) ?? null
  )
}

function candidatesFor(deeds: Deeds, rule: RuleName): (Moment | null)[] {
  const ofDeeds = (...kinds: DeedKind[]): Moment[] =>
    kinds.flatMap((kind) => deeds.of(kind)).map(({ at }) => momentOf(deeds, at))
  switch (rule) {
    case 'agrees-on-a-step':
    case 'asks-for-a-decision':
      return [lastMoment(deeds)]
    case 'sums-up':
      return [gatheringMoment(deeds)]
    case 'offers-to-fit':
      return ofDeeds('offers').filter(({ turn }) => turn >= BEGINNING)
    case 'respects':
      return [
        ...ofDeeds('insults', 'waves-off', 'walls-off', 'cuts-in', 'is-reproached'),
        ...(deeds.turns('tells-off') > 2 ? ofDeeds('tells-off') : []),
      ]
    case 'answers':
      return [...ofDeeds('evades', 'stays-vague'), ...ownTurns(deeds, EVADES)]
    case 'tells-deeds':
      return [
        ...ofDeeds('stays-vague', 'evades'),
        ...ownTurns(deeds, /./, ['tells-a-deed', 'asks-open', 'asks-closed']),
      ]
    case 'tells-what-came-of-it':
      return ownTurns(deeds, I_DID, ['tells-what-came-of-it'])
    case 'proves':
      return [
        ...ownTurns(deeds, LOOSE, ['gives-source']),
        ...ofDeeds('evades'),
        ...ownTurns(deeds, /./, ['is-particular', 'asks-open']),
      ]
    case 'opens':
    case 'says':
      return ownTurns(deeds, /./).slice(0, 1)
    case 'asks-a-little':
      return missedMoments(deeds, ['asks-on']).filter(
        ({ turn }) => turn > deeds.reading.turns.length / 2,
      )
    case 'goes-deep':
      return missedMoments(deeds, ['asks-for-effect', 'asks-for-wish'])
    case 'feels-with':
      return missedMoments(deeds, ['feels-with']).filter(({ at }) => SHOWS_FEELING.test(at.quote))
    case 'reflects':
      return missedMoments(deeds, ['gives-back'])
    case 'meets-doubts':
      return deeds.reading.objections
        .filter(({ isSettled }) => !isSettled)
        .map(({ at }) => ({ ...momentOf(deeds, at), turn: at.turn + 1 }))
    case 'asks':
      return missedMoments(deeds, ['asks-open'])
    case 'listens':
    case 'listens-while-asked':
      return missedMoments(deeds)
  }
}

/** What the learner said like this, without having done that in it. */
function ownTurns(deeds: Deeds, look: RegExp, without: readonly DeedKind[] = []): Moment[] {
  const done = new Set(without.flatMap((kind) => deeds.of(kind).map(({ at }) => at.turn)))
  return deeds.reading.turns.flatMap((turn, n) => {
    const said = deeds.reading.talk.turns[n]
    const isOne =
      turn.speaker === 'trainee' &&
      turn.foreign === null &&
      turn.words >= SAYS_SOMETHING &&
      !done.has(n)
    return isOne && said !== undefined && look.test(said.text.toLowerCase())
      ? [momentOf(deeds, firstSentenceOf(n, said))]
      : []
  })
}

/** In words. */
const SAYS_SOMETHING = 4

const isTrainee = ({ reading }: Deeds, n: number): boolean =>
  reading.turns[n]?.speaker === 'trainee'
