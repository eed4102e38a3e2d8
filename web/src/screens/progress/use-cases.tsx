import { USE_CASES, type UseCase } from '@colloquy/domain/use-cases'
import { Link } from 'react-router'
import type { ProgressData } from '../../data/progress.ts'
import styles from './use-cases.module.css'

type UseCasesProps = { practised: ProgressData['use_cases']; chosen: UseCase }

/** Scores of one kind of conversation say nothing about another: one at a time. */
export function UseCases({ practised, chosen }: UseCasesProps) {
  return (
    <nav aria-label="Use cases that you practised">
      <ul className={styles.list}>
        {practised.map(({ scenario, latest }) => (
          <li key={scenario}>
            <Link
              className={styles.link}
              to={`?scenario=${scenario}`}
              aria-current={scenario === chosen ? 'page' : undefined}
              preventScrollReset
            >
              {USE_CASES[scenario]} <span className={styles.score}>{latest.score}</span>
              <span className="visually-hidden">of 100 in the latest talk</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
