import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import type { ConversationData } from '../../data/practice.ts'
import styles from './grade.module.css'
import { TalkPicture } from './talk-picture.tsx'

/** Fills in by itself; nobody has to load anything again. */
export function BeingGraded({ conversation }: { conversation: ConversationData | undefined }) {
  return (
    <div className={styles.waiting}>
      <p className={styles.back}>
        <Link to={screens.dashboard}>Back to Dashboard</Link>
      </p>
      <h1 className={styles.title}>{conversation?.name ?? 'Your conversation'}</h1>
      <output className={styles.lead}>
        Not graded yet. The grade appears here by itself as soon as it is there; what was said
        stands below.
      </output>
      <span className={styles.working} aria-hidden="true">
        <span />
        <span />
      </span>
      {conversation !== undefined && conversation.turns.length > 0 && (
        <TalkPicture turns={conversation.turns} />
      )}
    </div>
  )
}
