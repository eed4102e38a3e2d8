import { type DisconnectReason, LeaveRequest_Action } from '@livekit/protocol'
import { Room, type RoomEvents, type RoomSettings } from './room.ts'

/** All rooms of this server, by their names. They begin when somebody comes, and end when nobody does. */
export type Rooms = {
  find: (name: string) => Room | null
  all: () => Room[]
  /** The one that is there, or a new one. */
  open: (name: string, wish?: RoomWish) => Room | null
  end: (room: Room, reason: DisconnectReason) => void
}

/** What is missing, or 0, is as usual. */
export type RoomWish = {
  [Part in keyof Omit<RoomSettings, 'name'>]?: RoomSettings[Part] | undefined
}

export type RoomsEvents = RoomEvents & {
  onStarted: (room: Room) => void
  onFinished: (room: Room) => void
}

const DEFAULTS = {
  metadata: '',
  emptyTimeout: 300,
  departureTimeout: 20,
  maxParticipants: 0,
  agents: [],
}

export function createRooms({ mostRooms }: { mostRooms: number }, on: RoomsEvents): Rooms {
  const rooms = new Map<string, Room>()
  return {
    find: (name) => rooms.get(name) ?? null,
    all: () => [...rooms.values()],
    open(name, wish = {}) {
      const known = rooms.get(name)
      if (known !== undefined) return known
      if (rooms.size >= mostRooms) return null
      const wishes = Object.entries(wish).filter(([, value]) => value !== undefined && value !== 0)
      const room = new Room({ ...DEFAULTS, ...Object.fromEntries(wishes), name }, on)
      rooms.set(name, room)
      on.onStarted(room)
      return room
    },
    end(room, reason) {
      if (rooms.get(room.settings.name) !== room) return
      for (const participant of [...room.participants.values()])
        room.remove(participant, reason, LeaveRequest_Action.DISCONNECT)
      rooms.delete(room.settings.name)
      on.onFinished(room)
    },
  }
}

/** Has it been deserted for so long that it is over? */
export function isOver(room: Room, now: number): boolean {
  if (!room.isDeserted) return false
  const { emptyTimeout, departureTimeout } = room.settings
  const seconds = room.hadParticipants ? departureTimeout : emptyTimeout
  return now - room.emptySince >= seconds * 1000
}
