import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { Refusal } from '../refusal.ts'
import { isSettingName, SETTING_NAMES, type SettingName } from './known.ts'
import { isSameBarSpelling, nearestName } from './misspelling.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** What was set, as it was written, and where, so that a complaint can say so. */
export type Given = Partial<Record<SettingName, { value: string; from: 'environment' | '.env' }>>

/** The environment wins over the file `.env`. An empty setting counts as not set. */
export function readGiven(sources: { env: Environment; root: string }): Given {
  const file = readEnvFile(join(sources.root, '.env'))
  for (const name of Object.keys(file)) refuseUnknownInFile(name)
  for (const [name, value] of Object.entries(sources.env)) refuseMisspelt({ name, value })

  const given: Given = {}
  for (const name of SETTING_NAMES) {
    const [ours, theirs] = [file[name]?.trim(), sources.env[name]?.trim()]
    if (theirs) given[name] = { value: theirs, from: 'environment' }
    else if (ours) given[name] = { value: ours, from: '.env' }
  }
  return given
}

function readEnvFile(path: string): Environment {
  try {
    return parseEnv(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return {}
    throw new Refusal(`The settings in ${path} cannot be read: ${message}.`)
  }
}

/** The file is ours alone: whatever it sets is meant for us. */
function refuseUnknownInFile(name: string): void {
  if (!isSettingName(name)) throw unknownSetting(name, 'in .env')
}

/** The environment is everybody's: only what can hardly be meant for anybody else is refused. */
function refuseMisspelt({ name, value }: { name: string; value: string | undefined }): void {
  if (!value || isSettingName(name) || isFromKubernetes(name, value)) return
  const isOurs = name.startsWith(OUR_PREFIX)
  const isNear =
    !AMBIENT.includes(name) && SETTING_NAMES.some((ours) => isSameBarSpelling(ours, name))
  if (isOurs || isNear) throw unknownSetting(name, 'in the environment')
}

const OUR_PREFIX = 'COLLOQUY_'

/** Near to a name of ours, and often set for other programs. */
const AMBIENT = ['LOGLEVEL']

/** A service called `colloquy` gives every container beside it such variables. */
const isFromKubernetes = (name: string, value: string): boolean =>
  /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP|SCTP)(_|$)/.test(name) ||
  /^(tcp|udp|sctp):\/\//.test(value)

function unknownSetting(name: string, where: string): Refusal {
  const near = nearestName(name.replace(OUR_PREFIX, '')) ?? nearestName(name)
  const hint = near ? `did you mean ${near}?` : 'the README lists those there are.'
  return new Refusal(`${name} (${where}) is not a setting: ${hint}`)
}
