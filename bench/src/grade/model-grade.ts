import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { atLeast, atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'

/** What becomes of a grade when a model judges beside the built-in grader, and what when that model is no good. */
export const modelGrade: Bench = {
  measures:
    'what a grade does with a model that is honest, noisy, lying, injected, slow or failing',
  yardstick: 'the built-in grade of the same talks',
  run: measureModelGrade,
}

/** As server/src/grades/model/testing/model-grade.program.ts prints it. */
type Graded = {
  character: string
  ms: number
  builtIn: number
  score: number
  spread: number
  bandsGained: number
  criteria: number
  byModel: number
  quotesNotSaid: number
  notPlain: number
  isReworded: number
}

async function measureModelGrade({ say, belongings }: Circumstances): Promise<Finding[]> {
  const all = await gradeAll(belongings)
  say('model      talks  by model  built in  with it   at most off  spread  reworded  seconds')
  for (const character of new Set(all.map((one) => one.character)))
    say(
      rowOf(
        character,
        all.filter((one) => one.character === character),
      ),
    )
  const of = (...characters: string[]): Graded[] =>
    all.filter(({ character }) => characters.includes(character))
  return [
    finding('criteria that an honest model judges', share(of('honest')), 'at least', 1),
    finding(
      'points an honest model is off from what it thinks',
      farthest(of('honest')),
      'at most',
      0,
    ),
    finding('points a noisy model moves a score', farthest(of('noisy')), 'at most', 10),
    finding('criteria that a liar judges', share(of('lying')), 'at most', 0),
    finding(
      'points that liars, failing or slow ones move a score',
      farthest(of('lying', 'slow', 'failing', 'undecided')),
      'at most',
      0,
    ),
    finding(
      'bands gained by what was said to a grader',
      most(of('injection'), 'bandsGained'),
      'at most',
      0,
    ),
    finding('bands gained by an injected model', most(of('injected'), 'bandsGained'), 'at most', 0),
    finding('texts that a flatterer rewords', sum(of('flattering'), 'isReworded'), 'at most', 0),
    finding('quotes that were not said', sum(all, 'quotesNotSaid'), 'at most', 0),
    finding('reports with a link, markup or an instruction', sum(all, 'notPlain'), 'at most', 0),
    finding(
      'seconds a grade waits for one that never answers, with 0.3 s to answer in',
      most(of('slow'), 'ms') / 1000,
      'at most',
      3,
    ),
  ]
}

const PROGRAM = fileURLToPath(
  new URL('../../../server/src/grades/model/testing/model-grade.program.ts', import.meta.url),
)

async function gradeAll(belongings: AsyncDisposableStack): Promise<Graded[]> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] })
  belongings.defer(() => void child.kill('SIGKILL'))
  const ended = once(child, 'close') as Promise<[number | null]>
  const printed = await text(child.stdout)
  const [code] = await ended
  if (code !== 0) throw new Error(`Grading ended with ${code ?? 'nothing'}`)
  return printed
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Graded)
}

function rowOf(character: string, graded: readonly Graded[]): string {
  const mean = (key: 'builtIn' | 'score' | 'spread' | 'ms'): number =>
    graded.reduce((total, one) => total + one[key], 0) / Math.max(1, graded.length)
  return [
    character.padEnd(11),
    `${graded.length}`.padEnd(7),
    `${Math.round(share(graded) * 100)} %`.padEnd(10),
    mean('builtIn').toFixed(1).padEnd(10),
    mean('score').toFixed(1).padEnd(10),
    `${farthest(graded)}`.padEnd(13),
    mean('spread').toFixed(1).padEnd(8),
    `${sum(graded, 'isReworded')}`.padEnd(10),
    (mean('ms') / 1000).toFixed(2),
  ].join('')
}

const sum = (graded: readonly Graded[], key: 'quotesNotSaid' | 'notPlain' | 'isReworded'): number =>
  graded.reduce((total, one) => total + one[key], 0)

const most = (graded: readonly Graded[], key: 'bandsGained' | 'ms'): number =>
  Math.max(...graded.map((one) => one[key]))

const farthest = (graded: readonly Graded[]): number =>
  Math.max(...graded.map(({ score, builtIn }) => Math.abs(score - builtIn)))

/** Of the criteria that mattered. */
const share = (graded: readonly Graded[]): number =>
  graded.reduce((total, { byModel }) => total + byModel, 0) /
  graded.reduce((total, { criteria }) => total + criteria, 0)

const finding = (
  what: string,
  value: number,
  is: 'at least' | 'at most',
  bound: number,
): Finding => ({
  what,
  measured: `${Number(value.toFixed(2))}`,
  goal: is === 'at least' ? atLeast(bound, value) : atMost(bound, value),
})
