import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeAtomically } from './atomic-file.ts'
import { Refusal } from './refusal.ts'

/**
 * What our own parts prove to each other who they are with. Made once, so that tokens outlive a
 * restart; whoever runs Colloquy never needs to see them.
 */
const Secrets = z.object({
  mediaApiKey: z.string().default(() => `colloquy-${randomBytes(6).toString('hex')}`),
  agentSecret: z.string().default(() => randomBytes(32).toString('base64url')),
  mediaApiSecret: z.string().default(() => randomBytes(32).toString('base64url')),
})

export type Secrets = z.infer<typeof Secrets>

/** Those that the file does not hold yet are made and added to it. */
export async function readSecrets(dataFolder: string): Promise<Secrets> {
  const path = join(dataFolder, 'secrets.json')
  const stored = await readStored(path)
  const secrets = Secrets.safeParse(stored)
  if (!secrets.success) throw damaged(path)
  const isWhole = Object.keys(secrets.data).every((name) => name in stored)
  if (!isWhole) {
    const text = `${JSON.stringify({ ...stored, ...secrets.data }, null, 2)}\n`
    await writeAtomically({ path, text, mode: 0o600 })
  }
  return secrets.data
}

async function readStored(path: string): Promise<Record<string, unknown>> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Refusal(`The secrets in ${path} cannot be read: ${(error as Error).message}.`)
  }
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  } catch {
    throw damaged(path)
  }
}

const damaged = (path: string): Refusal =>
  new Refusal(`${path} is damaged: restore it, or remove it to have new secrets made.`)
