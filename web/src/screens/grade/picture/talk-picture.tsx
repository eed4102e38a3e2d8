import { type ReactNode, useMemo, useState } from 'react'
import { placeInTalk } from '../../../data/times.ts'
import { VoiceRibbons } from '../../../ui/voice-ribbons.tsx'
import { shareOfTalk, type Utterance } from '../../../ui/voice-shape.ts'
import type { GradedData } from '../complete-grade.ts'
import type { Turn } from '../said/moment.ts'
import { useSaid } from '../said/said.tsx'
import { CutShort } from './cut-short.tsx'
import { Marks, Reading } from './marks.tsx'
import type { Mark } from './place-marks.ts'
import { StageBand } from './stage-band.tsx'
import styles from './talk-picture.module.css'
import { useMarks } from './use-marks.ts'

/** The talk itself: who spoke when, in which stage, and the moments that the report speaks of. */
export function TalkPicture({ grade }: { grade?: GradedData }) {
  const { turns, voices } = useSaid()
  const utterances = useMemo(() => turns.map(utteranceOf), [turns])
  const durationMs = Math.max(...utterances.map(({ endMs }) => endMs), 1)
  const share = countedShare(grade) ?? shareOfTalk(utterances, 'learner')
  // What is typed takes no time, and says nothing of how much somebody talked.
  const isTyped = turns.every(({ speaker, typed }) => speaker === 'persona' || typed)
  const marks = useMarks(grade, durationMs)
  const [pointedAt, setPointedAt] = useState<Mark | null>(null)
  return (
    <figure className={styles.talk} aria-label="The talk over time">
      <Voice of="learner" name={voices.learner}>
        {isTyped ? 'typed' : `spoke ${share} %`}
      </Voice>
      <div className={styles.time}>
        <VoiceRibbons utterances={utterances} durationMs={durationMs} />
        <CutShort turns={turns} durationMs={durationMs} />
        <Marks marks={marks} durationMs={durationMs} onPoint={setPointedAt} />
      </div>
      <div className={styles.foot}>
        <Voice of="persona" name={voices.persona}>
          {isTyped ? 'spoke' : `spoke ${100 - share} %`}
        </Voice>
        <span className={styles.end} aria-hidden="true">
          {placeInTalk(durationMs)}
        </span>
      </div>
      {grade && <StageBand walked={grade.path.walked} durationMs={durationMs} />}
      {marks.length > 0 && <Reading mark={pointedAt} marks={marks} />}
      <figcaption className="visually-hidden">
        {turns.length} turns in {placeInTalk(durationMs)} minutes.{cutShortWords(turns, voices)}
      </figcaption>
    </figure>
  )
}

/** The same number as below: where something was typed it is of the words, for that took no time. */
function countedShare(grade: GradedData | undefined): number | null {
  const value = grade?.measures.find(({ id }) => id === 'talk-share')?.value ?? null
  return value === null ? null : Math.round(100 * value)
}

type VoiceProps = { of: 'learner' | 'persona'; name: string; children: ReactNode }

const Voice = ({ of, name, children }: VoiceProps) => (
  <p className={styles.voice} data-voice={of}>
    <span>{name}</span> <span className={styles.share}>{children}</span>
  </p>
)

const utteranceOf = (turn: Turn): Utterance => ({
  voice: turn.speaker === 'trainee' ? 'learner' : 'persona',
  startMs: turn.started_at_ms,
  endMs: turn.ended_at_ms,
})

function cutShortWords(turns: readonly Turn[], voices: Record<'learner' | 'persona', string>) {
  const times = (speaker: Turn['speaker']) =>
    turns.filter((turn) => turn.interrupted && turn.speaker === speaker).length
  const [own, theirs] = [times('trainee'), times('persona')]
  if (own + theirs === 0) return ' Nobody was cut short.'
  return ` Turns that were cut short: ${own} of ${voices.learner}, ${theirs} of ${voices.persona}.`
}
