import { oftenAsked } from '@colloquy/domain/roleplays/often-asked'
import type { Rehearsed } from '@colloquy/domain/roleplays/rehearsed'
import { USE_CASES } from '@colloquy/domain/use-cases'
import { useWatch } from 'react-hook-form'
import { reasonOf } from '../../../data/explain.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type FormValues, toldOf } from '../form-values.ts'
import styles from './answers.module.css'
import { RehearsedSource, RehearsedWords } from './rehearsed-answer.tsx'
import { WriteAnswer } from './write-answer.tsx'
import { useRehearsal } from './use-rehearsal.ts'

type OftenAskedProps = { name: string; onWrite: (question: string) => void }

/** The questions that come in nearly every talk of this kind, those first that would be put off. */
export function OftenAsked({ name, onWrite }: OftenAskedProps) {
  const [scenario, persona, graph] = useWatch<FormValues, ['scenario', 'persona', 'graph']>({
    name: ['scenario', 'persona', 'graph'],
  })
  const lead = graph?.['lead'] as 'persona' | 'learner' | undefined
  const questions = oftenAsked(scenario, { persona: toldOf(persona), lead })
  const rehearsal = useRehearsal(questions)
  const answers = rehearsal.data ?? []
  const open = answers.filter(({ from }) => from === 'nothing')
  const others = answers.filter(({ from }) => from !== 'nothing')
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>What people ask</h3>
      <p className={styles.soft}>
        In {USE_CASES[scenario]}, these are asked again and again, whatever the talk is about.
      </p>
      {rehearsal.error !== null && (
        <Notice kind="error">
          <div className={styles.row}>
            <span>
              What {name} would say cannot be told just now. {reasonOf(rehearsal.error)}
            </span>
            <Button look="plain" onClick={() => void rehearsal.refetch()}>
              Try Again
            </Button>
          </div>
        </Notice>
      )}
      {rehearsal.isPending && <Skeleton label="Asking these questions…" lines={4} />}
      {answers.length > 0 && (
        <output className={styles.count}>
          {open.length === 0
            ? `All ${answers.length} have an answer.`
            : `${open.length} of ${answers.length} have no answer yet.`}
        </output>
      )}
      {open.length > 0 && (
        <ul className={styles.questions} aria-label="Without an answer yet">
          {open.map((answer) => (
            <Asked key={answer.question} answer={answer} onWrite={onWrite} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            {others.length === 1
              ? 'One that is answered'
              : `The ${others.length} that are answered`}
          </summary>
          <ul className={styles.questions} aria-label="Answered">
            {others.map((answer) => (
              <Asked key={answer.question} answer={answer} onWrite={onWrite} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

type AskedProps = {
  answer: Rehearsed & { question: string }
  onWrite: (question: string) => void
}

function Asked({ answer, onWrite }: AskedProps) {
  const { question, from } = answer
  return (
    <li className={styles.asked}>
      <div className={styles.exchange}>
        <p className={styles.question}>{question}</p>
        <RehearsedWords {...answer} />
      </div>
      <div className={styles.beside}>
        {/* Of those without, the list says it. */}
        {from !== 'nothing' && <RehearsedSource {...answer} />}
        {from !== 'written' && <WriteAnswer {...answer} look="plain" onWrite={onWrite} />}
      </div>
    </li>
  )
}
