import { endpoints } from '@colloquy/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { wordsOf } from '../../data/explain.ts'
import { conversationQuery } from '../../data/practice.ts'
import { placeInTalk } from '../../data/times.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './recording.module.css'
import type { Kept } from './said/place-in-sound.ts'
import { useWalk } from './said/said.tsx'

type RecordingProps = { conversationId: string; kept: Kept }

/** The sound of the talk, where it was kept. */
export function Recording({ conversationId, kept }: RecordingProps) {
  // Each look at the conversation brings another address of the same sound, which would begin anew.
  const [address, setAddress] = useState(kept.url)
  const { setPlayer, setPlaying } = useWalk().sound
  return (
    <section className={styles.recording} aria-labelledby="recording">
      <div className={styles.head}>
        <h2 id="recording" className={styles.title}>
          Recording
        </h2>
        <span className={styles.soft}>{placeInTalk(kept.duration_ms)}</span>
      </div>
      <p className={styles.soft}>
        The learner is on the left, the persona on the right.
        {kept.parts.length > 1 && ` In ${kept.parts.length} parts, one after the other.`}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands in the transcript */}
      <audio
        ref={setPlayer}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className={styles.player}
        controls
        preload="metadata"
        src={address}
        aria-label="Recording of the conversation"
        onError={() => setAddress(kept.url)}
      />
      {kept.can_delete && <Deletion conversationId={conversationId} />}
    </section>
  )
}

function Deletion({ conversationId }: Pick<RecordingProps, 'conversationId'>) {
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(endpoints.deleteRecording, { params: { conversationId } }),
    onSuccess: () => queries.invalidateQueries(conversationQuery(conversationId)),
  })
  return (
    <>
      <div>
        <Button
          look="plain"
          busy={remove.isPending && 'Deleting…'}
          onClick={() => confirm(QUESTION) && remove.mutate()}
        >
          Delete recording
        </Button>
      </div>
      {remove.isError && (
        <Notice kind="error">It could not be deleted. {wordsOf(remove.error)}</Notice>
      )}
    </>
  )
}

const QUESTION = 'Delete the recording for good? The transcript stays.'
