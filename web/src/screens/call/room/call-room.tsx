import { RoomContext } from '@livekit/components-react'
import type { CallOver } from '@colloquy/contract/room'
import { Room } from 'livekit-client'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WishesOfCall } from '../../../data/call-wishes.ts'
import type { ChosenPersona } from '../../../data/chosen-roleplay.ts'
import { logFailure } from '../../../data/log.ts'
import { type CallState, endConversation } from '../../../data/room.ts'
import type { Ending } from '../after/aftermath.tsx'
import { deviceErrorWords, type OnDeviceError } from '../bar/device-errors.ts'
import { InCall } from '../stage/in-call.tsx'
import { type Connection, type Gone, holdCall } from './hold-call.ts'
import { useOver } from './use-over.ts'

export type CallRoomProps = {
  call: CallState
  isReturn: boolean
  persona: ChosenPersona | null
  wishes: WishesOfCall
  onWishes: (change: Partial<WishesOfCall>) => void
  onEnd: (ending: Ending) => void
}

/** The room of one call: entered, held, and left. What one sees in it is the stage. */
export function CallRoom({ onEnd, ...props }: CallRoomProps) {
  const { call, isReturn, wishes } = props
  const [room] = useState(() => newRoom(wishes.microphoneId))
  const [connection, setConnection] = useState<Connection>('joining')
  const [deviceError, setDeviceError] = useState<string | null>(null)
  const showDeviceError: OnDeviceError = useCallback(
    ({ source, error }) => setDeviceError(deviceErrorWords(source, error)),
    [],
  )
  const over = useOver(room)
  /** Whether one has, or wants, a microphone: also after coming back. */
  const publishes = useRef(wishes.microphone)
  const gone = useEffectEvent((why: Gone) => onEnd(endingOf(why, over.latest())))
  const entered = useEffectEvent(() => {
    if (publishes.current) void openMicrophone(room, showDeviceError)
  })

  useEffect(
    () =>
      holdCall({
        room,
        call,
        isReturn,
        onConnection: setConnection,
        onSignal: () => entered(),
        onGone: (why) => gone(why),
      }),
    [room, call, isReturn],
  )

  const leave = (): void => {
    endConversation(call.conversationId).catch((failure: unknown) =>
      logFailure('Ending the conversation', failure),
    )
    onEnd({ is: 'left' })
  }

  return (
    <RoomContext.Provider value={room}>
      <InCall
        {...props}
        room={room}
        connection={connection}
        over={over.shown}
        deviceError={deviceError}
        onDeviceError={showDeviceError}
        onDeviceErrorRead={() => setDeviceError(null)}
        onMicrophone={(isOn) => {
          publishes.current = isOn
          setDeviceError(null)
        }}
        onOver={(because) => onEnd({ is: 'over', because })}
        onLeave={leave}
      />
    </RoomContext.Provider>
  )
}

const newRoom = (microphoneId: string): Room =>
  new Room({
    audioCaptureDefaults: {
      ...(microphoneId === 'default' ? {} : { deviceId: microphoneId }),
      // The persona must not hear itself from the speaker.
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
    },
  })

const wishedMicrophone = (room: Room) => room.options.audioCaptureDefaults?.deviceId

/** Without one the call goes on: one can type. */
async function openMicrophone(room: Room, onError: OnDeviceError): Promise<void> {
  try {
    const wished = wishedMicrophone(room)
    const opened = await room.localParticipant.setMicrophoneEnabled(true)
    // Another one, while it was being opened: until it is, there is none that livekit-client would change.
    const wishedSince = wishedMicrophone(room)
    if (wishedSince !== undefined && wishedSince !== wished)
      await opened?.audioTrack?.setDeviceId(wishedSince)
  } catch (failure) {
    const error = failure instanceof Error ? failure : new Error(String(failure))
    onError({ source: 'microphone', error })
  }
}

function endingOf(gone: Gone, over: CallOver | null): Ending {
  switch (gone) {
    case 'taken-over':
    case 'refused':
      return { is: gone }
    case 'nothing-left':
      return { is: 'over', because: over?.because ?? 'unknown' }
    case 'ended':
    case 'disconnected':
      return over === null ? { is: 'left' } : { is: 'over', because: over.because }
  }
}
