import { REHEARSAL_LIMITS } from '@colloquy/domain/roleplays/rehearsed'
import { useState } from 'react'
import { reasonOf } from '../../../data/explain.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './answers.module.css'
import { RehearsedSource, RehearsedWords } from './rehearsed-answer.tsx'
import { WriteAnswer } from './write-answer.tsx'
import { useRehearsal } from './use-rehearsal.ts'

type AskPersonaProps = { name: string; onWrite: (question: string) => void }

/** The first thing that somebody says after the greeting, and what comes back. */
export function AskPersona({ name, onWrite }: AskPersonaProps) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const rehearsal = useRehearsal(asked === null ? [] : [asked])
  const answer = rehearsal.data?.find(({ question }) => question === asked)
  const ask = () => {
    if (typed.trim() !== '') setAsked(typed.trim())
  }
  return (
    <div className={styles.part}>
      <div className={styles.ask}>
        <TextField
          label={`Ask ${name}`}
          hint="As somebody would ask right after the greeting. It is answered from what stands in this form, saved or not."
          autoComplete="off"
          enterKeyHint="send"
          placeholder="How big is your team?"
          maxLength={REHEARSAL_LIMITS.questionCharacters}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Nothing is saved by asking.
            event.preventDefault()
            if (!event.nativeEvent.isComposing) ask()
          }}
        />
        <Button
          look="quiet"
          busy={rehearsal.isFetching && answer === undefined && 'Asking…'}
          onClick={ask}
        >
          Ask
        </Button>
      </div>
      {rehearsal.error !== null && (
        <Notice kind="error">
          {name} cannot be asked just now. {reasonOf(rehearsal.error)}
        </Notice>
      )}
      <div aria-live="polite">
        {answer !== undefined && (
          <div className={styles.exchange}>
            <p className={styles.question}>{answer.question}</p>
            <RehearsedWords {...answer} />
            <RehearsedSource {...answer} />
          </div>
        )}
      </div>
      {answer !== undefined && answer.from !== 'written' && (
        <div>
          <WriteAnswer {...answer} look="quiet" onWrite={onWrite} />
        </div>
      )}
    </div>
  )
}
