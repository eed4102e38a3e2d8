import { openLivekit } from './livekit-target.ts'
import { openOwn } from './own-target.ts'
import type { Target, TargetWishes } from './target.ts'

/** CONFORMANCE_TARGET=livekit puts the cases to the real one. */
export const openTarget = (wishes: TargetWishes = {}): Promise<Target> =>
  process.env.CONFORMANCE_TARGET === 'livekit' ? openLivekit(wishes) : openOwn(wishes)
