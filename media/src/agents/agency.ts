import {
  type AvailabilityResponse,
  AvailabilityRequest,
  DisconnectReason,
  JobAssignment,
  JobStatus,
  JobTermination,
  JobType,
  LeaveRequest_Action,
  RoomAgentDispatch,
  type UpdateJobStatus,
  type WorkerMessage,
} from '@livekit/protocol'
import type { Participant } from '../room/participant.ts'
import { MOST_DISPATCHES_EACH } from '../room/limits.ts'
import type { Room } from '../room/room.ts'
import type { Verified } from '../wire/tokens.ts'
import { agentFor, ASSIGNMENT_SECONDS } from './assignment.ts'
import { Dispatch } from './dispatch.ts'
import type { Job, JobOutcome } from './job.ts'
import { choose, isSameTrade, type Trade, type Worker } from './worker.ts'

/**
 * Sends agents into rooms: what somebody wants there is a dispatch, what one worker does about it a job.
 * A job for which nobody is there waits until somebody is.
 */
export type Agency = {
  // What happens in rooms
  started: (room: Room) => void
  /** Somebody came, or publishes more than before. */
  changed: (room: Room) => void
  left: (room: Room, participant: Participant) => void
  finished: (room: Room) => void

  // What workers say
  register: (worker: Worker) => void
  take: (worker: Worker, message: WorkerMessage['message']) => void
  lost: (worker: Worker) => void

  // What backends ask for
  dispatchesIn: (room: Room) => Dispatch[]
  /** Null when there are too many in that room. */
  dispatch: (room: Room, wish: RoomAgentDispatch) => Dispatch | null
  /** Takes a dispatch back, and its agents out of the room. Null when there is no such dispatch. */
  recall: (room: Room, id: string) => Dispatch | null

  /** From time to time: who was silent for too long, and what is still to be done. */
  look: () => void
}

/** What a worker says that none would: it is put out. */
export class BrokenProtocol extends Error {}

/** As long as LiveKit's server waits for an answer. */
const ANSWER_WITHIN_MS = 10_000
/** From being told to go until it is shown the door. */
const FAREWELL_MS = 3_000
/** What has waited is given out slowly, so that a worker can say in between that it is full. */
const MOST_WAITING_AT_A_LOOK = 5
/** A job that takes its worker down with it is not given to all of them, one after another. */
const MOST_STARTS = 3

const TYPES = [JobType.JT_ROOM, JobType.JT_PARTICIPANT, JobType.JT_PUBLISHER]

export function createAgency({
  sign,
  now = Date.now,
  chance = Math.random,
}: {
  sign: (verified: Verified, wishes: { seconds: number }) => Promise<string>
  now?: () => number
  chance?: () => number
}): Agency {
  const workers = new Set<Worker>()
  const dispatches = new Map<Room, Map<string, Dispatch>>()
  /** Offered or running, by their ids. */
  const live = new Map<string, Job>()
  /** Where something may be left to do for a worker that comes, or comes to have time. */
  const unfilled = new Map(TYPES.map((type) => [type, new Set<Dispatch>()]))
  let farewells: { room: Room; identity: string; dueMs: number }[] = []

  const dispatchesIn = (room: Room): Dispatch[] => [...(dispatches.get(room)?.values() ?? [])]

  function dispatch(room: Room, wish: RoomAgentDispatch): Dispatch | null {
    const ofRoom = dispatches.get(room)
    if (ofRoom === undefined || ofRoom.size >= MOST_DISPATCHES_EACH) return null
    const made = new Dispatch(room, wish)
    ofRoom.set(made.id, made)
    for (const type of TYPES) fill(made, type)
    return made
  }

  const dispatchOf = ({ room, dispatchId }: Job): Dispatch | undefined =>
    dispatches.get(room)?.get(dispatchId)

  function forget(dispatch: Dispatch): void {
    dispatches.get(dispatch.room)?.delete(dispatch.id)
    for (const waiting of unfilled.values()) waiting.delete(dispatch)
  }

  // Finding somebody

  function offer(job: Job, among: Worker[]): Worker | null {
    const willing = among.filter((worker) => worker.isAvailable && !job.refusedBy.has(worker))
    const worker = choose(willing, chance())
    if (worker === null) return null
    job.phase = { is: 'offered', to: worker, sinceMs: now() }
    live.set(job.id, job)
    const value = new AvailabilityRequest({ job: job.info(), resuming: job.starts > 0 })
    worker.tell({ case: 'availability', value })
    return worker
  }

  function refused(job: Job, worker: Worker): void {
    job.refusedBy.add(worker)
    wait(job)
    offer(
      job,
      [...workers].filter(({ trade }) => isSameTrade(trade, job.trade)),
    )
  }

  function wait(job: Job): void {
    job.phase = { is: 'waiting' }
    live.delete(job.id)
    const dispatch = dispatchOf(job)
    if (dispatch !== undefined) unfilled.get(job.trade.type)?.add(dispatch)
  }

  /** Makes no job that nobody could do: there may never be a worker for it. */
  function fill(dispatch: Dispatch, type: JobType): void {
    const crew = [...workers].filter(({ trade }) => trade.type === type && dispatch.wants(trade))
    const takers =
      crew.length === 0 ? [null] : dispatch.openings(type).map((job) => offer(job, crew))
    if (takers.includes(null)) unfilled.get(type)?.add(dispatch)
  }

  function workOff(): void {
    const given = new Map<Worker, number>()
    const hasTime = (worker: Worker) => (given.get(worker) ?? 0) < MOST_WAITING_AT_A_LOOK
    for (const trade of tradesOf(workers)) {
      const crew = [...workers].filter((worker) => isSameTrade(worker.trade, trade))
      const waiting = unfilled.get(trade.type) ?? new Set()
      for (const dispatch of waiting) {
        if (!crew.some((worker) => worker.isAvailable && hasTime(worker))) break
        if (!dispatch.wants(trade)) continue
        const openings = dispatch.openings(trade.type)
        if (openings.length === 0) waiting.delete(dispatch)
        for (const job of openings) {
          const worker = offer(job, crew.filter(hasTime))
          if (worker !== null) given.set(worker, (given.get(worker) ?? 0) + 1)
        }
      }
    }
  }

  // Doing it

  async function assign(job: Job, worker: Worker, answer: AvailabilityResponse): Promise<void> {
    const agent = agentFor(job, worker, answer)
    if (agent === null) return refused(job, worker)
    job.start(worker, agent.claims.sub)
    const token = await sign(agent, { seconds: ASSIGNMENT_SECONDS })
    // It may be over already.
    if (job.phase.is === 'running' && job.phase.by === worker)
      worker.tell({ case: 'assignment', value: new JobAssignment({ job: job.info(), token }) })
  }

  function terminate(job: Job, outcome: JobOutcome): void {
    if (job.phase.is === 'running')
      job.phase.by.tell({ case: 'termination', value: new JobTermination({ jobId: job.id }) })
    end(job, outcome)
  }

  function end(job: Job, outcome: JobOutcome): void {
    live.delete(job.id)
    job.end(outcome)
    if (job.participant?.isGone) dispatchOf(job)?.drop(job)
  }

  /** Its worker or its agent is gone, without having said that it is over. */
  function startAgain(job: Job): void {
    if (dispatchOf(job)?.mayRestart && job.starts < MOST_STARTS) wait(job)
    else end(job, { is: 'failed', error: 'agent worker was lost' })
  }

  function agentLeft(job: Job, reason: DisconnectReason): void {
    const outcome: JobOutcome =
      reason === DisconnectReason.CLIENT_INITIATED
        ? { is: 'succeeded' }
        : { is: 'failed', error: 'agent worker left the room' }
    if (job.phase.is === 'orphaned' && UNMEANT.has(reason)) startAgain(job)
    else terminate(job, outcome)
  }

  function remove(room: Room, identity: string): void {
    const agent = room.participants.get(identity)
    if (agent?.isDependent)
      room.remove(agent, DisconnectReason.PARTICIPANT_REMOVED, LeaveRequest_Action.DISCONNECT)
  }

  /** Whatever becomes of it, nobody does it any more. */
  function withdraw(job: Job): void {
    if (job.isOver) return
    const { phase } = job
    terminate(job, { is: 'succeeded' })
    if (phase.is === 'running')
      farewells.push({ room: job.room, identity: phase.identity, dueMs: now() + FAREWELL_MS })
    if (phase.is === 'orphaned') remove(job.room, phase.identity)
  }

  // What workers say

  function answered(worker: Worker, answer: AvailabilityResponse): void {
    const job = live.get(answer.jobId)
    // Too late, or of another's.
    if (job?.phase.is !== 'offered' || job.phase.to !== worker) return
    if (answer.terminate) end(job, { is: 'succeeded' })
    else if (answer.available) void assign(job, worker, answer)
    else refused(job, worker)
  }

  function updated(worker: Worker, { jobId, status, error }: UpdateJobStatus): void {
    const job = live.get(jobId)
    if (job?.phase.is !== 'running' || job.phase.by !== worker) return
    switch (status) {
      case JobStatus.JS_SUCCESS:
        return end(job, { is: 'succeeded' })
      case JobStatus.JS_FAILED:
        return end(job, { is: 'failed', error: error.slice(0, MOST_ERROR_LENGTH) })
      case JobStatus.JS_PENDING:
      case JobStatus.JS_RUNNING:
        return
    }
  }

  return {
    started(room) {
      dispatches.set(room, new Map())
      // Who names nobody gets whoever goes to every room.
      const wishes =
        room.settings.agents.length > 0 ? room.settings.agents : [new RoomAgentDispatch()]
      for (const wish of wishes) dispatch(room, wish)
    },
    changed(room) {
      for (const dispatch of dispatchesIn(room))
        for (const type of [JobType.JT_PARTICIPANT, JobType.JT_PUBLISHER]) fill(dispatch, type)
    },
    left(room, participant) {
      const { identity, disconnectReason: reason } = participant
      for (const dispatch of dispatchesIn(room))
        for (const job of dispatch.jobs) {
          if (job.participant === participant && !('identity' in job.phase)) {
            live.delete(job.id)
            dispatch.drop(job)
          }
          // Who comes twice stays.
          const isAgent = 'identity' in job.phase && job.phase.identity === identity
          if (isAgent && reason !== DisconnectReason.DUPLICATE_IDENTITY) agentLeft(job, reason)
        }
    },
    finished(room) {
      for (const dispatch of dispatchesIn(room)) {
        for (const job of dispatch.jobs) if (!job.isOver) terminate(job, { is: 'succeeded' })
        forget(dispatch)
      }
      dispatches.delete(room)
    },

    register: (worker) => void workers.add(worker),
    take(worker, message) {
      switch (message.case) {
        case 'availability':
          return answered(worker, message.value)
        case 'updateWorker':
          return worker.reports(message.value)
        case 'updateJob':
          return updated(worker, message.value)
        case 'simulateJob':
        case 'migrateJob':
          return
        case 'ping':
        case 'register':
        case undefined:
          throw new BrokenProtocol('no worker says this')
      }
    },
    lost(worker) {
      workers.delete(worker)
      for (const job of live.values()) {
        if (job.worker !== worker) continue
        if (job.phase.is === 'offered') refused(job, worker)
        else if (job.phase.is === 'running') {
          const { identity } = job.phase
          // While its agent is there, it is done.
          if (job.room.participants.get(identity)?.isDependent)
            job.phase = { is: 'orphaned', identity }
          else startAgain(job)
        }
      }
    },

    dispatchesIn,
    dispatch,
    recall(room, id) {
      const recalled = dispatches.get(room)?.get(id)
      if (recalled === undefined) return null
      recalled.markDeleted()
      recalled.jobs.forEach(withdraw)
      forget(recalled)
      return recalled
    },

    look() {
      for (const job of live.values())
        if (job.phase.is === 'offered' && now() - job.phase.sinceMs >= ANSWER_WITHIN_MS)
          refused(job, job.phase.to)
      const due = farewells.filter(({ dueMs }) => dueMs <= now())
      farewells = farewells.filter((farewell) => !due.includes(farewell))
      for (const { room, identity } of due) remove(room, identity)
      workOff()
    },
  }
}

/** An agent that is lost like this did not want to go. */
const UNMEANT = new Set([
  DisconnectReason.SIGNAL_CLOSE,
  DisconnectReason.CONNECTION_TIMEOUT,
  DisconnectReason.MEDIA_FAILURE,
  DisconnectReason.STATE_MISMATCH,
])

const MOST_ERROR_LENGTH = 1_000

/** Each once. */
function tradesOf(workers: Iterable<Worker>): Trade[] {
  const trades: Trade[] = []
  for (const { trade } of workers)
    if (!trades.some((known) => isSameTrade(known, trade))) trades.push(trade)
  return trades
}
