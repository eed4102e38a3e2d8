import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const NO_LIVEKIT =
  'there is no livekit-server on this machine: name one with LIVEKIT_SERVER=/path/to/livekit-server'

/** The livekit-server that LIVEKIT_SERVER names, or the one that a shell would find. */
export function findLivekit(): string | undefined {
  const named = process.env.LIVEKIT_SERVER || undefined
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'livekit-server'))
  return [...(named === undefined ? inPath : [named])].find((place) => existsSync(place))
}
