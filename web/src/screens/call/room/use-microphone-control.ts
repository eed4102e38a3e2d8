import { useTrackToggle } from '@livekit/components-react'
import { type Room, Track } from 'livekit-client'
import type { OnDeviceError } from '../bar/device-errors.ts'

export type MicrophoneControl = { isOn: boolean; isPending: boolean; toggle: () => void }

type Told = { onDeviceError: OnDeviceError; onMicrophone: (isOn: boolean) => void }

export function useMicrophoneControl(room: Room, told: Told): MicrophoneControl {
  const { onDeviceError } = told
  const { enabled, pending, toggle } = useTrackToggle({
    source: Track.Source.Microphone,
    room,
    onDeviceError: (error) => onDeviceError({ source: 'microphone', error }),
  })
  const press = (): void => {
    told.onMicrophone(!enabled)
    void toggle()
  }
  return { isOn: enabled, isPending: pending, toggle: press }
}
