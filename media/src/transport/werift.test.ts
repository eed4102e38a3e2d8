import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DtlsClient } from 'werift'
import { makeCertificate, openDataChannels, openDtls } from './werift.ts'

/** An INIT, as somebody begins an association: with a checksum that is wrong after any change. */
const INIT = Buffer.from('1388138800000000000000000100001412345678000100000400040000000001', 'hex')

it('no packet of somebody else does any harm, whatever is in it', async () => {
  let sent = 0
  const channels = openDataChannels({
    send: () => (sent += 1),
    onChannel: () => {},
    onMessage: () => {},
  })
  channels.start(5000)
  const anything = fc.asyncProperty(
    fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.tuple(fc.nat(INIT.length - 1), fc.nat(255)).map(([at, value]) => {
        const packet = Buffer.from(INIT)
        packet[at] = value
        return packet
      }),
    ),
    async (packet) => {
      channels.receive(packet)
      // What is thrown and caught by nobody ends a process, and this test with it.
      await new Promise((resolve) => setImmediate(resolve))
      return true
    },
  )
  expect((await fc.check(anything, { numRuns: 500 })).failed).toBe(false)
  expect(sent).toBeLessThan(500)
  channels.close()
})

/** What its other side sends waits here, as on the way. */
function connectTo(receive: (datagram: Buffer) => void, times: number) {
  const under: Buffer[] = []
  const flush = () => {
    const flight = under.splice(0)
    for (let n = 0; n < times; n += 1) flight.forEach(receive)
  }
  const transport = {
    type: 'udp',
    address: { address: '', family: 'IPv4', port: 0 },
    closed: false,
    onData: (_datagram: Buffer): void => {},
    send: async (datagram: Buffer) => {
      under.push(datagram)
      if (under.length === 1) setImmediate(flush)
    },
    close: async () => {},
  }
  return transport
}

it('a handshake succeeds though each flight comes twice before anything is done', async () => {
  const certificate = await makeCertificate()
  const said = Promise.withResolvers<string>()
  const server = openDtls({
    certificate,
    send: (datagram) => transport.onData(datagram),
    onConnected: () => {},
    onData: (data) => said.resolve(data.toString()),
    onClosed: () => said.reject(new Error('closed')),
  })
  const transport = connectTo(server.receive, 2)
  const client = new DtlsClient({
    cert: certificate.pem,
    key: certificate.keyPem,
    signatureHash: { signature: 3, hash: 4 },
    transport,
    srtpProfiles: [7],
    extendedMasterSecret: true,
  })
  const connected = client.onConnect.asPromise()
  await client.connect()
  await connected
  await client.send(Buffer.from('hello'))
  expect(await said.promise).toBe('hello')
})
