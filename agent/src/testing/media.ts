import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { AccessToken, RoomServiceClient } from 'livekit-server-sdk'

const MAIN = fileURLToPath(new URL('../../../media/src/main.ts', import.meta.url))
const [KEY, SECRET] = ['testkey', 'a-secret-of-these-tests-that-is-long-enough']

/** The real media server, in a process of its own. */
export type Media = {
  url: string
  agentToken: (room: string) => Promise<string>
  learnerToken: (room: string, identity: string) => Promise<string>
  /** The identities of who is in a room. */
  peopleIn: (room: string) => Promise<string[]>
  stop: () => Promise<void>
}

export async function startMedia(): Promise<Media> {
  const child = spawn(process.execPath, [MAIN, '--port', '0', '--keys', `${KEY}:${SECRET}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const listening = Promise.withResolvers<number>()
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('{"listening"')) listening.resolve(JSON.parse(line).listening.port)
  })
  child.once('close', () => listening.reject(new Error('the media server ended')))
  const port = await listening.promise
  const rooms = new RoomServiceClient(`http://127.0.0.1:${port}`, KEY, SECRET)

  function token(room: string, identity: string, kind: 'agent' | 'standard') {
    const made = new AccessToken(KEY, SECRET, { identity })
    const isAgent = kind === 'agent'
    made.kind = kind
    made.addGrant({
      room,
      roomJoin: true,
      agent: isAgent,
      canPublish: true,
      canSubscribe: true,
      canPublishData: true,
      canUpdateOwnMetadata: isAgent,
    })
    return made.toJwt()
  }

  return {
    url: `ws://127.0.0.1:${port}`,
    agentToken: (room) => token(room, `agent-${room}`, 'agent'),
    learnerToken: (room, identity) => token(room, identity, 'standard'),
    async peopleIn(room) {
      const people = await rooms.listParticipants(room).catch(() => [])
      return people.map(({ identity }) => identity)
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'close')
    },
  }
}
