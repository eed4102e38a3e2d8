import type { Rehearsed } from '@colloquy/domain/roleplays/rehearsed'
import { Badge } from '../../../ui/badge.tsx'
import styles from './answers.module.css'
import { signOf, SOURCES_IN_WORDS } from './sources-in-words.ts'

/** What is said, in the persona's colour. */
export function RehearsedWords({ says, earned }: Rehearsed) {
  return (
    <>
      <p className={styles.bubble}>{says}</p>
      {earned !== null && (
        <p className={styles.bubble} data-is="earned">
          <span className={styles.soft}>Once it is earned: </span>
          {earned.says}
        </p>
      )}
    </>
  )
}

/** Where it comes from. */
export function RehearsedSource({ from, earned }: Rehearsed) {
  return (
    <p className={styles.source}>
      <Badge {...signOf(from)}>{SOURCES_IN_WORDS[from]}</Badge>
      {earned !== null && <Badge>{SOURCES_IN_WORDS[earned.from]}</Badge>}
    </p>
  )
}
