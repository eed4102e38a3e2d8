import { scoreBand } from '@colloquy/domain/score-bands'
import type { ReactNode } from 'react'
import { Meter } from '../../ui/meter.tsx'
import { VoiceRibbons } from '../../ui/voice-ribbons.tsx'
import { shareOfTalk } from '../../ui/voice-shape.ts'
import styles from './panels.module.css'
import {
  CALL,
  CALL_GRADE,
  CALL_MOMENTS,
  CALL_MS,
  CALL_SCORE,
  CALL_STAGES,
  clock,
  LAST_CALL_SCORE,
} from './sample-call.ts'
import { Score } from './score.tsx'

/** What a practice consists of, shown by the parts it is made of, with numbers of a made-up call. */
export function Panels() {
  return (
    <section className={styles.panels} aria-labelledby="panels-title">
      <h2 id="panels-title">Before, during, and after the call</h2>
      <PersonaPanel />
      <CallPanel />
      <GradePanel />
    </section>
  )
}

type PanelProps = { name: string; title: string; text: string; children: ReactNode }

function Panel({ name, title, text, children }: PanelProps) {
  return (
    <article className={styles.panel} data-panel={name}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </article>
  )
}

function PersonaPanel() {
  return (
    <Panel
      name="persona"
      title="You meet a person"
      text="They have a job, a worry and a reason to say no. Some of it they tell you only if you earn it."
    >
      <div className={styles.card}>
        <p className={styles.name}>Marta Lindqvist</p>
        <p className={styles.role}>Head of Operations, 14 years in freight</p>
        <dl className={styles.facts}>
          <dt>Says</dt>
          <dd>“I need twenty percent off to renew.”</dd>
          <dt>Wants</dt>
          <dd>To look careful with money in front of her new boss</dd>
          <dt>Holds back</dt>
          <dd>
            <ul className={styles.secrets}>
              <li data-found="">
                Her budget is frozen until March <small>You found this at 1:52</small>
              </li>
              <li>
                <span className={styles.cover} aria-hidden="true" />
                <small>Comes out if you ask about her team</small>
              </li>
              <li>
                <span className={styles.cover} aria-hidden="true" />
                <small>Comes out if you leave her a silence</small>
              </li>
            </ul>
          </dd>
        </dl>
        <p className={styles.tally}>
          <b>1 of 3</b> found in your last call
        </p>
      </div>
    </Panel>
  )
}

function CallPanel() {
  return (
    <Panel
      name="call"
      title="You talk, and see how it went"
      text="Every call becomes one line with two voices. The moments that counted are marked on it."
    >
      <div className={styles.timeline}>
        <p className="visually-hidden">
          A call of {clock(CALL_MS)} minutes in {CALL_STAGES.length} stages:{' '}
          {CALL_STAGES.map(({ name, startMs }) => `${name} from ${clock(startMs)}`).join(', ')}.
        </p>
        <VoiceRibbons
          utterances={CALL}
          durationMs={CALL_MS}
          marks={CALL_MOMENTS}
          stages={CALL_STAGES}
        />
      </div>
      <ol className={styles.moments}>
        {CALL_MOMENTS.map(({ atMs, what, words }) => (
          <li key={what}>
            <span className={styles.time}>{clock(atMs)}</span>
            <span>
              <b>{what}</b> “{words}”
            </span>
          </li>
        ))}
      </ol>
      <ul className={styles.numbers}>
        <Figure number={`${shareOfTalk(CALL, 'learner')}%`} what="of the talk was yours" />
        <Figure number="142" what="words a minute" />
        <Figure number="5" what="open questions" />
      </ul>
    </Panel>
  )
}

function Figure({ number, what }: { number: string; what: string }) {
  return (
    <li>
      <b className={styles.number}>{number}</b> {what}
    </li>
  )
}

function GradePanel() {
  return (
    <Panel
      name="grade"
      title="You get a grade you can check"
      text="It is a sum. Each part of it leads to the words it was given for, so you can see whether you agree."
    >
      <div className={styles.grade}>
        <div className={styles.sum}>
          <Score score={CALL_SCORE} />
          <p className={styles.since}>
            <b>+{CALL_SCORE - LAST_CALL_SCORE}</b> since your last call
          </p>
        </div>
        <div className={styles.parts}>
          {CALL_GRADE.map(({ part, points, of }) => (
            <Meter
              key={part}
              label={part}
              value={points}
              max={of}
              tone={scoreBand((100 * points) / of)}
            />
          ))}
        </div>
        <figure className={styles.why}>
          <figcaption>Why Price has 8 of 20</figcaption>
          <blockquote>
            <p>
              <b>3:51, you:</b> “Sure, we could do fifteen.”
            </p>
          </blockquote>
          <p>
            You named a discount before she said what it was for, and over her last words. Next
            time: ask, then wait.
          </p>
        </figure>
      </div>
    </Panel>
  )
}
