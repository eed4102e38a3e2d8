import { JobType, RegisterWorkerRequest, WorkerMessage } from '@livekit/protocol'
import { beginTalk } from '../../wire/worker-talk.ts'
import { type Choose, oneOf } from '../choose.ts'
import { damaged } from '../damage.ts'
import { openHouse } from '../house.ts'
import { anyMessage } from '../messages.ts'
import { createRenewed, type Reader } from '../reader.ts'

/** What comes in at the door for workers, from one that has jobs in rooms. */
export async function workers(): Promise<Reader> {
  const house = await openHouse()
  let jobs: string[] = []
  const stages = createRenewed(
    () => {
      jobs = []
      const talk = beginTalk(house, { apiKey: 'key', send: (frame) => jobs.push(...jobsIn(frame)) })
      talk.take(REGISTER, 'binary')
      for (let n = 0; n < 3; n += 1) house.rooms.open(`room ${n}`)
      return talk
    },
    (talk) => {
      talk.end()
      for (const room of house.rooms.all()) house.rooms.end(room, 0)
    },
  )
  return {
    make: (choose) => makeFrame(choose, jobs),
    async read(input) {
      const talk = stages.next()
      const isTaken = talk.take(input.subarray(1), input[0] === JSON_FORM ? 'json' : 'binary')
      house.agency.look()
      // Tokens are made a moment later.
      await new Promise((resolve) => setImmediate(resolve))
      return isTaken ? 'taken' : 'refused'
    },
  }
}

const JSON_FORM = 1

const REGISTER = Buffer.from(
  new WorkerMessage({
    message: { case: 'register', value: new RegisterWorkerRequest({ type: JobType.JT_ROOM }) },
  }).toBinary(),
)

/** By which it can speak of them. */
const jobsIn = (frame: string | Uint8Array): string[] =>
  Buffer.from(frame)
    .toString('latin1')
    .match(/AJ_\w{12}/g) ?? []

/** The first byte says in which form. */
function makeFrame(choose: Choose, jobs: readonly string[]): Buffer {
  const message = anyMessage(WorkerMessage, choose, ['agent', ...jobs])
  const form = choose(4) === 0 ? JSON_FORM : 0
  const frame = form === JSON_FORM ? writeJson(message) : Buffer.from(message.toBinary())
  const head = Buffer.of(form)
  return Buffer.concat([head, oneOf(choose, [frame, damaged([frame], choose)])])
}

function writeJson(message: WorkerMessage): Buffer {
  try {
    return Buffer.from(message.toJsonString())
  } catch {
    // A number that JSON has no words for.
    return Buffer.from('{"updateWorker": {"load": 1e999}}')
  }
}
