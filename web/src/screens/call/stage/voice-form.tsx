import type { CSSProperties } from 'react'
import { Glow } from '../../../ui/glow.tsx'
import { Bars } from './bars.tsx'
import styles from './voice-form.module.css'
import type { VoiceState } from './visualizer.ts'

type VoiceFormProps = {
  voice: 'learner' | 'persona'
  state: VoiceState
  volumes: readonly number[]
  leastHeight: number
}

/** A voice's presence: its half of the mark, that breathes while it waits and moves as it speaks. */
export function VoiceForm({ voice, state, volumes, leastHeight }: VoiceFormProps) {
  return (
    <span
      className={styles.presence}
      data-voice={voice}
      data-state={state}
      style={{ '--level': levelOf(volumes).toFixed(2) } as CSSProperties}
      aria-hidden="true"
    >
      <Glow size={voice === 'persona' ? 'large' : 'small'} voice={voice} />
      <svg className={styles.form} viewBox="22 16 40 40" aria-hidden="true">
        <path d="M42 16a20 20 0 0 0 0 40h15a5 5 0 0 0 5-5V36a20 20 0 0 0-20-20z" />
      </svg>
      <span className={styles.mouth}>
        <Bars state={state} volumes={volumes} leastHeight={leastHeight} look="on-form" />
      </span>
    </span>
  )
}

/** What of a band's volume is the room's own noise. */
const NOISE = 0.3

function levelOf(volumes: readonly number[]): number {
  const mean = volumes.reduce((sum, volume) => sum + volume, 0) / Math.max(1, volumes.length)
  return Math.min(1, Math.max(0, (mean - NOISE) / (1 - NOISE)))
}
