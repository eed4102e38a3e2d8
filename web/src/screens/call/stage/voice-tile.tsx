import {
  type TrackReference,
  useConnectionQualityIndicator,
  useIsMuted,
  useMultibandTrackVolume,
} from '@livekit/components-react'
import { MicOff } from 'lucide-react'
import { AiBadge } from './ai-badge.tsx'
import { Quality } from './quality.tsx'
import styles from './voice-tile.module.css'
import { VoiceForm } from './voice-form.tsx'
import {
  BARS,
  BARS_IN_TILE,
  LEAST_HEIGHT,
  LEAST_HEIGHT_IN_TILE,
  type VoiceState,
} from './visualizer.ts'

type VoiceTileProps = {
  track: TrackReference
  voice: 'learner' | 'persona'
  name: string
  state: VoiceState
  isAi: boolean
  isTalking?: boolean
}

/** Of the bins of a spectrum, those where speech differs most; as often as costs a phone little. */
const BANDS = { bands: BARS_IN_TILE, loPass: 100, hiPass: 200, updateInterval: 66 }

/** One microphone: its voice, its name, whether it is muted, and how good its line is. */
export function VoiceTile({ track, voice, name, state, isAi, isTalking }: VoiceTileProps) {
  const isMuted = useIsMuted(track)
  const volumes = useMultibandTrackVolume(track, BANDS)
  const { quality } = useConnectionQualityIndicator({ participant: track.participant })
  return (
    <li
      className={styles.tile}
      data-voice={voice}
      data-state={state}
      data-muted={isMuted || undefined}
      data-talking={isTalking || undefined}
    >
      <span className={styles.form}>
        <VoiceForm
          voice={voice}
          state={isMuted && voice === 'learner' ? 'connecting' : state}
          volumes={isMuted ? volumes.map(() => 0) : volumes}
          leastHeight={LEAST_HEIGHT_IN_TILE}
        />
      </span>
      <p className={styles.meta}>
        {isMuted && (
          <span className={styles.muted}>
            <MicOff aria-hidden="true" size={18} />
            <span className="visually-hidden">Muted: </span>
          </span>
        )}
        <span className={styles.name}>{name}</span>
        {isAi && <AiBadge />}
        <Quality quality={quality} />
      </p>
    </li>
  )
}

const SILENT = Array.from({ length: BARS }, () => 0)

/** For the one who is to come. */
export function WaitingTile({ name, state }: { name: string; state: VoiceState }) {
  return (
    <li className={styles.tile} data-voice="persona" data-state={state}>
      <span className={styles.form}>
        <VoiceForm voice="persona" state={state} volumes={SILENT} leastHeight={LEAST_HEIGHT} />
      </span>
      <p className={styles.meta}>
        <span className={styles.name}>{name}</span>
        <AiBadge />
      </p>
    </li>
  )
}
