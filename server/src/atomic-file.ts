import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Whoever reads it sees all of the old text or all of the new, after a power cut too. */
export async function writeAtomically(file: {
  path: string
  text: string
  mode: number
}): Promise<void> {
  const making = `${file.path}.making-${process.pid}`
  const handle = await open(making, 'w', file.mode)
  try {
    await handle.chmod(file.mode)
    await handle.writeFile(file.text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(making, file.path)
  await flushFolder(dirname(file.path))
}

/** A rename is only safe from a power cut once the folder that holds the name is. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
