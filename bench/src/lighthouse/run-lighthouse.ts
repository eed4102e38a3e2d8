import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'
export type Categories = Record<Category, { points: number; lostTo: string[] }>

/** Not a dependency: it weighs as much as all others together, and is used here alone. */
const PACKAGE = 'lighthouse@13.5.0'

type Report = {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { id: string; score: number | null; displayValue?: string }>
}

type Run = { url: string; debuggingPort: number }

/** It loses the beginning of a page now and then, and asks to be run again itself. */
const MOST_TRIES = 3

/** In a browser that runs and listens to its tools on that port. */
export async function runLighthouse(of: Run): Promise<Categories> {
  for (let tries = 1; ; tries += 1)
    try {
      return await runOnce(of)
    } catch (failure) {
      if (tries === MOST_TRIES) throw failure
    }
}

async function runOnce(of: Run): Promise<Categories> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', of.url],
      ...[`--port=${of.debuggingPort}`, '--disable-storage-reset', '--quiet'],
      ...['--output=json', '--output-path=stdout'],
    ],
    { maxBuffer: 100_000_000 },
  )
  const { categories, audits } = JSON.parse(stdout) as Report
  const read = (category: Category) => ({
    points: Math.round(categories[category].score * 100),
    lostTo: categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  })
  return {
    performance: read('performance'),
    accessibility: read('accessibility'),
    'best-practices': read('best-practices'),
    seo: read('seo'),
  }
}
