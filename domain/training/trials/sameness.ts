import { grade } from '../../src/grading/grade.ts'
import { seedOf } from '../../src/moves/learning/random.ts'
import type { Trial } from './trial.ts'

/** What the bytes of one and the same grade come to, each time of a talk that was written anew. */
export const sameness: Trial = {
  once(talks) {
    const [first] = talks
    if (first === undefined) return []
    const bytes = JSON.stringify(grade(structuredClone(first.talk)))
    return [{ kind: 'bytes', value: seedOf(bytes) * 2 ** 20 + (bytes.length % 2 ** 20) }]
  },
}
