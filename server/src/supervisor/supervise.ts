import { networkInterfaces, totalmem } from 'node:os'
import { prepareDataFolder } from '../config/data-folder.ts'
import type { Environment } from '../config/given.ts'
import { type Config, isMicrophoneAllowed, MICROPHONE_TODO } from '../config.ts'
import { type Lock, takeLock } from '../folder-lock.ts'
import { Refusal } from '../refusal.ts'
import { readSecrets } from '../secrets.ts'
import { beginChild, type ChildReady, livesWithSpare } from './child-life.ts'
import type { ChildPlan, Circumstances } from './children.ts'
import { type Crew, createCrew } from './crew.ts'
import type { Ending } from './ending.ts'
import type { Kept } from './keep.ts'
import { canCarryCalls, NETWORK_MISSING, NETWORK_TODO } from './network.ts'
import { findFreePort, requireFreePort } from './port.ts'
import { createPostgresLives } from './postgres-life.ts'
import { setDevelopment, setProduction, type Stage } from './stage.ts'
import type { Voice } from './voice.ts'

export type Plan = {
  config: Config
  children: ChildPlan[]
  mode: 'production' | 'development'
  /** The repository. */
  root: string
  /** For the tools of development. */
  env: Environment
  ending: Ending
  voice: Voice
}

/** Runs Colloquy until its end is asked for. Throws a Refusal when it cannot run, all being ended. */
export async function supervise(plan: Plan): Promise<void> {
  try {
    const dataFolder = prepareDataFolder(plan.config.dataFolder)
    const lock = await lockDataFolder(plan, dataFolder)
    await runHolding({ plan, dataFolder, lock })
  } catch (error) {
    // Everything that waits is torn off by the end, and complains.
    if (!plan.ending.signal.aborted) throw error
  }
}

async function runHolding(of: { plan: Plan; dataFolder: string; lock: Lock }): Promise<void> {
  const { plan, dataFolder, lock } = of
  const { config, ending, voice } = plan
  const crew = createCrew(voice.say)
  ending.onHurry(crew.kill)
  void ending.asked.then(() => lock.nowIs({ phase: 'stopping' }))
  try {
    await requireFreePort({ ...config, patienceMs: PORT_PATIENCE_MS, signal: ending.signal })
    for (const line of [...tellPlace(config), ...tellMicrophone(config), ...tellNetwork(config)])
      voice.say(line)
    await Promise.race([run({ plan, crew, dataFolder }), crew.refusal, ending.asked])
  } finally {
    lock.nowIs({ phase: 'stopping' })
    await crew.stop()
    await lock.release()
  }
}

/** Who holds the folder says whether it is just ending, which takes 5 s at most. */
const FOLDER_PATIENCE_MS = 6000

/** Who holds the port does not say: it may be what a supervisor that was killed left behind. */
const PORT_PATIENCE_MS = 2000

async function lockDataFolder(plan: Plan, dataFolder: string): Promise<Lock> {
  const taken = await takeLock({
    folder: dataFolder,
    as: { phase: 'serving', url: plan.config.publicOrigin },
    patienceMs: FOLDER_PATIENCE_MS,
    signal: plan.ending.signal,
  })
  if (taken.kind === 'taken') return taken.lock
  const where = taken.holder?.phase === 'serving' ? ` on ${taken.holder.url}` : ''
  throw new Refusal(
    `Colloquy runs already with the data folder ${dataFolder}${where}: stop it first, ` +
      'or start another one with its own COLLOQUY_DATA and PORT.',
  )
}

function tellPlace({ dataFolder: { path, choice } }: Config): string[] {
  switch (choice.kind) {
    case 'default':
      return []
    case 'set':
      return [`The data is in ${path}`]
    case 'moved':
      return [
        `The data is in ${path}, because Postgres does not run as root and the user it runs as ` +
          `cannot enter ${choice.wanted}`,
      ]
  }
}

const tellMicrophone = (config: Config): string[] =>
  isMicrophoneAllowed(config)
    ? []
    : [`Browsers will not allow the microphone from other machines: ${MICROPHONE_TODO}.`]

const tellNetwork = ({ media }: Config): string[] =>
  media.kind === 'given' || canCarryCalls(networkInterfaces())
    ? []
    : [`${NETWORK_MISSING}: ${NETWORK_TODO}`]

async function run(of: { plan: Plan; crew: Crew; dataFolder: string }): Promise<never> {
  const { plan, crew, dataFolder } = of
  const { config, voice } = plan
  const [databaseUrl, secrets, mediaPort, sideDoorPort, stage] = await Promise.all([
    provideDatabase(of),
    readSecrets(dataFolder),
    findFreePort(),
    findFreePort(),
    plan.mode === 'development' ? setDevelopment(plan) : setProduction({ ...plan, dataFolder }),
  ])
  const embeddedMedia = config.media.kind === 'embedded' ? { port: mediaPort } : null
  const known = { config, secrets, databaseUrl, dataFolder, embeddedMedia, sideDoorPort }
  const circumstances = { ...known, ...stage }
  const wanted = plan.children.filter(({ isWanted }) => isWanted(config))
  const children = wanted.map((child) => keepChild({ plan, crew, child, circumstances }))
  const awaited = children.filter((_, n) => wanted[n]?.isAwaited !== false)
  const others = stage.parts.map((part) => crew.keep(part))
  stage.watch(() => {
    voice.say('The sources have changed: starting anew')
    for (const child of children) child.again()
  })
  const readies = await Promise.all([...awaited, ...others].map((kept) => kept.ready))
  for (const { notes } of readies) notes.forEach(voice.say)
  voice.say(`Colloquy is ready on ${config.publicOrigin}`)
  return crew.refusal
}

async function provideDatabase(of: {
  plan: Plan
  crew: Crew
  dataFolder: string
}): Promise<string> {
  const { database } = of.plan.config
  if (database.kind === 'given') return database.url
  const begin = createPostgresLives({ folder: of.dataFolder, say: of.plan.voice.say })
  return of.crew.keepDatabase({ name: 'database', begin }).ready
}

function keepChild(of: {
  plan: Plan
  crew: Crew
  child: ChildPlan
  circumstances: Circumstances & Pick<Stage, 'afterFalseStart'>
}): Kept<ChildReady> {
  const { plan, crew, child, circumstances } = of
  const lives = {
    entry: child.entry,
    settings: child.settingsFor(circumstances),
    print: plan.voice.printer(child.name),
  }
  const part = { name: child.name, afterFalseStart: circumstances.afterFalseStart }
  // While somebody edits, one that was opened before would be of yesterday.
  if (child.hasSpare !== true || plan.mode === 'development' || !isRoomy())
    return crew.keep({ ...part, begin: () => beginChild(lives) })
  const { begin, close } = livesWithSpare(lives)
  const kept = crew.keep({ ...part, begin })
  void kept.over.then(close)
  return kept
}

/** One that waits takes about 200 MB: not from those who have little. */
const isRoomy = (): boolean =>
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) > ROOMY_BYTES
const ROOMY_BYTES = 3 * 1024 ** 3
