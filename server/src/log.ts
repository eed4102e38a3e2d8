import pino, { type Logger } from 'pino'
import type { ServerSettings } from './settings.ts'

/** What must never stand in a log is taken out even where somebody puts it in by mistake. */
const SECRETS = ['password', 'token', 'email', 'authorization', 'name', 'text'].flatMap((key) => [
  key,
  `*.${key}`,
])

export function createLog({ level, format }: ServerSettings['log']): Logger {
  const options = {
    level,
    base: null,
    redact: SECRETS,
    serializers: { req: () => undefined, res: () => undefined },
  }
  if (format === 'json') return pino(options)
  return pino(options, { write: (line) => process.stdout.write(forPeople(line)) })
}

const LEVELS: Record<number, string> = {
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

/** `14:03:22 warn request.failed status=503 route=/api/…` */
function forPeople(line: string): string {
  const { time, level, event, msg, ...rest } = JSON.parse(line) as Record<string, unknown>
  const clock = new Date(Number(time)).toISOString().slice(11, 19)
  const facts = Object.entries(rest).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return `${[clock, LEVELS[Number(level)], event ?? msg, ...facts].filter(Boolean).join(' ')}\n`
}
