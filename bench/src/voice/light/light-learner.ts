import { call } from '../../media/callers/caller.ts'
import type { Certificate } from '../../media/callers/handshake.ts'
import type { Pass } from '../../media/callers/signalling.ts'
import { onEachBeat } from './beat.ts'
import type { Clip } from './clips.ts'
import { openEars } from './ears.ts'
import { openMicrophone, type Said } from './microphone.ts'

/** Somebody who speaks and listens, and means by it what the learners on the native client do. */
export type LightLearner = {
  /** Resolves with when its first and its last audible sample were sent. */
  say: (clip: Clip) => Promise<Said>
  /** Resolves with when the persona is heard next after that moment, in ms since 1970. */
  hearsAfter: (at: number) => Promise<number>
  /** Resolves with when it was heard last, once it has been silent for so long (and was heard after that). */
  silentFor: (ms: number, options: { heardAfter: number }) => Promise<number>
  leave: () => Promise<void>
}

export async function joinLightly(pass: Pass, certificate: Certificate): Promise<LightLearner> {
  const { line, leave } = await call(pass, certificate)
  const ears = await openEars(line)
  const microphone = openMicrophone(line)
  const checks = new Set<() => void>()

  /** Looks again with each packet that is sent: they go out also while nothing comes. */
  const until = (look: () => number | null): Promise<number> =>
    new Promise((resolve) => {
      const check = () => {
        const found = look()
        if (found === null) return
        checks.delete(check)
        resolve(found)
      }
      checks.add(check)
      check()
    })

  const stop = onEachBeat(() => {
    microphone.sendNext()
    for (const check of checks) check()
  })
  return {
    say: microphone.say,
    hearsAfter: (at) => until(() => (ears.heardAt() > at ? Math.max(ears.heardFrom(), at) : null)),
    silentFor: (ms, { heardAfter }) =>
      until(() => {
        const heardAt = ears.heardAt()
        return heardAt > heardAfter && Date.now() - heardAt >= ms ? heardAt : null
      }),
    async leave() {
      stop()
      ears.close()
      await leave()
    },
  }
}
