import type { CSSProperties } from 'react'
import { placeInTalk } from '../../../data/times.ts'
import type { GradedData } from '../complete-grade.ts'
import { useSaid } from '../said/said.tsx'
import { stageTimes } from './stage-times.ts'
import styles from './stage-band.module.css'

/** Of the width: on a phone as much as a figure is wide. */
const LEAST_FOR_A_NUMBER = 0.02

type StageBandProps = { walked: GradedData['path']['walked']; durationMs: number }

/** The stages of the talk beneath its picture: one hue in steps, and a number, for which there is nearly always room. */
export function StageBand({ walked, durationMs }: StageBandProps) {
  const { turns } = useSaid()
  const times = stageTimes(walked, { turns, durationMs })
  if (times.length === 0) return null
  const most = Math.max(...times.map(({ number }) => number))
  const stepOf = (number: number) =>
    ({ '--step': `${Math.round((100 * number) / most)}%` }) as CSSProperties
  return (
    <div className={styles.stages}>
      <div className={styles.band} aria-hidden="true">
        {times.map(({ fromMs, toMs, number }) => (
          <span
            key={fromMs}
            className={styles.stage}
            style={{ ...stepOf(number), flexGrow: toMs - fromMs }}
          >
            {(toMs - fromMs) / durationMs > LEAST_FOR_A_NUMBER && number}
          </span>
        ))}
      </div>
      <ol className={styles.names} aria-label="Stages of the talk">
        {times
          .filter((one, n) => times.findIndex(({ id }) => id === one.id) === n)
          .map(({ id, name, number, fromMs }) => (
            <li key={id} className={styles.name}>
              <span className={styles.number} style={stepOf(number)} aria-hidden="true">
                {number}
              </span>
              {name} <span className={styles.when}>{placeInTalk(fromMs)}</span>
            </li>
          ))}
      </ol>
    </div>
  )
}
