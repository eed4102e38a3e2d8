import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { missingPackages } from '../recogniser.ts'

/**
 * Where apt fetches from, on this machine: packages of the right names, whose files lie in the right places and hold
 * nothing. An apt that is started with `aptConfig` as its APT_CONFIG knows no other.
 */
export type PackageServer = {
  aptConfig: string
  /** From now on it has lists of packages, and none of them. */
  loseFiles: () => void
  /** Nobody answers any more. */
  close: () => Promise<void>
  remove: () => Promise<void>
}

const MULTIARCH = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu'

/** All that is looked for. Each package brings it whole: which of them has what is nobody's question here. */
const FILES = [
  ...['libblas.so.3', 'liblapack.so.3', 'libsphinxbase.so.3', 'libpocketsphinx.so.3'].map((name) =>
    join('usr/lib', MULTIARCH, name),
  ),
  'usr/share/pocketsphinx/model/en-us/nothing',
]

export async function startPackageServer(): Promise<PackageServer> {
  const folder = await mkdtemp(join(tmpdir(), 'colloquy-packages-'))
  const packages = await Promise.all(missingPackages().map((name) => packed(folder, name)))
  const list = packages.map(({ entry }) => entry).join('\n')
  const files = new Map(packages.map(({ file, bytes }) => [file, bytes]))
  const server = createServer(({ url = '' }, response) => {
    const file = basename(url)
    const found = file === 'Packages' ? Buffer.from(list) : files.get(file)
    response.writeHead(found === undefined ? 404 : 200).end(found)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const sources = join(folder, 'sources.list')
  const aptConfig = join(folder, 'apt.conf')
  // Nobody has signed them.
  await writeFile(sources, `deb [trusted=yes] http://127.0.0.1:${port} ./\n`)
  await writeFile(
    aptConfig,
    [
      `Dir::Etc::sourcelist "${sources}";`,
      ...['sourceparts', 'parts', 'main', 'preferences', 'preferencesparts'].map(
        (place) => `Dir::Etc::${place} "${folder}/none";`,
      ),
      'Acquire::http::Proxy::127.0.0.1 "DIRECT";',
    ].join('\n'),
  )

  async function close() {
    if (!server.listening) return
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return {
    aptConfig,
    loseFiles: () => files.clear(),
    close,
    async remove() {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function packed(folder: string, name: string) {
  const content = join(folder, name)
  const about = [
    `Package: ${name}`,
    'Version: 9999',
    'Architecture: all',
    'Maintainer: Nobody <nobody@test.example>',
    'Description: for tests',
  ].join('\n')
  for (const path of FILES) {
    await mkdir(dirname(join(content, path)), { recursive: true })
    await writeFile(join(content, path), '')
  }
  await mkdir(join(content, 'DEBIAN'))
  await writeFile(join(content, 'DEBIAN/control'), `${about}\n`)
  const file = `${name}_9999_all.deb`
  await promisify(execFile)('dpkg-deb', ['--build', '-Znone', content, join(folder, file)])
  const bytes = await readFile(join(folder, file))
  const sum = createHash('sha256').update(bytes).digest('hex')
  const entry = `${about}\nFilename: ./${file}\nSize: ${bytes.length}\nSHA256: ${sum}\n`
  return { file, bytes, entry }
}
