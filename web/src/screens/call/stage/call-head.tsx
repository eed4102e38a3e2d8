import type { CallClock } from '@colloquy/contract/room'
import { Settings2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { DrillMoment } from '../../../data/practice.ts'
import { placeInTalk } from '../../../data/times.ts'
import type { AgentFacts } from '../room/agent-facts.ts'
import styles from './call-head.module.css'
import { timesOf } from './clock.ts'
import { enginesInWords } from './engines.ts'

type CallHeadProps = {
  facts: AgentFacts
  drill: DrillMoment | null
  showsStage: boolean
  onSettings: () => void
}

/** What there is to know of the call: time, place in the conversation, and what listens and speaks. */
export function CallHead({ facts, drill, showsStage, onSettings }: CallHeadProps) {
  const { clock, stage, recording } = facts
  const engines = enginesInWords(facts)
  return (
    <header className={styles.head}>
      <div className={styles.facts}>
        {drill !== null && <p className={styles.drill}>Drill: from {placeInTalk(drill.fromMs)}</p>}
        {clock !== null && <Time clock={clock} />}
        {recording !== null && recording !== 'off' && (
          <output className={styles.recording} data-state={recording}>
            {recording === 'on' ? 'Recording' : 'The recording has stopped'}
          </output>
        )}
        {showsStage && stage !== null && (
          <p className={styles.stage}>
            <span className="visually-hidden">Stage </span>
            <strong>{stage.name}</strong>{' '}
            <span>
              {stage.number} of {stage.of}
            </span>
          </p>
        )}
        {engines !== '' && <p className={styles.engines}>{engines}</p>}
      </div>
      <button className={styles.settings} type="button" onClick={onSettings}>
        <Settings2 aria-hidden="true" size={22} />
        <span className="visually-hidden">Settings and keys</span>
      </button>
    </header>
  )
}

function Time({ clock }: { clock: CallClock }) {
  const [nowMs, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticks = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(ticks)
  }, [])
  const { elapsed, left, isNearEnd } = timesOf(clock, nowMs)
  return (
    <p className={styles.time} data-near-end={isNearEnd || undefined}>
      <span className={styles.elapsed}>
        <span className="visually-hidden">Time so far: </span>
        {elapsed}
      </span>{' '}
      <span className={styles.left}>{left} left</span>
      <output className="visually-hidden">{isNearEnd && 'Two minutes are left.'}</output>
    </p>
  )
}
