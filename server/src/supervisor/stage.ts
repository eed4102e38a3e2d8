import { join } from 'node:path'
import type { Environment } from '../config/given.ts'
import type { Config } from '../config.ts'
import { Refusal } from '../refusal.ts'
import { readTls } from '../tls.ts'
import type { ChildReady } from './child-life.ts'
import type { Circumstances } from './children.ts'
import type { Ending } from './ending.ts'
import type { Part } from './keep.ts'
import { findFreePort } from './port.ts'
import { beginViteServer } from './vite-life.ts'
import type { Voice } from './voice.ts'
import { watchSources } from './watch.ts'
import { ensureWebBuilt, webFolderOf } from './web-build.ts'

/** Where the children appear: that is where `npm start` and `npm run dev` differ. */
export type Stage = Pick<Circumstances, 'listen' | 'webFolder'> & {
  /** Beside the children. */
  parts: Part<ChildReady>[]
  afterFalseStart: 'retry' | 'wait'
  /** Acts when the children's sources change. */
  watch: (act: () => void) => void
}

/** The server listens where people go, and serves the web that was built. */
export async function setProduction(of: {
  config: Config
  dataFolder: string
  root: string
  ending: Ending
  voice: Voice
}): Promise<Stage> {
  const { config, dataFolder, root, voice } = of
  const print = voice.printer('web')
  const [tls] = await Promise.all([
    readTls({ config, dataFolder, now: new Date() }),
    ensureWebBuilt({ root, say: voice.say, print, signal: of.ending.signal }),
  ])
  return {
    listen: { host: config.host, port: config.port, tls },
    webFolder: webFolderOf(root),
    parts: [],
    afterFalseStart: 'retry',
    watch: () => {},
  }
}

/** The web's own development server stands where people go, and hands to our server what is for it. */
export async function setDevelopment(of: {
  config: Config
  root: string
  env: Environment
  ending: Ending
  voice: Voice
}): Promise<Stage> {
  const { config, root, env, voice } = of
  if (config.tls.kind !== 'none') {
    throw new Refusal('npm run dev has no https: leave out TLS, TLS_CERT and TLS_KEY.')
  }
  const listen = { host: '127.0.0.1', port: await findFreePort(), tls: null }
  const web: Part<ChildReady> = {
    name: 'web',
    begin: () =>
      beginViteServer({
        root,
        at: config,
        env: { ...env, [API_SETTING]: `http://${listen.host}:${listen.port}` },
        print: voice.printer('web'),
      }),
  }
  return {
    listen,
    webFolder: webFolderOf(root),
    parts: [web],
    afterFalseStart: 'wait',
    watch: (act) =>
      watchSources({
        folders: ['server', 'contract', 'domain', 'media', 'agent'].map((name) =>
          join(root, name, 'src'),
        ),
        signal: of.ending.signal,
        act,
      }),
  }
}

/** Read by the web's vite.config.ts. */
const API_SETTING = 'COLLOQUY_DEV_API'
