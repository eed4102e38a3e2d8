import {
  type Job,
  JobStatus,
  JobType,
  ParticipantInfo_Kind,
  ParticipantPermission,
  RegisterWorkerRequest,
  RoomAgentDispatch,
  RoomConfiguration,
  UpdateJobStatus,
  WorkerStatus,
} from '@livekit/protocol'
import {
  AccessToken,
  AgentDispatchClient,
  RoomServiceClient,
  TokenVerifier,
  type VideoGrant,
} from 'livekit-server-sdk'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notWithLivekit } from './meant-differences.ts'
import { openTarget } from './open-target.ts'
import type { Refusal } from './raw/connection.ts'
import { aRoom, enter, enterWithMedia, isActive, isGone } from './raw/participant.ts'
import { Worker, workerToken } from './raw/worker.ts'
import { httpOf, type Target } from './target.ts'

let target: Target
let rooms: RoomServiceClient
let dispatches: AgentDispatchClient
beforeAll(async () => {
  target = await openTarget()
  rooms = new RoomServiceClient(httpOf(target), target.apiKey, target.apiSecret)
  dispatches = new AgentDispatchClient(httpOf(target), target.apiKey, target.apiSecret)
})
afterAll(() => target.stop())

/** Each case has agents of its own: no other's worker is asked. */
const aName = (): string => `agent-${randomUUID()}`

/** The agent of an assignment, in its room. */
const comeAsAgent = (room: string, identity: string, token: string) =>
  enterWithMedia(target, { path: '/rtc/v1', room, identity, token })

const joinsWith = async (room: string, agents: RoomAgentDispatch[]) => {
  const token = new AccessToken(target.apiKey, target.apiSecret, { identity: 'ana', ttl: 600 })
  token.addGrant({ roomJoin: true, room })
  token.roomConfig = new RoomConfiguration({ agents })
  return enter(target, { path: '/rtc/v1', room, identity: 'ana', token: await token.toJwt() })
}

/** As the room knows of it: with LiveKit's that takes five seconds when a worker is new. */
async function isRunning(room: string, { id, dispatchId }: Job): Promise<void> {
  const jobs = async () => (await dispatches.getDispatch(dispatchId, room))?.state?.jobs
  const running = [{ id, state: { status: JobStatus.JS_RUNNING } }]
  await expect.poll(jobs, { timeout: 10_000 }).toMatchObject(running)
}

describe('the door /agent', () => {
  it.each<[string, () => Promise<string> | string]>([
    ['is no token at all', () => 'no-token'],
    ['says nothing of agents', () => workerToken(target, { roomJoin: true, room: 'any' })],
    ['says that its owner is no agent', () => workerToken(target, { agent: false })],
  ])('refuses with 401 a token that %s', async (_what, token) => {
    const refusal = await Worker.open(target, await token()).catch((refused: Refusal) => refused)
    expect(refusal).toMatchObject({ status: 401 })
  })

  it('answers 404 to a request that is not for a WebSocket', async () => {
    const headers = { authorization: `Bearer ${await workerToken(target)}` }
    expect((await fetch(`${httpOf(target)}/agent`, { headers })).status).toBe(404)
  })

  it('registers a worker, and says who the server is', async () => {
    const worker = await Worker.open(target)
    expect(await worker.register({ agentName: aName() })).toMatchObject({
      workerId: expect.stringMatching(/^AW_\w{6,}$/),
      serverInfo: { agentProtocol: 1, version: expect.stringMatching(/^\d/) },
    })
  })

  it('answers pings, before a worker has registered too', async () => {
    const worker = await Worker.open(target)
    await worker.roundTrip()
    await worker.register({ agentName: aName() })
    await worker.roundTrip()
  })

  it.each<[string, (worker: Worker) => void]>([
    [
      'reports before it has registered',
      (worker) =>
        worker.send({ case: 'updateJob', value: new UpdateJobStatus({ jobId: 'AJ_none' }) }),
    ],
    ['says what nobody can read', (worker) => worker.sendBytes(Buffer.from('0affffffff', 'hex'))],
    ['says nothing', (worker) => worker.sendBytes(new Uint8Array())],
    [
      'registers for jobs that do not exist',
      (worker) =>
        worker.send({ case: 'register', value: new RegisterWorkerRequest({ type: 7 as JobType }) }),
    ],
  ])('puts out a worker that %s', async (_what, misbehave) => {
    const worker = await Worker.open(target)
    misbehave(worker)
    await worker.closed
  })

  it('puts out a worker that registers twice', async () => {
    const worker = await Worker.registered(target, { agentName: aName() })
    worker.send({ case: 'register', value: new RegisterWorkerRequest({ agentName: aName() }) })
    await worker.closed
  })

  it('speaks JSON with a worker that does', async () => {
    const worker = await Worker.open(target)
    const registered = worker.tape.next('register')
    worker.sendJson({
      case: 'register',
      value: new RegisterWorkerRequest({ agentName: aName() }),
    })
    await registered
    expect(worker.lastFrame).toBe('text')
    await worker.roundTrip()
    expect(worker.lastFrame).toBe('binary')
  })

  it('does not mind news of jobs that it does not know', async () => {
    const worker = await Worker.registered(target, { agentName: aName() })
    const value = new UpdateJobStatus({ jobId: 'AJ_none', status: JobStatus.JS_SUCCESS })
    worker.send({ case: 'updateJob', value })
    await worker.roundTrip()
  })
})

describe('a job', () => {
  it('is there with each new room, for workers without a name', async () => {
    const worker = await Worker.registered(target)
    const room = aRoom()
    await enter(target, { path: '/rtc/v1', room, identity: 'ana' })
    expect(await worker.askedFor(room)).toMatchObject({
      id: expect.stringMatching(/^AJ_\w{6,}$/),
      dispatchId: expect.stringMatching(/^AD_\w{6,}$/),
      type: JobType.JT_ROOM,
      agentName: '',
      room: { name: room, sid: expect.stringMatching(/^RM_/) },
    })
  })

  it('is not there for workers without a name, where the room names its agents', async () => {
    const agentName = aName()
    const [nameless, named] = [
      await Worker.registered(target),
      await Worker.registered(target, { agentName }),
    ]
    const room = aRoom()
    await rooms.createRoom({ name: room, agents: [new RoomAgentDispatch({ agentName })] })
    await named.askedFor(room)
    const later = aRoom()
    await rooms.createRoom({ name: later })
    await nameless.askedFor(later)
    expect(nameless.jobsIn(room)).toEqual([])
    expect(named.jobsIn(later)).toEqual([])
  })

  it('is there for the agents that the token of the first who comes asks for', async () => {
    const [one, other] = [aName(), aName()]
    const workers = [
      await Worker.registered(target, { agentName: one }),
      await Worker.registered(target, { agentName: other }),
    ] as const
    const room = aRoom()
    await joinsWith(room, [
      new RoomAgentDispatch({ agentName: one, metadata: 'about one' }),
      new RoomAgentDispatch({ agentName: other }),
    ])
    expect(await workers[0].askedFor(room)).toMatchObject({ agentName: one, metadata: 'about one' })
    expect(await workers[1].askedFor(room)).toMatchObject({ agentName: other, metadata: '' })
  })

  it('leads an agent into the room, with a token that the server makes', async () => {
    const agentName = aName()
    const worker = await Worker.registered(target, { agentName })
    const room = aRoom()
    const ana = await enterWithMedia(target, { path: '/rtc/v1', room, identity: 'ana' })
    await dispatches.createDispatch(room, agentName)
    const { token, job } = await worker.accept(await worker.askedFor(room), {
      participantIdentity: 'the agent',
      participantName: 'An agent',
      participantMetadata: 'of the agent',
      participantAttributes: { mood: 'calm' },
    })
    expect(job?.room?.name).toBe(room)
    await comeAsAgent(room, 'the agent', token)
    expect(await ana.hearsOf('the agent', isActive)).toMatchObject({
      kind: ParticipantInfo_Kind.AGENT,
      name: 'An agent',
      metadata: 'of the agent',
      attributes: { mood: 'calm', 'lk.agent_name': agentName },
      permission: { canPublish: true, canSubscribe: true, canPublishData: true, agent: true },
    })
  })

  it('allows its agent what its worker registered for, in that room alone', async () => {
    const agentName = aName()
    const allowedPermissions = new ParticipantPermission({ canSubscribe: true, hidden: true })
    const worker = await Worker.registered(target, { agentName, allowedPermissions })
    const room = aRoom()
    await dispatches.createDispatch(room, agentName)
    const job = await worker.askedFor(room)
    const { token } = await worker.accept(job, { participantIdentity: 'listener' })
    const claims = await new TokenVerifier(target.apiKey, target.apiSecret).verify(token)
    expect(claims).toMatchObject({
      sub: 'listener',
      kind: 'agent',
      video: { room, roomJoin: true, agent: true, hidden: true },
    })
    const listener = await comeAsAgent(room, 'listener', token)
    expect(listener.join.participant?.permission).toMatchObject({
      canSubscribe: true,
      canPublish: false,
      canPublishData: false,
      hidden: true,
    })
  })

  it('goes to another worker when one refuses', async () => {
    const agentName = aName()
    const pair = [
      await Worker.registered(target, { agentName }),
      await Worker.registered(target, { agentName }),
    ] as const
    const room = aRoom()
    await dispatches.createDispatch(room, agentName)
    const [first, second] = await Promise.race([
      pair[0].askedFor(room).then(() => pair),
      pair[1].askedFor(room).then(() => [pair[1], pair[0]] as const),
    ])
    const job = await first.askedFor(room)
    expect(second.jobsIn(room)).toEqual([])
    first.refuse(job)
    await second.accept(await second.askedFor(room, ({ id }) => id === job.id))
  })

  it('is not for workers that say they are full', async () => {
    const agentName = aName()
    const [full, free] = [
      await Worker.registered(target, { agentName }),
      await Worker.registered(target, { agentName }),
    ]
    await full.reports(WorkerStatus.WS_FULL, 0)
    await free.reports(WorkerStatus.WS_AVAILABLE, 0.5)
    const room = aRoom()
    for (let n = 0; n < 8; n += 1) {
      const { id } = await dispatches.createDispatch(room, agentName)
      await free.askedFor(room, ({ dispatchId }) => dispatchId === id)
    }
    await full.roundTrip()
    expect(full.jobsIn(room)).toEqual([])
  })

  it('is there for each who comes, and for each who publishes, but for no agent', async () => {
    const agentName = aName()
    const [ofPeople, ofPublishers, ofRooms] = [
      await Worker.registered(target, { agentName, type: JobType.JT_PARTICIPANT }),
      await Worker.registered(target, { agentName, type: JobType.JT_PUBLISHER }),
      await Worker.registered(target, { agentName }),
    ]
    const room = aRoom()
    await dispatches.createDispatch(room, agentName)
    const ana = await enterWithMedia(target, { path: '/rtc/v1', room, identity: 'ana' })
    await ana.publish()
    await ana.publish()
    const { token } = await ofRooms.accept(await ofRooms.askedFor(room), {
      participantIdentity: 'an agent',
    })
    await comeAsAgent(room, 'an agent', token)
    const ben = await enterWithMedia(target, { path: '/rtc', room, identity: 'ben' })
    await ben.publish()
    const about = (identity: string) => (job: { participant?: { identity: string } | undefined }) =>
      job.participant?.identity === identity
    for (const worker of [ofPeople, ofPublishers]) {
      await worker.askedFor(room, about('ana'))
      await worker.askedFor(room, about('ben'))
    }
    const whose = (worker: Worker) =>
      worker.jobsIn(room).map(({ type, participant }) => [type, participant?.identity])
    expect(whose(ofPeople)).toEqual([
      [JobType.JT_PARTICIPANT, 'ana'],
      [JobType.JT_PARTICIPANT, 'ben'],
    ])
    expect(whose(ofPublishers)).toEqual([
      [JobType.JT_PUBLISHER, 'ana'],
      [JobType.JT_PUBLISHER, 'ben'],
    ])
    expect(whose(ofRooms)).toEqual([[JobType.JT_ROOM, undefined]])
  })

  it('ends when its agent has left', async () => {
    const agentName = aName()
    const worker = await Worker.registered(target, { agentName })
    const room = aRoom()
    await dispatches.createDispatch(room, agentName)
    const job = await worker.askedFor(room)
    const { token } = await worker.accept(job, { participantIdentity: 'an agent' })
    const agent = await comeAsAgent(room, 'an agent', token)
    await isRunning(room, job)
    agent.leave()
    expect(await worker.tape.waitFor('termination')).toMatchObject({ jobId: job.id })
  })

  it('ends when its room is closed', async () => {
    const agentName = aName()
    const worker = await Worker.registered(target, { agentName })
    const room = aRoom()
    await dispatches.createDispatch(room, agentName)
    const job = await worker.askedFor(room)
    const { token } = await worker.accept(job, { participantIdentity: 'an agent' })
    await comeAsAgent(room, 'an agent', token)
    await isRunning(room, job)
    await rooms.deleteRoom(room)
    expect(await worker.tape.waitFor('termination')).toMatchObject({ jobId: job.id })
  })

  it('that its worker says is done is not ended once more', async () => {
    const agentName = aName()
    const worker = await Worker.registered(target, { agentName })
    const room = aRoom()
    await dispatches.createDispatch(room, agentName)
    const job = await worker.askedFor(room)
    const { token } = await worker.accept(job, { participantIdentity: 'an agent' })
    const agent = await comeAsAgent(room, 'an agent', token)
    const ana = await enter(target, { path: '/rtc/v1', room, identity: 'ana' })
    const value = new UpdateJobStatus({ jobId: job.id, status: JobStatus.JS_SUCCESS })
    worker.send({ case: 'updateJob', value })
    await worker.roundTrip()
    agent.leave()
    await ana.hearsOf('an agent', isGone)
    await worker.roundTrip()
    expect(worker.tape.all('termination')).toEqual([])
  })

  it('waits for the first worker of its name', async (context) => {
    context.skip(...notWithLivekit('late workers'))
    const agentName = aName()
    const room = aRoom()
    const { id } = await dispatches.createDispatch(room, agentName)
    const worker = await Worker.registered(target, { agentName })
    expect(await worker.askedFor(room)).toMatchObject({ dispatchId: id })
  })

  it('is done by another worker when the first is lost with its agent', async (context) => {
    context.skip(...notWithLivekit('lost workers'))
    const agentName = aName()
    const pair = [
      await Worker.registered(target, { agentName }),
      await Worker.registered(target, { agentName }),
    ] as const
    const room = aRoom()
    await dispatches.createDispatch(room, agentName)
    const [first, second] = await Promise.race([
      pair[0].askedFor(room).then(() => pair),
      pair[1].askedFor(room).then(() => [pair[1], pair[0]] as const),
    ])
    const job = await first.askedFor(room)
    const { token } = await first.accept(job, { participantIdentity: 'an agent' })
    const agent = await comeAsAgent(room, 'an agent', token)
    first.drop()
    agent.connection.drop()
    const again = await second.tape.waitFor('availability')
    expect(again).toMatchObject({ resuming: true, job: { id: job.id } })
  })
})

describe('the dispatch service', () => {
  it('makes the room, keeps what was asked for, and lists it with its job', async () => {
    const agentName = aName()
    const worker = await Worker.registered(target, { agentName })
    const room = aRoom()
    const dispatch = await dispatches.createDispatch(room, agentName, { metadata: 'about it' })
    expect(dispatch).toMatchObject({
      id: expect.stringMatching(/^AD_\w{6,}$/),
      agentName,
      room,
      metadata: 'about it',
    })
    expect(await rooms.listRooms([room])).toHaveLength(1)
    const job = await worker.askedFor(room)
    expect(job).toMatchObject({ dispatchId: dispatch.id, metadata: 'about it' })
    await worker.accept(job, { participantIdentity: 'an agent' })
    await isRunning(room, job)
  })

  it('lists the dispatches of a room, that for workers without a name among them', async () => {
    const [room, agentName] = [aRoom(), aName()]
    await dispatches.createDispatch(room, agentName)
    const names = (await dispatches.listDispatch(room)).map((each) => each.agentName)
    expect(names.sort()).toEqual(['', agentName])
  })

  it('takes a dispatch back: its worker is told, and its agent has to go', async () => {
    const agentName = aName()
    const worker = await Worker.registered(target, { agentName })
    const room = aRoom()
    const ana = await enterWithMedia(target, { path: '/rtc/v1', room, identity: 'ana' })
    const { id } = await dispatches.createDispatch(room, agentName)
    const job = await worker.askedFor(room)
    const { token } = await worker.accept(job, { participantIdentity: 'an agent' })
    await comeAsAgent(room, 'an agent', token)
    await ana.hearsOf('an agent', isActive)
    await dispatches.deleteDispatch(id, room)
    expect(await worker.tape.waitFor('termination')).toMatchObject({ jobId: job.id })
    // Which does not go by itself.
    await ana.hearsOf('an agent', isGone)
    expect(await dispatches.getDispatch(id, room)).toBeUndefined()
  })

  it('says not_found of a dispatch that is not there', async () => {
    const room = aRoom()
    await rooms.createRoom({ name: room })
    await expect(dispatches.deleteDispatch('AD_none', room)).rejects.toMatchObject({
      code: 'not_found',
      status: 404,
    })
  })

  it('has nothing to say of rooms that are not there', async () => {
    await expect(dispatches.listDispatch(aRoom())).rejects.toMatchObject({
      status: expect.any(Number),
    })
  })

  const call = async (verb: string, body: object, grant?: VideoGrant) => {
    const answer = await fetch(`${httpOf(target)}/twirp/livekit.AgentDispatchService/${verb}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(grant === undefined
          ? {}
          : { authorization: `Bearer ${await workerToken(target, grant)}` }),
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  it('speaks JSON as well, with names as in the protocol', async () => {
    const [room, agent_name] = [aRoom(), aName()]
    const grant = { roomAdmin: true, room }
    expect(await call('CreateDispatch', { room, agent_name }, grant)).toMatchObject({
      status: 200,
      body: { agent_name },
    })
    expect(await call('ListDispatch', { room }, grant)).toMatchObject({
      status: 200,
      body: { agent_dispatches: expect.any(Array) },
    })
  })

  it.each<[string, VideoGrant | undefined]>([
    ['no token', undefined],
    ['a token for another room', { roomAdmin: true, room: 'other' }],
    ['a token of who only joins', { roomJoin: true, room: 'x' }],
    ['a token of a worker', { agent: true }],
  ])('answers %s with unauthenticated, status 401', async (_what, grant) => {
    for (const verb of ['CreateDispatch', 'DeleteDispatch', 'ListDispatch'])
      expect(await call(verb, { room: 'x' }, grant)).toEqual({
        status: 401,
        body: { code: 'unauthenticated', msg: 'permissions denied' },
      })
  })
})

describe('an agent', () => {
  const comesAlone = async (room: string) =>
    enterWithMedia(target, {
      path: '/rtc/v1',
      room,
      identity: 'an agent',
      kind: 'agent',
      grant: { agent: true },
    })

  it('takes no seat from others', async () => {
    const room = aRoom()
    await rooms.createRoom({ name: room, maxParticipants: 1 })
    await comesAlone(room)
    const ana = await enterWithMedia(target, { path: '/rtc/v1', room, identity: 'ana' })
    expect(ana.join.otherParticipants.map(({ identity }) => identity)).toEqual(['an agent'])
  })

  it('alone keeps no room open', async () => {
    const room = aRoom()
    await rooms.createRoom({ name: room, departureTimeout: 1 })
    const ana = await enterWithMedia(target, { path: '/rtc/v1', room, identity: 'ana' })
    const agent = await comesAlone(room)
    ana.leave()
    await agent.connection.tape.waitFor('leave')
  })
})
