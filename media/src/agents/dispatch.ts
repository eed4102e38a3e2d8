import {
  AgentDispatch,
  AgentDispatchState,
  JobRestartPolicy,
  JobType,
  type RoomAgentDispatch,
} from '@livekit/protocol'
import type { Participant } from '../room/participant.ts'
import type { Room } from '../room/room.ts'
import { newSid } from '../room/sids.ts'
import { Job, nanoseconds } from './job.ts'
import type { Trade } from './worker.ts'

/**
 * That somebody wants agents of a name in a room. What those agents are for is up to their workers: for
 * the room, for each who is in it, or for each who publishes.
 */
export class Dispatch {
  readonly id = newSid('AD')
  readonly room: Room
  readonly #wish: RoomAgentDispatch
  readonly #jobs = new Map<string, Job>()
  readonly #createdAtMs = Date.now()
  #deletedAtMs = 0

  constructor(room: Room, wish: RoomAgentDispatch) {
    this.room = room
    this.#wish = wish
  }

  get jobs(): Job[] {
    return [...this.#jobs.values()]
  }

  get mayRestart(): boolean {
    return this.#wish.restartPolicy !== JobRestartPolicy.JRP_NEVER
  }

  wants({ agentName, deployment }: Trade): boolean {
    return agentName === this.#wish.agentName && deployment === this.#wish.deployment
  }

  /** Jobs of that type that nobody does yet, though there is something to do. */
  openings(type: JobType): Job[] {
    return placesIn(this.room, type)
      .map((participant) => this.#jobFor(type, participant))
      .filter(({ phase }) => phase.is === 'waiting')
  }

  drop(job: Job): void {
    this.#jobs.delete(keyOf(job.trade.type, job.participant))
  }

  markDeleted(): void {
    this.#deletedAtMs = Date.now()
  }

  info(): AgentDispatch {
    const { agentName, metadata, deployment, attributes, restartPolicy } = this.#wish
    return new AgentDispatch({
      id: this.id,
      room: this.room.settings.name,
      agentName,
      metadata,
      deployment,
      attributes,
      restartPolicy,
      state: new AgentDispatchState({
        jobs: this.jobs.map((job) => job.info()),
        createdAt: nanoseconds(this.#createdAtMs),
        deletedAt: nanoseconds(this.#deletedAtMs),
      }),
    })
  }

  #jobFor(type: JobType, participant: Participant | null): Job {
    const key = keyOf(type, participant)
    const known = this.#jobs.get(key)
    if (known !== undefined) return known
    const job = new Job({
      dispatchId: this.id,
      wish: this.#wish,
      room: this.room,
      type,
      participant,
    })
    this.#jobs.set(key, job)
    return job
  }
}

const keyOf = (type: JobType, participant: Participant | null): string =>
  `${type} ${participant?.sid ?? ''}`

/** Agents get no agents. */
function placesIn(room: Room, type: JobType): (Participant | null)[] {
  switch (type) {
    case JobType.JT_ROOM:
      return [null]
    case JobType.JT_PARTICIPANT:
      return peopleIn(room)
    case JobType.JT_PUBLISHER:
      return peopleIn(room).filter(({ livePublications }) => livePublications.length > 0)
  }
}

const peopleIn = (room: Room): Participant[] =>
  [...room.participants.values()].filter(({ isActive, isDependent }) => isActive && !isDependent)
