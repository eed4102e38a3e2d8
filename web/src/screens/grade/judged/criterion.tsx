import type { ReactNode } from 'react'
import type { Criterion } from '../complete-grade.ts'
import { Fold } from '../fold.tsx'
import { MomentsButton } from '../said/moments-button.tsx'
import { Quote } from '../said/quote.tsx'
import { Anchors } from './anchors.tsx'
import styles from './criterion.module.css'
import { statusWords, judgedBy, spreadWords } from './criterion-words.ts'
import { Steps } from './steps.tsx'

type CriterionItemProps = {
  criterion: Criterion
  /** What was said about it. */
  children: ReactNode
}

/** One criterion: its score, what that means, why, and the words that show it. */
export function CriterionItem({ criterion, children }: CriterionItemProps) {
  const { id, name, score, evidence, anchors, reason, blocks, spread } = criterion
  return (
    <li className={styles.criterion} id={`criterion-${id}`} tabIndex={-1}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {score === null ? (
          <p className={styles.status}>{statusWords(criterion)}</p>
        ) : (
          <p className={styles.score}>
            <Steps score={score} />
            <MomentsButton of={name} moments={evidence}>
              {score} of 5
            </MomentsButton>
          </p>
        )}
      </div>
      {score !== null && anchors[score] !== undefined && (
        <p className={styles.anchor}>
          <span className={styles.step}>{score}:</span> {anchors[score]}
        </p>
      )}
      <p className={styles.reason}>{reason}</p>
      {blocks !== null && <p className={styles.blocks}>{blocks}</p>}
      {spread !== null && <p className={styles.soft}>{spreadWords(spread)}</p>}
      <Fold summary={foldWords(criterion)}>
        {evidence.length > 0 && (
          <ul className={styles.quotes}>
            {evidence.map((moment, at) => (
              <li key={`${moment.turn} ${moment.start}`}>
                <Quote of={name} moments={evidence} at={at} />
              </li>
            ))}
          </ul>
        )}
        <Anchors of={name} anchors={anchors} score={score} />
        <p className={styles.soft} data-by={criterion.by}>
          {judgedBy(criterion)}
        </p>
      </Fold>
      {children}
    </li>
  )
}

function foldWords({ evidence, name }: Criterion) {
  const quotes =
    evidence.length === 0
      ? ''
      : evidence.length === 1
        ? 'One quote, and '
        : `${evidence.length} quotes, and `
  return (
    <>
      {quotes === '' ? 'What each score means' : `${quotes}what each score means`}
      <span className="visually-hidden"> for {name}</span>
    </>
  )
}
