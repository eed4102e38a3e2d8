import {
  AGENT_ATTRIBUTES,
  type CallClock,
  type CallOver,
  type EngineInUse,
  RECORDING,
  type RecordingShown,
  type StageShown,
} from '@colloquy/contract/room'

/** What an agent says about itself and the conversation. Null where it says nothing that has a meaning. */
export type AgentFacts = {
  listening: EngineInUse | null
  speaking: EngineInUse | null
  wording: EngineInUse | null
  stage: StageShown | null
  clock: CallClock | null
  over: CallOver | null
  notice: string
  /** Null where nothing may be recorded. */
  recording: RecordingShown | null
}

export function readFacts(attributes: Readonly<Record<string, string>>): AgentFacts {
  const said = (name: keyof typeof AGENT_ATTRIBUTES): Fields =>
    fieldsIn(attributes[AGENT_ATTRIBUTES[name]])
  return {
    listening: engineIn(said('listening')),
    speaking: engineIn(said('speaking')),
    wording: engineIn(said('wording')),
    stage: stageIn(said('stage')),
    clock: clockIn(said('clock')),
    over: overIn(said('over')),
    notice: attributes[AGENT_ATTRIBUTES.notice] ?? '',
    recording: recordingIn(attributes[AGENT_ATTRIBUTES.recording]),
  }
}

// By hand: the library of the contract's shapes would be a tenth of all that a call loads. The test beside
// this holds each of them to its shape.

type Fields = Record<string, unknown>

function fieldsIn(text = ''): Fields {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Fields) : {}
  } catch {
    return {}
  }
}

function engineIn({ id, label, where }: Fields): EngineInUse | null {
  if (typeof id !== 'string' || typeof label !== 'string' || typeof where !== 'string') return null
  return { id, label, where }
}

function stageIn({ name, number, of }: Fields): StageShown | null {
  if (typeof name !== 'string' || !isInteger(number) || !isInteger(of)) return null
  return { name, number, of }
}

function clockIn({ startedAt, endsAt }: Fields): CallClock | null {
  if (typeof startedAt !== 'number' || typeof endsAt !== 'number') return null
  return { startedAt, endsAt }
}

const REASONS: Record<CallOver['because'], true> = {
  ended: true,
  silence: true,
  time: true,
  stopped: true,
}

function overIn({ because }: Fields): CallOver | null {
  const isKnown = typeof because === 'string' && Object.hasOwn(REASONS, because)
  return isKnown ? { because: because as CallOver['because'] } : null
}

const recordingIn = (said: string | undefined): RecordingShown | null =>
  RECORDING.find((state) => state === said) ?? null

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)
