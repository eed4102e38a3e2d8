/**
 * What the server process is told by the supervisor, over the channel between them and never through
 * the environment or the command line, because it holds secrets.
 */
export type ServerSettings = {
  listen: { host: string; port: number; tls: { cert: string; key: string } | null }
  /** Where people reach us, e.g. https://practice.example; never ends with a slash. */
  publicOrigin: string
  trustProxy: false | number | string[]
  databaseUrl: string
  /** The demo organization is made in an empty database, only where nobody else can reach it. */
  demo: boolean
  media: {
    url: string
    apiKey: string
    apiSecret: string
    /** Our own media server, which is reached through us; null for another one. */
    embedded: EmbeddedMedia | null
  }
  /** Where other processes of ours reach us, on this machine alone. */
  sideDoorPort: number
  /** What agents show at the desk. */
  agentSecret: string
  /** Where recordings are kept. */
  dataFolder: string
  contactEmail: string
  /** A model that judges talks beside the built-in grader; null where there is none. */
  grader: GraderModel | null
  log: { level: LogLevel; format: LogFormat }
  /** The folder that `vite build` filled. */
  webFolder: string
}

/** Over OpenAI's protocol, wherever it runs, and how it is asked. */
export type GraderModel = {
  url: string
  key: string | null
  model: string
  /** How often about each criterion. */
  answers: number
  temperature: number
}

/** It listens on this machine alone. */
export type EmbeddedMedia = { port: number }

/** Where media servers tell of the life of their rooms. */
export const WEBHOOKS_PATH = '/api/hooks/media'

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export const LOG_FORMATS = ['text', 'json'] as const
export type LogFormat = (typeof LOG_FORMATS)[number]

/** Supervisor to child. */
export type ToChild<Settings> =
  /** It may have to take over: what it can have ready, it has ready. */
  { type: 'prepare'; settings: Settings } | { type: 'start'; settings: Settings } | { type: 'stop' }

/** Child to supervisor. `refused` means that another try would fail alike: say why and give up. */
export type FromChild = { type: 'ready'; notes: string[] } | { type: 'refused'; reason: string }
