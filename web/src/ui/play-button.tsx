import styles from './play-button.module.css'

const SIGNS = {
  pause: 'M5 3h3v12H5zM10 3h3v12h-3z',
  play: 'M5 2.5 15 9 5 15.5z',
  again: 'M9 2v2.2A5.4 5.4 0 1 1 3.6 9.6h2A3.4 3.4 0 1 0 9 6.2v2.3L4.7 5.2z',
} as const

type PlayButtonProps = {
  /** What pressing it does. */
  does: keyof typeof SIGNS
  label: string
  /** The sign alone, with the label for whoever cannot see it. */
  isCompact?: boolean
  /** Keeps its place while there is nothing to pause. */
  isHidden?: boolean
  onPress: () => void
}

/** Stops what moves by itself, and starts it again. */
export function PlayButton({
  does,
  label,
  isCompact = false,
  isHidden = false,
  onPress,
}: PlayButtonProps) {
  return (
    <button
      type="button"
      className={styles.play}
      data-compact={isCompact || undefined}
      data-hidden={isHidden || undefined}
      onClick={onPress}
    >
      <svg viewBox="0 0 18 18" width={18} height={18} aria-hidden="true">
        <path d={SIGNS[does]} fill="currentColor" />
      </svg>
      <span className={isCompact ? 'visually-hidden' : undefined}>{label}</span>
    </button>
  )
}
