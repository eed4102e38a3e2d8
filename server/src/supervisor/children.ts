import { fileURLToPath } from 'node:url'
import { DESK_PATH } from '@colloquy/contract/desk'
import type { Config, MediaKeys } from '../config.ts'
import { audioAddress, wantsDemo } from '../config.ts'
import type { Secrets } from '../secrets.ts'
import { type EmbeddedMedia, type ServerSettings, WEBHOOKS_PATH } from '../settings.ts'
import type { TlsPair } from '../tls.ts'

/** What the children's settings are made of. */
export type Circumstances = {
  config: Config
  secrets: Secrets
  databaseUrl: string
  dataFolder: string
  /** Where the server listens: in development that is not where people go. */
  listen: { host: string; port: number; tls: TlsPair | null }
  webFolder: string
  /** Of our own media server; null when another one is used. */
  embeddedMedia: EmbeddedMedia | null
  /** Where the others reach the server, on this machine alone. */
  sideDoorPort: number
}

export type ChildPlan = {
  name: string
  /** A file that calls `runSupervised`. */
  entry: string
  isWanted: (config: Config) => boolean
  /** Colloquy is ready without it: what it does can be waited for. */
  isAwaited?: boolean
  /** People wait for it in the middle of a sentence: the next one is opened before the last has died. */
  hasSpare?: boolean
  settingsFor: (circumstances: Circumstances) => unknown
}

/** The processes of Colloquy beside the database, in the order in which they are named at start. */
export const CHILDREN: ChildPlan[] = [
  {
    name: 'media',
    entry: fileURLToPath(new URL('../../../media/src/supervised.ts', import.meta.url)),
    isWanted: ({ media }) => media.kind === 'embedded',
    settingsFor: mediaSettings,
  },
  {
    name: 'server',
    entry: fileURLToPath(new URL('../serve.ts', import.meta.url)),
    isWanted: () => true,
    settingsFor: serverSettings,
  },
  {
    name: 'agent',
    entry: fileURLToPath(new URL('../../../agent/src/supervised.ts', import.meta.url)),
    isWanted: ({ agentSecret }) => agentSecret === null,
    isAwaited: false,
    hasSpare: true,
    settingsFor: agentSettings,
  },
]

export function serverSettings(from: Circumstances): ServerSettings {
  const { config } = from
  return {
    listen: from.listen,
    publicOrigin: config.publicOrigin,
    trustProxy: config.trustProxy,
    databaseUrl: from.databaseUrl,
    demo: wantsDemo(config),
    media: { url: config.media.url, ...mediaKeys(from), embedded: from.embeddedMedia },
    sideDoorPort: from.sideDoorPort,
    agentSecret: config.agentSecret ?? from.secrets.agentSecret,
    dataFolder: from.dataFolder,
    contactEmail: config.contactEmail,
    grader: config.grader,
    log: config.log,
    webFolder: from.webFolder,
  }
}

const mediaKeys = ({ config, secrets }: Circumstances): MediaKeys =>
  config.media.keys ?? { apiKey: secrets.mediaApiKey, apiSecret: secrets.mediaApiSecret }

/** The shape is the agent's: see agent/src/settings.ts. */
function agentSettings(from: Circumstances): object {
  return {
    deskUrl: `ws://127.0.0.1:${from.sideDoorPort}${DESK_PATH}`,
    secret: from.secrets.agentSecret,
    dataFolder: from.dataFolder,
    speech: from.config.speech,
  }
}

/** What would stand on its command line. */
function mediaSettings(from: Circumstances): { args: string[] } {
  const { apiKey, apiSecret } = mediaKeys(from)
  const { udpPorts, tcpPort, addresses } = from.config.mediaNetwork
  return {
    args: [
      ['--keys', `${apiKey}:${apiSecret}`],
      ['--port', `${from.embeddedMedia?.port}`],
      ['--webhook', `http://127.0.0.1:${from.sideDoorPort}${WEBHOOKS_PATH}`],
      ['--bind', audioAddress(from.config)],
      udpPorts === null ? [] : ['--udp-ports', udpPorts],
      tcpPort === null ? [] : ['--tcp-port', `${tcpPort}`],
      ...addresses.map((address) => ['--advertise', address]),
    ].flat(),
  }
}
