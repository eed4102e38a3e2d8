import { useEffect, useRef } from 'react'
import type { WishesOfCall } from '../../../data/call-wishes.ts'
import type { ChosenPersona } from '../../../data/chosen-roleplay.ts'
import { Button } from '../../../ui/button.tsx'
import { KEYS } from '../bar/keys.ts'
import type { AgentFacts } from '../room/agent-facts.ts'
import { enginesInWords } from '../stage/engines.ts'
import { Choices, Pauses, RecordingChoice } from './choices.tsx'
import styles from './settings-dialog.module.css'
import { Task } from './task.tsx'

type SettingsDialogProps = {
  persona: ChosenPersona | null
  isOpen: boolean
  onClose: () => void
  wishes: WishesOfCall
  onWishes: (change: Partial<WishesOfCall>) => void
  facts: AgentFacts
}

/** What one is there for, how one practises, which keys there are, and where sound and words go. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { isOpen, onClose, persona, wishes, onWishes, facts } = props
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
          <Task of={persona} />
          <h2 className={styles.title}>How you practise</h2>
          <Pauses wishes={wishes} onWishes={onWishes} />
          <Choices wishes={wishes} onWishes={onWishes} />
          {facts.recording !== null && <RecordingChoice wishes={wishes} onWishes={onWishes} />}
          {engines !== '' && (
            <>
              <h2 className={styles.title}>Where sound and words go</h2>
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
