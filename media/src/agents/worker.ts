import {
  type JobType,
  type ParticipantPermission,
  ServerMessage,
  WorkerStatus,
} from '@livekit/protocol'
import { newSid } from '../room/sids.ts'

/** What a worker registers for, and a job asks for: only who does exactly that is asked. */
export type Trade = { agentName: string; deployment: string; type: JobType }

export const isSameTrade = (one: Trade, other: Trade): boolean =>
  one.type === other.type &&
  one.agentName === other.agentName &&
  one.deployment === other.deployment

/** As LiveKit's server takes them: no more than 64 letters, and none of its separators. */
export const isDeployment = (text: string): boolean => /^[!-^`-~\u0080-\uffff]{0,64}$/.test(text)

type Registration = {
  trade: Trade
  /** What its agents may do in a room. */
  permissions: ParticipantPermission
  /** Of the token that it came with: it signs those of its agents. */
  apiKey: string
  send: (message: ServerMessage) => void
}

/** A program that waits to be sent into rooms as an agent. */
export class Worker {
  readonly id = newSid('AW')
  readonly trade: Trade
  readonly permissions: ParticipantPermission
  readonly apiKey: string
  readonly #send: (message: ServerMessage) => void
  #status = WorkerStatus.WS_AVAILABLE
  #load = 0

  constructor({ trade, permissions, apiKey, send }: Registration) {
    this.trade = trade
    this.permissions = permissions
    this.apiKey = apiKey
    this.#send = send
  }

  get isAvailable(): boolean {
    return this.#status === WorkerStatus.WS_AVAILABLE
  }

  /** From 0 to 1, by its own account. */
  get load(): number {
    return this.#load
  }

  reports({ status, load }: { status?: WorkerStatus | undefined; load: number }): void {
    this.#status = status ?? this.#status
    this.#load = Number.isNaN(load) ? 1 : Math.min(1, Math.max(0, load))
  }

  tell(message: ServerMessage['message']): void {
    this.#send(new ServerMessage({ message }))
  }
}

/** Also who is busy, but takes more by its own account, is chosen before nobody. */
const LEAST_SHARE = 0.01

/**
 * The less a worker has to do, the likelier it is chosen. Not always the idlest: loads are told every few
 * seconds, and until then it would be given all that comes. `chance` is from 0 to 1.
 */
export function choose(workers: Worker[], chance: number): Worker | null {
  const shares = workers.map((worker) => ({
    worker,
    share: Math.max(LEAST_SHARE, 1 - worker.load),
  }))
  let left = chance * shares.reduce((sum, { share }) => sum + share, 0)
  for (const { worker, share } of shares) {
    left -= share
    if (left < 0) return worker
  }
  return workers.at(-1) ?? null
}
