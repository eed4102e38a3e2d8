import {
  AvailabilityResponse,
  DisconnectReason,
  JobRestartPolicy,
  JobStatus,
  JobType,
  JoinRequest,
  ParticipantPermission,
  RoomAgentDispatch,
  type ServerMessage,
  UpdateJobStatus,
  WorkerStatus,
} from '@livekit/protocol'
import { expect, it } from 'vitest'
import { Participant } from '../room/participant.ts'
import type { Room } from '../room/room.ts'
import { createRooms } from '../room/rooms.ts'
import { createAgency } from './agency.ts'
import { Worker } from './worker.ts'

/** An agency in which time passes when the test says so, and the first of several is always chosen. */
function anAgency() {
  let nowMs = 0
  const signing: (() => void)[] = []
  const agency = createAgency({
    now: () => nowMs,
    chance: () => 0,
    sign: ({ claims }) =>
      new Promise((done) => signing.push(() => done(`a token for ${claims.sub}`))),
  })
  const rooms = createRooms(
    { mostRooms: 1_000 },
    {
      onStarted: agency.started,
      onFinished: agency.finished,
      onJoined: agency.changed,
      onPublished: agency.changed,
      onLeft: agency.left,
      onAborted: agency.left,
      onUnpublished: () => {},
    },
  )
  return {
    agency,
    rooms,
    aRoom: (name = 'the room', wish = new RoomAgentDispatch({ agentName: 'guide' })) =>
      rooms.open(name, { agents: [wish] }) as Room,
    pass: (milliseconds: number) => {
      nowMs += milliseconds
      agency.look()
    },
    sign: async () => {
      for (const finish of signing.splice(0)) finish()
      await Promise.resolve()
    },
    aWorker: (trade: { agentName?: string; type?: JobType } = {}) => {
      const told: ServerMessage['message'][] = []
      const worker = new Worker({
        trade: { agentName: 'guide', deployment: '', type: JobType.JT_ROOM, ...trade },
        permissions: new ParticipantPermission({ canSubscribe: true }),
        apiKey: 'key',
        send: ({ message }) => told.push(message),
      })
      agency.register(worker)
      const asked = () =>
        told.flatMap(({ case: kind, value }) => (kind === 'availability' ? [value] : []))
      const lastJobId = () => asked().at(-1)?.job?.id ?? ''
      return {
        asked,
        told: () => told.map((message) => message.case),
        reports: (status: WorkerStatus) => worker.reports({ status, load: 0 }),
        answer: (answer: ConstructorParameters<typeof AvailabilityResponse>[0]) =>
          agency.take(worker, {
            case: 'availability',
            value: new AvailabilityResponse({ jobId: lastJobId(), ...answer }),
          }),
        update: (status: JobStatus, error = '') =>
          agency.take(worker, {
            case: 'updateJob',
            value: new UpdateJobStatus({ jobId: lastJobId(), status, error }),
          }),
        isLost: () => agency.lost(worker),
      }
    },
  }
}
type AWorker = ReturnType<ReturnType<typeof anAgency>['aWorker']>

function comes(room: Room, identity: string, kind: 'standard' | 'agent' = 'standard'): Participant {
  const claims = {
    sub: identity,
    name: '',
    kind,
    metadata: '',
    attributes: {},
    video: { roomJoin: true, room: room.settings.name },
  }
  const participant = new Participant({
    verified: { apiKey: 'key', claims },
    join: new JoinRequest(),
    link: { send: () => {}, heardAt: () => 0, close: () => {} },
  })
  room.enter(participant)
  room.activate(participant)
  return participant
}

const accepts = (worker: AWorker) =>
  worker.answer({ available: true, participantIdentity: 'an agent' })

const jobsOf = (agency: ReturnType<typeof anAgency>['agency'], room: Room) =>
  agency.dispatchesIn(room).flatMap((dispatch) => dispatch.info().state?.jobs ?? [])

it('who is silent for ten seconds has refused, and another is asked', () => {
  const { aWorker, aRoom, pass } = anAgency()
  const [first, second] = [aWorker(), aWorker()]
  aRoom()
  pass(9_999)
  expect([first.asked().length, second.asked().length]).toEqual([1, 0])
  pass(1)
  expect(second.asked()[0]?.job?.id).toBe(first.asked()[0]?.job?.id)
})

it('who is full is not asked', () => {
  const { aWorker, aRoom } = anAgency()
  const [full, free] = [aWorker(), aWorker()]
  full.reports(WorkerStatus.WS_FULL)
  aRoom()
  expect([full.asked().length, free.asked().length]).toEqual([0, 1])
})

it('an answer counts once', async () => {
  const { aWorker, aRoom, sign } = anAgency()
  const worker = aWorker()
  aRoom()
  accepts(worker)
  accepts(worker)
  await sign()
  expect(worker.told()).toEqual(['availability', 'assignment'])
})

it('a worker can say that there is nothing to do, and nobody else is asked', () => {
  const { aWorker, aRoom, agency, pass } = anAgency()
  const [first, second] = [aWorker(), aWorker()]
  const room = aRoom()
  first.answer({ terminate: true })
  pass(500)
  expect(second.asked()).toEqual([])
  expect(jobsOf(agency, room)).toMatchObject([{ state: { status: JobStatus.JS_SUCCESS } }])
})

it('an answer that comes too late changes nothing', async () => {
  const { aWorker, aRoom, pass, sign } = anAgency()
  const [first, second] = [aWorker(), aWorker()]
  aRoom()
  pass(10_000)
  accepts(first)
  accepts(second)
  await sign()
  expect(first.told()).toEqual(['availability'])
  expect(second.told()).toEqual(['availability', 'assignment'])
})

it('a job that all have refused waits for somebody new, and asks nobody twice', () => {
  const { aWorker, aRoom, pass } = anAgency()
  const [first, second] = [aWorker(), aWorker()]
  aRoom()
  first.answer({ available: false })
  second.answer({ available: false })
  pass(60_000)
  const third = aWorker()
  pass(500)
  expect([first, second, third].map((worker) => worker.asked().length)).toEqual([1, 1, 1])
})

it('a job waits until one of its workers is there, and has time', () => {
  const { aWorker, aRoom, pass } = anAgency()
  aRoom()
  const other = aWorker({ agentName: 'another' })
  const worker = aWorker()
  worker.reports(WorkerStatus.WS_FULL)
  pass(500)
  expect(worker.asked()).toEqual([])
  worker.reports(WorkerStatus.WS_AVAILABLE)
  pass(500)
  expect(worker.asked()).toHaveLength(1)
  expect(other.asked()).toEqual([])
})

it('what has waited is given out slowly, so that a worker can say that it is full', () => {
  const { aWorker, aRoom, pass } = anAgency()
  for (let n = 0; n < 12; n += 1) aRoom(`room ${n}`)
  const worker = aWorker()
  pass(500)
  expect(worker.asked()).toHaveLength(5)
  pass(500)
  expect(worker.asked()).toHaveLength(10)
  worker.reports(WorkerStatus.WS_FULL)
  pass(500)
  expect(worker.asked()).toHaveLength(10)
})

it('an agent is called after its job, unless its worker says otherwise', async () => {
  const { aWorker, aRoom, agency, sign } = anAgency()
  const worker = aWorker()
  const room = aRoom()
  worker.answer({ available: true })
  await sign()
  const [job] = jobsOf(agency, room)
  expect(job?.state).toMatchObject({
    status: JobStatus.JS_RUNNING,
    participantIdentity: `agent-${job?.id}`,
  })
})

it('who wants a name that is too long for a room has refused', () => {
  const { aWorker, aRoom } = anAgency()
  const [first, second] = [aWorker(), aWorker()]
  aRoom()
  first.answer({ available: true, participantIdentity: 'x'.repeat(257) })
  expect(second.asked()).toHaveLength(1)
})

it('while the agent of a lost worker is in the room, its job is done', async () => {
  const { aWorker, aRoom, pass, sign } = anAgency()
  const [first, second] = [aWorker(), aWorker()]
  const room = aRoom()
  accepts(first)
  await sign()
  const agent = comes(room, 'an agent', 'agent')
  first.isLost()
  pass(60_000)
  expect(second.asked()).toEqual([])
  room.remove(agent, DisconnectReason.SIGNAL_CLOSE, null)
  pass(500)
  expect(second.asked()).toMatchObject([{ resuming: true }])
})

it('a worker that is lost before its agent came is replaced', async () => {
  const { aWorker, aRoom, pass, sign } = anAgency()
  const [first, second] = [aWorker(), aWorker()]
  aRoom()
  accepts(first)
  await sign()
  first.isLost()
  pass(500)
  expect(second.asked()[0]?.job?.id).toBe(first.asked()[0]?.job?.id)
})

it('a worker that is lost before it answered is replaced at once', () => {
  const { aWorker, aRoom } = anAgency()
  const [first, second] = [aWorker(), aWorker()]
  aRoom()
  first.isLost()
  expect(second.asked()).toMatchObject([{ resuming: false }])
})

it.each([
  ['said goodbye', DisconnectReason.CLIENT_INITIATED],
  ['was sent away', DisconnectReason.PARTICIPANT_REMOVED],
])('an agent that %s is not replaced, also when its worker is lost', async (_what, reason) => {
  const { aWorker, aRoom, pass, sign } = anAgency()
  const [first, second] = [aWorker(), aWorker()]
  const room = aRoom()
  accepts(first)
  await sign()
  const agent = comes(room, 'an agent', 'agent')
  first.isLost()
  room.remove(agent, reason, null)
  pass(500)
  expect(second.asked()).toEqual([])
})

it('a job that is never to be started again fails with its worker', async () => {
  const { aWorker, aRoom, agency, pass, sign } = anAgency()
  const wish = { agentName: 'guide', restartPolicy: JobRestartPolicy.JRP_NEVER }
  const [first, second] = [aWorker(), aWorker()]
  const room = aRoom('the room', new RoomAgentDispatch(wish))
  accepts(first)
  await sign()
  first.isLost()
  pass(500)
  expect(second.asked()).toEqual([])
  expect(jobsOf(agency, room)).toMatchObject([
    { state: { status: JobStatus.JS_FAILED, error: 'agent worker was lost' } },
  ])
})

it('a job that takes its worker down is not given to all of them', async () => {
  const { aWorker, aRoom, agency, pass, sign } = anAgency()
  const workers = Array.from({ length: 5 }, () => aWorker())
  const room = aRoom()
  for (const worker of workers.slice(0, 3)) {
    accepts(worker)
    await sign()
    worker.isLost()
    pass(500)
  }
  expect(workers.map((worker) => worker.asked().length)).toEqual([1, 1, 1, 0, 0])
  expect(jobsOf(agency, room)).toMatchObject([{ state: { status: JobStatus.JS_FAILED } }])
})

it('an agent that comes in a second time is not taken for one that left', async () => {
  const { aWorker, aRoom, agency, sign } = anAgency()
  const worker = aWorker()
  const room = aRoom()
  accepts(worker)
  await sign()
  comes(room, 'an agent', 'agent')
  comes(room, 'an agent', 'agent')
  expect(worker.told()).toEqual(['availability', 'assignment'])
  expect(jobsOf(agency, room)).toMatchObject([{ state: { status: JobStatus.JS_RUNNING } }])
})

it('an agent that is lost, though its worker is there, has failed', async () => {
  const { aWorker, aRoom, agency, sign } = anAgency()
  const worker = aWorker()
  const room = aRoom()
  accepts(worker)
  await sign()
  room.remove(comes(room, 'an agent', 'agent'), DisconnectReason.SIGNAL_CLOSE, null)
  expect(worker.told()).toEqual(['availability', 'assignment', 'termination'])
  expect(jobsOf(agency, room)).toMatchObject([{ state: { status: JobStatus.JS_FAILED } }])
})

it('a worker says of its own jobs how they ended, and of no other’s', async () => {
  const { aWorker, aRoom, agency, sign } = anAgency()
  const [first, second] = [aWorker(), aWorker()]
  const room = aRoom()
  first.answer({ available: false })
  accepts(second)
  await sign()
  first.update(JobStatus.JS_SUCCESS)
  second.update(JobStatus.JS_RUNNING)
  expect(jobsOf(agency, room)).toMatchObject([{ state: { status: JobStatus.JS_RUNNING } }])
  second.update(JobStatus.JS_FAILED, 'out of words')
  expect(jobsOf(agency, room)).toMatchObject([
    { state: { status: JobStatus.JS_FAILED, error: 'out of words' } },
  ])
})

it('of a dispatch that is taken back, the agent has three seconds to go', async () => {
  const { aWorker, aRoom, agency, pass, sign } = anAgency()
  const worker = aWorker()
  const room = aRoom()
  accepts(worker)
  await sign()
  comes(room, 'an agent', 'agent')
  agency.recall(room, agency.dispatchesIn(room)[0]?.id ?? '')
  expect(worker.told().at(-1)).toBe('termination')
  pass(2_999)
  expect(room.participants.has('an agent')).toBe(true)
  pass(1)
  expect(room.participants.has('an agent')).toBe(false)
})

it('of a dispatch that is taken back, an agent without a worker goes at once', async () => {
  const { aWorker, aRoom, agency, sign } = anAgency()
  const worker = aWorker()
  const room = aRoom()
  accepts(worker)
  await sign()
  comes(room, 'an agent', 'agent')
  worker.isLost()
  agency.recall(room, agency.dispatchesIn(room)[0]?.id ?? '')
  expect(room.participants.has('an agent')).toBe(false)
})

it('a dispatch that is taken back while its token is signed sends nobody', async () => {
  const { aWorker, aRoom, agency, sign } = anAgency()
  const worker = aWorker()
  const room = aRoom()
  accepts(worker)
  agency.recall(room, agency.dispatchesIn(room)[0]?.id ?? '')
  await sign()
  expect(worker.told()).toEqual(['availability', 'termination'])
})

it('a job for somebody is withdrawn when they leave before it is taken', async () => {
  const { aWorker, aRoom, agency, sign } = anAgency()
  const worker = aWorker({ type: JobType.JT_PARTICIPANT })
  const room = aRoom()
  const ana = comes(room, 'ana')
  expect(worker.asked()).toMatchObject([{ job: { participant: { identity: 'ana' } } }])
  room.remove(ana, DisconnectReason.CLIENT_INITIATED, null)
  accepts(worker)
  await sign()
  expect(worker.told()).toEqual(['availability'])
  expect(jobsOf(agency, room)).toEqual([])
})

it('of a job for somebody who left nothing is kept when it is over', async () => {
  const { aWorker, aRoom, agency, sign } = anAgency()
  const worker = aWorker({ type: JobType.JT_PARTICIPANT })
  const room = aRoom()
  const ana = comes(room, 'ana')
  accepts(worker)
  await sign()
  room.remove(ana, DisconnectReason.CLIENT_INITIATED, null)
  expect(jobsOf(agency, room)).toHaveLength(1)
  worker.update(JobStatus.JS_SUCCESS)
  expect(jobsOf(agency, room)).toEqual([])
})

it('of jobs that nobody can do nothing is kept', () => {
  const { aRoom, agency, pass } = anAgency()
  const room = aRoom()
  comes(room, 'ana')
  pass(500)
  expect(jobsOf(agency, room)).toEqual([])
})

it('what was asked for in a room ends with it', async () => {
  const { aWorker, aRoom, rooms, agency, pass, sign } = anAgency()
  const worker = aWorker()
  const room = aRoom()
  accepts(worker)
  await sign()
  rooms.end(room, DisconnectReason.ROOM_DELETED)
  pass(500)
  expect(worker.told()).toEqual(['availability', 'assignment', 'termination'])
  expect(agency.dispatchesIn(room)).toEqual([])
})

it('a room takes so many dispatches, and no more', () => {
  const { aRoom, agency } = anAgency()
  const room = aRoom()
  for (let n = 1; n < 32; n += 1)
    expect(agency.dispatch(room, new RoomAgentDispatch())).not.toBeNull()
  expect(agency.dispatch(room, new RoomAgentDispatch())).toBeNull()
})
