import {
  CipherContext,
  DtlsClient,
  HashAlgorithm,
  NamedCurveAlgorithm,
  SignatureAlgorithm,
} from 'werift'
import { makeCertificate, openDtls } from '../../transport/werift.ts'
import { bytesOf, type Choose, oneOf } from '../choose.ts'
import { damaged } from '../damage.ts'
import { createRenewed, type Reader } from '../reader.ts'

/** Handshakes that somebody else began, broken at every place: hellos, certificates, keys, and what comes after. */
export async function dtls(): Promise<Reader> {
  const certificate = await makeCertificate()
  const tape = await tapeHandshake(certificate)
  const open = () => {
    let cookie: Buffer = Buffer.alloc(COOKIE_BYTES)
    let isOver = false
    let answers = 0
    const server = openDtls({
      certificate,
      send(datagram) {
        answers += 1
        cookie = cookieIn(datagram) ?? cookie
      },
      onConnected: () => {
        throw new Error('somebody was let in with the words of another')
      },
      onData: () => {
        throw new Error('what nobody has encrypted was taken')
      },
      onClosed: () => (isOver = true),
    })
    return {
      isOver: () => isOver,
      answers: () => answers,
      /** With the cookie that the server has just given, in place of that on the tape. */
      receive(datagram: Buffer) {
        const at = datagram.indexOf(tape.cookie)
        if (at !== -1) cookie.copy(datagram, at)
        server.receive(datagram)
      },
    }
  }
  const servers = createRenewed(open, () => {})
  let live = open()
  return {
    make: (choose) => makeDatagram(tape.datagrams, choose),
    async read(input) {
      const renewed = servers.next()
      live = live.isOver() ? open() : live
      const before = live.answers() + renewed.answers()
      for (const server of [live, renewed]) server.receive(Buffer.from(input))
      await new Promise((resolve) => setImmediate(resolve))
      return live.answers() + renewed.answers() > before ? 'taken' : 'refused'
    },
  }
}

const COOKIE_BYTES = 20
const HELLO_VERIFY_REQUEST = 3

/** Behind the headers of record and message, a version and the length of the cookie. */
const cookieIn = (datagram: Buffer): Buffer | null =>
  datagram[0] === 22 && datagram[13] === HELLO_VERIFY_REQUEST
    ? Buffer.from(datagram.subarray(28, 28 + COOKIE_BYTES))
    : null

function makeDatagram(tape: readonly Buffer[], choose: Choose): Buffer {
  if (choose(3) > 0) return damaged(tape, choose)
  // A record of any kind, whose headers hold.
  const body = damaged(
    tape.map((datagram) => datagram.subarray(13)),
    choose,
  )
  const head = Buffer.alloc(13)
  head[0] = oneOf(choose, [20, 21, 22, 22, 22, 23, 63])
  head.writeUInt16BE(0xfefd, 1)
  head.writeUInt16BE(choose(4) === 0 ? 1 : 0, 3)
  bytesOf(choose, 2).copy(head, 9)
  head.writeUInt16BE(body.length, 11)
  return Buffer.concat([head, body])
}

/** What a client says that is let in, to another server of ours. */
async function tapeHandshake(certificate: Awaited<ReturnType<typeof makeCertificate>>) {
  const signatureHash = { signature: SignatureAlgorithm.ecdsa_3, hash: HashAlgorithm.sha256_4 }
  const { certPem, keyPem } = await CipherContext.createSelfSignedCertificateWithKey(
    signatureHash,
    NamedCurveAlgorithm.secp256r1_23,
  )
  const datagrams: Buffer[] = []
  let cookie: Buffer = Buffer.alloc(COOKIE_BYTES, 1)
  const connected = Promise.withResolvers<void>()
  const transport = {
    type: 'udp',
    address: { address: '', family: 'IPv4' as const, port: 0 },
    closed: false,
    onData: (_datagram: Buffer): void => {},
    send: async (datagram: Buffer) => {
      datagrams.push(Buffer.from(datagram))
      server.receive(datagram)
    },
    close: async () => {},
  }
  const server = openDtls({
    certificate,
    send(datagram) {
      cookie = cookieIn(datagram) ?? cookie
      setImmediate(() => transport.onData(datagram))
    },
    onConnected: () => {},
    onData: () => connected.resolve(),
    onClosed: () => connected.reject(new Error('the handshake failed')),
  })
  const client = new DtlsClient({
    cert: certPem,
    key: keyPem,
    signatureHash,
    transport,
    srtpProfiles: [7, 1],
    extendedMasterSecret: true,
  })
  client.onConnect.once(() => void client.send(Buffer.from('hello')))
  await client.connect()
  await connected.promise
  return { datagrams, cookie }
}
