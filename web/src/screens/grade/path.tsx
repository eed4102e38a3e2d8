import { useSaid } from './said/said.tsx'
import { ScoreBadge } from '../../parts/score-badge.tsx'
import { amount } from './counted/measure-words.ts'
import type { GradedData } from './complete-grade.ts'
import { Entries } from './entries.tsx'
import { Part } from './part.tsx'
import styles from './path.module.css'
import { Quote } from './said/quote.tsx'

/** The way through the conversation beside what of it was not come to. */
export function Path({ grade }: { grade: GradedData }) {
  const { walked, missed } = grade.path
  const scores = grade.feedback?.stage_scores ?? {}
  if (walked.length === 0 && missed.length === 0) return <StagesAlone grade={grade} />
  const last = new Map(walked.map(({ id }, n) => [id, n]))
  return (
    <Part
      label="The path through the talk"
      id="path"
      about="Stages as the talk came to them. A stage is covered when what it is for was done."
    >
      <ol className={styles.path}>
        {walked.map((visit, n) => (
          <Visit
            key={n}
            visit={visit}
            // What was come to several times has one score for all of it.
            score={last.get(visit.id) === n ? (scores[visit.name] ?? null) : undefined}
          />
        ))}
        {missed.map(({ id, name }) => (
          <li key={id} className={styles.visit} data-missed="">
            <div className={styles.head}>
              <h3 className={styles.name}>{name}</h3>
              <span className={styles.soft}>Not reached</span>
            </div>
          </li>
        ))}
      </ol>
      <Covered of={grade.stages_covered} />
    </Part>
  )
}

type VisitProps = { visit: GradedData['path']['walked'][number]; score: number | null | undefined }

function Visit({ visit, score }: VisitProps) {
  const { name, ms, because, is_covered: isCovered, from_turn: from } = visit
  const { turns } = useSaid()
  const turn = turns[from]
  const begins =
    turn === undefined ? null : { turn: from, start: 0, end: turn.text.length, quote: turn.text }
  const shown = because ?? begins
  return (
    <li className={styles.visit} data-covered={isCovered || undefined}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <span className={styles.soft}>
          {amount(Math.round(ms / 1000), 'seconds')}, {isCovered ? 'covered' : 'not covered'}
        </span>
        {typeof score === 'number' && (
          <span className={styles.score}>
            <ScoreBadge score={score} />
          </span>
        )}
      </div>
      {shown && <Quote of={name} moments={[shown]} />}
    </li>
  )
}

const Covered = ({ of }: { of: string[] }) => (
  <p>
    <strong>Stages covered:</strong> {of.length === 0 ? 'none' : of.join(', ')}
  </p>
)

/** Where no path is known. */
const StagesAlone = ({ grade }: { grade: GradedData }) => (
  <Part label="Stages covered" id="path">
    <Entries of={grade.stages_covered} isOrdered />
    {Object.entries(grade.feedback?.stage_scores ?? {}).map(([stage, score]) => (
      <p key={stage} className={styles.head}>
        <span className={styles.name}>{stage}</span>
        <ScoreBadge score={score} missing="Not reached" />
      </p>
    ))}
  </Part>
)
