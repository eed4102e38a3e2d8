import { readGoldTalks, type Side } from '@colloquy/domain/training/gold-talks'
import { type Agreed, agreementOn, gradedOf } from '@colloquy/domain/training/verdicts'
import { atLeast, atMost, type Finding } from '../bench.ts'

/** What a trainer said about each talk, and what the grade says. */
export function goldFindings(side: Side): Finding[] {
  const { bands, order, counts } = agreementOn(gradedOf(readGoldTalks(side)))
  return [
    {
      what: `${side}: bands right`,
      measured: shown(bands),
      goal: atLeast(BANDS_RIGHT, bands.right / bands.of),
    },
    {
      what: `${side}: pairs out of order`,
      measured: `${order.of - order.right} of ${order.of}`,
      goal: atMost(0, order.of - order.right),
    },
    ...[...counts].map(([what, agreed]) => ({
      what: `${side}: ${what.replaceAll('_', ' ')} exact`,
      measured: shown(agreed),
      goal: atLeast(1, agreed.right / agreed.of),
    })),
  ]
}

const BANDS_RIGHT = 0.98

const shown = ({ right, of }: Agreed): string => `${right} of ${of}`
