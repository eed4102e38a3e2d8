type ModuleGraph = {
  getModuleInfo: (id: string) => {
    importers: readonly string[]
    importedIds: readonly string[]
  } | null
}

/** What draws, and with what: loaded by the screens that show charts, and by nothing else. */
const CHARTS = /[\\/](ui[\\/]charts|node_modules[\\/](d3-\w+|internmap))[\\/]/

/** For forms of many fields, which few screens have. */
const FORMS = /[\\/]node_modules[\\/]react-hook-form[\\/]/

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

/** Needed by the dialogs that ask first, and as large as all that screens share besides. */
const DIALOGS = /[\\/]node_modules[\\/](@base-ui|@floating-ui)[\\/]/

/** Loaded on top of much else: nothing comes along with what it needs. */
const CALL = /[\\/]screens[\\/]call[\\/]/

/** What only two need stays with them: the others would load it for nothing. */
const LEAST_SCREENS = 3

/**
 * What the public pages share with anything else travels together, so that a first visit takes few
 * requests: React in one file, the rest in another. Without this every part that one more screen
 * uses becomes a file of its own. The first page that reaches a part decides.
 *
 * The same of what several screens of the application share: their buttons and badges are hundreds of bytes each. What
 * asks first travels by itself.
 */
export const chunkGroups = (pages: Record<string, string>) => [
  { name: 'react', test: REACT, priority: 2 },
  // Without what they need besides: that belongs to other screens too.
  { name: 'charts', test: CHARTS, priority: 3, includeDependenciesRecursively: false },
  { name: 'forms', test: FORMS, priority: 3, includeDependenciesRecursively: false },
  {
    debugName: 'shared with public pages',
    name: (id: string, graph: ModuleGraph): string | null => {
      const roots = rootsOf(id, graph)
      if (roots.size < 2) return null
      const first = Object.entries(pages).find(([, file]) => roots.has(file))
      return first?.[0] ?? null
    },
    priority: 1,
  },
  {
    debugName: 'shared among screens',
    name: (id: string, graph: ModuleGraph): string | null => {
      const roots = [...rootsOf(id, graph)]
      if (roots.length < LEAST_SCREENS || roots.some((file) => file.endsWith('.html'))) return null
      if (leadsTo(DIALOGS, id, graph)) return 'asking'
      return roots.some((file) => CALL.test(file)) ? 'any-screen' : 'screens'
    },
    priority: 0,
    includeDependenciesRecursively: false,
  },
]

/** The documents and the screens loaded later that need a module. */
function rootsOf(id: string, graph: ModuleGraph): Set<string> {
  const roots = new Set<string>()
  const seen = new Set([id])
  for (const current of seen) {
    const importers = graph.getModuleInfo(current)?.importers ?? []
    if (importers.length === 0) roots.add(current)
    for (const importer of importers) seen.add(importer)
  }
  return roots
}

function leadsTo(what: RegExp, id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id])
  for (const current of seen) {
    if (what.test(current)) return true
    for (const imported of graph.getModuleInfo(current)?.importedIds ?? []) seen.add(imported)
  }
  return false
}
