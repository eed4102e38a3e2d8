import styles from './chat-entry.module.css'
import type { Picture, TalkEntry } from './talk.ts'

type ChatEntryProps = {
  entry: TalkEntry
  pictures: readonly Picture[]
  name: string
  when: string
  showsSender: boolean
}

export function ChatEntry({ entry, pictures, name, when, showsSender }: ChatEntryProps) {
  const { voice, kind, text, isFinal } = entry
  return (
    <li
      className={styles.entry}
      data-voice={voice}
      data-kind={kind}
      data-going={!isFinal || undefined}
    >
      {showsSender && (
        <p className={styles.who}>
          {name} <time className={styles.when}>{when}</time>
        </p>
      )}
      {text !== '' && (
        <p className={styles.text}>
          {kind === 'typed' && <span className="visually-hidden">Written: </span>}
          {text}
        </p>
      )}
      {pictures.map(({ url, name: file }) => (
        <img key={url} className={styles.picture} src={url} alt={file} />
      ))}
    </li>
  )
}
