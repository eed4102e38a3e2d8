import { useTrackToggle } from '@livekit/components-react'
import { type Room, Track } from 'livekit-client'
import { useCallback, useRef } from 'react'
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
  const state = useRef({ told, enabled })
  state.current = { told, enabled }
  const press = useCallback(() => {
    state.current.told.onMicrophone(!state.current.enabled)
    void toggle()
  }, [toggle])
  return { isOn: enabled, isPending: pending, toggle: press }
}
