import { useMediaDeviceSelect } from '@livekit/components-react'
import type { Room } from 'livekit-client'
import { ChevronUp } from 'lucide-react'
import styles from './control-bar.module.css'

type DeviceMenuProps = {
  room: Room
  onChoose: (deviceId: string) => void
  onError: (error: Error) => void
}

/** Which microphone. The browser's own menu: it fits every screen, thumb and screen reader. */
export function DeviceMenu(props: DeviceMenuProps) {
  // Where the page did not come by https there are no devices to ask for.
  return navigator.mediaDevices === undefined ? null : <Devices {...props} />
}

function Devices({ room, onChoose, onError }: DeviceMenuProps) {
  const { devices, activeDeviceId, setActiveMediaDevice } = useMediaDeviceSelect({
    kind: 'audioinput',
    room,
    // The microphone's own button asks, and nothing else does.
    requestPermissions: false,
  })
  const choose = async (deviceId: string): Promise<void> => {
    onChoose(deviceId)
    try {
      await setActiveMediaDevice(deviceId)
    } catch (failure) {
      onError(failure instanceof Error ? failure : new Error(String(failure)))
    }
  }
  return (
    <span className={styles.devices}>
      <ChevronUp aria-hidden="true" />
      <select
        className={styles.select}
        aria-label="Which microphone"
        value={activeDeviceId}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        {devices.length === 0 && <option value={activeDeviceId}>No microphone found</option>}
        {devices.map(({ deviceId, label }, index) => (
          <option key={deviceId} value={deviceId}>
            {label || `Microphone ${index + 1}`}
          </option>
        ))}
      </select>
    </span>
  )
}
