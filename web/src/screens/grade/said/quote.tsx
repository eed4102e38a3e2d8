import { placeInTalk } from '../../../data/times.ts'
import type { Moment } from './moment.ts'
import styles from './quote.module.css'
import { useSaid, whenSaid } from './said.tsx'

type QuoteProps = {
  /** What they prove. */
  of: string
  moments: readonly Moment[]
  at?: number
  /** Its words stand beside it already: only who said it and when. */
  isKnown?: boolean
}

/** Words of the talk. They lead to where they were said, if that is there to be seen. */
export function Quote({ of, moments, at = 0, isKnown = false }: QuoteProps) {
  const said = useSaid()
  const moment = moments[at]
  if (moment === undefined) return null
  const { voice, name, atMs } = whenSaid(moment, said)
  const inside = (
    <>
      <span className={styles.who}>
        {name}
        {atMs !== null && <span className={styles.when}> {placeInTalk(atMs)}</span>}
      </span>
      {!isKnown && (
        <>
          {' '}
          <q className={styles.words}>{moment.quote}</q>
        </>
      )}
    </>
  )
  if (voice === null && isKnown) return null
  if (voice === null) return <p className={styles.quote}>{inside}</p>
  return (
    <button
      type="button"
      className={styles.quote}
      data-voice={voice}
      data-known={isKnown || undefined}
      onClick={({ currentTarget }) => said.show({ of, moments, at }, currentTarget)}
    >
      {inside}
      <span className="visually-hidden">, show in the transcript</span>
    </button>
  )
}
