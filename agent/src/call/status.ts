import {
  AGENT_ATTRIBUTES,
  type CallClock,
  type CallOver,
  type StageShown,
} from '@colloquy/contract/room'
import type { EngineInUse } from '@colloquy/contract/room'
import type { Graph } from '@colloquy/domain/graph/graph'
import type { Room } from '@livekit/rtc-node'

type Shown = {
  listening: EngineInUse
  speaking: EngineInUse
  notice: string
  stage: StageShown | null
  clock: CallClock
  over: CallOver
}

export type Status = { show: (what: Partial<Shown>) => Promise<void> }

/** What the learner's screen is told, as attributes of the agent. What has not changed is not sent again. */
export function createStatus(room: Room): Status {
  const shown: Record<string, string> = {}
  return {
    async show(what) {
      const news: Record<string, string> = {}
      for (const [name, value] of Object.entries(what)) {
        const attribute = AGENT_ATTRIBUTES[name as keyof Shown]
        const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
        if ((shown[attribute] ?? '') !== text) news[attribute] = text
      }
      if (Object.keys(news).length === 0) return
      Object.assign(shown, news)
      // Who is not in the room any more has nobody to tell.
      await room.localParticipant?.setAttributes(news).catch(() => {})
    },
  }
}

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
