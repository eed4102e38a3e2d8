import type { GradedData, Measure } from '../complete-grade.ts'
import { Part } from '../part.tsx'
import { MeasureRow } from './measure-row.tsx'
import styles from './measures.module.css'

/** In the order in which one asks for them. */
const GROUPS: { label: string; ids: string[] }[] = [
  {
    label: 'Speaking and listening',
    ids: [
      ...['pace', 'talk-share', 'turns', 'longest-monologue'],
      ...['response-gap', 'interrupted-the-persona', 'was-interrupted'],
    ],
  },
  { label: 'Questions', ids: ['questions-open', 'questions-closed', 'reflections'] },
  {
    label: 'SPIN questions',
    ids: ['spin-situation', 'spin-problem', 'spin-implication', 'spin-need-payoff', 'spin-order'],
  },
  { label: 'Words', ids: ['fillers', 'hedges'] },
  { label: 'Ground covered', ids: ['stages', 'topics'] },
]

/** What only needs counting: the same for whoever counts. The times of stages stand with the path. */
export function Measures({ grade: { measures } }: { grade: GradedData }) {
  const known = new Set(['stage-time', ...GROUPS.flatMap(({ ids }) => ids)])
  const others = measures.filter(({ id }) => !known.has(id))
  const groups = GROUPS.map(({ label, ids }) => ({
    label,
    measures: ids.flatMap((id) => measures.find((one) => one.id === id) ?? []),
  }))
  const shown = [...groups, { label: 'More', measures: others }].filter((one) =>
    one.measures.some(isOfThisTalk),
  )
  if (shown.length === 0) return null
  const hasSpin = measures.some((one) => one.id.startsWith('spin-') && isOfThisTalk(one))
  return (
    <Part
      label="Counted"
      id="counted"
      about="Counted by code from words and times. What is usual is there to compare with, and is no goal: no score depends on it."
    >
      <div className={styles.groups}>
        {shown.map((group) => (
          <section key={group.label} className={styles.group} aria-label={group.label}>
            <h3 className={styles.label}>{group.label}</h3>
            <dl className={styles.rows}>
              {group.measures.map((measure) => (
                <MeasureRow key={`${measure.id} ${measure.of ?? ''}`} measure={measure} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      {!hasSpin && (
        <p className={styles.soft}>
          The four kinds of SPIN questions are counted in sales conversations alone.
        </p>
      )}
    </Part>
  )
}

const isOfThisTalk = ({ reason }: Measure): boolean => reason !== 'not-of-this-use-case'
