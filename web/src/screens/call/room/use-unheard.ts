import { useTracks } from '@livekit/components-react'
import { createAudioAnalyser, RemoteAudioTrack, type Room, Track } from 'livekit-client'
import { useEffect, useState } from 'react'
import { isUnheard } from './unheard.ts'
import type { Agent } from './use-agent.ts'

const LOOK_EVERY_MS = 200
/** Of the sum of all frequencies, from 0 to 1. */
const AUDIBLE = 0.01
/** In decibels: what a codec makes of silence is below, a voice far above. */
const LEVELS = { minDecibels: -75, maxDecibels: -25, smoothingTimeConstant: 0 }

/** Whether the persona claims to speak, and nothing is heard. */
export function useAgentUnheard(room: Room, agent: Agent | null): boolean {
  const tracks = useTracks([Track.Source.Microphone], { room })
  const found = tracks.find(({ participant }) => participant === agent?.participant)
  const track = found?.publication.track
  return useUnheard(
    agent?.attributes['lk.agent.state'],
    track instanceof RemoteAudioTrack ? track : undefined,
  )
}

function useUnheard(state: string | undefined, track: RemoteAudioTrack | undefined): boolean {
  const [unheard, setUnheard] = useState(false)
  useEffect(() => {
    if (state !== 'speaking') return
    const watched = { state, inStateSinceMs: performance.now(), lastHeardMs: 0 }
    const meter = track === undefined ? null : createAudioAnalyser(track, LEVELS)
    const look = setInterval(() => {
      const nowMs = performance.now()
      if (meter !== null && meter.calculateVolume() > AUDIBLE) watched.lastHeardMs = nowMs
      // A browser that plays nothing yet measures nothing either, and has a button of its own.
      const isMeasured = meter === null || meter.analyser.context.state === 'running'
      setUnheard(isMeasured && isUnheard(watched, nowMs))
    }, LOOK_EVERY_MS)
    return () => {
      clearInterval(look)
      setUnheard(false)
      void meter?.cleanup()
    }
  }, [state, track])
  return unheard
}
