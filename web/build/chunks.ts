type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** What draws, and with what: loaded by the screens that show charts, and by nothing else. */
const CHARTS = /[\\/](ui[\\/]charts|node_modules[\\/](d3-\w+|internmap))[\\/]/

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

/**
 * What the public pages share with anything else travels together, so that a first visit takes few
 * requests: React in one file, the rest in another. Without this every part that one more screen
 * uses becomes a file of its own. The first page that reaches a part decides; what only the
 * application uses is split as it comes.
 */
export const chunkGroups = (pages: Record<string, string>) => [
  { name: 'react', test: REACT, priority: 2 },
  // Without what they need besides: that belongs to other screens too.
  { name: 'charts', test: CHARTS, priority: 3, includeDependenciesRecursively: false },
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
