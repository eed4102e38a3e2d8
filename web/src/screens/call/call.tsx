import { screens } from '@colloquy/contract/screens'
import { Link, useLocation } from 'react-router'
import { readChosenPersona } from '../../data/chosen-roleplay.ts'
import { readCallState } from '../../data/room.ts'
import { PersonaForm } from '../../parts/persona-form.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { Glow } from '../../ui/glow.tsx'
import styles from './call.module.css'

/** A quiet dark stage of its own, without the top bar. Without a token nothing connects. */
export function Call() {
  const call = readCallState(useLocation().state)
  return (
    <main className={styles.stage} id="content" tabIndex={-1}>
      <title>Call – Colloquy</title>
      {call === null ? <NoCall /> : <Waiting />}
    </main>
  )
}

function NoCall() {
  return (
    <div className={styles.words}>
      <h1 className={styles.title}>No call was started</h1>
      <p className={styles.text}>
        A call begins on your dashboard: choose a conversation there and start it. Nothing is
        connected now, and your microphone is off.
      </p>
      <Link className={buttonLook()} to={screens.dashboard}>
        Go to the dashboard
      </Link>
    </div>
  )
}

function Waiting() {
  const persona = readChosenPersona()
  return (
    <>
      <Presence />
      <div className={styles.words}>
        <h1 className={styles.title}>{persona?.name ?? 'Your partner'}</h1>
        {persona !== null && persona.role !== '' && <p className={styles.role}>{persona.role}</p>}
        <p className={styles.text}>
          Live voice arrives with the next release. Until then nobody can hear you here: nothing is
          connected, and your microphone is off.
        </p>
        <Link className={buttonLook()} to={screens.dashboard}>
          Back to the dashboard
        </Link>
      </div>
    </>
  )
}

function Presence() {
  return (
    <div className={styles.presence} aria-hidden="true">
      <Glow size="large" voice="persona" />
      <PersonaForm />
    </div>
  )
}
