import type { ConversationData } from '../../data/practice.ts'
import { placeInTalk } from '../../data/times.ts'
import { shareOfTalk, type Utterance } from '../../ui/voice-shape.ts'
import { VoiceRibbons } from '../../ui/voice-ribbons.tsx'
import styles from './talk-picture.module.css'

/** The talk itself: who spoke when. Its words stand in the transcript. */
export function TalkPicture({ turns }: { turns: ConversationData['turns'] }) {
  const utterances = turns.map(utteranceOf)
  const durationMs = Math.max(...utterances.map(({ endMs }) => endMs), 1)
  const share = shareOfTalk(utterances, 'learner')
  return (
    <figure className={styles.talk}>
      <p className={styles.voice} data-voice="learner">
        <span>Learner</span> <span className={styles.share}>spoke {share} % of the time</span>
      </p>
      <VoiceRibbons utterances={utterances} durationMs={durationMs} />
      <p className={styles.voice} data-voice="persona">
        <span>Persona</span> <span className={styles.share}>spoke {100 - share} %</span>
      </p>
      <figcaption className={styles.scale}>
        <span>0:00</span>
        <span className="visually-hidden">
          {turns.length} turns in {placeInTalk(durationMs)} minutes.
        </span>
        <span>{placeInTalk(durationMs)}</span>
      </figcaption>
    </figure>
  )
}

const utteranceOf = (turn: ConversationData['turns'][number]): Utterance => ({
  voice: turn.speaker === 'trainee' ? 'learner' : 'persona',
  startMs: turn.started_at_ms,
  endMs: turn.ended_at_ms,
})
