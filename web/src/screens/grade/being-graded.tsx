import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import type { ConversationData } from '../../data/practice.ts'
import styles from './being-graded.module.css'
import layout from './grade-report.module.css'
import { TalkPicture } from './picture/talk-picture.tsx'

/** Fills in by itself; nobody has to load anything again. */
export function BeingGraded({ conversation }: { conversation: ConversationData | undefined }) {
  return (
    <>
      <header className={styles.head}>
        <p className={styles.back}>
          <Link to={screens.dashboard}>Back to Dashboard</Link>
        </p>
        <p className={styles.kicker}>Grade</p>
        <h1 className={styles.title}>{conversation?.name ?? 'Your conversation'}</h1>
      </header>
      <div className={layout.first}>
        {conversation !== undefined && conversation.turns.length > 0 && <TalkPicture />}
        <div className={styles.waiting}>
          <span className={styles.working} aria-hidden="true">
            <span />
            <span />
          </span>
          <p className={styles.lead}>
            Not graded yet. What was said is being read and counted; the grade appears here by
            itself as soon as it is there.
          </p>
        </div>
      </div>
    </>
  )
}
