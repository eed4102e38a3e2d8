import { X509Certificate } from 'node:crypto'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { createSecureContext } from 'node:tls'
import { generate } from 'selfsigned'
import { writeAtomically } from './atomic-file.ts'
import type { Config } from './config.ts'
import { Refusal } from './refusal.ts'

/** Certificate and key as PEM. */
export type TlsPair = { cert: string; key: string }

export async function readTls(from: {
  config: Pick<Config, 'tls' | 'host' | 'publicOrigin'>
  dataFolder: string
  now: Date
}): Promise<TlsPair | null> {
  const { tls } = from.config
  switch (tls.kind) {
    case 'none':
      return null
    case 'files':
      return checkedPair({
        cert: await readNamed('TLS_CERT', tls.certFile),
        key: await readNamed('TLS_KEY', tls.keyFile),
      })
    case 'self':
      return provideOwnPair(from)
  }
}

async function readNamed(setting: 'TLS_CERT' | 'TLS_KEY', path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new Refusal(`${setting} names a file that cannot be read: ${(error as Error).message}.`)
  }
}

function checkedPair(pair: TlsPair): TlsPair {
  try {
    createSecureContext(pair)
    return pair
  } catch (error) {
    throw new Refusal(
      `TLS_CERT and TLS_KEY must be a certificate and its key, both PEM (${(error as Error).message}).`,
    )
  }
}

/** Browsers accept no more than 825 days, also from an authority that their owner trusts. */
const VALID_DAYS = 800
const REMADE_BEFORE_END_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Kept as long as it fits, because browsers ask their owner again about every new one. */
async function provideOwnPair(wanted: {
  config: Pick<Config, 'host' | 'publicOrigin'>
  dataFolder: string
  now: Date
}): Promise<TlsPair> {
  const folder = join(wanted.dataFolder, 'tls')
  const path = join(folder, 'self.pem')
  const names = namesFor(wanted.config)
  const stored = await readPair(path)
  if (stored && fits({ cert: stored.cert, names, now: wanted.now })) return stored

  const made = await makePair({ names, now: wanted.now })
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
  // One file for both, so that a certificate never meets the key of another.
  await writeAtomically({ path, text: made.key + made.cert, mode: 0o600 })
  return made
}

type Names = { dns: string[]; ip: string[] }

function namesFor(config: Pick<Config, 'host' | 'publicOrigin'>): Names {
  const publicHost = new URL(config.publicOrigin).hostname.replace(/^\[|\]$/g, '')
  const all = ['localhost', '127.0.0.1', '::1', config.host, hostname(), publicHost]
    .map((name) => name.toLowerCase())
    .filter((name) => name !== '' && name !== '0.0.0.0' && name !== '::')
  const unique = [...new Set(all)].sort()
  return {
    // A computer may be named in letters that a certificate cannot hold.
    dns: unique.filter((name) => isIP(name) === 0 && /^[a-z0-9.-]+$/.test(name)),
    ip: unique.filter((name) => isIP(name) !== 0),
  }
}

async function readPair(path: string): Promise<TlsPair | null> {
  try {
    const blocks = (await readFile(path, 'utf8')).match(
      /-----BEGIN [^]*?-----END [^-]*-----\r?\n?/g,
    )
    const [key, cert] = blocks ?? []
    if (key === undefined || cert === undefined) return null
    createSecureContext({ cert, key })
    return { cert, key }
  } catch {
    return null
  }
}

function fits(wanted: { cert: string; names: Names; now: Date }): boolean {
  const certificate = new X509Certificate(wanted.cert)
  const lastsUntil = certificate.validToDate.getTime() - REMADE_BEFORE_END_DAYS * DAY_MS
  return (
    certificate.validFromDate <= wanted.now &&
    wanted.now.getTime() < lastsUntil &&
    wanted.names.dns.every((name) => certificate.checkHost(name) !== undefined) &&
    wanted.names.ip.every((address) => certificate.checkIP(address) !== undefined)
  )
}

async function makePair(wanted: { names: Names; now: Date }): Promise<TlsPair> {
  const { dns, ip } = wanted.names
  const made = await generate([{ name: 'commonName', value: 'Colloquy on this machine' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    // A day earlier, for the clock of whoever visits.
    notBeforeDate: new Date(wanted.now.getTime() - DAY_MS),
    notAfterDate: new Date(wanted.now.getTime() + VALID_DAYS * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          ...dns.map((value) => ({ type: 2 as const, value })),
          ...ip.map((address) => ({ type: 7 as const, ip: address })),
        ],
      },
    ],
  })
  return { cert: made.cert, key: made.private }
}
