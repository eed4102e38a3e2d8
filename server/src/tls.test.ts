import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, createServer } from 'node:tls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readTls } from './tls.ts'

let dataFolder = ''
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'colloquy-tls-'))
})
afterEach(() => rm(dataFolder, { recursive: true }))

const NOW = new Date('2026-11-20T12:00:00Z')
const self = {
  tls: { kind: 'self' },
  host: '0.0.0.0',
  publicOrigin: 'https://localhost:3000',
} as const
const files = (certFile: string, keyFile: string) =>
  ({ ...self, tls: { kind: 'files', certFile, keyFile } }) as const
const read = (config: Parameters<typeof readTls>[0]['config'], now = NOW) =>
  readTls({ config, dataFolder, now })

describe('a certificate of their own', () => {
  it('is refused by the setting whose file cannot be read', async () => {
    await expect(read(files('/no/cert.pem', '/no/key.pem'))).rejects.toThrow(
      /^TLS_CERT names a file/,
    )
  })

  it('is refused when it does not belong to the key', async () => {
    const cert = join(dataFolder, 'cert.pem')
    const key = join(dataFolder, 'key.pem')
    await writeFile(cert, (await read(self))?.cert ?? '')
    await rm(join(dataFolder, 'tls'), { recursive: true })
    await writeFile(key, (await read(self))?.key ?? '')
    await expect(read(files(cert, key))).rejects.toThrow(/^TLS_CERT and TLS_KEY must be/)
  })

  it('is used when both are good', async () => {
    const pair = await read(self)
    const [cert, key] = [join(dataFolder, 'cert.pem'), join(dataFolder, 'key.pem')]
    await writeFile(cert, pair?.cert ?? '')
    await writeFile(key, pair?.key ?? '')
    expect(await read(files(cert, key))).toEqual(pair)
  })
})

describe('TLS=self', () => {
  it('makes a certificate for this machine that a browser would accept once trusted', async () => {
    const pair = await read({
      ...self,
      host: '192.168.7.7',
      publicOrigin: 'https://practice.example',
    })
    const server = createServer({ cert: pair?.cert, key: pair?.key }, (socket) => socket.end())
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const port = (server.address() as AddressInfo).port
    for (const servername of ['localhost', 'practice.example']) {
      const client = connect({ host: '127.0.0.1', port, servername, ca: pair?.cert })
      await once(client, 'secureConnect')
      expect(client.authorized).toBe(true)
      client.destroy()
    }
    server.close()
    const certificate = new X509Certificate(pair?.cert ?? '')
    for (const address of ['127.0.0.1', '::1', '192.168.7.7'])
      expect(certificate.checkIP(address)).toBe(address)
  })

  it('keeps it, in a file that only we may read', async () => {
    const first = await read(self)
    expect(await read(self)).toEqual(first)
    const path = join(dataFolder, 'tls', 'self.pem')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readFile(path, 'utf8')).toContain('PRIVATE KEY')
  })

  it('makes a new one when it is about to expire', async () => {
    const first = await read(self)
    const inTwoYears = new Date('2029-01-10T12:00:00Z')
    const second = await read(self, inTwoYears)
    expect(second).not.toEqual(first)
    expect(new X509Certificate(second?.cert ?? '').validToDate > inTwoYears).toBe(true)
  })

  it('makes a new one for a new name, and keeps it when fewer are needed', async () => {
    const first = await read(self)
    const second = await read({ ...self, publicOrigin: 'https://practice.example' })
    expect(second).not.toEqual(first)
    expect(await read(self)).toEqual(second)
  })

  it('makes a new one when the file is damaged', async () => {
    await read(self)
    await writeFile(join(dataFolder, 'tls', 'self.pem'), 'half a')
    expect((await read(self))?.cert).toContain('BEGIN CERTIFICATE')
  })
})

it('without TLS there is no certificate', async () => {
  expect(await read({ ...self, tls: { kind: 'none' } })).toBeNull()
})
