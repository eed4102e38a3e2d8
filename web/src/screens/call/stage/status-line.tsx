import type { CallOver } from '@colloquy/contract/room'
import { Button } from '../../../ui/button.tsx'
import type { HearingState } from '../hearing/browser-hearing.ts'
import type { Connection } from '../room/hold-call.ts'
import { type Situation, statusWords } from './status-words.ts'
import styles from './status-line.module.css'

type StatusLineProps = Omit<Situation, 'hearing'> & {
  connection: Connection
  over: CallOver | null
  hearing: HearingState | 'off'
  deviceError: string | null
  onDeviceErrorRead: () => void
  /** Null where the browser plays what arrives. */
  startAudio: (() => Promise<void>) | null
  /** What the persona wrote last: said to screen readers. */
  says: string
}

/** One place for what has to be known now, calmly. What fails is said at once, the rest in a pause. */
export function StatusLine({
  deviceError,
  onDeviceErrorRead,
  startAudio,
  says,
  ...situation
}: StatusLineProps) {
  const words = statusWords(situation)
  return (
    <div className={styles.status}>
      {startAudio !== null && (
        <p className={styles.pill} data-kind="audio">
          Your browser plays no sound before you say so.
          <Button onClick={() => void startAudio()}>Start audio</Button>
        </p>
      )}
      <output className={styles.news}>
        {words !== '' && <span className={styles.pill}>{words}</span>}
      </output>
      <div role="alert">
        {deviceError !== null && (
          <p className={styles.pill} data-kind="error">
            {deviceError}
            <button className={styles.read} type="button" onClick={onDeviceErrorRead}>
              Close
            </button>
          </p>
        )}
      </div>
      <output className="visually-hidden">
        {says !== '' && `${situation.name} wrote: ${says}`}
      </output>
    </div>
  )
}
