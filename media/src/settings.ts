import { networkInterfaces } from 'node:os'
import { parseArgs } from 'node:util'
import type { PortSettings } from './transport/media-ports.ts'
import type { Keys } from './wire/tokens.ts'

export type Settings = {
  /** Where clients signal. 0 lets the system choose. */
  port: number
  host: string
  keys: Keys
  media: PortSettings
  webhookUrls: string[]
  mostRooms: number
  /** Each costs some milliseconds of handshake: those who are in a call come first. Clients try again. */
  mostJoinsPerSecond: number
}

export const USAGE = `Usage: node media/src/main.ts --keys KEY:SECRET [options]

  --keys KEY:SECRET      of who may sign tokens; may be given again
  --host ADDRESS         where to listen for signalling        (127.0.0.1)
  --port NUMBER          and on which port; 0 for any          (7880)
  --bind ADDRESS         where to listen for media             (127.0.0.1)
  --udp-ports FROM-TO    the first free is taken; or off       (any)
  --tcp-port NUMBER      for who cannot use UDP; or off        (any)
  --advertise ADDRESS    where clients send media; may be given again
  --webhook URL          who is told of rooms and people; may be given again
  --most-rooms NUMBER    at the same time                      (10000)
  --most-joins NUMBER    in a second                           (100)`

export class BadSettings extends Error {}

export function readSettings(args: string[]): Settings {
  const { values } = parse(args)
  const keys = new Map((values.keys ?? []).map(readKey))
  if (keys.size === 0) throw new BadSettings('--keys is needed: without one nobody may come in')
  return {
    host: values.host ?? '127.0.0.1',
    port: readNumber('--port', values.port ?? '7880', 65_535),
    keys,
    media: readMedia(values),
    webhookUrls: (values.webhook ?? []).map(readUrl),
    mostRooms: readNumber('--most-rooms', values['most-rooms'] ?? '10000', 1_000_000),
    mostJoinsPerSecond: readNumber('--most-joins', values['most-joins'] ?? '100', 1_000_000),
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        keys: { type: 'string', multiple: true },
        host: { type: 'string' },
        port: { type: 'string' },
        bind: { type: 'string' },
        'udp-ports': { type: 'string' },
        'tcp-port': { type: 'string' },
        advertise: { type: 'string', multiple: true },
        webhook: { type: 'string', multiple: true },
        'most-rooms': { type: 'string' },
        'most-joins': { type: 'string' },
      },
    })
  } catch (failure) {
    throw new BadSettings(failure instanceof Error ? failure.message : String(failure))
  }
}

function readMedia(values: ReturnType<typeof parse>['values']): PortSettings {
  const {
    bind: bindAddress = '127.0.0.1',
    'udp-ports': udp = '0-0',
    'tcp-port': tcp = '0',
  } = values
  if (udp === 'off' && tcp === 'off')
    throw new BadSettings('--udp-ports and --tcp-port cannot both be off: no call would be heard')
  return {
    bindAddress,
    udpPorts: udp === 'off' ? null : readRange(udp),
    tcpPort: tcp === 'off' ? null : readNumber('--tcp-port', tcp, 65_535),
    advertisedAddresses: values.advertise ?? addressesOf(bindAddress),
  }
}

function readKey(text: string): [string, string] {
  const [, key, secret] = /^([^:]+):(.+)$/.exec(text) ?? []
  if (key === undefined || secret === undefined)
    throw new BadSettings('--keys must look like KEY:SECRET')
  return [key, secret]
}

function readNumber(name: string, text: string, most: number): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number > most)
    throw new BadSettings(`${name} must be a number from 0 to ${most}`)
  return number
}

function readRange(text: string): [number, number] {
  const [from = '', to = ''] = text.split('-')
  const range = [readNumber('--udp-ports', from, 65_535), readNumber('--udp-ports', to, 65_535)]
  const [first = 0, last = 0] = range
  if (first > last) throw new BadSettings('--udp-ports must go from the lower to the higher')
  return [first, last]
}

function readUrl(text: string): string {
  if (!URL.canParse(text)) throw new BadSettings('--webhook must be an address')
  return text
}

/** Who listens everywhere is reached at each of the machine's own addresses. */
function addressesOf(bindAddress: string): string[] {
  if (bindAddress !== '0.0.0.0') return [bindAddress]
  const own = Object.values(networkInterfaces())
    .flat()
    .flatMap((address) => (address?.family === 'IPv4' ? [address] : []))
  const outward = own.filter(({ internal }) => !internal)
  return (outward.length > 0 ? outward : own).map(({ address }) => address)
}
