import { BaseSequencer } from 'vitest/node'

/**
 * What takes longest, from the longest on. Begun last, it would be waited for alone; and by the size of a file, which
 * is all that vitest knows where nothing ran before, one does not see it.
 */
export const LONGEST = [
  'agent/src/call/call.test.ts',
  'agent/src/speech/pocketsphinx/pocketsphinx-listening.test.ts',
  'agent/src/call/recording.test.ts',
  'agent/src/call/drill.test.ts',
  'agent/src/call/out-of-reach.test.ts',
  'agent/src/speech/hosted/hosted-listening.test.ts',
  'e2e/src/journeys/call.test.ts',
  'e2e/src/start.test.ts',
  'e2e/src/journeys/drill.test.ts',
  'e2e/src/journeys/rubric.test.ts',
  'e2e/src/journeys/assigning.test.ts',
  'e2e/src/journeys/typed.test.ts',
  'e2e/src/journeys/roleplays.test.ts',
  'e2e/src/journeys/answers.test.ts',
  'e2e/src/journeys/keyboard.test.ts',
  'server/src/supervisor/supervise.test.ts',
  'server/src/database/embedded.test.ts',
  'server/src/safety/fuzz.test.ts',
  'server/src/safety/tenants.test.ts',
  'domain/training/train.test.ts',
  'domain/src/testing/attacks.test.ts',
  'domain/src/graph/simulate/simulate.test.ts',
  'domain/training/matcher.test.ts',
]

/**
 * Beside who speaks there are those who mostly wait; the heaviest of what gives way comes after they have gone, and
 * there is something short left to fill what is waited for.
 */
const PROJECTS = ['talks', 'agent', 'e2e', 'takes-over', 'media', 'server', 'looks', 'pure', 'web']

/** One project after the other; in each the longest first. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @type {BaseSequencer["sort"]}
   */
  async sort(files) {
    const bySize = await super.sort(files)
    return bySize.toSorted(
      (one, other) => placeOf(one) - placeOf(other) || rankOf(one) - rankOf(other),
    )
  }
}

/** @typedef {Parameters<BaseSequencer['sort']>[0][number]} Specification */

const placeOf = (/** @type {Specification} */ { project }) => PROJECTS.indexOf(project.name)

function rankOf(/** @type {Specification} */ { moduleId }) {
  const rank = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`))
  return rank < 0 ? LONGEST.length : rank
}
