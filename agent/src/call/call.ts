import type { CallToTake, OverBecause } from '@colloquy/contract/desk'
import { LEARNER_TOPIC, LearnerSays } from '@colloquy/contract/room'
import { compile } from '@colloquy/domain/graph/compile'
import { getReady } from '@colloquy/domain/persona/get-ready'
import {
  ConnectionQuality,
  type Participant,
  type RemoteParticipant,
  Room,
  RoomEvent,
} from '@livekit/rtc-node'
import { contextOf } from '../persona/chat-talk.ts'
import { inParts } from '../persona/in-parts.ts'
import { PersonaLLM } from '../persona/persona-llm.ts'
import type { Recordings } from '../recording/recorder.ts'
import { kindOf, type Report } from '../report.ts'
import type {
  EarsToCome,
  ListeningEngine,
  SpeakingEngine,
  WordingEngine,
} from '../speech/engines.ts'
import { leftToComeBackMs } from './away.ts'
import { createCatchingUp } from './catching-up.ts'
import { type Conversation, openConversation } from './conversation.ts'
import { createEnginesInUse } from './engines-in-use.ts'
import { firstWords } from './first-words.ts'
import { closeSessionDoor } from './guard.ts'
import { calmLibraryLogs } from './library-logs.ts'
import { createRecord } from './record.ts'
import { spareOfSound } from './room-events.ts'
import type { BeginCall, CallNews, RunningCall } from './running-call.ts'
import { SILENCE_LIMITS, type SilenceLimits } from './silence.ts'
import { createStatus } from './status.ts'

/** What calls are held with, for all calls of this process. */
export type CallEngines = {
  speaking: SpeakingEngine
  /** Null where nothing can listen: then one types, or the browser listens. */
  listening: ListeningEngine | null
  /** Null where none will come. */
  earsToCome: EarsToCome | null
  /** Null: the templates word every line. */
  wording: WordingEngine | null
}

export type CallLimits = {
  /** How long it waits for somebody to come, or to come back. */
  nobodyComesMs: number
  awayMs: number
  silence: SilenceLimits
}

export const CALL_LIMITS: CallLimits = {
  nobodyComesMs: 60_000,
  awayMs: 60_000,
  silence: SILENCE_LIMITS,
}

/** How calls begin in this process. A call keeps the engines that it began with. */
export function callsWith({
  enginesNow,
  limits = CALL_LIMITS,
  recordings = null,
  report,
}: {
  enginesNow: () => CallEngines
  limits?: CallLimits
  recordings?: Recordings | null
  report: Report
}): BeginCall {
  calmLibraryLogs()
  return (call, news) =>
    beginCall({ call, news, engines: enginesNow(), limits, recordings, report })
}

type Given = {
  call: CallToTake
  news: CallNews
  engines: CallEngines
  limits: CallLimits
  /** Null where nothing can be kept. */
  recordings: Recordings | null
  report: Report
}

function beginCall({ call, news, engines, limits, recordings, report }: Given): RunningCall {
  const room = new Room()
  spareOfSound(room)
  const record = createRecord(call, news.turn)
  const graph = compile(call.roleplay)
  const status = createStatus(room)
  const inUse = createEnginesInUse(engines, status)
  const wording = engines.wording?.open(inUse.words) ?? null
  const persona = new PersonaLLM({ graph, seed: call.seed, wording })
  const catchingUp = createCatchingUp(() =>
    persona.catchUp(contextOf(record.turns, { cue: 'answer' })),
  )
  let conversation: Conversation | null = null
  /** Said while it was still being opened. */
  const early: LearnerSays[] = []
  let isOver = false
  /** In the room, and out of reach: nothing says so but that nothing comes. */
  let isCutOff = false
  let waiting: NodeJS.Timeout | undefined
  let clock: NodeJS.Timeout | undefined
  let left: Promise<void> | null = null

  const began = begin().catch((failure: unknown) => fail('call.not-begun', failure))

  async function begin() {
    // It may be over before it is connected: then it leaves as soon as it is.
    room.on(RoomEvent.ParticipantConnected, onCame)
    room.on(RoomEvent.ParticipantDisconnected, onGone)
    room.on(RoomEvent.ConnectionQualityChanged, onQuality)
    room.on(RoomEvent.Disconnected, () => void end('lost'))
    room.on(RoomEvent.DataReceived, onData)
    await room.connect(call.room.url, call.room.token, { autoSubscribe: true, dynacast: false })
    closeSessionDoor(room)
    if (isOver) return
    if (record.turns.length === 0) await catchingUp.now()
    const opened = await openConversation({
      call,
      room,
      record,
      persona,
      catchingUp,
      status,
      engines,
      inUse,
      recordings,
      limits: limits.silence,
      onEnd: (because) => void end(because),
      onFailed: (failure) => void fail('call.broke-off', failure),
    })
    conversation = opened
    // The room was lost meanwhile.
    if (left !== null) await opened.close().catch(() => {})
    for (const said of early) opened.hear(said)
    if (isOver) return
    if (room.remoteParticipants.has(call.learnerIdentity)) {
      meet('here')
      waiting = setTimeout(prepare, GREETED_BY_MS)
    } else {
      if (record.startedAt() === null) waitFor(limits.nobodyComesMs, 'nobody-came')
      else waitFor(leftToComeBackMs({ ...limits, quietMs: record.quietMs() }), 'learner-left')
      // They look at their microphone meanwhile.
      catchingUp.now().then(prepare, (failure: unknown) => fail('call.not-begun', failure))
    }
  }

  function prepare() {
    inParts(getReady(graph)).catch((failure: unknown) => fail('call.not-begun', failure))
  }

  function waitFor(ms: number, because: OverBecause) {
    clearTimeout(waiting)
    waiting = setTimeout(() => void end(because), ms)
  }

  function onCame({ identity }: RemoteParticipant) {
    if (identity === call.learnerIdentity && conversation !== null) meet('came')
  }

  function onGone({ identity }: RemoteParticipant) {
    if (identity !== call.learnerIdentity || isOver) return
    isCutOff = false
    conversation?.pause({ unheardMs: 0 })
    waitFor(limits.awayMs, 'learner-left')
  }

  function onQuality(quality: ConnectionQuality, { identity }: Participant) {
    const isLost = quality === ConnectionQuality.QUALITY_LOST
    if (identity !== call.learnerIdentity || isOver || isLost === isCutOff) return
    isCutOff = isLost
    // Whoever has left meanwhile comes back otherwise.
    if (!isLost && room.remoteParticipants.has(identity) && conversation !== null) meet('came')
    if (isLost) {
      conversation?.pause({ unheardMs: CUT_OFF_FOR_MS })
      waitFor(limits.awayMs, 'learner-left')
    }
  }

  /** Whoever is there now is greeted, told that one was away, or heard on. */
  function meet(how: 'here' | 'came') {
    clearTimeout(waiting)
    if (isOver || conversation === null) return
    const isFirst = record.startedAt() === null
    const startedAt = record.begin()
    if (clock === undefined) {
      clock = setTimeout(() => conversation?.endForTime(), call.leftMs)
      void status.show({ clock: { startedAt, endsAt: Date.now() + call.leftMs } })
    }
    conversation.resume(({ turns, unheard }) => firstWords({ call, turns, unheard, how, isFirst }))
  }

  function onData(payload: Uint8Array, from?: RemoteParticipant, _kind?: unknown, topic?: string) {
    if (from?.identity !== call.learnerIdentity || topic !== LEARNER_TOPIC) return
    const said = LearnerSays.safeParse(readJson(payload))
    if (!said.success) return
    if (conversation !== null) conversation.hear(said.data)
    else if (early.length < MOST_EARLY) early.push(said.data)
  }

  /** Once; the room is left before anybody is told. */
  async function end(because: OverBecause) {
    if (isOver) return
    isOver = true
    if (because === 'time') await status.show({ over: { because } })
    if (because === 'ended') await status.show({ over: { because: byWhom() } })
    await leave()
    news.over(because)
  }

  const byWhom = () => (record.turns.at(-1)?.played?.cue === 'silence' ? 'silence' : 'ended')

  /** Another agent goes on with it; whoever runs this one hears why it could not. */
  async function fail(event: string, failure: unknown) {
    if (!isOver) report(`${event} ${kindOf(failure)}`)
    await end('lost')
  }

  async function leave() {
    isOver = true
    clearTimeout(waiting)
    clearTimeout(clock)
    inUse.close()
    left ??= (async () => {
      await conversation?.close().catch(() => {})
      await room.disconnect().catch(() => {})
      room.removeAllListeners()
    })()
    await left
  }

  return {
    async leave() {
      isOver = true
      await began
      await leave()
    },
  }
}

/** So long, at least, nothing came of somebody before a media server says so, ours or LiveKit's. */
const CUT_OFF_FOR_MS = 3_000
/** By then the greeting is on its way, and the learner listens. */
const GREETED_BY_MS = 1_000

/** Wishes are one; who sends more before anybody answers is no page of ours. */
const MOST_EARLY = 20

function readJson(payload: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(payload))
  } catch {
    return null
  }
}
