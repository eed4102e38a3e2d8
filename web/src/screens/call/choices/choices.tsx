import type { Patience } from '@colloquy/contract/room'
import { useId } from 'react'
import type { WishesOfCall } from '../../../data/call-wishes.ts'
import { Checkbox, Radio } from '../../../ui/choice.tsx'
import { browserRecognition } from '../hearing/browser-hearing.ts'
import styles from './choices.module.css'

const PAUSES: Record<Patience, { label: string; hint: string }> = {
  short: { label: 'Short', hint: 'Answers at once' },
  normal: { label: 'Normal', hint: 'As most people talk' },
  long: { label: 'Long', hint: 'Leaves you time to think' },
}

type ChoicesProps = { wishes: WishesOfCall; onWishes: (change: Partial<WishesOfCall>) => void }

/** How long somebody likes to think: chosen before the call, and changed in it. */
export function Pauses({ wishes, onWishes }: ChoicesProps) {
  const group = useId()
  return (
    <fieldset className={styles.pauses}>
      <legend>How long may you pause before it is your partner’s turn?</legend>
      {Object.entries(PAUSES).map(([patience, { label, hint }]) => (
        <label key={patience} className={styles.pause}>
          <input
            className={styles.pauseInput}
            type="radio"
            name={`patience${group}`}
            checked={wishes.patience === patience}
            onChange={() => onWishes({ patience: patience as Patience })}
          />
          <span className={styles.pauseLabel}>{label}</span>
          <small>{hint}</small>
        </label>
      ))}
    </fieldset>
  )
}

export function Choices({ wishes, onWishes }: ChoicesProps) {
  const group = useId()
  return (
    <div className={styles.choices}>
      <Checkbox
        label="Push-to-talk"
        hint="Only what you say while you hold Space, or the button, counts."
        checked={wishes.pushToTalk}
        onChange={(event) => onWishes({ pushToTalk: event.currentTarget.checked })}
      />
      <Checkbox
        label="Captions"
        hint="What both sides say, in large letters."
        checked={wishes.captions}
        onChange={(event) => onWishes({ captions: event.currentTarget.checked })}
      />
      <Checkbox
        label="Show where in the conversation I am"
        checked={wishes.showStage}
        onChange={(event) => onWishes({ showStage: event.currentTarget.checked })}
      />
      {browserRecognition() !== null && <WhoListens {...{ wishes, onWishes, group }} />}
    </div>
  )
}

/** Of this call alone: who says nothing has not agreed. */
export function RecordingChoice({ wishes, onWishes }: ChoicesProps) {
  return (
    <Checkbox
      label="Record the sound of this call"
      hint="Both voices, for you, and for your admins once you submit the conversation. You can stop it, and delete it afterwards."
      checked={wishes.recording}
      onChange={(event) => onWishes({ recording: event.currentTarget.checked })}
    />
  )
}

function WhoListens({ wishes, onWishes, group }: ChoicesProps & { group: string }) {
  return (
    <fieldset className={styles.ears}>
      <legend>Who writes down what you say?</legend>
      <Radio
        name={`hearing${group}`}
        label="Colloquy"
        hint="Your voice goes to this Colloquy, and where its operator has set it up to be recognised. The call shows where."
        checked={wishes.hearWith === 'server'}
        onChange={() => onWishes({ hearWith: 'server' })}
      />
      <Radio
        name={`hearing${group}`}
        label="This browser"
        hint="Most browsers send your voice to their maker for that: Chrome to Google, Edge to Microsoft, Safari to Apple. Colloquy listens until the browser has shown that it can."
        checked={wishes.hearWith === 'browser'}
        onChange={() => onWishes({ hearWith: 'browser' })}
      />
    </fieldset>
  )
}
