import type { Candidate } from './ice.ts'
import { createRouting, type DatagramCounts, type Routing } from './routing.ts'
import { type ConnectionCounts, openTcpPort } from './tcp-port.ts'
import { openUdpPort } from './udp-port.ts'

/** Where media comes in: one port for each way there is, and what comes by any of them is routed alike. */
export type MediaPorts = {
  routing: Routing
  /** Where clients are told to come, those first that they should prefer. */
  candidates: Candidate[]
  /** Null for a way that is closed. */
  udpPort: number | null
  tcpPort: number | null
  counts: () => { datagrams: DatagramCounts; connections: ConnectionCounts }
  close: () => Promise<void>
}

export type PortSettings = {
  bindAddress: string
  advertisedAddresses: string[]
  /** The first that is free is taken; null for no UDP. */
  udpPorts: [number, number] | null
  /** Null for no TCP. */
  tcpPort: number | null
}

export async function openMediaPorts(settings: PortSettings): Promise<MediaPorts> {
  const { bindAddress, advertisedAddresses, udpPorts, tcpPort } = settings
  const routing = createRouting()
  await using opened = new AsyncDisposableStack()
  const udp = udpPorts && (await openUdpPort({ bindAddress, portRange: udpPorts }, routing))
  if (udp !== null) opened.defer(udp.close)
  const tcp = tcpPort === null ? null : await openTcpPort({ bindAddress, port: tcpPort }, routing)
  if (tcp !== null) opened.defer(tcp.close)

  const candidatesAt = (protocol: Candidate['protocol'], port: number | undefined): Candidate[] =>
    port === undefined ? [] : advertisedAddresses.map((address) => ({ protocol, address, port }))
  const ports = opened.move()
  return {
    routing,
    candidates: [...candidatesAt('udp', udp?.port), ...candidatesAt('tcp', tcp?.port)],
    udpPort: udp?.port ?? null,
    tcpPort: tcp?.port ?? null,
    counts: () => ({
      datagrams: { ...routing.counts },
      connections: tcp?.counts() ?? { proven: 0, unproven: 0, turnedAway: 0 },
    }),
    close: () => ports.disposeAsync(),
  }
}
