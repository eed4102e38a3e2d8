import { useId, useMemo } from 'react'
import styles from './voice-ribbons.module.css'
import { SHAPE_HEIGHT, SHAPE_WIDTH, type Utterance, voiceShape } from './voice-shape.ts'

type VoiceRibbonsProps = {
  utterances: readonly Utterance[]
  durationMs: number
  /** Up to where it has been heard. */
  heardMs?: number
  /** Moments to point at, numbered in their order. */
  marks?: readonly { atMs: number }[]
  /** Parts of the talk, each from its start to the start of the next. */
  stages?: readonly { name: string; startMs: number }[]
}

/**
 * A talk over time: two voices that face each other, one above and one below, and between them the
 * moments that matter. A picture: whoever shows it says in words what is in it.
 */
export function VoiceRibbons({
  utterances,
  durationMs,
  heardMs = durationMs,
  marks = [],
  stages = [],
}: VoiceRibbonsProps) {
  const clip = useId()
  const percent = (ms: number): string => `${((100 * ms) / durationMs).toFixed(1)}%`
  const outlines = useMemo(() => {
    const of = (voice: Utterance['voice']): string =>
      voiceShape(
        utterances.filter((utterance) => utterance.voice === voice),
        durationMs,
      )
    return { learner: of('learner'), persona: of('persona') }
  }, [utterances, durationMs])
  const shape = {
    viewBox: `0 0 ${SHAPE_WIDTH} ${SHAPE_HEIGHT}`,
    preserveAspectRatio: 'none',
    width: '100%',
    height: '100%',
  }
  return (
    <div className={styles.ribbons} aria-hidden="true">
      <div className={styles.talk}>
        <svg className={styles.whole} width="100%" height="100%">
          {stages.slice(1).map(({ name, startMs }) => (
            <line
              key={name}
              className={styles.border}
              x1={percent(startMs)}
              x2={percent(startMs)}
              y2="100%"
            />
          ))}
        </svg>
        <svg {...shape} className={styles.voice} data-voice="learner">
          <clipPath id={clip}>
            <rect width={(SHAPE_WIDTH * heardMs) / durationMs} height="100%" />
          </clipPath>
          <path d={outlines.learner} clipPath={`url(#${clip})`} />
        </svg>
        <svg className={styles.between} width="100%" height="22">
          <line className={styles.axis} x2="100%" y1="50%" y2="50%" />
          <line className={styles.heard} x2={percent(heardMs)} y1="50%" y2="50%" />
          {marks.map(({ atMs }, index) => (
            <g key={atMs} className={styles.mark} data-heard={atMs <= heardMs || undefined}>
              <circle cx={percent(atMs)} cy="50%" r="10" />
              <text x={percent(atMs)} y="50%" dy="0.36em" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
        <svg {...shape} className={styles.voice} data-voice="persona">
          <path d={outlines.persona} clipPath={`url(#${clip})`} />
        </svg>
        {heardMs < durationMs && (
          <svg className={styles.whole} width="100%" height="100%">
            <line
              className={styles.now}
              x1={percent(heardMs)}
              x2={percent(heardMs)}
              y1="4%"
              y2="96%"
            />
          </svg>
        )}
      </div>
      {stages.length > 0 && (
        <svg className={styles.stages} width="100%" height="24">
          {stages.map(({ name, startMs }) => (
            <text key={name} x={percent(startMs)} dx={startMs === 0 ? 0 : 6} y="1em">
              {name}
            </text>
          ))}
        </svg>
      )}
    </div>
  )
}
