import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where PocketSphinx lies: libraries in the order in which they are loaded, and its model. */
export type Recogniser = { libraries: string[]; model: string }

/** In the data folder of this installation. It exists whole or not at all. */
export const packagesFolder = (dataFolder: string): string =>
  join(dataFolder, 'speech', 'pocketsphinx')

/** What the system has installed, or what was fetched; null when something is missing in both. */
export function findRecogniser(dataFolder: string): Recogniser | null {
  const fetched = packagesFolder(dataFolder)
  const model = ['/', fetched].map((root) => join(root, MODEL)).find((path) => existsSync(path))
  if (process.platform !== 'linux' || model === undefined) return null

  const libraries: string[] = []
  for (const { library, isNeeded } of LIBRARIES) {
    const path = isInstalled(library) ? library : findFetched(fetched, library)
    if (path !== null) libraries.push(path)
    else if (isNeeded) return null
  }
  return { libraries, model }
}

/** Debian's names of what this machine lacks. */
export function missingPackages(): string[] {
  const libraries = LIBRARIES.filter(
    ({ library, only }) => !isInstalled(library) && (only ?? process.arch) === process.arch,
  ).map((wanted) => wanted.package)
  return existsSync(join('/', MODEL)) ? libraries : [...libraries, 'pocketsphinx-en-us']
}

const MODEL = 'usr/share/pocketsphinx/model/en-us'

type Library = { package: string; library: string; isNeeded: boolean; only?: NodeJS.Architecture }

// In the order in which they need each other. The Fortran ones are needed by some builds of BLAS only.
const LIBRARIES: Library[] = [
  { package: 'libquadmath0', library: 'libquadmath.so.0', isNeeded: false, only: 'x64' },
  { package: 'libgfortran5', library: 'libgfortran.so.5', isNeeded: false },
  { package: 'libblas3', library: 'libblas.so.3', isNeeded: true },
  { package: 'liblapack3', library: 'liblapack.so.3', isNeeded: true },
  { package: 'libsphinxbase3', library: 'libsphinxbase.so.3', isNeeded: true },
  { package: 'libpocketsphinx3', library: 'libpocketsphinx.so.3', isNeeded: true },
]

const MULTIARCH = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu'

const isInstalled = (library: string): boolean =>
  [`/usr/lib/${MULTIARCH}`, '/usr/lib64', '/usr/lib', '/usr/local/lib'].some((folder) =>
    existsSync(join(folder, library)),
  )

/** Debian keeps BLAS and LAPACK in folders of their own, since there are several of each. */
function findFetched(folder: string, library: string): string | null {
  const places = ['.', 'blas', 'lapack'].map((place) =>
    join(folder, 'usr/lib', MULTIARCH, place, library),
  )
  return places.find((path) => existsSync(path)) ?? null
}
