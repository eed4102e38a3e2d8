import type { CSSProperties } from 'react'
import styles from './glow.module.css'

type GlowProps = {
  size?: 'small' | 'medium' | 'large'
  voice?: 'learner' | 'persona' | 'both'
  /**
   * Behind the middle of what it belongs to, or from behind its upper or lower corner. The lower one
   * comes last in what it belongs to: before, it would move while the page still comes in.
   */
  at?: 'middle' | 'start' | 'end'
  opacity?: number
}

/** A soft light behind the one thing that matters on a screen. */
export function Glow({ size = 'medium', voice = 'both', at = 'middle', opacity = 0.6 }: GlowProps) {
  // The usual one is a token: a page that was rendered by the build may have no style inside.
  const style = opacity === 0.6 ? undefined : ({ '--glow-opacity': opacity } as CSSProperties)
  return (
    <span
      className={styles.glow}
      data-size={size}
      data-voice={voice}
      data-at={at}
      style={style}
      aria-hidden="true"
    />
  )
}
