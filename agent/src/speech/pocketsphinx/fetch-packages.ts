import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { missingPackages } from './recogniser.ts'

export type Fetching = {
  folder: string
  /** A line about how far it is. */
  tell: (progress: string) => void
  signal: AbortSignal
}

/** Why there is no recogniser, in a line for people. */
export class NotFetched extends Error {
  override name = 'NotFetched'
}

/** Whether this machine has what fetching needs. */
export const canFetch = (): boolean =>
  process.platform === 'linux' && existsSync('/usr/bin/apt-get') && existsSync('/usr/bin/dpkg')

/**
 * Fetches the packages of PocketSphinx with the system's own apt, whose directories are pointed elsewhere:
 * no right of root is needed, nothing is installed, and apt checks the signatures. What a broken off try
 * has fetched is used by the next one; the folder itself appears at the end, whole.
 */
export async function fetchPackages({ folder, tell, signal }: Fetching): Promise<void> {
  const work = `${folder}.fetching`
  const packages = join(work, 'packages')
  const needed = ['lists/partial', 'cache/archives/partial', 'log', 'packages']
  for (const place of needed) await mkdir(join(work, place), { recursive: true })
  const apt = (args: string[], onLine: (line: string) => void = () => {}) =>
    run('apt-get', [...aptOptions(work), ...args], { cwd: packages, signal, onLine })

  const tellStep = (step: string) => tell(`The speech recogniser is being fetched: ${step}.`)
  tellStep('its packages are looked up')
  // It may fail in part, such as in a hook that only root may run: the download decides.
  const update = await apt(['update'])
  const names = missingPackages()
  const download = await apt(['download', ...names], (line) => {
    const number = /^Get:(\d+) /.exec(line)?.[1]
    if (number !== undefined) tellStep(`package ${number} of ${names.length}`)
  })
  if (download.code !== 0) throw new NotFetched(reasonOf(`${update.said}\n${download.said}`))

  tellStep('it is unpacked')
  const unpacking = `${folder}.unpacking`
  await rm(unpacking, { recursive: true, force: true })
  await mkdir(unpacking, { recursive: true })
  for (const name of names) {
    const files = await readdir(packages)
    const file = files.find((entry) => entry.startsWith(`${name}_`) && entry.endsWith('.deb'))
    if (file === undefined) throw new NotFetched(`apt has fetched no ${name}`)
    const unpacked = await run('dpkg', ['-x', join(packages, file), unpacking], { signal })
    if (unpacked.code !== 0) throw new NotFetched(`dpkg could not unpack ${name}`)
  }
  await mkdir(dirname(folder), { recursive: true })
  await rename(unpacking, folder)
  await rm(work, { recursive: true, force: true })
}

const aptOptions = (work: string): string[] => [
  '-q',
  `-oDir::State::Lists=${work}/lists`,
  `-oDir::Cache=${work}/cache`,
  `-oDir::Log=${work}/log`,
  '-oDebug::NoLocking=1',
  '-oAPT::Sandbox::User=',
  // Translations and descriptions of software centres would be most of what is fetched.
  '-oAcquire::Languages=none',
  '-oAcquire::IndexTargets::deb::DEP-11::DefaultEnabled=false',
  '-oAcquire::Retries=1',
  '-oAcquire::http::Timeout=20',
  '-oAcquire::https::Timeout=20',
]

function reasonOf(said: string): string {
  if (
    /Temporary failure|Could not resolve|Could not connect|Unable to connect|timed out/i.test(said)
  )
    return 'the package servers of this machine cannot be reached'
  if (/Unable to locate package|no installation candidate/i.test(said))
    return "this machine's apt does not know PocketSphinx (on Ubuntu, enable its section universe)"
  if (/No space left/i.test(said)) return 'there is no space left on the disk'
  return /^E: (.{1,200})/m.exec(said)?.[1] ?? 'apt-get failed without saying why'
}

type Ended = { code: number | null; said: string }

function run(
  command: string,
  args: string[],
  options: { cwd?: string; signal: AbortSignal; onLine?: (line: string) => void },
): Promise<Ended> {
  const { signal, cwd, onLine = () => {} } = options
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    // In English: what it says is read below.
    const child = spawn('env', ['LC_ALL=C', command, ...args], {
      cwd,
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const listen = (text: string) => {
      said += text
      for (const line of text.split('\n')) onLine(line)
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', listen)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
}
