import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getChromium, openBrowser } from '@colloquy/e2e/chromium'
import type { Page } from 'playwright-core'
import type { Login } from '../browser/visits.ts'
import type { Place } from '../product/start-product.ts'
import { callOnPage } from './page-call.ts'

export type Cable = { cut: () => void; mend: () => void }

export type PageCut = {
  /** From the mended network to the next sound in the page; null when there was none. */
  backMs: number | null
  /** Whether the page said meanwhile that it is out of reach. */
  saidSo: boolean
  isTranscriptWhole: boolean
}

type Given = {
  belongings: AsyncDisposableStack
  place: Place
  /** Of somebody with a roleplay. */
  login: Login
  cable: Cable
  /** A process at the other end of the cable. */
  pid: number
  count: number
  cutMs: number
}

/** The page that people have, in a browser at the other end of the cable. */
export async function cutPages(given: Given): Promise<PageCut[]> {
  const { belongings, place, login, count } = given
  const browser = await openBrowser(await chromiumBeyond(given))
  belongings.defer(() => browser.close())
  const cuts: PageCut[] = []
  for (let n = 0; n < count; n += 1) {
    const call = await callOnPage(browser, place, login)
    cuts.push(await cutOnce(call, given))
    await call.end()
  }
  return cuts
}

/** A browser there, to which this machine is no more trusted than any other: it is told that the microphone may be used all the same. */
async function chromiumBeyond({ place, pid }: Given): Promise<string> {
  const path = join(place.folder, 'chromium-beyond-the-cable')
  const flag = `--unsafely-treat-insecure-origin-as-secure=${place.origin}`
  const script = `#!/bin/sh\nexec nsenter --net --target ${pid} ${await getChromium()} ${flag} "$@"\n`
  await writeFile(path, script, { mode: 0o700 })
  return path
}

const QUIET_MS = 800
const FIRST = 'What problems do you have with late deliveries today?'
const LAST = 'Who else decides about this with you?'
const BACK_WITHIN_MS = 30_000

async function cutOnce(
  { page, audio, turns }: Awaited<ReturnType<typeof callOnPage>>,
  { cable, cutMs }: Given,
): Promise<PageCut> {
  await audio.quiet({ since: await audio.now(), forMs: QUIET_MS })
  await page.keyboard.press('c')
  const askedAt = await audio.now()
  await write(page, FIRST)
  await audio.begins(askedAt)
  await sleep(600)
  cable.cut()
  const saidSo = page
    .getByText(/^Reconnecting/)
    .first()
    .waitFor({ timeout: cutMs })
    .then(() => true)
    .catch(() => false)
  await sleep(cutMs)
  cable.mend()
  const mendedAt = await audio.now()
  // What one types meanwhile is sent when the line is back.
  await write(page, LAST)
  const heardAt = await audio.begins(mendedAt, BACK_WITHIN_MS).catch(() => null)
  if (heardAt !== null) await audio.quiet({ since: heardAt, forMs: 2 * QUIET_MS })
  const said = (await turns()).map(({ text }) => text)
  return {
    backMs: heardAt === null ? null : (heardAt - mendedAt) * 1_000,
    saidSo: await saidSo,
    isTranscriptWhole: said.includes(FIRST) && said.includes(LAST),
  }
}

async function write(page: Page, line: string): Promise<void> {
  const field = page.getByLabel('Write to your partner')
  await field.fill(line)
  // It waits for a line that is there.
  await page.getByText(/^You can send it/).waitFor({ state: 'detached' })
  await field.press('Enter')
}
