import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { networkInterfaces } from 'node:os'

/**
 * A network for one bench, which ends with it (Linux network namespaces): its packets go over an address
 * that is not loopback's, meet nobody else's, and cannot leave the machine.
 */

const INTERFACE = 'load0'
/** Of the cable that it is: a bench may take the other end elsewhere. */
export const CABLE_END = { here: INTERFACE, there: `${INTERFACE}end` }
/** Of the addresses that are kept for examples (RFC 5737): no machine has it. */
const ADDRESS = '198.51.100.1'

/** A cable, whose other end hangs in the air. */
const SET_UP = [
  'ip link set lo up',
  `ip link add ${INTERFACE} type veth peer name ${CABLE_END.there}`,
  `ip addr add ${ADDRESS}/24 dev ${INTERFACE}`,
  `ip link set ${INTERFACE} up`,
  `ip link set ${CABLE_END.there} up`,
].join(' && ')

/** Where servers and callers of a bench meet. */
export const meetingAddress = (): string => (isInOwnNetwork() ? ADDRESS : '127.0.0.1')

export const isInOwnNetwork = (): boolean => Object.hasOwn(networkInterfaces(), INTERFACE)

/** Null where that is allowed; otherwise why it is not. */
export function reasonAgainstOwnNetwork(): string | null {
  const { status, error, stderr } = spawnSync('unshare', unshared(['true']), { encoding: 'utf8' })
  if (status === 0) return null
  return error?.message ?? stderr.trim().split('\n')[0] ?? 'it is not allowed'
}

/** The same program again, in there. Resolves with its exit code. */
export async function runInOwnNetwork(args: readonly string[]): Promise<number> {
  const [program = ''] = process.argv.slice(1)
  const child = spawn('unshare', unshared([process.execPath, program, ...args]), {
    stdio: 'inherit',
  })
  // A terminal tells both: it ends what it has started, and then we end.
  const ignore = () => {}
  const passOn = () => void child.kill('SIGTERM')
  process.on('SIGINT', ignore).on('SIGTERM', passOn)
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('SIGINT', ignore).off('SIGTERM', passOn)
  return code ?? 1
}

/** Whoever is not root is, in there. */
const unshared = (command: readonly string[]): string[] => [
  '--net',
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  'sh',
  '-c',
  `${SET_UP} && exec "$@"`,
  'sh',
  ...command,
]
