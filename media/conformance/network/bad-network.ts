import type { Target } from '../target.ts'
import { createRelay, type Relay } from './relay.ts'
import { openSignalling, type Signalling } from './signalling.ts'

/** A server as it is reached over a network that may be as bad as one likes. */
export type BadNetwork = Pick<Relay, 'weather' | 'move' | 'counts'> & {
  target: Target
  signalling: Pick<Signalling, 'cut' | 'mend'>
  /** Media and signalling alike: nothing gets through, and nobody is told. */
  cut: () => void
  mend: () => void
}

export async function openBadNetwork(
  target: Target,
  { seed, isRepairing = true }: { seed: number; isRepairing?: boolean },
): Promise<BadNetwork> {
  const relay = createRelay({ seed, isRepairing })
  const signalling = await openSignalling(target, { portFor: relay.portFor, isRepairing })
  return {
    target: {
      ...signalling.target,
      stop: async () => {
        await signalling.target.stop()
        await relay.close()
      },
    },
    signalling,
    weather: relay.weather,
    move: relay.move,
    counts: relay.counts,
    cut() {
      relay.cut()
      signalling.silence()
    },
    mend() {
      relay.mend()
      signalling.mend()
    },
  }
}
