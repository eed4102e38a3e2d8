import { createHash } from 'node:crypto'
import {
  CipherContext,
  DtlsClient,
  HashAlgorithm,
  NamedCurveAlgorithm,
  SignatureAlgorithm,
} from 'werift'
import { KEY_BYTES, openSession, PROFILE, SALT_BYTES } from './encryption.ts'
import type { Line } from './line.ts'

const SIGNATURE = { signature: SignatureAlgorithm.ecdsa_3, hash: HashAlgorithm.sha256_4 } as const

export type Certificate = { pem: string; keyPem: string; fingerprint: string }

/** One for all callers of a process: to make them is not what is measured. */
export async function makeCertificate(): Promise<Certificate> {
  const { certPem, keyPem } = await CipherContext.createSelfSignedCertificateWithKey(
    SIGNATURE,
    NamedCurveAlgorithm.secp256r1_23,
  )
  const der = Buffer.from(certPem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')
  const hex = createHash('sha256').update(der).digest('hex').toUpperCase()
  return { pem: certPem, keyPem, fingerprint: hex.replaceAll(/(..)(?!$)/g, '$1:') }
}

/** Agrees on the keys of a line that the server answers checks on. */
export async function shakeHands(line: Line, certificate: Certificate): Promise<void> {
  const transport = {
    type: 'udp',
    address: { address: '', family: 'IPv4' as const, port: 0 },
    closed: false,
    onData: (_datagram: Buffer): void => {},
    send: async (datagram: Buffer) => line.socket.send(datagram),
    close: async () => {},
  }
  const client = new DtlsClient({
    cert: certificate.pem,
    key: certificate.keyPem,
    signatureHash: SIGNATURE,
    transport,
    srtpProfiles: [PROFILE],
    extendedMasterSecret: true,
  })
  line.onHandshake = (datagram) => transport.onData(datagram)
  const { promise: connected, resolve, reject } = Promise.withResolvers<void>()
  client.onConnect.once(resolve)
  client.onError.once(reject)
  client.connect().catch(reject)
  await connected
  line.srtp = openSession(client.extractSessionKeys(KEY_BYTES, SALT_BYTES))
}
