import { useEffect, useRef } from 'react'
import type { WishesOfCall } from '../../../data/call-wishes.ts'
import { Button } from '../../../ui/button.tsx'
import { KEYS } from '../bar/keys.ts'
import type { AgentFacts } from '../room/agent-facts.ts'
import { enginesInWords } from '../stage/engines.ts'
import { Choices, Pauses, RecordingChoice } from './choices.tsx'
import styles from './settings-dialog.module.css'

type SettingsDialogProps = {
  isOpen: boolean
  onClose: () => void
  wishes: WishesOfCall
  onWishes: (change: Partial<WishesOfCall>) => void
  facts: AgentFacts
}

/** How one practises, which keys there are, and where the sound goes. */
export function SettingsDialog({ isOpen, onClose, wishes, onWishes, facts }: SettingsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  const engines = enginesInWords(facts)
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Settings and keys" onClose={onClose}>
      {isOpen && (
        <div className={styles.parts}>
          <h2 className={styles.title}>How you practise</h2>
          <Pauses wishes={wishes} onWishes={onWishes} />
          <Choices wishes={wishes} onWishes={onWishes} />
          {facts.recording !== null && <RecordingChoice wishes={wishes} onWishes={onWishes} />}
          {engines !== '' && (
            <>
              <h2 className={styles.title}>Where the sound goes</h2>
              <p className={styles.soft}>{engines}</p>
            </>
          )}
          <h2 className={styles.title}>Keys</h2>
          <dl className={styles.keys}>
            {KEYS.map(({ key, does }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <Button onClick={onClose}>Close</Button>
        </div>
      )}
    </dialog>
  )
}
