import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, useEffect, useState } from 'react'
import { type ConversationData, drillMomentOf } from '../../data/practice.ts'
import { placeInTalk } from '../../data/times.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './transcript.module.css'

type Turn = ConversationData['turns'][number]

/** What is read at a glance stands open; a longer talk is opened by whoever wants to read it. */
const SHORT_TALK_TURNS = 8

type TalkTranscriptProps = {
  conversation: UseQueryResult<ConversationData>
  /** There is nothing else to read yet: all of it stands open. */
  isPlain: boolean
}

export function TalkTranscript({ conversation, isPlain }: TalkTranscriptProps) {
  if (conversation.isPending) return <Skeleton label="Loading the transcript" lines={4} />
  if (conversation.isError)
    return (
      <section className={styles.failed} aria-label="Transcript">
        <h2>Transcript</h2>
        <p>It could not be loaded.</p>
        <div>
          <Button look="quiet" onClick={() => void conversation.refetch()}>
            Try Again
          </Button>
        </div>
      </section>
    )
  return <Transcript conversation={conversation.data} isPlain={isPlain} />
}

type TranscriptProps = { conversation: ConversationData; isPlain: boolean }

function Transcript({ conversation, isPlain }: TranscriptProps) {
  const { turns } = conversation
  const drill = drillMomentOf(conversation)
  const [isOpen, setOpen] = useState(isPlain || turns.length <= SHORT_TALK_TURNS)
  useOpenOnPaper(setOpen)
  return (
    <details
      className={styles.transcript}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
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
        <ol className={styles.turns}>
          {turns.map((turn, n) => (
            <Fragment key={turn.seq}>
              <TurnItem turn={turn} isCarried={n < (drill?.carriedTurns ?? 0)} />
              {drill?.carriedTurns === n + 1 && (
                <li className={styles.seam}>
                  Until here it is carried over. The drill begins at {placeInTalk(drill.fromMs)}.
                </li>
              )}
            </Fragment>
          ))}
        </ol>
      )}
    </details>
  )
}

function TurnItem({ turn, isCarried }: { turn: Turn; isCarried: boolean }) {
  const isLearner = turn.speaker === 'trainee'
  return (
    <li
      className={styles.turn}
      data-voice={isLearner ? 'learner' : 'persona'}
      data-carried={isCarried || undefined}
    >
      <p className={styles.who}>
        {isLearner ? 'Learner' : 'Persona'}{' '}
        <span className={styles.when}>
          {placeInTalk(turn.started_at_ms)}
          {turn.typed && ' · typed'}
          {turn.interrupted && ' · interrupted'}
          {isCarried && ' · carried over'}
        </span>
      </p>
      <p className={styles.text}>{turn.text}</p>
    </li>
  )
}

/** What is folded would be missing on paper. */
function useOpenOnPaper(setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    const open = () => setOpen(true)
    addEventListener('beforeprint', open)
    return () => removeEventListener('beforeprint', open)
  }, [setOpen])
}
