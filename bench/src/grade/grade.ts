import { SIDES } from '@colloquy/domain/training/gold-talks'
import { FAMILIES } from '@colloquy/domain/training/trials/injection'
import type { SeenIn } from '@colloquy/domain/training/trials/trials'
import type { Bench, Circumstances, Finding } from '../bench.ts'
import {
  additionFindings,
  injectionFindings,
  inventionFindings,
  mishearingFindings,
  removalFindings,
  samenessFindings,
} from './findings.ts'
import { goldFindings } from './gold.ts'
import { tryOnAllCores } from './lanes.ts'
import { speedFinding } from './speed.ts'

/** Whether the grade is to be relied on: the same each time, fair, and deaf to whoever talks to it. */
export const grade: Bench = {
  measures:
    'the grade: with trainers, the same each time, what moves it, who talks it up, its quotes',
  yardstick: 'whoever judged the talks, and each talk with itself',
  run: measureGrade,
}

async function measureGrade(circumstances: Circumstances): Promise<Finding[]> {
  const { isLong, seed, belongings, say } = circumstances
  const findings = [...SIDES.flatMap(goldFindings), speedFinding()]
  for (const { name, long, short, findingsOf } of PLAN) {
    say(name)
    const times = isLong ? long : short
    findings.push(...findingsOf(await tryOnAllCores(name, { times, seed, belongings })))
  }
  return findings
}

type Planned = {
  /** Of the trial. */
  name: string
  long: number
  short: number
  findingsOf: (seen: readonly SeenIn[]) => Finding[]
}

const PLAN: readonly Planned[] = [
  { name: 'sameness', long: 1000, short: 100, findingsOf: samenessFindings },
  { name: 'removal', long: 5000, short: 150, findingsOf: removalFindings },
  { name: 'addition', long: 500, short: 60, findingsOf: additionFindings },
  { name: 'mishearing', long: 500, short: 60, findingsOf: mishearingFindings },
  ...FAMILIES.map((name) => ({
    name,
    long: 500,
    short: 40,
    findingsOf: (seen: readonly SeenIn[]) => injectionFindings(name, seen),
  })),
  { name: 'invention', long: 10_000, short: 300, findingsOf: inventionFindings },
]
