import {
  JobType,
  ParticipantPermission,
  RegisterWorkerResponse,
  type RegisterWorkerRequest,
  ServerMessage,
  WorkerMessage,
  WorkerPong,
} from '@livekit/protocol'
import { BrokenProtocol } from '../agents/agency.ts'
import { isDeployment, Worker } from '../agents/worker.ts'
import { MOST_NAME_LENGTH } from '../room/limits.ts'
import type { House } from '../session.ts'

/** What is said with one at the door for workers, whatever carries it. */
export type WorkerTalk = {
  /** False when no worker would say that. */
  take: (frame: Buffer, form: Form) => boolean
  end: () => void
  isNew: () => boolean
}

export type Form = 'binary' | 'json'

export type Behind = Pick<House, 'agency' | 'keys' | 'server'>

/** What is at the other end: nobody knows what yet, a worker, or nothing any more. */
type State = { is: 'new' } | { is: 'registered'; worker: Worker } | { is: 'closed' }

export function beginTalk(
  { agency, server }: Behind,
  { apiKey, send }: { apiKey: string; send: (frame: string | Uint8Array) => void },
): WorkerTalk {
  let state: State = { is: 'new' }
  /** Whoever debugs by hand is answered as they speak. */
  let form: Form = 'binary'

  const sendMessage = (message: ServerMessage): void =>
    send(form === 'json' ? message.toJsonString() : message.toBinary())
  const tell = (message: ServerMessage['message']) => sendMessage(new ServerMessage({ message }))

  function take(message: WorkerMessage['message']): void {
    if (message.case === 'ping') {
      const { timestamp: lastTimestamp } = message.value
      const timestamp = BigInt(Date.now())
      return tell({ case: 'pong', value: new WorkerPong({ lastTimestamp, timestamp }) })
    }
    switch (state.is) {
      case 'new': {
        if (message.case !== 'register') throw new BrokenProtocol('a worker registers first')
        const worker = registered(message.value, { apiKey, send: sendMessage })
        state = { is: 'registered', worker }
        const value = new RegisterWorkerResponse({ workerId: worker.id, serverInfo: server })
        worker.tell({ case: 'register', value })
        return agency.register(worker)
      }
      case 'registered':
        return agency.take(state.worker, message)
      case 'closed':
        return
    }
  }

  return {
    take(frame, spoken) {
      form = spoken
      const message = read(frame, spoken)
      if (message === null) return false
      try {
        take(message)
        return true
      } catch (failure) {
        if (failure instanceof BrokenProtocol) return false
        throw failure
      }
    },
    end() {
      const former = state
      state = { is: 'closed' }
      if (former.is === 'registered') agency.lost(former.worker)
    },
    isNew: () => state.is === 'new',
  }
}

function read(frame: Buffer, form: Form): WorkerMessage['message'] | null {
  try {
    if (form === 'binary') return WorkerMessage.fromBinary(frame).message
    return WorkerMessage.fromJsonString(frame.toString('utf8'), { ignoreUnknownFields: true })
      .message
  } catch {
    return null
  }
}

function registered(
  { type, agentName, deployment, allowedPermissions }: RegisterWorkerRequest,
  rest: { apiKey: string; send: (message: ServerMessage) => void },
): Worker {
  if (JobType[type] === undefined) throw new BrokenProtocol('there are no such jobs')
  if (agentName.length > MOST_NAME_LENGTH || !isDeployment(deployment))
    throw new BrokenProtocol('nobody is called like this')
  const permissions =
    allowedPermissions ??
    new ParticipantPermission({
      canSubscribe: true,
      canPublish: true,
      canPublishData: true,
      canUpdateMetadata: true,
    })
  return new Worker({ trade: { agentName, deployment, type }, permissions, ...rest })
}
