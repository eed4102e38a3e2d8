import { BlockList, isIP } from 'node:net'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  OPENAI_URL,
  type SpeechSettings,
  speechSettingsIn,
} from '@colloquy/contract/speech-services'
import { chooseDataFolder, type DataFolder } from './config/data-folder.ts'
import { type Environment, readGiven } from './config/given.ts'
import { parseSettings, type Settings } from './config/parse.ts'
import { Refusal } from './refusal.ts'
import type { GraderModel, LogFormat, LogLevel } from './settings.ts'

/** Every choice that is left to whoever runs Colloquy, read once. */
export type Config = {
  host: string
  port: number
  /** Nobody but this machine can reach the host. */
  isLoopback: boolean
  /** Where people reach us; never ends with a slash. */
  publicOrigin: string
  trustProxy: false | number | string[]
  tls: { kind: 'none' } | { kind: 'self' } | { kind: 'files'; certFile: string; keyFile: string }
  dataFolder: DataFolder
  database: { kind: 'embedded' } | { kind: 'given'; url: string }
  /** `url` is what browsers are told. Keys that were not given are made once, with the data. */
  media:
    | { kind: 'embedded'; url: string; keys: MediaKeys | null }
    | { kind: 'given'; url: string; keys: MediaKeys }
  /** Of the embedded media server. No addresses means the machine's own. */
  mediaNetwork: { udpPorts: string | null; tcpPort: number | null; addresses: string[] }
  /** Null: one agent beside the server, with a secret that was made for it. */
  agentSecret: string | null
  /** What listens, speaks and words lines, beside what comes along. */
  speech: SpeechSettings
  /** What judges talks beside the built-in grader. */
  grader: GraderModel | null
  contactEmail: string
  log: { level: LogLevel; format: LogFormat }
}

export type MediaKeys = { apiKey: string; apiSecret: string }

/** Throws a Refusal that names the first setting that is unknown or wrong. */
export function readConfig(env: Environment, place = { root: REPOSITORY }): Config {
  const settings = parseSettings(readGiven({ env, root: place.root }))
  const tls = readTls(settings)
  const isLoopback = isLoopbackHost(settings.HOST)
  const publicOrigin = settings.PUBLIC_URL ?? ownOrigin({ settings, isSecure: tls.kind !== 'none' })
  const database: Config['database'] = settings.DATABASE_URL
    ? { kind: 'given', url: settings.DATABASE_URL }
    : { kind: 'embedded' }
  return {
    host: settings.HOST,
    port: settings.PORT,
    isLoopback,
    publicOrigin,
    trustProxy: settings.TRUST_PROXY,
    tls,
    dataFolder: chooseDataFolder({
      asked: settings.COLLOQUY_DATA,
      root: place.root,
      holdsDatabase: database.kind === 'embedded',
    }),
    database,
    media: readMedia({ settings, publicOrigin }),
    mediaNetwork: readMediaNetwork(settings),
    agentSecret: settings.AGENT_SECRET ?? null,
    speech: speechSettingsIn(settings),
    grader: readGrader(settings),
    contactEmail: settings.CONTACT_EMAIL,
    log: { level: settings.LOG_LEVEL, format: settings.LOG_FORMAT },
  }
}

/** The demo's passwords are in the README: never where anybody else could use them. */
export const wantsDemo = (config: Config): boolean =>
  config.database.kind === 'embedded' && isForThisMachine(config)

/** Nobody comes from elsewhere, not even through a proxy. */
const isForThisMachine = (config: Config): boolean =>
  config.isLoopback && isOwnMachine(config.publicOrigin)

/** Where the embedded media server takes audio. */
export const audioAddress = (config: Config): string =>
  isForThisMachine(config) && config.mediaNetwork.addresses.length === 0 ? '127.0.0.1' : '0.0.0.0'

/** Behind a proxy a loopback address is reached from everywhere. */
const isOwnMachine = (origin: string): boolean =>
  isLoopbackHost(new URL(origin).hostname.replace(/^\[|\]$/g, ''))

/** Browsers allow it over https, and on the machine itself. */
export function isMicrophoneAllowed(config: Config): boolean {
  const isSecure = config.tls.kind !== 'none' || config.publicOrigin.startsWith('https:')
  return isSecure || isForThisMachine(config)
}

export const MICROPHONE_TODO =
  'set TLS=self, or TLS_CERT and TLS_KEY, or PUBLIC_URL to the https address of a proxy in front'

export const REPOSITORY = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

function readTls(settings: Settings): Config['tls'] {
  const { TLS, TLS_CERT: certFile, TLS_KEY: keyFile } = settings
  if (TLS && (certFile || keyFile)) {
    throw new Refusal('TLS=self makes a certificate: leave out TLS_CERT and TLS_KEY, or TLS.')
  }
  if (TLS) return { kind: 'self' }
  if (certFile && keyFile) return { kind: 'files', certFile, keyFile }
  if (certFile) throw new Refusal('TLS_KEY is missing: TLS_CERT needs the file of its key too.')
  if (keyFile)
    throw new Refusal('TLS_CERT is missing: TLS_KEY needs the file of its certificate too.')
  return { kind: 'none' }
}

/** Only where its address was set: to be judged by a model is more than to be heard by one. */
function readGrader(settings: Settings): GraderModel | null {
  const { GRADE_URL, GRADE_KEY, GRADE_MODEL, GRADE_ANSWERS, GRADE_TEMPERATURE } = settings
  if (GRADE_URL === undefined) {
    const alone = Object.entries({ GRADE_KEY, GRADE_MODEL, GRADE_ANSWERS, GRADE_TEMPERATURE }).find(
      ([, value]) => value !== undefined,
    )
    if (alone === undefined) return null
    throw new Refusal(`GRADE_URL is missing: ${alone[0]} is for the model at that address.`)
  }
  const url = GRADE_URL.replace(/\/+$/, '')
  // A key is for the address that it was given with.
  const key = GRADE_KEY ?? (url === OPENAI_URL ? settings.OPENAI_API_KEY : undefined)
  return {
    url,
    key: key ?? null,
    model: GRADE_MODEL ?? 'gpt-4o-mini',
    answers: GRADE_ANSWERS ?? 3,
    temperature: GRADE_TEMPERATURE ?? 0.4,
  }
}

function ownOrigin(of: { settings: Settings; isSecure: boolean }): string {
  const { HOST, PORT } = of.settings
  const name = isEveryAddress(HOST) ? 'localhost' : isIP(HOST) === 6 ? `[${HOST}]` : HOST
  return new URL(`${of.isSecure ? 'https' : 'http'}://${name}:${PORT}`).origin
}

const isEveryAddress = (host: string): boolean => host === '0.0.0.0' || host === '::'

function isLoopbackHost(host: string): boolean {
  const version = isIP(host)
  if (version === 0) return host === 'localhost' || host.endsWith('.localhost')
  const loopback = new BlockList()
  loopback.addSubnet('127.0.0.0', 8)
  loopback.addAddress('::1', 'ipv6')
  return loopback.check(host, version === 6 ? 'ipv6' : 'ipv4')
}

function readMedia(of: { settings: Settings; publicOrigin: string }): Config['media'] {
  const { LIVEKIT_URL, LIVEKIT_API_KEY: apiKey, LIVEKIT_API_SECRET: apiSecret } = of.settings
  const keys = apiKey && apiSecret ? { apiKey, apiSecret } : null
  if (keys === null && (LIVEKIT_URL || apiKey || apiSecret)) {
    const missing = apiKey ? 'LIVEKIT_API_SECRET' : 'LIVEKIT_API_KEY'
    const because = LIVEKIT_URL ? 'LIVEKIT_URL needs a key and its secret' : 'they come in pairs'
    throw new Refusal(`${missing} is missing: ${because}.`)
  }
  if (LIVEKIT_URL && keys) return { kind: 'given', url: asWebSocket(LIVEKIT_URL), keys }
  return { kind: 'embedded', url: asWebSocket(of.publicOrigin), keys }
}

function readMediaNetwork(settings: Settings): Config['mediaNetwork'] {
  const { MEDIA_UDP_PORTS, MEDIA_TCP_PORT, MEDIA_ADDRESSES, PORT } = settings
  if (MEDIA_TCP_PORT === PORT)
    throw new Refusal(`MEDIA_TCP_PORT and PORT are both ${PORT}: each needs a port of its own.`)
  return {
    udpPorts: MEDIA_UDP_PORTS ?? null,
    tcpPort: MEDIA_TCP_PORT ?? null,
    addresses: MEDIA_ADDRESSES ?? [],
  }
}

const asWebSocket = (url: string): string => url.replace(/^http/, 'ws')
