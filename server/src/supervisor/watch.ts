import { watch } from 'node:fs'

/** An editor that saves all its files, or a change of branch, is one change. */
const TOGETHER_MS = 150

/** Acts once for changes that come together. Tests are not part of what runs. */
export function watchSources(of: {
  folders: string[]
  signal: AbortSignal
  act: () => void
}): void {
  let timer: NodeJS.Timeout | undefined
  for (const folder of of.folders) {
    watch(folder, { recursive: true, signal: of.signal }, (_event, name) => {
      if (name === null || !/\.(ts|json)$/.test(name) || name.endsWith('.test.ts')) return
      clearTimeout(timer)
      timer = setTimeout(of.act, TOGETHER_MS)
    })
  }
}
