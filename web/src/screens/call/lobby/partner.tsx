import type { DrillMoment } from '../../../data/practice.ts'
import { placeInTalk } from '../../../data/times.ts'
import { AiBadge } from '../stage/ai-badge.tsx'
import { BARS_IN_TILE, LEAST_HEIGHT } from '../stage/visualizer.ts'
import { VoiceForm } from '../stage/voice-form.tsx'
import styles from './partner.module.css'

const SILENT = Array.from({ length: BARS_IN_TILE }, () => 0)

type PartnerProps = { persona: { name: string; role: string } | null; drill: DrillMoment | null }

/** Who one will talk to, and that it is no human being. */
export function Partner({ persona, drill }: PartnerProps) {
  return (
    <div className={styles.partner}>
      <span className={styles.presence}>
        <VoiceForm voice="persona" state="listening" volumes={SILENT} leastHeight={LEAST_HEIGHT} />
      </span>
      <div className={styles.words}>
        <p className={styles.kicker}>You will talk to</p>
        <h1 className={styles.name}>{persona?.name ?? 'Your partner'}</h1>
        {drill !== null && (
          <p className={styles.drill}>
            Drill: from {placeInTalk(drill.fromMs)}. You go on from there; what comes after is not
            known yet.
          </p>
        )}
        {persona !== null && persona.role !== '' && <p className={styles.role}>{persona.role}</p>}
        <p className={styles.ai}>
          <AiBadge /> A persona played by a computer: nobody real listens.
        </p>
      </div>
    </div>
  )
}
