/**
 * How many times as much CPU it takes as counting the words of a hundred pages: machines differ, and one is slower
 * today than it was yesterday. Both in turns, several times, and of each the least: what else the machine does comes and goes.
 */
export function timesAHundredPages(run: () => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => [cpuMsOf(countOfAHundred), cpuMsOf(run)])
  const [pages = Number.NaN, own = Number.NaN] = [0, 1].map((which) =>
    Math.min(...rounds.map((round) => round[which] ?? Number.NaN)),
  )
  return own / pages
}

const ROUNDS = 5

function cpuMsOf(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const PAGE = Array.from({ length: 300 }, (_, n) => `word${(n * 7) % 120} and, so on;`).join(' ')

function countOfAHundred(): void {
  for (let n = 0; n < 100; n += 1) {
    const counts = new Map<string, number>()
    for (const word of `${PAGE} ${n}`.toLowerCase().split(/[^\p{L}\d]+/u))
      counts.set(word, (counts.get(word) ?? 0) + 1)
    if (counts.size < 100) throw new Error('a page has more words')
  }
}
