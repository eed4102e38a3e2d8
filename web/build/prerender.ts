import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'

const PLACE = '<!--page-->'

/**
 * Renders the public pages into their files, from the components that take them over in the browser:
 * complete before any script runs, and for whoever runs none.
 */
export function prerender({
  entry,
  plugins,
}: {
  entry: string
  plugins: () => PluginOption[]
}): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: (config) => {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: async (error?: Error) => {
        if (error) return
        const pages = await renderPages({ root, entry, plugins: plugins() })
        for (const [file, html] of Object.entries(pages)) await fill(join(outDir, file), html)
      },
    },
  }
}

type Rendering = {
  root: string
  entry: string
  plugins: PluginOption[]
}

async function renderPages({ root, entry, plugins }: Rendering): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(root, 'node_modules', '.prerender-')).catch(() =>
    mkdtemp(join(root, '.prerender-')),
  )
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins,
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'pages.mjs' } },
      },
    })
    const { renderAll } = (await import(pathToFileURL(join(folder, 'pages.mjs')).href)) as {
      renderAll: () => Record<string, string>
    }
    return renderAll()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(file: string, html: string): Promise<void> {
  const page = await readFile(file, 'utf8')
  if (!page.includes(PLACE)) throw new Error(`${file} has no place for its page`)
  await writeFile(
    file,
    page.replace(PLACE, () => html),
  )
}
