import { useTrackToggle } from '@livekit/components-react'
import { Track } from 'livekit-client'
import { MonitorUp, Video } from 'lucide-react'
import styles from './control-bar.module.css'
import type { OnDeviceError } from './device-errors.ts'

type SourceToggleProps = {
  source: Track.Source.Camera | Track.Source.ScreenShare
  onDeviceError: OnDeviceError
}

/** Camera and screen, for rooms whose tokens allow them. Those of this product do not. */
export function SourceToggle({ source, onDeviceError }: SourceToggleProps) {
  const isScreen = source === Track.Source.ScreenShare
  const { enabled, pending, toggle } = useTrackToggle({
    source,
    ...(isScreen ? { captureOptions: SCREEN } : {}),
    onDeviceError: (error) =>
      onDeviceError({ source: isScreen ? 'screen share' : 'camera', error }),
  })
  if (isScreen && !canShareScreens()) return null
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={wordsOf(isScreen, enabled)}
      aria-pressed={enabled}
      aria-disabled={pending || undefined}
      onClick={() => !pending && void toggle()}
    >
      {isScreen ? <MonitorUp aria-hidden="true" /> : <Video aria-hidden="true" />}
      <span className={styles.label}>{wordsOf(isScreen, enabled)}</span>
    </button>
  )
}

/** With its sound, and this tab too. */
const SCREEN = { audio: true, selfBrowserSurface: 'include' } as const

function wordsOf(isScreen: boolean, enabled: boolean): string {
  if (!isScreen) return 'Camera'
  return enabled ? 'Stop screen share' : 'Share screen'
}

/** Phones cannot. */
const canShareScreens = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function'
