import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, realpathSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { RoomServiceClient, ServerError } from 'livekit-server-sdk'
import { Client } from 'pg'
import {
  audioAddress,
  type Config,
  isMicrophoneAllowed,
  MICROPHONE_TODO,
  REPOSITORY,
} from '../config.ts'
import { findUsableInPlace } from '../database/binaries.ts'
import { asUser, findUnprivilegedUser } from '../database/unprivileged-user.ts'
import { findHolder } from '../folder-lock.ts'
import { findFreeUdpPort, findPortObstacle } from '../supervisor/port.ts'
import { readWebState } from '../supervisor/web-build.ts'
import { readTls } from '../tls.ts'
import type { Check, Finding } from './check.ts'

/** What depends on the settings. */
export function settingsChecks(config: Config): Check[] {
  return [
    { name: 'data folder', look: () => lookAtDataFolder(config.dataFolder.path) },
    { name: 'database', look: () => lookAtDatabase(config.database) },
    { name: 'port', look: () => lookAtPort(config) },
    { name: 'https', look: () => lookAtCertificate(config) },
    { name: 'microphone', look: () => lookAtMicrophone(config) },
    { name: 'web', look: lookAtWeb },
    { name: 'media', look: () => lookAtMedia(config.media) },
    { name: 'audio ports', look: () => lookAtAudioPorts(config) },
  ]
}

const MB = 1024 * 1024

/** An empty database takes 40 MB, and its log of changes up to 512 MB. */
const LEAST_DISK = 200 * MB
const GOOD_DISK = 1500 * MB

function lookAtDataFolder(path: string): Finding {
  const existing = nearestExisting(path)
  const todo = 'let your user write there, or set COLLOQUY_DATA to another folder'
  try {
    accessSync(existing, constants.W_OK)
  } catch {
    return { kind: 'fail', what: `${existing} cannot be written`, todo }
  }
  const { bavail, bsize } = statfsSync(existing)
  const free = bavail * bsize
  const what = `${path}, ${Math.round(free / MB)} MB free`
  const roomier = 'make room, or set COLLOQUY_DATA to a folder on another disk'
  if (free < LEAST_DISK) return { kind: 'fail', what, todo: roomier }
  return free < GOOD_DISK ? { kind: 'warn', what, todo: roomier } : { kind: 'ok', what }
}

const nearestExisting = (path: string): string =>
  existsSync(path) ? path : nearestExisting(dirname(path))

const lookAtDatabase = (database: Config['database']): Finding | Promise<Finding> =>
  database.kind === 'given' ? lookAtGivenDatabase(database.url) : lookAtEmbeddedPostgres()

async function lookAtEmbeddedPostgres(): Promise<Finding> {
  const user = findUnprivilegedUser()
  const binaries = await findUsableInPlace(user)
  if (binaries === null) return { kind: 'ok', what: 'embedded; its programs are copied at start' }
  const run = spawnSync(binaries.postgres, ['--version'], {
    ...asUser(user),
    cwd: '/',
    encoding: 'utf8',
  })
  if (run.status === 0) return { kind: 'ok', what: `embedded, ${run.stdout.trim()}` }
  return {
    kind: 'fail',
    what: `the embedded Postgres does not run here (${run.error?.message ?? run.stderr.trim()})`,
    todo: 'set DATABASE_URL to a Postgres of your own',
  }
}

const OLDEST_POSTGRES = 15

async function lookAtGivenDatabase(url: string): Promise<Finding> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    const version = rows[0]?.server_version ?? ''
    const what = `DATABASE_URL, Postgres ${version}`
    return Number.parseInt(version, 10) >= OLDEST_POSTGRES
      ? { kind: 'ok', what }
      : { kind: 'fail', what, todo: `use Postgres ${OLDEST_POSTGRES} or newer` }
  } catch (error) {
    const what = `DATABASE_URL does not answer (${(error as Error).message})`
    return { kind: 'fail', what, todo: 'start that Postgres, or correct DATABASE_URL' }
  } finally {
    await client.end().catch(() => {})
  }
}

async function lookAtPort(config: Config): Promise<Finding> {
  const url = await findRunning(config)
  if (url !== null) return { kind: 'ok', what: `Colloquy runs on ${url}` }
  const obstacle = await findPortObstacle(config)
  if (obstacle === null) return { kind: 'ok', what: `${config.port} of ${config.host} is free` }
  const [what = '', todo = ''] = obstacle.reason.split(/: (.*)/)
  return { kind: 'fail', what, todo }
}

/** Where Colloquy runs with the same data: what that one uses is not in the way. */
async function findRunning({ dataFolder: { path } }: Config): Promise<string | null> {
  const holder = existsSync(path) ? await findHolder(realpathSync(path)) : null
  return holder?.phase === 'serving' ? holder.url : null
}

async function lookAtCertificate(config: Config): Promise<Finding> {
  switch (config.tls.kind) {
    case 'none':
      return { kind: 'ok', what: 'not by Colloquy itself' }
    case 'self':
      return { kind: 'ok', what: 'with a certificate of our own, which browsers warn about once' }
    case 'files':
      await readTls({ config, dataFolder: config.dataFolder.path, now: new Date() })
      return { kind: 'ok', what: 'with the certificate that was given' }
  }
}

const lookAtMicrophone = (config: Config): Finding =>
  isMicrophoneAllowed(config)
    ? { kind: 'ok', what: `browsers allow it on ${config.publicOrigin}` }
    : { kind: 'warn', what: 'not allowed from other machines', todo: MICROPHONE_TODO }

function lookAtWeb(): Finding {
  const state = readWebState(REPOSITORY)
  switch (state) {
    case 'built':
      return { kind: 'ok', what: 'built' }
    case 'missing':
    case 'stale':
      return { kind: 'ok', what: 'npm start will build it' }
    case 'no-source':
      return { kind: 'warn', what: 'its sources are not here', todo: 'only the API will be served' }
  }
}

const REACH_SECONDS = 5

/** With whatever answers to that name: a server with many rooms need not tell them all. */
const NO_ROOM = 'colloquy-doctor'

export async function lookAtMedia(media: Config['media']): Promise<Finding> {
  if (media.kind === 'embedded') return { kind: 'ok', what: `embedded, at ${media.url}` }
  const { url, keys } = media
  const options = { requestTimeout: REACH_SECONDS, failover: false }
  try {
    await new RoomServiceClient(url, keys.apiKey, keys.apiSecret, options).listRooms([NO_ROOM])
    return { kind: 'ok', what: `LiveKit at ${url}, which accepts the key` }
  } catch (error) {
    const fail = (what: string, todo: string): Finding => ({ kind: 'fail', what, todo })
    if (!(error instanceof ServerError)) {
      const { cause, message } = error as Error
      const reason = cause instanceof Error ? cause.message : message
      const todo = 'start that server, or correct LIVEKIT_URL'
      return fail(`LIVEKIT_URL ${url} does not answer (${reason})`, todo)
    }
    return error.status === 401 || error.status === 403
      ? fail(
          `LiveKit at ${url} does not accept the key`,
          'correct LIVEKIT_API_KEY and LIVEKIT_API_SECRET',
        )
      : fail(`LIVEKIT_URL ${url} is no LiveKit server (${error.status})`, 'correct LIVEKIT_URL')
  }
}

/** Where the audio of calls comes in, past any proxy. */
export async function lookAtAudioPorts(config: Config): Promise<Finding> {
  const { udpPorts } = config.mediaNetwork
  if (config.media.kind === 'given') return { kind: 'ok', what: 'of that LiveKit server' }
  if (udpPorts === null) return { kind: 'ok', what: 'any that is free' }
  const url = await findRunning(config)
  if (url !== null) return { kind: 'ok', what: `one of ${udpPorts}, by Colloquy on ${url}` }
  const [from = 0, to = 0] = udpPorts.split('-').map(Number)
  const found = await findFreeUdpPort({ address: audioAddress(config), range: [from, to] })
  if (typeof found === 'number') return { kind: 'ok', what: `UDP ${found} is free` }
  const what = `none of MEDIA_UDP_PORTS ${udpPorts} can be used (${found.code})`
  return { kind: 'fail', what, todo: 'stop what uses them, or choose others' }
}
