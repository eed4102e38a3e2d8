import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { wantsDemo } from '../config.ts'
import type { Secrets } from '../secrets.ts'
import type { ServerSettings } from '../settings.ts'
import type { TlsPair } from '../tls.ts'

/** What the children's settings are made of. */
export type Circumstances = {
  config: Config
  secrets: Secrets
  databaseUrl: string
  /** Where the server listens: in development that is not where people go. */
  listen: { host: string; port: number; tls: TlsPair | null }
  webFolder: string
}

export type ChildPlan = {
  name: string
  /** A file that calls `runSupervised`. */
  entry: string
  settingsFor: (circumstances: Circumstances) => unknown
}

/** The processes of Colloquy beside the database, in the order in which they are named at start. */
export const CHILDREN: ChildPlan[] = [
  {
    name: 'server',
    entry: fileURLToPath(new URL('../serve.ts', import.meta.url)),
    settingsFor: serverSettings,
  },
]

export function serverSettings(from: Circumstances): ServerSettings {
  const { config, secrets } = from
  const made = { apiKey: secrets.mediaApiKey, apiSecret: secrets.mediaApiSecret }
  return {
    listen: from.listen,
    publicOrigin: config.publicOrigin,
    trustProxy: config.trustProxy,
    databaseUrl: from.databaseUrl,
    demo: wantsDemo(config),
    media: { url: config.media.url, ...(config.media.keys ?? made) },
    contactEmail: config.contactEmail,
    log: config.log,
    webFolder: from.webFolder,
  }
}
