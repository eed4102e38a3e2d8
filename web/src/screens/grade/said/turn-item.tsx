import { memo, useLayoutEffect, useRef } from 'react'
import { placeInTalk } from '../../../data/times.ts'
import { type Moment, textAround, type Turn } from './moment.ts'
import { revealIn } from './reveal.ts'
import styles from './turn-item.module.css'

type TurnItemProps = {
  turn: Turn
  name: string
  /** It was said in the talk that a drill goes on from. */
  isCarried: boolean
  /** What of it is being shown. */
  shown: Moment | null
  /** Whether the focus comes along. */
  isArrival: boolean
}

// Of many only two change with a step.
export const TurnItem = memo(function TurnItem(props: TurnItemProps) {
  const { turn, name, isCarried, shown, isArrival } = props
  const item = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    if (shown === null || item.current === null) return
    revealIn(item.current)
    if (isArrival) item.current.focus({ preventScroll: true })
  }, [shown, isArrival])
  const [before, pointedAt, after] =
    shown === null ? [turn.text, '', ''] : textAround(turn.text, shown)
  return (
    <li
      ref={item}
      className={styles.turn}
      data-voice={turn.speaker === 'trainee' ? 'learner' : 'persona'}
      data-carried={isCarried || undefined}
      data-shown={shown !== null || undefined}
      tabIndex={shown === null ? undefined : -1}
    >
      <p className={styles.who}>
        {name}{' '}
        <span className={styles.when}>
          {placeInTalk(turn.started_at_ms)}
          {turn.typed && ' · typed'}
          {turn.interrupted && ' · cut short'}
          {isCarried && ' · carried over'}
        </span>
      </p>
      <p className={styles.text}>
        {before}
        {pointedAt !== '' && <mark className={styles.mark}>{pointedAt}</mark>}
        {after}
      </p>
    </li>
  )
})
