import type { Measure } from '../complete-grade.ts'
import { MomentsButton } from '../said/moments-button.tsx'
import { useSaid } from '../said/said.tsx'
import { aboutOf, besideUsual, nameOf, valueWords } from './measure-words.ts'
import styles from './measure-row.module.css'
import { UsualBand } from './usual-band.tsx'

/** One number: what it is, how it lies to what is usual, and the turns that prove it. */
export function MeasureRow({ measure }: { measure: Measure }) {
  const { value, usual, proof } = measure
  const name = nameOf(measure)
  const about = aboutOf(measure)
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value} data-missing={value === null || undefined}>
        {value === null ? (
          valueWords(measure)
        ) : (
          <MomentsButton of={`${name}: ${valueWords(measure)}`} moments={proof}>
            {valueWords(measure)}
          </MomentsButton>
        )}
      </dd>
      {value !== null && (about !== null || usual !== null || measure.id === 'pace') && (
        <dd className={styles.more}>
          {about}
          {measure.id === 'pace' && <Typed />}
          {usual !== null && (
            <>
              <UsualBand value={value} usual={usual} />
              <span className={styles.usual}>
                {besideUsual(measure)} Source:{' '}
                <cite className={styles.source}>{usual.source}.</cite>
              </span>
            </>
          )}
        </dd>
      )}
    </div>
  )
}

/** How much of the talk the pace is not of. */
function Typed() {
  const { turns } = useSaid()
  const typed = turns.filter((turn) => turn.typed && turn.speaker === 'trainee').length
  if (typed === 0) return null
  return <> {typed === 1 ? 'One turn was' : `${typed} turns were`} typed.</>
}
