import { once } from 'node:events'
import {
  AvailabilityResponse,
  type Job,
  type JobAssignment,
  RegisterWorkerRequest,
  type RegisterWorkerResponse,
  ServerMessage,
  UpdateWorkerStatus,
  WorkerMessage,
  WorkerPing,
  type WorkerStatus,
} from '@livekit/protocol'
import { AccessToken, type VideoGrant } from 'livekit-server-sdk'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { Target } from '../target.ts'
import { opened } from './connection.ts'
import { Tape } from './tape.ts'

type Said = WorkerMessage['message']
type Registration = NonNullable<ConstructorParameters<typeof RegisterWorkerRequest>[0]>
type Answer = NonNullable<ConstructorParameters<typeof AvailabilityResponse>[0]>

let pings = 0

export const workerToken = (target: Target, grant: VideoGrant = { agent: true }) => {
  const token = new AccessToken(target.apiKey, target.apiSecret, { identity: 'a worker', ttl: 600 })
  token.addGrant(grant)
  return token.toJwt()
}

/** One WebSocket of a worker's, message by message. Gone when the test is over. */
export class Worker {
  readonly tape = new Tape<ServerMessage['message']>()
  readonly closed: Promise<void>
  /** How the last message was written. */
  lastFrame: 'binary' | 'text' | undefined
  readonly #socket: WebSocket

  private constructor(socket: WebSocket) {
    this.#socket = socket
    this.closed = once(socket, 'close').then(() => {})
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      const message = isBinary
        ? ServerMessage.fromBinary(data)
        : ServerMessage.fromJsonString(data.toString(), { ignoreUnknownFields: true })
      this.lastFrame = isBinary ? 'binary' : 'text'
      this.tape.record(message.message)
    })
  }

  /** Connected, and known to nobody yet. Rejects with the Refusal when the server does not take it. */
  static async open(target: Target, token?: string): Promise<Worker> {
    const authorization = `Bearer ${token ?? (await workerToken(target))}`
    const socket = new WebSocket(new URL('/agent', target.url), { headers: { authorization } })
    const worker = new Worker(socket)
    await opened(socket)
    onTestFinished(() => socket.terminate())
    return worker
  }

  /** Connected and registered, and asked from now on. */
  static async registered(target: Target, registration: Registration = {}): Promise<Worker> {
    const worker = await Worker.open(target)
    await worker.register(registration)
    // LiveKit's says so a moment before it is true.
    await worker.roundTrip()
    return worker
  }

  async register(registration: Registration = {}): Promise<RegisterWorkerResponse> {
    const response = this.tape.next('register')
    this.send({ case: 'register', value: new RegisterWorkerRequest(registration) })
    return response
  }

  send(message: Said): void {
    this.#socket.send(new WorkerMessage({ message }).toBinary())
  }

  sendJson(message: Said): void {
    this.#socket.send(new WorkerMessage({ message }).toJsonString())
  }

  sendBytes(bytes: Uint8Array): void {
    this.#socket.send(bytes)
  }

  /** The job that it is asked to do in that room, asked already or soon. */
  async askedFor(room: string, matches: (job: Job) => boolean = () => true): Promise<Job> {
    const fits = (job: Job | undefined) => job?.room?.name === room && matches(job)
    const { job } = await this.tape.waitFor('availability', (asked) => fits(asked.job))
    return job as Job
  }

  jobsIn(room: string): Job[] {
    return this.tape
      .all('availability')
      .flatMap(({ job }) => (job?.room?.name === room ? [job] : []))
  }

  async accept(job: Job, answer: Answer = {}): Promise<JobAssignment> {
    const assigned = this.tape.next('assignment', (assignment) => assignment.job?.id === job.id)
    const value = new AvailabilityResponse({ jobId: job.id, available: true, ...answer })
    this.send({ case: 'availability', value })
    return assigned
  }

  refuse(job: Job): void {
    const value = new AvailabilityResponse({ jobId: job.id, available: false })
    this.send({ case: 'availability', value })
  }

  async reports(status: WorkerStatus, load: number): Promise<void> {
    this.send({ case: 'updateWorker', value: new UpdateWorkerStatus({ status, load }) })
    await this.roundTrip()
  }

  /** Comes back when all that was sent before has been worked off. */
  async roundTrip(): Promise<void> {
    const timestamp = BigInt(++pings)
    const answered = this.tape.next('pong', ({ lastTimestamp }) => lastTimestamp === timestamp)
    this.send({ case: 'ping', value: new WorkerPing({ timestamp }) })
    await answered
  }

  /** As when its process is killed. */
  drop(): void {
    this.#socket.terminate()
  }
}
