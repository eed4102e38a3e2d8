import { screens } from '@colloquy/contract/screens'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { WishesOfCall } from '../../../data/call-wishes.ts'
import type { ChosenPersona } from '../../../data/chosen-roleplay.ts'
import { Button } from '../../../ui/button.tsx'
import { Choices, Pauses, RecordingChoice } from '../choices/choices.tsx'
import { useStanding } from '../room/use-standing.ts'
import { Partner } from './partner.tsx'
import styles from './lobby.module.css'
import { Task } from '../choices/task.tsx'
import { MicrophoneCheck } from './microphone-check.tsx'
import { SpeakerCheck } from './speaker-check.tsx'

type LobbyProps = {
  conversationId: string
  persona: ChosenPersona | null
  wishes: WishesOfCall
  onWishes: (change: Partial<WishesOfCall>) => void
  onJoin: () => void
  /** There is nothing to join any more. */
  onOver: () => void
}

/** Before the call: who one will talk to, whether one is heard, and what will be kept. */
export function Lobby({ conversationId, persona, wishes, onWishes, onJoin, onOver }: LobbyProps) {
  const standing = useStanding(conversationId, true)
  const isOver = standing?.isOver === true
  const records = standing?.records === true
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  return (
    <div className={styles.lobby}>
      <div className={styles.who}>
        <Partner persona={persona} drill={standing?.drill ?? null} />
        <Task of={persona} />
        <div className={styles.join}>
          <div className={styles.consent}>
            <p>
              What you both say is kept as text, for your grade and for you. The sound is not kept
              {records ? ' unless you agree' : ''}, and no emotion is read from it.
            </p>
            {records && <RecordingChoice wishes={wishes} onWishes={onWishes} />}
          </div>
          <div className={styles.ways}>
            <Button onClick={onJoin}>{wishes.microphone ? 'Join' : 'Join, typing'}</Button>
            <Link className={styles.back} to={screens.dashboard}>
              Not now
            </Link>
          </div>
        </div>
      </div>
      <div className={styles.checks}>
        <MicrophoneCheck wishes={wishes} onWishes={onWishes} />
        <SpeakerCheck />
        <section className={styles.check} aria-label="How you practise">
          <h2 className={styles.heading}>How you practise</h2>
          <Pauses wishes={wishes} onWishes={onWishes} />
          <details className={styles.more}>
            <summary>More choices</summary>
            <Choices wishes={wishes} onWishes={onWishes} />
          </details>
        </section>
      </div>
    </div>
  )
}
