import { useTracks } from '@livekit/components-react'
import { Track } from 'livekit-client'
import type { Agent } from '../room/use-agent.ts'
import styles from './tiles.module.css'
import { VoiceTile, WaitingTile } from './voice-tile.tsx'
import { type VoiceState, voiceStateOf } from './visualizer.ts'

type TilesProps = {
  agent: Agent | null
  /** The state that it says it is in. */
  said: string | undefined
  name: string
  isMicrophoneOn: boolean
  /** Whether the talk key is held. */
  isTalking: boolean
}

/** One for each microphone track, the persona's first; and a place kept for the one who is to come. */
export function Tiles({ agent, said, name, isMicrophoneOn, isTalking }: TilesProps) {
  const tracks = useTracks([Track.Source.Microphone], { onlySubscribed: false })
  const state: VoiceState = agent === null ? 'connecting' : voiceStateOf(said)
  const [local, remote] = [
    tracks.filter(({ participant }) => participant.isLocal),
    tracks.filter(({ participant }) => !participant.isLocal),
  ]
  return (
    <ul className={styles.tiles} data-count={Math.max(1, remote.length) + local.length}>
      {remote.length === 0 && <WaitingTile name={name} state={state} />}
      {remote.map((track) => {
        const isPersona = track.participant === agent?.participant
        return (
          <VoiceTile
            key={track.publication.trackSid}
            track={track}
            voice="persona"
            name={isPersona ? name : track.participant.name || track.participant.identity}
            state={isPersona ? state : 'speaking'}
            isAi={isPersona}
          />
        )
      })}
      {local.map((track) => (
        <VoiceTile
          key={track.participant.identity}
          track={track}
          voice="learner"
          name="You"
          state={isMicrophoneOn ? 'speaking' : 'connecting'}
          isAi={false}
          isTalking={isTalking}
        />
      ))}
    </ul>
  )
}
