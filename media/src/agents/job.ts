import {
  Job as JobInfo,
  JobState,
  JobStatus,
  type JobType,
  type RoomAgentDispatch,
} from '@livekit/protocol'
import type { Participant } from '../room/participant.ts'
import type { Room } from '../room/room.ts'
import { newSid } from '../room/sids.ts'
import type { Trade, Worker } from './worker.ts'

/** Where a job is on its way from being wanted to being over. */
export type JobPhase =
  | { is: 'waiting' }
  | { is: 'offered'; to: Worker; sinceMs: number }
  | { is: 'running'; by: Worker; identity: string }
  /** Its worker went away, and its agent is still in the room. */
  | { is: 'orphaned'; identity: string }
  | JobOutcome
export type JobOutcome = { is: 'succeeded' } | { is: 'failed'; error: string }

/** One agent that is wanted in one room: for the room, or for one of those in it. */
export class Job {
  readonly id = newSid('AJ')
  readonly room: Room
  readonly participant: Participant | null
  readonly trade: Trade
  phase: JobPhase = { is: 'waiting' }
  /** How many workers took it on. */
  starts = 0
  /** Workers that did not want it. */
  readonly refusedBy = new WeakSet<Worker>()
  readonly dispatchId: string
  readonly #wish: RoomAgentDispatch
  #startedAtMs = 0
  #endedAtMs = 0

  constructor(of: {
    dispatchId: string
    wish: RoomAgentDispatch
    room: Room
    type: JobType
    participant: Participant | null
  }) {
    const { agentName, deployment } = of.wish
    this.room = of.room
    this.participant = of.participant
    this.trade = { agentName, deployment, type: of.type }
    this.dispatchId = of.dispatchId
    this.#wish = of.wish
  }

  get isOver(): boolean {
    return this.phase.is === 'succeeded' || this.phase.is === 'failed'
  }

  /** Whom it has been given to, or is being offered to. */
  get worker(): Worker | null {
    switch (this.phase.is) {
      case 'offered':
        return this.phase.to
      case 'running':
        return this.phase.by
      case 'waiting':
      case 'orphaned':
      case 'succeeded':
      case 'failed':
        return null
    }
  }

  start(by: Worker, identity: string): void {
    this.phase = { is: 'running', by, identity }
    this.starts += 1
    this.#startedAtMs = Date.now()
  }

  end(outcome: JobOutcome): void {
    this.phase = outcome
    this.#endedAtMs = Date.now()
  }

  info(): JobInfo {
    const { metadata, agentName, deployment, attributes } = this.#wish
    return new JobInfo({
      id: this.id,
      dispatchId: this.dispatchId,
      type: this.trade.type,
      room: this.room.info(),
      ...(this.participant === null ? {} : { participant: this.participant.info() }),
      metadata,
      agentName,
      deployment,
      attributes,
      state: this.#state(),
    })
  }

  #state(): JobState {
    const { phase } = this
    return new JobState({
      status: STATUS[phase.is],
      error: phase.is === 'failed' ? phase.error : '',
      startedAt: nanoseconds(this.#startedAtMs),
      endedAt: nanoseconds(this.#endedAtMs),
      updatedAt: nanoseconds(Math.max(this.#startedAtMs, this.#endedAtMs)),
      participantIdentity: 'identity' in phase ? phase.identity : '',
      workerId: this.worker?.id ?? '',
    })
  }
}

const STATUS = {
  waiting: JobStatus.JS_PENDING,
  offered: JobStatus.JS_PENDING,
  running: JobStatus.JS_RUNNING,
  orphaned: JobStatus.JS_RUNNING,
  succeeded: JobStatus.JS_SUCCESS,
  failed: JobStatus.JS_FAILED,
} as const satisfies Record<JobPhase['is'], JobStatus>

export const nanoseconds = (milliseconds: number): bigint => BigInt(milliseconds) * 1_000_000n
