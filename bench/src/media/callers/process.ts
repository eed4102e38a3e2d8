import { randomBytes, randomUUID } from 'node:crypto'
import type { RelayLine } from '../relay/relay.ts'
import { call, type Caller, visit } from './caller.ts'
import { KEY_BYTES, openSession, SALT_BYTES } from './encryption.ts'
import { type Certificate, makeCertificate } from './handshake.ts'
import { connectLine, type Line, openLine } from './line.ts'
import { passFor } from './signalling.ts'
import { type Pair, prepareSpeech, speak, type Speech } from './talk.ts'
import type { Door, Over, Reply, Task, Tasks } from './tasks.ts'

/** A process of its own: what all the callers cost is not counted as the server's. */

process.on('message', (task: Task) => {
  void work(task).then(
    (answer) => process.send?.({ answer } satisfies Reply),
    (failure: Error) => process.send?.({ failure: `${failure.stack}` } satisfies Reply),
  )
})
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => {})

let certificate: Promise<Certificate> | null = null
const callers: Caller[] = []
const pairs: Record<Over, Pair[]> = { server: [], relay: [], livekit: [] }
let speech: Speech = { speakers: [], packets: 0 }

async function work(task: Task): Promise<Tasks[keyof Tasks]['answer']> {
  switch (task.kind) {
    case 'call':
      return { connectedMs: await makeCalls(task.of) }
    case 'line':
      return { lines: await makeLines(task.of.calls) }
    case 'relay':
      for (const line of pairs.relay.flat()) await connectLine(line, task.of)
      return null
    case 'prepare':
      speech = prepareSpeech(pairs[task.of.over], task.of.packets)
      return null
    case 'speak':
      return speak(speech, task.of.everyMs)
    case 'resume':
      return { resumeMs: await resumeAll() }
    case 'hangUp':
      await Promise.all(callers.splice(0).map((caller) => caller.leave()))
      pairs.server = []
      pairs.livekit = []
      return null
    case 'visit':
      await visitRooms(task.of)
      return null
  }
}

/** One after the other, since how long each takes is told. */
async function makeCalls({ over, door, calls }: Tasks['call']['of']): Promise<number[]> {
  certificate ??= makeCertificate()
  const own = await certificate
  const goIn = async (room: string, identity: string) =>
    call(await passFor(door, { room, identity }), own)
  const connectedMs: number[] = []
  for (let made = 0; made < calls; made += 1) {
    const room = randomUUID()
    const one = await patiently(`call ${made}: one`, goIn(room, 'one'))
    const other = await patiently(`call ${made}: other`, goIn(room, 'other'))
    await patiently(`call ${made}: hearing`, Promise.all([one.hears, other.hears]))
    callers.push(one, other)
    pairs[over].push([one.line, other.line])
    connectedMs.push(one.connectedMs, other.connectedMs)
  }
  return connectedMs
}

async function makeLines(calls: number): Promise<RelayLine[][]> {
  const lines: RelayLine[][] = []
  for (let made = 0; made < calls; made += 1) {
    const pair: Pair = [await openLine(), await openLine()]
    pairs.relay.push(pair)
    lines.push(pair.map(agreeOnKeys))
  }
  return lines
}

function agreeOnKeys(line: Line): RelayLine {
  const [key, salt] = [randomBytes(KEY_BYTES), randomBytes(SALT_BYTES)]
  const [relayKey, relaySalt] = [randomBytes(KEY_BYTES), randomBytes(SALT_BYTES)]
  line.srtp = openSession({
    localKey: key,
    localSalt: salt,
    remoteKey: relayKey,
    remoteSalt: relaySalt,
  })
  return {
    port: line.socket.address().port,
    localKey: relayKey.toString('hex'),
    localSalt: relaySalt.toString('hex'),
    remoteKey: key.toString('hex'),
    remoteSalt: salt.toString('hex'),
  }
}

async function resumeAll(): Promise<number[]> {
  const resumeMs: number[] = []
  for (const caller of callers) resumeMs.push(await patiently('a resume', caller.resumeMs()))
  return resumeMs
}

async function visitRooms(of: { door: Door; rooms: number; atOnce: number }): Promise<void> {
  let made = 0
  const goIn = async (room: string, identity: string) =>
    visit(await passFor(of.door, { room, identity }))
  const visitOnAndOn = async () => {
    while (made < of.rooms) {
      made += 1
      const room = randomUUID()
      const one = await patiently('a visit', goIn(room, 'one'))
      const other = await patiently('a visit', goIn(room, 'other'))
      await patiently('a goodbye', Promise.all([one.leave(), other.leave()]))
    }
  }
  await Promise.all(Array.from({ length: of.atOnce }, visitOnAndOn))
}

/** Far longer than anything takes, also on a busy machine. */
const PATIENCE_MS = 30_000

async function patiently<Result>(what: string, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const giveUp = setTimeout(
    () => reject(new Error(`the server does not go on with ${what}`)),
    PATIENCE_MS,
  )
  return Promise.race([work, promise]).finally(() => clearTimeout(giveUp))
}
