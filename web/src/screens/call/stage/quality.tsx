import { ConnectionQuality } from 'livekit-client'
import { SignalHigh, SignalLow, SignalMedium, SignalZero } from 'lucide-react'
import styles from './quality.module.css'

/** How good somebody's line is. Nothing until it is known. */
export function Quality({ quality }: { quality: ConnectionQuality }) {
  const known = shapeOf(quality)
  if (known === null) return null
  const { Icon, words } = known
  return (
    <span className={styles.quality} data-quality={quality} title={words}>
      <Icon aria-hidden="true" size={18} />
      <span className="visually-hidden">{words}</span>
    </span>
  )
}

function shapeOf(quality: ConnectionQuality) {
  switch (quality) {
    case ConnectionQuality.Excellent:
      return { Icon: SignalHigh, words: 'Connection: very good' }
    case ConnectionQuality.Good:
      return { Icon: SignalMedium, words: 'Connection: good' }
    case ConnectionQuality.Poor:
      return { Icon: SignalLow, words: 'Connection: poor' }
    case ConnectionQuality.Lost:
      return { Icon: SignalZero, words: 'Connection: lost' }
    case ConnectionQuality.Unknown:
      return null
  }
}
