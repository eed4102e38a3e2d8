import { screens } from '@colloquy/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CallWishes } from '../../../data/call-wishes.ts'
import { readStanding } from '../../../data/room.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Choices } from '../choices/choices.tsx'
import { Partner } from './partner.tsx'
import styles from './lobby.module.css'
import { MicrophoneCheck } from './microphone-check.tsx'
import { SpeakerCheck } from './speaker-check.tsx'

type LobbyProps = {
  conversationId: string
  persona: { name: string; role: string } | null
  wishes: CallWishes
  onWishes: (change: Partial<CallWishes>) => void
  onJoin: (agreesToRecording: boolean) => void
}

/** Before the call: who one will talk to, whether one is heard, and what will be kept. */
export function Lobby({ conversationId, persona, wishes, onWishes, onJoin }: LobbyProps) {
  const [agreesToRecording, setAgrees] = useState(false)
  const standing = useQuery({
    queryKey: ['standing', conversationId],
    queryFn: ({ signal }) => readStanding(conversationId, signal),
    enabled: conversationId !== '',
    retry: false,
  })
  const records = standing.data?.records === true
  return (
    <div className={styles.lobby}>
      <div className={styles.who}>
        <Partner persona={persona} />
        <div className={styles.join}>
          <div className={styles.consent}>
            <p>
              What you both say is kept as text, for your grade and for you.{' '}
              {records
                ? 'The sound is kept only if you agree to it here.'
                : 'The sound is not kept.'}{' '}
              No emotion is read from it.
            </p>
            {records && (
              <Checkbox
                label="Keep the sound of both sides too"
                hint="Your organization keeps recordings of those who agree."
                checked={agreesToRecording}
                onChange={(event) => setAgrees(event.currentTarget.checked)}
              />
            )}
          </div>
          <div className={styles.ways}>
            <Button onClick={() => onJoin(records && agreesToRecording)}>
              {wishes.microphone ? 'Join' : 'Join, typing'}
            </Button>
            <Link className={styles.back} to={screens.dashboard}>
              Not now
            </Link>
          </div>
        </div>
      </div>
      <div className={styles.checks}>
        <MicrophoneCheck wishes={wishes} onWishes={onWishes} />
        <SpeakerCheck />
        <section className={styles.check} aria-label="How you practise">
          <h2 className={styles.heading}>How you practise</h2>
          <Choices wishes={wishes} onWishes={onWishes} />
        </section>
      </div>
    </div>
  )
}
