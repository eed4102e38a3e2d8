import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { createRandom } from '../random.ts'
import { quantile } from '../statistics.ts'
import { type Kill, liveAndBeKilled, type Story } from './episode.ts'
import { VICTIMS } from './victims.ts'

/** What was answered is kept, and what was killed comes back. */
export const kill: Bench = {
  measures: 'acknowledged writes that are lost when server, database and supervisor are killed',
  yardstick: 'what was acknowledged, and a product that always starts again',
  run: measureKills,
}

async function measureKills(circumstances: Circumstances): Promise<Finding[]> {
  const { isLong, say } = circumstances
  // 200 kills of each: 20 in a first start and 180 under writes.
  const { episodes, rounds, atOnce } = isLong
    ? { episodes: 60, rounds: 3, atOnce: 4 }
    : { episodes: 3, rounds: 1, atOnce: 1 }
  const waiting = Array.from({ length: episodes }, (_, number) => number)
  const stories: Story[] = []
  const liveOneAfterTheOther = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      const story = await liveAndBeKilled({
        belongings: circumstances.belongings,
        // Of its own, whichever of them is faster.
        random: createRandom(circumstances.seed + number),
        firstVictim: VICTIMS[number % VICTIMS.length] ?? 'server',
        rounds,
      })
      if (story.failure !== null) say(`product ${number}: ${story.failure}`)
      for (const problem of [...story.lost, ...story.corrupt]) say(`product ${number}: ${problem}`)
      stories.push(story)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, liveOneAfterTheOther))

  const kills = stories.flatMap((story) => story.kills)
  for (const line of tellRecoveries(kills)) say(line)
  const sum = (count: (story: Story) => number) =>
    stories.reduce((total, story) => total + count(story), 0)
  say(`${sum(({ givenUp }) => givenUp)} first starts gave up and worked when started again`)
  const none = (what: string, count: number, of = ''): Finding => ({
    what,
    measured: `${count}${of}`,
    goal: atMost(0, count),
  })
  return [
    none(
      'lost writes',
      sum(({ lost }) => lost.length),
      ` of ${sum((s) => s.acknowledged)} acknowledged`,
    ),
    none(
      'products that did not recover',
      sum(({ failure }) => (failure === null ? 0 : 1)),
      ` after ${kills.length} kills`,
    ),
    none(
      'servers that fell with their database',
      sum(({ crashes }) => crashes),
    ),
    none(
      'corrupt indexes',
      sum(({ corrupt }) => corrupt.length),
    ),
  ]
}

/** From the kill to the first write that began after it and was acknowledged. */
const tellRecoveries = (kills: Kill[]): string[] =>
  (['first start', 'writes'] as const).flatMap((during) =>
    VICTIMS.map((victim) => {
      const times = kills
        .filter((kill) => kill.victim === victim && kill.during === during)
        .map(({ recoveredMs }) => recoveredMs)
      const [p50, p95] = [0.5, 0.95].map((share) => (quantile(times, share) / 1000).toFixed(1))
      return `${times.length} × ${victim} during ${during}: back in p50 ${p50} s, p95 ${p95} s`
    }),
  )
