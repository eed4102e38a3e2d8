import { useRef } from 'react'
import { Meter } from '../../ui/meter.tsx'
import { PlayButton } from '../../ui/play-button.tsx'
import { VoiceRibbons } from '../../ui/voice-ribbons.tsx'
import styles from './demo.module.css'
import {
  EVIDENCE,
  type Line,
  LINES,
  type Moment,
  momentAt,
  PERSONA,
  PRACTICE_MS,
  STEPS,
} from './practice.ts'
import { PracticeGraph } from './practice-graph.tsx'
import { Score } from './score.tsx'
import { type Playback, usePlayback } from './use-playback.ts'

const BUTTONS = {
  still: { does: 'pause', label: 'Pause' },
  playing: { does: 'pause', label: 'Pause' },
  paused: { does: 'play', label: 'Play' },
  over: { does: 'again', label: 'Replay' },
} as const

const PICTURE =
  'A practice that plays by itself: the ways the conversation can go, with the one taken lit up, ' +
  'what both voices say, their sound over time, and the grade that forms. Its text stands below.'

/** A short practice that plays by itself. It is complete without a script, and when nothing may move. */
export function Demo() {
  const stage = useRef<HTMLDivElement>(null)
  const { elapsedMs, state, press } = usePlayback(stage, PRACTICE_MS)
  const moment = momentAt(elapsedMs)
  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <header className={styles.head}>
        <div>
          <h2 className={styles.title} id="demo-title">
            A renewal call
          </h2>
          <p className={styles.who}>
            <Voice voice="learner" name="You" /> and <Voice voice="persona" name={PERSONA.name} />,{' '}
            {PERSONA.role}
          </p>
        </div>
        <PlayControl state={state} press={press} />
      </header>
      <p className="visually-hidden">{PICTURE}</p>
      <div className={styles.stage} ref={stage} aria-hidden="true">
        <PracticeGraph row={moment.row} />
        <div className={styles.lines}>
          {LINES.map((line, index) => (
            <SpokenLine key={line.startMs} line={line} spoken={moment.spoken[index] ?? 0} />
          ))}
        </div>
        <div className={styles.ribbons} data-voice={moment.voice}>
          <VoiceRibbons
            utterances={LINES}
            durationMs={PRACTICE_MS}
            heardMs={moment.heardMs}
            marks={EVIDENCE}
          />
        </div>
        <FormingGrade moment={moment} />
      </div>
      <PracticeText />
    </section>
  )
}

function PlayControl({ state, press }: Pick<Playback, 'state' | 'press'>) {
  const { does, label } = BUTTONS[state]
  return <PlayButton does={does} label={label} isHidden={state === 'still'} onPress={press} />
}

function Voice({ voice, name }: { voice: Line['voice']; name: string }) {
  return (
    <span className={styles.voice} data-voice={voice}>
      {name}
    </span>
  )
}

function SpokenLine({ line, spoken }: { line: Line; spoken: number }) {
  const words = line.words.split(' ')
  return (
    <p className={styles.line} data-voice={line.voice} data-begun={spoken > 0 || undefined}>
      {words.slice(0, spoken).join(' ')}
      {/* Keeps the place of what is still to be said. */}
      <span className={styles.unsaid}> {words.slice(spoken).join(' ')}</span>
    </p>
  )
}

function FormingGrade({ moment }: { moment: Moment }) {
  return (
    <div className={styles.grade}>
      <Score score={moment.score} isForming={moment.evidence < EVIDENCE.length} />
      <div className={styles.parts}>
        {EVIDENCE.map(({ part, points, of }, index) => (
          <Meter
            key={part}
            label={`${index + 1}. ${part}`}
            value={index < moment.evidence ? points : 0}
            max={of}
            tone="good"
          />
        ))}
      </div>
    </div>
  )
}

/** The same in words, for whoever would rather read. */
function PracticeText() {
  const total = EVIDENCE.reduce((sum, { points }) => sum + points, 0)
  return (
    <details className={styles.text}>
      <summary>Read this practice</summary>
      <ol>
        {LINES.map(({ voice, words }, index) => (
          <li key={words}>
            <b>{voice === 'learner' ? 'You' : PERSONA.name}:</b> “{words}”{' '}
            <span className={styles.ways}>{waysAt(index + 1)}</span>
          </li>
        ))}
      </ol>
      <p>The grade is {total} out of 100:</p>
      <ol>
        {EVIDENCE.map(({ part, points, of, why }) => (
          <li key={part}>
            {part}, {points} of {of}. {why}
          </li>
        ))}
      </ol>
    </details>
  )
}

function waysAt(row: number): string {
  const steps = STEPS.filter((step) => step.row === row)
  const named = (isTaken: boolean) =>
    steps.filter((step) => step.isTaken === isTaken).map((step) => step.label.toLowerCase())
  const others = named(false)
  return others.length === 0
    ? `(${named(true).join()})`
    : `(${named(true).join()}; it could have been: ${others.join(', ')})`
}
