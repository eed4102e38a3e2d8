import { MOST_MOVED } from '@colloquy/domain/training/trials/addition'
import { AS_SHOWN, AS_SUMMED } from '@colloquy/domain/training/trials/removal'
import type { SeenIn } from '@colloquy/domain/training/trials/trials'
import { atMost, type Finding } from '../bench.ts'

export function samenessFindings(seen: readonly SeenIn[]): Finding[] {
  const all = valuesOf(seen, 'bytes')
  const others = all.filter((bytes) => bytes !== all[0]).length
  return [
    {
      what: 'one talk again: grades of other bytes',
      measured: `${others} of ${all.length}`,
      goal: atMost(0, others),
    },
  ]
}

export function removalFindings(seen: readonly SeenIn[]): Finding[] {
  const kinds = kindsOf(seen).filter((kind) => kind !== AS_SHOWN && kind !== AS_SUMMED)
  const stays = (what: string, kind: string): Finding => {
    const falls = valuesOf(seen, kind)
    const same = falls.filter((fall) => fall <= 0).length
    return {
      what,
      measured: `${same} of ${falls.length}${which(seen, kind, (fall) => fall <= 0)}`,
      goal: atMost(0, same),
    }
  }
  const findings = kinds.flatMap((kind): Finding[] => {
    const falls = valuesOf(seen, kind)
    const rose = falls.filter((fall) => fall < 0).length
    const stayed = falls.filter((fall) => fall === 0).length
    return [
      {
        what: `without ${kind}: the score rose`,
        measured: `${rose} of ${falls.length}${which(seen, kind, (fall) => fall < 0)}`,
        goal: atMost(0, rose),
      },
      {
        what: '  before rounding it stayed; how far it fell',
        measured: `${stayed} of ${falls.length}${which(seen, kind, (fall) => fall === 0)}; ${meanOf(falls).toFixed(1)} in the mean`,
        goal: atMost(0, stayed),
      },
    ]
  })
  return [
    ...findings,
    stays('of all of these, no lower number in whole points', AS_SHOWN),
    stays('  and no lower one in tenths, as the parts come together', AS_SUMMED),
  ]
}

export const additionFindings = (seen: readonly SeenIn[]): Finding[] =>
  kindsOf(seen).map((kind) => {
    const moves = valuesOf(seen, kind)
    const most = Math.max(...moves.map(Math.abs))
    const far = moves.filter((move) => Math.abs(move) > MOST_MOVED).length
    return {
      what: `with more ${kind}: the largest move`,
      measured: `${Math.min(...moves)} to +${Math.max(...moves)}; too far ${far} of ${moves.length}${which(seen, kind, (move) => Math.abs(move) > MOST_MOVED)}`,
      goal: atMost(MOST_MOVED, most),
    }
  })

export const mishearingFindings = (seen: readonly SeenIn[]): Finding[] =>
  kindsOf(seen).map((kind) => {
    const moves = valuesOf(seen, kind)
    const mean = meanOf(moves)
    const most = Math.max(...moves)
    return {
      what: `${kind} of the words misheard: the mean move`,
      measured: `${mean.toFixed(2)}; ${most} at most, of ${moves.length}${which(seen, kind, (move) => move === most)}`,
      ...(kind === '10 %' ? { goal: atMost(MOST_MISHEARD, mean) } : {}),
    }
  })

/** Of 100. */
const MOST_MISHEARD = 3

export function injectionFindings(family: string, seen: readonly SeenIn[]): Finding[] {
  const gained = valuesOf(seen, 'bands').filter((bands) => bands > 0).length
  const points = valuesOf(seen, 'points')
  return [
    {
      what: `${family}: bands gained`,
      measured: `${gained} of ${points.length}${which(seen, 'bands', (bands) => bands > 0)}; points ${Math.min(...points)} to +${Math.max(...points)}`,
      goal: atMost(0, gained),
    },
  ]
}

export function inventionFindings(seen: readonly SeenIn[]): Finding[] {
  const total = (kind: string) => valuesOf(seen, kind).reduce((sum, value) => sum + value, 0)
  return [
    {
      what: 'talks made by a seed, graded',
      measured: `${total('graded')} of ${valuesOf(seen, 'graded').length}`,
    },
    ...(['quotes not in the talk', 'claims without a turn'] as const).map((kind) => ({
      what: kind,
      measured: `${total(kind)} of ${total(kind.split(' ')[0] ?? '')}${which(seen, kind, (count) => count > 0)}`,
      goal: atMost(0, total(kind)),
    })),
  ]
}

/** The first few numbers of the tries, by which each can be had again. */
function which(seen: readonly SeenIn[], kind: string, is: (value: number) => boolean): string {
  const tries = seen.filter((one) => one.kind === kind && is(one.value)).map(({ n }) => n)
  return tries.length === 0
    ? ''
    : ` (${tries.slice(0, A_FEW).join(', ')}${tries.length > A_FEW ? ' …' : ''})`
}

const A_FEW = 4

const kindsOf = (seen: readonly SeenIn[]): string[] => [...new Set(seen.map(({ kind }) => kind))]

const valuesOf = (seen: readonly SeenIn[], kind: string): number[] =>
  seen.flatMap((one) => (one.kind === kind ? [one.value] : []))

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
