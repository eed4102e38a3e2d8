import { screens } from '@colloquy/contract/screens'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { readWishes, storeWishes, type WishesOfCall } from '../../data/call-wishes.ts'
import { readChosenPersona } from '../../data/chosen-roleplay.ts'
import {
  forgetJoinedCall,
  isJoinedCall,
  mayRecord,
  rememberJoinedCall,
  rememberMayRecord,
} from '../../data/joined-call.ts'
import { type CallState, readCallState } from '../../data/room.ts'
import { buttonLook } from '../../ui/button.tsx'
import { Aftermath, type Ending } from './after/aftermath.tsx'
import styles from './call.module.css'
import { Lobby } from './lobby/lobby.tsx'

const loadRoom = async () => ({ default: (await import('./room/call-room.tsx')).CallRoom })
const CallRoom = lazy(loadRoom)

/** A quiet dark stage of its own, without the top bar. Without a token nothing connects. */
export function Call() {
  const call = readCallState(useLocation().state)
  return (
    <main className={styles.stage} id="content" tabIndex={-1}>
      <title>Call – Colloquy</title>
      {call === null ? <NoCall /> : <CallWith key={call.roomToken} call={call} />}
    </main>
  )
}

function NoCall() {
  return (
    <div className={styles.middle}>
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
    </div>
  )
}

type Phase =
  | { is: 'before' }
  | { is: 'in'; isReturn: boolean }
  | { is: 'after'; ending: Exclude<Ending, { is: 'left' }> }

function CallWith({ call }: { call: CallState }) {
  const navigate = useNavigate()
  const [persona] = useState(readChosenPersona)
  const [wishes, setWishes] = useWishes(call)
  const [phase, setPhase] = useState<Phase>(() =>
    isJoinedCall(call.conversationId) ? { is: 'in', isReturn: true } : { is: 'before' },
  )
  // While one checks the microphone, the rest of the call arrives.
  useEffect(() => void loadRoom().catch(() => {}), [])

  switch (phase.is) {
    case 'before':
      return (
        <Lobby
          conversationId={call.conversationId}
          persona={persona}
          wishes={wishes}
          onWishes={setWishes}
          onOver={() => setPhase({ is: 'after', ending: { is: 'over', because: 'unknown' } })}
          onJoin={() => {
            rememberJoinedCall(call.conversationId)
            setPhase({ is: 'in', isReturn: false })
          }}
        />
      )
    case 'in':
      return (
        <Suspense fallback={<Opening />}>
          <CallRoom
            call={call}
            isReturn={phase.isReturn}
            persona={persona}
            wishes={wishes}
            onWishes={setWishes}
            onEnd={(ending) => {
              if (ending.is !== 'taken-over' && ending.is !== 'refused') forgetJoinedCall()
              if (ending.is === 'left') void navigate(screens.dashboard)
              else setPhase({ is: 'after', ending })
            }}
          />
        </Suspense>
      )
    case 'after':
      return (
        <Aftermath
          conversationId={call.conversationId}
          ending={phase.ending}
          onBack={() => setPhase({ is: 'in', isReturn: true })}
        />
      )
  }
}

function Opening() {
  return (
    <output className={styles.middle}>
      <span className={styles.text}>Opening the call …</span>
    </output>
  )
}

/** Kept for the next call with each change, but for what one agrees to for this one. */
function useWishes({
  conversationId,
  canEditRoleplays,
}: CallState): [WishesOfCall, (change: Partial<WishesOfCall>) => void] {
  const [wishes, setWishes] = useState(() => ({
    ...readWishes(),
    recording: mayRecord(conversationId),
  }))
  return [
    { ...wishes, showStage: wishes.showStage ?? canEditRoleplays },
    (change) =>
      setWishes((before) => {
        const after = { ...before, ...change }
        const { recording, ...kept } = after
        storeWishes(kept)
        if (recording !== before.recording) rememberMayRecord(conversationId, recording)
        return after
      }),
  ]
}
