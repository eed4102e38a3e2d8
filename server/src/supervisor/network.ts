import type { networkInterfaces } from 'node:os'

/** The WebRTC of browsers and agents does not look at loopback: on that alone it finds no way to anybody. */
export const canCarryCalls = (interfaces: ReturnType<typeof networkInterfaces>): boolean =>
  Object.values(interfaces)
    .flat()
    .some((address) => address?.internal === false)

export const NETWORK_MISSING = 'Calls need a network interface beside loopback, and there is none'

export const NETWORK_TODO =
  'an idle one will do: ip link add talk type dummy && ip addr add 10.77.0.1/32 dev talk && ip link set talk up'
