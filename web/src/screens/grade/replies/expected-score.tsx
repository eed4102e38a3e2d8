import { GOOD_FROM, MIDDLING_FROM, scoreBand } from '@colloquy/domain/score-bands'
import { BAND_WORDS } from '../../../parts/score-badge.tsx'
import { TextField } from '../../../ui/field.tsx'
import styles from './prediction.module.css'

type ExpectedScoreProps = {
  /** As it is typed. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

export const isScore = (value: string): boolean => /^\d{1,3}$/.test(value) && Number(value) <= 100

/** In the middle, and not a guess yet. */
const UNTOUCHED = 50

/** To slide or to type, with the bands beside it. */
export function ExpectedScore({ value, onChange, error }: ExpectedScoreProps) {
  const isSet = isScore(value)
  const score = isSet ? Number(value) : UNTOUCHED
  const words = isSet ? `${score}, ${BAND_WORDS[scoreBand(score)]}` : 'No guess yet'
  return (
    <div className={styles.score}>
      <TextField
        label="Your guess, from 0 to 100"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={value}
        onChange={({ target }) => onChange(target.value.trim())}
        error={error}
      />
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={100}
        value={score}
        aria-label="Your guess, on a slider"
        aria-valuetext={words}
        onChange={({ target }) => onChange(target.value)}
        // Where it stands already is a guess too, for whoever presses there.
        onPointerUp={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <ul className={styles.bands} aria-label="What the numbers mean">
        {BANDS.map(({ band, reach }) => (
          <li key={band} className={styles.band} data-band={band}>
            <span className={styles.bandName}>{BAND_WORDS[band]}</span> {reach}
          </li>
        ))}
      </ul>
    </div>
  )
}

const BANDS = [
  { band: 'poor', reach: `below ${MIDDLING_FROM}` },
  { band: 'middling', reach: `from ${MIDDLING_FROM}` },
  { band: 'good', reach: `from ${GOOD_FROM}` },
] as const
