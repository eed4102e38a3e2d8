import { grade } from '@colloquy/domain/grading/grade'
import type { Talk } from '@colloquy/domain/reading/talk'
import { readGoldTalks } from '@colloquy/domain/training/gold-talks'
import { spokenAs } from '@colloquy/domain/training/trials/changed'
import { talkOf } from '@colloquy/domain/training/verdicts'
import { atMost, type Finding } from '../bench.ts'
import { median } from '../statistics.ts'

/** CPU time, for whoever waits for a report waits for this; other processes do not count. */
export function speedFinding(): Finding {
  const talk = halfAnHour()
  const ms = Array.from({ length: TIMES }, () => {
    const before = process.cpuUsage()
    grade(talk)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  const typical = median(ms)
  return {
    what: `CPU for ${MINUTES} minutes, ${talk.turns.length} turns`,
    measured: `${typical.toFixed(0)} ms, ${Math.max(...ms).toFixed(0)} ms at most`,
    goal: atMost(1000, typical),
  }
}

const TIMES = 7
const MINUTES = 30

/** Of talks of one use case, one after the other, until it is long enough. */
function halfAnHour(): Talk {
  const talks = readGoldTalks('dev')
    .map(({ input }) => talkOf(input))
    .filter(({ useCase }) => useCase === 'sales')
  const turns = talks.flatMap((from) => from.turns.map((_, n) => ({ from, n })))
  const first = talks[0] as Talk
  let times = 1
  let talk = first
  while ((talk.turns.at(-1)?.endedAtMs ?? 0) < MINUTES * 60_000) {
    talk = spokenAs(first, Array.from({ length: times }, () => turns).flat())
    times += 1
  }
  const end = talk.turns.findIndex(({ endedAtMs }) => endedAtMs >= MINUTES * 60_000)
  return { ...talk, turns: talk.turns.slice(0, end + 1) }
}
