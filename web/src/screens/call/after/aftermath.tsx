import type { CallOver } from '@colloquy/contract/room'
import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import { Button, buttonLook } from '../../../ui/button.tsx'
import styles from '../call.module.css'
import after from './aftermath.module.css'

/** How it went out. Leaving, and a line that is lost for good, lead to the dashboard and need no words. */
export type Ending =
  | { is: 'left' }
  | { is: 'taken-over' }
  | { is: 'refused' }
  | { is: 'over'; because: CallOver['because'] | 'unknown' }

type AftermathProps = {
  conversationId: string
  ending: Exclude<Ending, { is: 'left' }>
  /** Into the room again. */
  onBack: () => void
}

export function Aftermath({ conversationId, ending, onBack }: AftermathProps) {
  const { title, text } = wordsOf(ending)
  return (
    <div className={styles.middle} aria-live="polite">
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={after.ways}>
          {ending.is === 'taken-over' && <Button onClick={onBack}>Take it back</Button>}
          {ending.is === 'refused' && <Button onClick={onBack}>Try again</Button>}
          {ending.is === 'over' && conversationId !== '' && (
            <Link
              className={buttonLook()}
              to={screens.grade.replace(':conversationId', conversationId)}
            >
              See how it went
            </Link>
          )}
          <Link className={buttonLook('quiet')} to={screens.dashboard}>
            Go to the dashboard
          </Link>
        </div>
      </div>
    </div>
  )
}

function wordsOf(ending: AftermathProps['ending']): { title: string; text: string } {
  switch (ending.is) {
    case 'taken-over':
      return {
        title: 'The call goes on in another tab',
        text: 'You opened it there, and one person has one line. Your microphone is off here.',
      }
    case 'refused':
      return {
        title: 'The call could not be opened',
        text: 'The room did not answer, or the way to it is blocked. Nothing is lost: try again, or come back from your dashboard.',
      }
    case 'over':
      return overWords(ending.because)
  }
}

function overWords(because: Extract<Ending, { is: 'over' }>['because']) {
  switch (because) {
    case 'ended':
      return {
        title: 'The conversation has come to its end',
        text: 'Your partner has said goodbye. What was said is kept, and its grade is on the way.',
      }
    case 'silence':
      return {
        title: 'Your partner has hung up',
        text: 'Nothing was heard from you for a while. What was said is kept. If you did speak, check your microphone before the next call.',
      }
    case 'time':
      return {
        title: 'The time is up',
        text: 'A practice has a time limit, and this one has reached it. What was said is kept.',
      }
    case 'stopped':
      return {
        title: 'The conversation was stopped',
        text: 'It could not go on. What was said until then is kept.',
      }
    case 'unknown':
      return {
        title: 'The conversation is over',
        text: 'Nobody can come back to it. What was said is kept.',
      }
  }
}
