import {
  AGENT_ATTRIBUTES,
  type CallClock,
  type CallOver,
  type RecordingShown,
  type StageShown,
} from '@colloquy/contract/room'
import type { EngineInUse } from '@colloquy/contract/room'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Graph } from '@colloquy/domain/graph/graph'
import { type LocalParticipant, type Room, RoomEvent } from '@livekit/rtc-node'

type Shown = {
  listening: EngineInUse
  speaking: EngineInUse
  wording: EngineInUse | null
  notice: string
  stage: StageShown | null
  clock: CallClock
  recording: RecordingShown
  over: CallOver
}

export type Status = { show: (what: Partial<Shown>) => Promise<void> }

/**
 * What the learner's screen is told, as attributes of the agent: one after the other, again when it did not get
 * through, and nothing that has not changed.
 */
export function createStatus(room: Room): Status {
  const wanted: Record<string, string> = {}
  const told: Record<string, string> = {}
  let isTelling = false
  let telling = Promise.resolve()

  async function tell() {
    isTelling = true
    for (let tries = 1; tries <= MOST_TRIES; ) {
      const changed = Object.entries(wanted).filter(([name, text]) => (told[name] ?? '') !== text)
      const self = room.localParticipant
      if (changed.length === 0 || self === undefined) break
      const news = Object.fromEntries(changed)
      try {
        await tellRoom(room, self, news)
        Object.assign(told, news)
        tries = 1
      } catch {
        // Who is not in the room any more has nobody to tell.
        if (!room.isConnected) break
        await sleep(tries * AGAIN_MS)
        tries += 1
      }
    }
    isTelling = false
  }

  return {
    show(what) {
      for (const [name, value] of Object.entries(what)) {
        const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
        wanted[AGENT_ATTRIBUTES[name as keyof Shown]] = text
      }
      if (!isTelling) telling = tell()
      return telling
    },
  }
}

/**
 * Resolves once the room has it. Of some hundred answers to this the library loses one and waits 5 s for it, so that
 * the room shows it counts as well.
 */
async function tellRoom(room: Room, self: LocalParticipant, news: Record<string, string>) {
  const shown = Promise.withResolvers<void>()
  const look = () => {
    const isShown = ([name, text]: [string, string]) => (self.attributes[name] ?? '') === text
    if (Object.entries(news).every(isShown)) shown.resolve()
  }
  room.on(RoomEvent.ParticipantAttributesChanged, look)
  try {
    await Promise.race([self.setAttributes(news), shown.promise])
  } finally {
    room.off(RoomEvent.ParticipantAttributesChanged, look)
  }
}

const MOST_TRIES = 4
const AGAIN_MS = 200

export function stageShown({ stages }: Graph, id: string): StageShown | null {
  const at = stages.findIndex((stage) => stage.id === id)
  const stage = stages[at]
  return stage === undefined ? null : { name: stage.name, number: at + 1, of: stages.length }
}

export const TYPING_ONLY: EngineInUse = {
  id: 'typing',
  label: 'Typing only',
  where: 'nothing is listened to',
}

export const BROWSER_LISTENS: EngineInUse = {
  id: 'browser',
  label: 'Your browser',
  where: 'wherever your browser sends it, which may be its maker',
}
