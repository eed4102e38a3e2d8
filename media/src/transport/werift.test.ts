import { expect, it } from 'vitest'
import { DtlsClient } from 'werift'
import { chunk } from '../fuzz/sctp-packets.ts'
import { associate } from '../fuzz/association.ts'
import { makeCertificate, openDtls } from './werift.ts'

/** A piece of a message whose beginning never comes. */
const piece = (number: number, text: Buffer): Buffer => {
  const head = Buffer.from('000000000000000000000035', 'hex')
  head.writeUInt32BE(number)
  return chunk(0, 0, Buffer.concat([head, text]))
}

it('who sends more than there is room for, or in more pieces than anybody would, is put out', async () => {
  for (const [bytes, most] of [
    [1200, 1000],
    [1, 2_100],
  ] as const) {
    const association = associate()
    await association.begun
    let sent = 0
    while (!association.isBroken() && sent < most)
      association.say(piece(1 + ++sent, Buffer.alloc(bytes)))
    expect(association.isBroken()).toBe(true)
    association.close()
  }
})

/** A record with the first piece of a hello of 5,000 bytes, whose others never come. */
function pieceOfHello(bytes: number): Buffer {
  const datagram = Buffer.alloc(25 + bytes)
  Buffer.from('16fefd', 'hex').copy(datagram)
  datagram.writeUInt16BE(12 + bytes, 11)
  datagram[13] = 1
  datagram.writeUIntBE(5_000, 14, 3)
  datagram.writeUIntBE(bytes, 22, 3)
  return datagram
}

it('who begins for ever to say who they are is put out', async () => {
  let isOver = false
  const dtls = openDtls({
    certificate: await makeCertificate(),
    send: () => {},
    onConnected: () => {},
    onData: () => {},
    onClosed: () => (isOver = true),
  })
  let sent = 0
  while (!isOver && sent < 60) {
    sent += 1
    dtls.receive(pieceOfHello(1_200))
  }
  expect(isOver).toBe(true)
  expect(sent).toBeGreaterThan(50)
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
