import { COLUMNS, EDGES, LINES, STEPS, type Edge } from './practice.ts'
import styles from './practice-graph.module.css'

/** The ways a conversation can go, from above to below; the one that was taken is lit. */
export function PracticeGraph({ row }: { row: number }) {
  return (
    <div className={styles.graph}>
      <svg
        className={styles.edges}
        viewBox={`0 0 ${COLUMNS * 100} ${LINES.length * 100}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
      >
        {EDGES.map((edge) => (
          <path
            key={bend(edge)}
            className={styles.edge}
            d={bend(edge)}
            data-lit={isLit(edge, row) || undefined}
          />
        ))}
      </svg>
      {STEPS.map((step) => (
        <span
          key={step.label}
          className={styles.step}
          data-voice={step.voice}
          data-row={step.row}
          data-column={step.column}
          data-lit={(step.isTaken && step.row <= row) || undefined}
          data-now={(step.isTaken && step.row === row) || undefined}
        >
          {step.label}
        </span>
      ))}
    </div>
  )
}

const isLit = ({ from, to }: Edge, row: number): boolean =>
  from.isTaken && to.isTaken && to.row <= row

function bend({ from, to }: Edge): string {
  const [x1, y1, x2, y2] = [from.column, from.row, to.column, to.row].map((n) => n * 100 - 50) as [
    number,
    number,
    number,
    number,
  ]
  const middle = (y1 + y2) / 2
  return `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`
}
