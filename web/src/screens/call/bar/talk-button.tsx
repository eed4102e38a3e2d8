import { AudioLines } from 'lucide-react'
import styles from './control-bar.module.css'
import type { TalkKey } from './use-talk-key.ts'

/** The talk key for thumbs. */
export function TalkButton({ talkKey: { isDown, press } }: { talkKey: TalkKey }) {
  return (
    <button
      className={styles.button}
      type="button"
      data-talk={isDown ? 'down' : 'up'}
      aria-keyshortcuts="Space"
      onPointerDown={(event) => {
        // So that letting go counts wherever the thumb has slid to.
        event.currentTarget.setPointerCapture(event.pointerId)
        press(true)
      }}
      onPointerUp={() => press(false)}
      onPointerCancel={() => press(false)}
      onContextMenu={(event) => event.preventDefault()}
      // For Enter, and for what presses buttons by itself: once to begin, once to end.
      onKeyDown={(event) => event.key === 'Enter' && !event.repeat && press(!isDown)}
    >
      <AudioLines aria-hidden="true" />
      <span>Hold to talk</span>
    </button>
  )
}
