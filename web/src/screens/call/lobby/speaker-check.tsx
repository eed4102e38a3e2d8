import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './lobby.module.css'
import { playTestSound } from './test-sound.ts'

type Sound = 'not-played' | 'playing' | 'played' | 'failed'

export function SpeakerCheck() {
  const [sound, setSound] = useState<Sound>('not-played')
  const play = async (): Promise<void> => {
    setSound('playing')
    setSound(
      await playTestSound().then(
        () => 'played' as const,
        () => 'failed' as const,
      ),
    )
  }
  return (
    <section className={styles.check} aria-label="Speaker">
      <h2 className={styles.heading}>Speaker</h2>
      <div className={styles.line}>
        <Button look="quiet" busy={sound === 'playing' && 'Playing…'} onClick={() => void play()}>
          Play a sound
        </Button>
        <output className={styles.said}>{soundWords(sound)}</output>
      </div>
    </section>
  )
}

function soundWords(sound: Sound): string {
  switch (sound) {
    case 'not-played':
    case 'playing':
      return 'Two soft notes. Headphones are best: then nobody hears themselves.'
    case 'played':
      return 'If you heard nothing, look at the volume and at which speaker is chosen.'
    case 'failed':
      return 'The browser played nothing. Captions show all that is said.'
  }
}
