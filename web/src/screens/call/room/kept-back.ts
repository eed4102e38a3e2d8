import { type Room, RoomEvent } from 'livekit-client'

const LOOK_EVERY_MS = 100

/**
 * While livekit-client begins anew it keeps back what happens in the room, and tells it when it is back. For some two
 * seconds after that it goes on keeping back, and never tells: the persona's voice would be there, and nobody play it.
 */
export function tellKeptBack(room: Room): () => void {
  let looking: ReturnType<typeof setInterval> | undefined
  const stop = (): void => clearInterval(looking)
  const look = (): void => {
    const isKeepingBack = room.engine?.pendingReconnect
    room['emitBufferedEvents']()
    if (!isKeepingBack) stop()
  }
  const isBack = (): void => {
    stop()
    looking = setInterval(look, LOOK_EVERY_MS)
  }

  room.on(RoomEvent.Reconnected, isBack).on(RoomEvent.Reconnecting, stop)
  room.on(RoomEvent.SignalReconnecting, stop).on(RoomEvent.Disconnected, stop)
  return () => {
    stop()
    room.off(RoomEvent.Reconnected, isBack).off(RoomEvent.Reconnecting, stop)
    room.off(RoomEvent.SignalReconnecting, stop).off(RoomEvent.Disconnected, stop)
  }
}
