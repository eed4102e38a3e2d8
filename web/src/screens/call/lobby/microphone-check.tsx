import { useEffect, useState } from 'react'
import type { WishesOfCall } from '../../../data/call-wishes.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/choice.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { deviceErrorWords } from '../bar/device-errors.ts'
import { Bars } from '../stage/bars.tsx'
import { BARS, LEAST_HEIGHT } from '../stage/visualizer.ts'
import styles from './lobby.module.css'
import { useLevels } from './use-levels.ts'
import { isMicrophoneAllowed, type Microphone, useMicrophone } from './use-microphone.ts'

type MicrophoneCheckProps = {
  wishes: WishesOfCall
  onWishes: (change: Partial<WishesOfCall>) => void
}

export function MicrophoneCheck({ wishes, onWishes }: MicrophoneCheckProps) {
  // Where the browser would ask, it does so when it is told to, and not by surprise.
  const [isChecking, setChecking] = useState(false)
  useEffect(() => void isMicrophoneAllowed().then((allowed) => allowed && setChecking(true)), [])
  const [attempt, setAttempt] = useState(0)
  return (
    <section className={styles.check} aria-label="Microphone">
      <h2 className={styles.heading}>Microphone</h2>
      {wishes.microphone && (
        <Opened
          key={attempt}
          isChecking={isChecking}
          deviceId={wishes.microphoneId}
          onDevice={(microphoneId) => onWishes({ microphoneId })}
          onCheck={() => {
            setChecking(true)
            setAttempt(attempt + 1)
          }}
        />
      )}
      <Switch
        label="Type instead"
        hint="Join without a microphone. You hear your partner, and answer in writing."
        checked={!wishes.microphone}
        onChange={(event) => onWishes({ microphone: !event.currentTarget.checked })}
      />
    </section>
  )
}

type OpenedProps = {
  isChecking: boolean
  deviceId: string
  onDevice: (deviceId: string) => void
  onCheck: () => void
}

function Opened({ isChecking, deviceId, onDevice, onCheck }: OpenedProps) {
  const microphone = useMicrophone({ isWanted: isChecking, deviceId })
  const levels = useLevels(microphone.is === 'on' ? microphone.stream : null, BARS)
  return (
    <>
      <div className={styles.meter} data-voice="learner">
        <Bars
          state={microphone.is === 'on' ? 'speaking' : 'connecting'}
          volumes={levels}
          leastHeight={LEAST_HEIGHT}
        />
      </div>
      <MicrophoneWords
        microphone={microphone}
        isHeard={Math.max(...levels) > HEARD}
        onCheck={onCheck}
      />
      {microphone.is === 'on' && microphone.devices.length > 0 && (
        <SelectField
          label="Which microphone"
          value={chosenOf(microphone.devices, deviceId)}
          onChange={(event) => onDevice(event.currentTarget.value)}
        >
          {microphone.devices.map((device, index) => (
            <option key={device.deviceId} value={device.deviceId}>
              {device.label || `Microphone ${index + 1}`}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

const chosenOf = (devices: MediaDeviceInfo[], deviceId: string): string | undefined =>
  devices.find((device) => device.deviceId === deviceId)?.deviceId ?? devices[0]?.deviceId

/** Of 1: a voice before the microphone, and not the room alone. */
const HEARD = 0.5

type Words = { microphone: Microphone; isHeard: boolean; onCheck: () => void }

function MicrophoneWords({ microphone, isHeard, onCheck }: Words) {
  const [wasHeard, setHeard] = useState(false)
  if (isHeard && !wasHeard) setHeard(true)
  switch (microphone.is) {
    case 'off':
      return (
        <p className={styles.said}>
          <Button look="quiet" onClick={onCheck}>
            Check the microphone
          </Button>
        </p>
      )
    case 'asking':
      return <output className={styles.said}>Your browser asks whether Colloquy may listen.</output>
    case 'on':
      return (
        <output className={styles.said}>
          {wasHeard ? 'You are heard.' : 'Say something: the bars move when you are heard.'}
        </output>
      )
    case 'failed':
      return (
        <div className={styles.said} role="alert">
          <p>{deviceErrorWords('microphone', microphone.error)}</p>
          <Button look="quiet" onClick={onCheck}>
            Try again
          </Button>
        </div>
      )
  }
}
