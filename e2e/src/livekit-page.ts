import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type * as livekit from 'livekit-client'
import type { Page } from 'playwright-core'

export type WithLiveKit = { LivekitClient: typeof livekit }

/** LiveKit's own client, in a page of ours: what stands in the call's screen. */
export async function loadLiveKit(page: Page): Promise<void> {
  const file = createRequire(import.meta.url).resolve('livekit-client')
  await page.goto('/terms')
  await page.evaluate(await readFile(file, 'utf8'))
}
