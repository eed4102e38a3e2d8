import { isIP } from 'node:net'
import { SpeechSettings } from '@colloquy/contract/speech-services'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { LOG_FORMATS, LOG_LEVELS } from '../settings.ts'
import type { Given } from './given.ts'
import type { SettingName } from './known.ts'

export type Settings = z.infer<typeof Settings>

/** Each message ends the sentence "NAME must be …". */
const must = (be: string) => ({ error: be })

const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i

const Host = z
  .string()
  .refine(
    (host) => isIP(host) !== 0 || HOST_NAME.test(host),
    must('an address or a name of this machine, e.g. 127.0.0.1 or 0.0.0.0, without a port'),
  )

const Port = z
  .string()
  .regex(/^\d{1,5}$/, must('a port number from 1 to 65535'))
  .transform(Number)
  .refine((port) => port >= 1 && port <= 65535, must('a port number from 1 to 65535'))

const Url = (of: { protocols: string[]; be: string }) =>
  z.string().refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : null
    return url !== null && of.protocols.includes(url.protocol)
  }, must(of.be))

const PublicUrl = Url({
  protocols: ['http:', 'https:'],
  be: 'a web address, e.g. https://practice.example',
})
  .transform((text) => new URL(text))
  .refine(
    (url) => url.href === `${url.origin}/`,
    must('a web address without path, query or user, e.g. https://practice.example'),
  )
  .transform((url) => url.origin)

const isAddressOrRange = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  )
}

const TrustProxy = z
  .string()
  .toLowerCase()
  .transform((text): false | number | string[] => {
    if (text === 'false' || text === '0') return false
    if (/^[1-9]$/.test(text)) return Number(text)
    return text.split(',').map((part) => part.trim())
  })
  .refine(
    (trust) => !Array.isArray(trust) || trust.every(isAddressOrRange),
    must(
      'false, the number of proxies in front (1 to 9), or their addresses or ranges, ' +
        'e.g. 10.0.0.0/8,192.168.1.4',
    ),
  )

const Folder = z
  .string()
  .refine((path) => !path.startsWith('~'), must('a path that does not begin with ~'))

const PORTS_MUST = must('a range of ports from the lower to the higher, e.g. 50000-50010')

const PortRange = z
  .string()
  .regex(/^\d{1,5}-\d{1,5}$/, PORTS_MUST)
  .refine((text) => {
    const [from = 0, to = 0] = text.split('-').map(Number)
    return from >= 1 && from <= to && to <= 65535
  }, PORTS_MUST)

const Addresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (addresses) => addresses.every((address) => isIP(address) === 4),
    must('one or more IPv4 addresses, e.g. 203.0.113.7'),
  )

const Words = z.string().trim().min(1, must('some text')).max(500, must('shorter'))

const Settings = z.object({
  HOST: Host.default('127.0.0.1'),
  PORT: Port.default(3000),
  PUBLIC_URL: PublicUrl.optional(),
  TRUST_PROXY: TrustProxy.default(false),
  TLS: z.literal('self', must('self, or left out')).optional(),
  TLS_CERT: Folder.optional(),
  TLS_KEY: Folder.optional(),
  COLLOQUY_DATA: Folder.optional(),
  DATABASE_URL: Url({
    protocols: ['postgres:', 'postgresql:'],
    be: 'the address of a Postgres, e.g. postgresql://user:password@host/colloquy',
  }).optional(),
  LIVEKIT_URL: Url({
    protocols: ['ws:', 'wss:', 'http:', 'https:'],
    be: 'the address of a LiveKit server, e.g. wss://my-project.livekit.cloud',
  }).optional(),
  LIVEKIT_API_KEY: z.string().optional(),
  LIVEKIT_API_SECRET: z.string().optional(),
  MEDIA_UDP_PORTS: PortRange.optional(),
  MEDIA_TCP_PORT: Port.optional(),
  MEDIA_ADDRESSES: Addresses.optional(),
  AGENT_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{24,}$/, must('at least 24 letters, digits or signs, without a space'))
    .optional(),
  ...SpeechSettings,
  GRADE_URL: Url({
    protocols: ['http:', 'https:'],
    be: 'an http address, such as http://127.0.0.1:11434/v1',
  }).optional(),
  GRADE_KEY: Words.optional(),
  GRADE_MODEL: Words.optional(),
  GRADE_ANSWERS: z
    .string()
    .regex(/^[1-9]$/, must('how often to ask, from 1 to 9'))
    .transform(Number)
    .optional(),
  GRADE_TEMPERATURE: z
    .string()
    .regex(/^\d(?:\.\d{1,3})?$/, must('a number from 0 to 2'))
    .transform(Number)
    .refine((temperature) => temperature <= 2, must('a number from 0 to 2'))
    .optional(),
  CONTACT_EMAIL: z.email(must('a mail address')).default('hello@colloquy.example'),
  LOG_LEVEL: z
    .string()
    .toLowerCase()
    .pipe(z.enum(LOG_LEVELS, must(`one of ${LOG_LEVELS.join(', ')}`)))
    .default('info'),
  LOG_FORMAT: z
    .string()
    .toLowerCase()
    .pipe(z.enum(LOG_FORMATS, must(`one of ${LOG_FORMATS.join(', ')}`)))
    .default('text'),
} satisfies Record<SettingName, z.ZodType>)

/** These may hold a password: what was given is not repeated in a complaint. */
const SECRET: readonly SettingName[] = [
  'DATABASE_URL',
  'LIVEKIT_URL',
  'LIVEKIT_API_SECRET',
  'AGENT_SECRET',
  'OPENAI_API_KEY',
  'LISTEN_KEY',
  'SPEAK_KEY',
  'WORD_KEY',
  'GRADE_KEY',
  // An address may hold a password.
  'GRADE_URL',
]

export function parseSettings(given: Given): Settings {
  const values = Object.entries(given).map(([name, { value }]) => [name, value])
  const parsed = Settings.safeParse(Object.fromEntries(values))
  if (parsed.success) return parsed.data

  const issue = parsed.error.issues[0]
  const name = issue?.path[0] as SettingName
  const { value, from } = given[name] ?? { value: '', from: 'environment' }
  const shown = SECRET.includes(name) ? '' : ` is ${JSON.stringify(value)}, and`
  const where = from === '.env' ? ' (in .env)' : ''
  throw new Refusal(`${name}${where}${shown} must be ${issue?.message}.`)
}
