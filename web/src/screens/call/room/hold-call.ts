import { ApiError } from '@colloquy/contract/client'
import { DisconnectReason, type Room, RoomEvent } from 'livekit-client'
import { type CallState, rejoinRoom } from '../../../data/room.ts'
import { tellKeptBack } from './kept-back.ts'

export type Connection = 'joining' | 'steady' | 'reconnecting'

/** Why one is not in the room any more, or never was. */
export type Gone = 'taken-over' | 'ended' | 'nothing-left' | 'disconnected' | 'refused'

type CallOptions = {
  room: Room
  call: CallState
  /** Back in a call that one was in: the pass of then may be old. */
  isReturn: boolean
  onConnection: (connection: Connection) => void
  /** Each time one enters: the moment to publish what one has. */
  onSignal: () => void
  onGone: (gone: Gone) => void
}

/** A break that nobody would notice is not worth a word. */
const UNNOTICED_MS = 700

/** After coming back anew, livekit-client loses texts for about this long. */
const SETTLES_MS = 2_000

/** Between leaving a page and its end. */
const PAGE_GOES_WITHIN_MS = 1_000

/** Joins, and stays in the call until it is let go: with a new pass when the old one is refused. */
export function holdCall({
  room,
  call,
  isReturn,
  onConnection,
  onSignal,
  onGone,
}: CallOptions): () => void {
  let phase: 'joining' | 'in' | 'out' = 'joining'
  let later: ReturnType<typeof setTimeout> | undefined
  const soon = (connection: Connection, afterMs: number): void => {
    clearTimeout(later)
    later = setTimeout(() => onConnection(connection), afterMs)
  }

  const leave = (gone: Gone | null): void => {
    if (phase === 'out') return
    phase = 'out'
    clearTimeout(later)
    if (gone !== null) onGone(gone)
  }

  const enter = async ({ url, roomToken }: CallState): Promise<void> => {
    room.off(RoomEvent.SignalConnected, onSignal)
    room.once(RoomEvent.SignalConnected, onSignal)
    await room.connect(url === '' ? ownAddress() : url, roomToken)
    if (isOut()) return void room.disconnect()
    phase = 'in'
    soon('steady', 0)
  }

  const enterAnew = async (otherwise: Gone): Promise<void> => {
    if (call.conversationId === '') return leave(otherwise)
    try {
      const pass = await rejoinRoom(call.conversationId)
      if (!isOut()) await enter(pass)
    } catch (failure) {
      leave(isOver(failure) ? 'nothing-left' : otherwise)
    }
  }

  // Asked after each wait: somebody may have left meanwhile.
  const isOut = (): boolean => phase === 'out'

  const begin = async (): Promise<void> => {
    onConnection('joining')
    if (isReturn) return enterAnew('refused')
    try {
      await enter(call)
    } catch {
      if (!isOut()) await enterAnew('refused')
    }
  }

  const disconnected = (reason?: DisconnectReason): void => {
    // While joining, the attempt itself says what became of it.
    if (phase !== 'in') return
    const gone = goneBy(reason)
    if (gone !== null) return leave(gone)
    phase = 'joining'
    onConnection('reconnecting')
    // The client itself does so when the page is left: it comes back with a page that a browser had put
    // aside, and never with one that is gone.
    const isPageLeft = reason === DisconnectReason.CLIENT_INITIATED
    clearTimeout(later)
    later = setTimeout(() => void enterAnew('disconnected'), isPageLeft ? PAGE_GOES_WITHIN_MS : 0)
  }

  const brokenOff = (): void => soon('reconnecting', UNNOTICED_MS)
  let isAnew = false
  const beginsAnew = (): void => {
    isAnew = true
    soon('reconnecting', 0)
  }
  const isBack = (): void => {
    soon('steady', isAnew ? SETTLES_MS : 0)
    isAnew = false
  }

  room
    .on(RoomEvent.SignalReconnecting, brokenOff)
    .on(RoomEvent.Reconnecting, beginsAnew)
    .on(RoomEvent.Reconnected, isBack)
    .on(RoomEvent.Disconnected, disconnected)
  const keepSilent = tellKeptBack(room)
  void begin()

  return () => {
    leave(null)
    room
      .off(RoomEvent.SignalConnected, onSignal)
      .off(RoomEvent.SignalReconnecting, brokenOff)
      .off(RoomEvent.Reconnecting, beginsAnew)
      .off(RoomEvent.Reconnected, isBack)
      .off(RoomEvent.Disconnected, disconnected)
    keepSilent()
    void room.disconnect()
  }
}

/** Null for a line that was lost: worth coming back. */
function goneBy(reason: DisconnectReason | undefined): Gone | null {
  if (reason === DisconnectReason.DUPLICATE_IDENTITY) return 'taken-over'
  return reason !== undefined && ENDS.has(reason) ? 'ended' : null
}

const ENDS = new Set([
  DisconnectReason.ROOM_DELETED,
  DisconnectReason.ROOM_CLOSED,
  DisconnectReason.PARTICIPANT_REMOVED,
])

/** The server knows the conversation, and has nothing to come back to. */
const isOver = (failure: unknown): boolean =>
  failure instanceof ApiError && [404, 409, 410].includes(failure.status)

/** Of a call that was started before passes said where. */
const ownAddress = (): string => location.origin.replace(/^http/, 'ws')
