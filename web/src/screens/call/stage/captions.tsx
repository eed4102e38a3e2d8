import type { TalkEntry } from '../talk/talk.ts'
import { captionLines } from './caption-lines.ts'
import styles from './captions.module.css'

/** What both sides say, large enough to be followed from across a room. */
export function Captions({ entries, name }: { entries: readonly TalkEntry[]; name: string }) {
  return (
    // The sound says the same to those who read with their ears; all of it stands in the chat.
    <section className={styles.captions} aria-label="Captions">
      <div className={styles.lines}>
        {captionLines(entries).map(({ id, voice, text, isFinal }) => (
          <p key={id} className={styles.line} data-voice={voice} data-final={isFinal || undefined}>
            <span className={styles.who}>{voice === 'learner' ? 'You' : name}</span> {text}
          </p>
        ))}
      </div>
    </section>
  )
}
