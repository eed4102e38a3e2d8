import { defineConfig } from 'vitest/config'
import { useMemoryFolder } from './tools/memory-folder.mjs'

useMemoryFolder()

// On two cores that others share as well, and beside what only computes: more would make every test slower and
// the clock less true, and take as long.
const WORKERS = 2

/** What carries sound writes down each thing it receives, unless it is told that this is no development. */
const CALM = { NODE_ENV: 'production' }

/** The whole product with its voice, on two cores. Where one types, neighbours do no harm. */
const TALKS = ['e2e/src/journeys/voice.test.ts']

/** Bad weather takes long, and scenes are played to be compared with those of another server. */
const FOR_CONFORMANCE_ALONE = ['network/network', 'scenes/scenes'].map(
  (name) => `media/conformance/${name}.test.ts`,
)

/** Pages are looked at and worked with there, and nobody talks: what is slow does no harm. */
const LOOKS = [
  ...['screens', 'texts', 'planted', 'budgets'].map((name) => `e2e/src/${name}.test.ts`),
  ...['account', 'developer', 'grades', 'library', 'links', 'members', 'roleplays', 'visitor'].map(
    (name) => `e2e/src/journeys/${name}.test.ts`,
  ),
]

// The first of all, 0, would be of no use: what runs one by one comes last there.
const AFTER_THE_TALKS = 2

const seconds = (count: number) => count * 1000

/** Of a product, on a busy machine: the first of a run lays out what all the others begin with. */
const TWO_STARTS = seconds(240)

/** For what gives way to the tests in real time, as tools/test.mjs has it. */
const GIVING_WAY = seconds(180)

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    // What was said in place of nothing is the first thing to know about a failure far away.
    chaiConfig: { truncateThreshold: 1000 },
    // A test that hangs should not hold up the rest, but a busy machine must not look like a hang.
    testTimeout: seconds(20),
    expect: { poll: { timeout: seconds(10) } },
    hookTimeout: seconds(40),
    teardownTimeout: seconds(10),
    sequence: { groupOrder: AFTER_THE_TALKS },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          // Nothing here keeps anything that another file could see, so each worker loads the engine once.
          isolate: false,
          testTimeout: GIVING_WAY,
          include: [
            '{domain,contract}/src/**/*.test.ts',
            'domain/training/**/*.test.ts',
            'tools/**/*.test.mjs',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Each has a server and a database of its own; what they are made of is loaded once.
          isolate: false,
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/database/testing.ts'],
          testTimeout: GIVING_WAY,
        },
      },
      {
        extends: true,
        test: {
          name: 'agent',
          include: ['agent/src/**/*.test.ts'],
          testTimeout: seconds(30),
          env: CALM,
        },
      },
      {
        extends: true,
        test: { name: 'media', isolate: false, include: ['media/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'web',
          isolate: false,
          include: ['web/{src,build}/**/*.test.{ts,tsx}'],
          hookTimeout: GIVING_WAY,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          env: CALM,
          // Together: the browser they need is installed once.
          include: ['e2e/src/**/*.test.ts', 'media/conformance/**/*.test.ts'],
          exclude: [...TALKS, ...LOOKS, ...FOR_CONFORMANCE_ALONE],
          globalSetup: ['e2e/src/chromium.ts', 'e2e/src/first-start.ts'],
          testTimeout: seconds(120),
          hookTimeout: TWO_STARTS,
        },
      },
      {
        extends: true,
        test: {
          name: 'conformance',
          env: CALM,
          include: FOR_CONFORMANCE_ALONE,
          testTimeout: seconds(120),
        },
      },
      {
        extends: true,
        test: {
          name: 'looks',
          env: CALM,
          include: LOOKS,
          globalSetup: ['e2e/src/chromium.ts', 'e2e/src/first-start.ts'],
          testTimeout: seconds(120),
          hookTimeout: TWO_STARTS,
          // It gives way, and starts browsers: when nobody talks any more.
          sequence: { groupOrder: AFTER_THE_TALKS + 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'talks',
          env: CALM,
          include: TALKS,
          globalSetup: ['e2e/src/chromium.ts', 'e2e/src/first-start.ts'],
          testTimeout: seconds(180),
          hookTimeout: TWO_STARTS,
          // People and a persona speak and listen in real time: before all the others, one by one.
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: AFTER_THE_TALKS - 1 },
        },
      },
    ],
  },
})
