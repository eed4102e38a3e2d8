import { type KeyboardEvent, useRef, useState } from 'react'
import { placeInTalk } from '../../../data/times.ts'
import { useSaid, whenSaid } from '../said/said.tsx'
import { KIND_WORDS, type Kind, KINDS, type Mark } from './place-marks.ts'
import styles from './marks.module.css'

type MarksProps = {
  marks: readonly Mark[]
  durationMs: number
  /** Null: at none any more. */
  onPoint: (mark: Mark | null) => void
}

/** The moments of a report on the picture of its talk. One stop for the keyboard; arrows lead from one to the next. */
export function Marks({ marks, durationMs, onPoint }: MarksProps) {
  const { show } = useSaid()
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  if (marks.length === 0) return null

  const stop = Math.min(current, marks.length - 1)
  const moveOn = (event: KeyboardEvent) => {
    const to = STEPS[event.key]?.(stop, marks.length - 1)
    if (to === undefined) return
    event.preventDefault()
    setCurrent(to)
    bar.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div
      ref={bar}
      className={styles.marks}
      role="toolbar"
      aria-label="Moments of the talk"
      tabIndex={-1}
      onKeyDown={moveOn}
    >
      {marks.map((mark, n) => (
        <button
          key={`${mark.kind} ${mark.atMs}`}
          type="button"
          className={styles.mark}
          data-kind={mark.kind}
          style={{ insetInlineStart: `${(100 * mark.atMs) / durationMs}%` }}
          tabIndex={n === stop ? 0 : -1}
          aria-label={wordsOf(mark)}
          onPointerEnter={() => onPoint(mark)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => {
            setCurrent(n)
            onPoint(mark)
          }}
          onBlur={() => onPoint(null)}
          onClick={({ currentTarget }) =>
            show({ of: titleOf(mark), moments: mark.moments, at: 0 }, currentTarget)
          }
        >
          <Sign kind={mark.kind} />
        </button>
      ))}
    </div>
  )
}

/** What the signs mean; in its place, while one is pointed at, what was said there. */
export function Reading({ mark, marks }: { mark: Mark | null; marks: readonly Mark[] }) {
  const said = useSaid()
  const moment = mark?.moments[0]
  const kinds = KINDS.filter((kind) => marks.some((one) => one.kinds.includes(kind)))
  return (
    <div className={styles.reading} aria-hidden="true">
      {mark && moment ? (
        <p className={styles.words}>
          <strong>{titleOf(mark)}</strong> {whenSaid(moment, said).name}: “{moment.quote}”
        </p>
      ) : (
        <p className={styles.legend}>
          {kinds.map((kind) => (
            <span key={kind} className={styles.entry} data-kind={kind}>
              <Sign kind={kind} />
              {KIND_WORDS[kind]}
            </span>
          ))}
          {said.turns.some(({ interrupted }) => interrupted) && (
            <span className={styles.entry} data-kind="cut">
              <span className={styles.cut} />
              Cut short
            </span>
          )}
        </p>
      )}
    </div>
  )
}

const Sign = ({ kind }: { kind: Kind }) => (
  <span className={styles.sign}>
    {kind !== 'judged' && (
      <svg viewBox="0 0 12 12" width={12} height={12} aria-hidden="true">
        <path d={SIGNS[kind]} />
      </svg>
    )}
  </span>
)

/** The signs that the bands have, and for what comes next the way on. */
const SIGNS = {
  next: 'M3.5 2 8.5 6l-5 4',
  improvement: 'M2 3.5l4 5 4-5',
  strength: 'M2 8.5 6 3.5l4 5',
} as const

const titleOf = ({ kinds, atMs }: Mark): string =>
  `${placeInTalk(atMs)} · ${kinds.map((kind) => KIND_WORDS[kind]).join(', ')}`

function wordsOf(mark: Mark): string {
  const [first] = mark.moments
  const more = mark.moments.length - 1
  const rest = more === 0 ? '' : more === 1 ? ' And one more.' : ` And ${more} more.`
  return `At ${placeInTalk(mark.atMs)}, ${mark.kinds.map((kind) => KIND_WORDS[kind].toLowerCase()).join(', ')}: ${first?.quote ?? ''}${rest}`
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}
