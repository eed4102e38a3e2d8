import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { type ConversationData, type DrillMoment, drillMomentOf } from '../../data/practice.ts'
import { placeInTalk } from '../../data/times.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Comment } from './comments/comment-item.tsx'
import { TurnComments } from './comments/turn-comments.tsx'
import { useSaid, useWalk } from './said/said.tsx'
import { TurnItem } from './said/turn-item.tsx'
import { WalkBar } from './said/walk-bar.tsx'
import styles from './transcript.module.css'
import { useOnPaper } from './use-on-paper.ts'

/** What is read at a glance stands open; a longer talk is opened by whoever wants to read it. */
const SHORT_TALK_TURNS = 8

/** Where it has a place of its own beside the report: see the layout of the report. */
const HAS_ITS_PLACE = '(width >= 66rem)'

type TalkTranscriptProps = {
  conversation: UseQueryResult<ConversationData>
  /** There is nothing else to read yet: all of it stands open. */
  isPlain: boolean
  comments: readonly Comment[]
}

export function TalkTranscript({ conversation, isPlain, comments }: TalkTranscriptProps) {
  if (conversation.isPending) return <Skeleton label="Loading the transcript" lines={4} />
  if (conversation.data === undefined)
    return (
      <section className={styles.failed} aria-label="Transcript">
        <h2>Transcript</h2>
        <p>It could not be loaded, so nothing here can lead to what was said.</p>
        <div>
          <Button look="quiet" onClick={() => void conversation.refetch()}>
            Try Again
          </Button>
        </div>
      </section>
    )
  return <Transcript drill={drillMomentOf(conversation.data)} {...{ isPlain, comments }} />
}

type TranscriptProps = {
  drill: DrillMoment | null
  isPlain: boolean
  comments: readonly Comment[]
}

function Transcript({ drill, isPlain, comments }: TranscriptProps) {
  const { turns, voices } = useSaid()
  const { walk, isArrival, goBack } = useWalk()
  const [isOpen, setOpen] = useState(
    () => isPlain || turns.length <= SHORT_TALK_TURNS || matchMedia(HAS_ITS_PLACE).matches,
  )
  const isOnPaper = useOnPaper()
  const shown = walk?.moments[walk.at] ?? null
  return (
    <details
      id="transcript"
      className={styles.transcript}
      open={isOpen || isOnPaper}
      onToggle={({ currentTarget }) => {
        if (!isOnPaper) setOpen(currentTarget.open)
      }}
    >
      <summary className={styles.summary}>
        <h2 className={styles.title}>Transcript</h2>
        <span className={styles.count}>
          {turns.length === 1 ? '1 turn' : `${turns.length} turns`}
        </span>
      </summary>
      {turns.length === 0 ? (
        <p className={styles.none}>Nothing was said.</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a short way back, beside the button
        <div onKeyDown={({ key }) => key === 'Escape' && shown !== null && goBack()}>
          <ol className={styles.turns}>
            {turns.map((turn, n) => (
              <Fragment key={turn.seq}>
                <TurnItem
                  turn={turn}
                  name={turn.speaker === 'trainee' ? voices.learner : voices.persona}
                  isCarried={n < (drill?.carriedTurns ?? 0)}
                  shown={shown?.turn === n ? shown : null}
                  isArrival={isArrival}
                />
                <TurnComments comments={comments.filter(({ turn: at }) => at === n)} />
                {drill?.carriedTurns === n + 1 && (
                  <li className={styles.seam}>
                    Until here it is carried over. The drill begins at {placeInTalk(drill.fromMs)}.
                  </li>
                )}
              </Fragment>
            ))}
          </ol>
        </div>
      )}
      <WalkBar />
    </details>
  )
}
