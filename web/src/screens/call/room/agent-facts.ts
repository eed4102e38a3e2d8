import '@colloquy/contract/without-eval'
import {
  AGENT_ATTRIBUTES,
  CallClock,
  CallOver,
  EngineInUse,
  StageShown,
} from '@colloquy/contract/room'

/** What an agent says about itself and the conversation. Null where it says nothing that has a meaning. */
export type AgentFacts = {
  listening: EngineInUse | null
  speaking: EngineInUse | null
  stage: StageShown | null
  clock: CallClock | null
  over: CallOver | null
  notice: string
}

export function readFacts(attributes: Readonly<Record<string, string>>): AgentFacts {
  const read = <T>(shape: Shape<T>, name: string): T | null => parse(shape, attributes[name])
  return {
    listening: read(EngineInUse, AGENT_ATTRIBUTES.listening),
    speaking: read(EngineInUse, AGENT_ATTRIBUTES.speaking),
    stage: read(StageShown, AGENT_ATTRIBUTES.stage),
    clock: read(CallClock, AGENT_ATTRIBUTES.clock),
    over: read(CallOver, AGENT_ATTRIBUTES.over),
    notice: attributes[AGENT_ATTRIBUTES.notice] ?? '',
  }
}

type Shape<T> = { safeParse: (value: unknown) => { success: boolean; data?: T | undefined } }

function parse<T>(shape: Shape<T>, text: string | undefined): T | null {
  if (text === undefined || text === '') return null
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
