import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../config/given.ts'

/** Through its file, as a program: the server has no part in what the web is built with. */
const viteOf = (root: string): string => join(root, 'node_modules', 'vite', 'bin', 'vite.js')

export const hasVite = (root: string): boolean => existsSync(viteOf(root))

/** It ends when we do, also when we are killed. */
export function startVite(of: { root: string; args: string[]; env?: Environment }): ChildProcess {
  return fork(viteOf(of.root), of.args, {
    cwd: of.root,
    ...(of.env && { env: of.env }),
    execArgv: ['--import', new URL('ends-with-us.ts', import.meta.url).href],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}
