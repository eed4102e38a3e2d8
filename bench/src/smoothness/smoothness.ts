import { getChromium, openBrowser } from '@colloquy/e2e/chromium'
import type { Page } from 'playwright-core'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { becomeOn, findVisits, loginOf, nameOf, type Visit } from '../browser/visits.ts'
import { findPlace, startProduct } from '../product/start-product.ts'
import { createRandom } from '../random.ts'

/** Every button, field and list of every screen, on a phone that is four times slower. */
export const smoothness: Bench = {
  measures: 'how long a slow phone is busy with one thing, and whether anything jumps',
  yardstick: 'nothing: a person feels what lasts over 50 ms',
  run: measure,
}

const SLOWER = 4
const LONGEST_MS = 50

async function measure({ belongings, isLong, seed, say }: Circumstances): Promise<Finding[]> {
  const place = await startProduct(await findPlace(belongings))
  const browser = await openBrowser(await getChromium())
  belongings.defer(() => browser.close())
  const random = createRandom(seed)
  const visits = await findVisits(place)
  // Four of the fifteen have nothing to press or write into.
  const perVisit = isLong ? 100 : 25

  const findings: Finding[] = []
  let done = 0
  const felt: Felt[] = []
  for (const visit of visits) {
    const context = await browser.newContext({ viewport: PHONE, baseURL: place.origin })
    const page = await context.newPage()
    await becomeOn(page, place, visit.as === 'nobody' ? null : loginOf(visit.as))
    await page.addInitScript(observe)
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await settle(page, visit)
    const loading = await takeFelt(page)
    for (let turn = 0; turn < perVisit; turn += 1) {
      const what = await interact(page, random)
      if (what === null) break
      done += 1
      const now = await takeFelt(page)
      felt.push(now)
      if (Math.max(0, ...now.tasks) > LONGEST_MS || now.shift > 0)
        say(
          `${nameOf(visit)}: ${what} kept it busy for ${now.tasks.join(', ')} ms, shift ${now.shift}`,
        )
      if (new URL(page.url()).pathname !== visit.path) {
        await settle(page, visit)
        await takeFelt(page)
      }
    }
    say(`${nameOf(visit)}: loading kept it busy for ${loading.tasks.join(', ') || 'under 50'} ms`)
    felt.push({ tasks: [], shift: loading.shift })
    await context.close()
  }
  const longest = Math.max(0, ...felt.flatMap(({ tasks }) => tasks))
  const shift = Math.max(0, ...felt.map((each) => each.shift))
  findings.push(
    { what: 'interactions', measured: `${done}` },
    {
      what: 'the longest task of an interaction',
      measured: longest === 0 ? 'under 50 ms' : `${longest} ms`,
      goal: atMost(LONGEST_MS, longest),
    },
    { what: 'layout shift, loading included', measured: shift.toFixed(4), goal: atMost(0, shift) },
  )
  return findings
}

const PHONE = { width: 412, height: 823 }

type Felt = { tasks: number[]; shift: number }

function observe(): void {
  const felt: Felt = { tasks: [], shift: 0 }
  Object.assign(globalThis, { felt })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) felt.tasks.push(Math.round(duration))
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) felt.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What was felt since the last time. */
const takeFelt = (page: Page): Promise<Felt> =>
  page.evaluate(async () => {
    // What an interaction set going is painted, and has been told to those who observe.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    const { felt } = globalThis as unknown as { felt: Felt }
    const taken = { tasks: [...felt.tasks], shift: felt.shift }
    felt.tasks.length = 0
    felt.shift = 0
    return taken
  })

async function settle(page: Page, { path }: Visit): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

/** Whatever can be pressed, chosen or written into, but for what would end the visit. */
const REACHABLE =
  'button:not([type=submit]):not([disabled]):not([aria-disabled=true]), summary, select, textarea, input'
const ENDS_IT = /sign out|delete|remove|start|seed|download|end session|rejoin|log out/i
const WORDS = ['Ana', ' listens', '. ', 'What', ' else', '?']

/** In words, or null when there is nothing to do. */
async function interact(page: Page, random: () => number): Promise<string | null> {
  const all = await page.locator(REACHABLE).all()
  const possible = []
  for (const each of all) if (await each.isVisible()) possible.push(each)
  const chosen = possible[Math.floor(random() * possible.length)]
  if (chosen === undefined) return null
  const { tag, type, name } = await chosen.evaluate((element) => ({
    tag: element.tagName.toLowerCase(),
    type: element.getAttribute('type') ?? '',
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
  }))
  const patience = { timeout: 2_000 }
  const word = WORDS[Math.floor(random() * WORDS.length)] ?? ''
  if (tag === 'select') await chosen.selectOption({ index: Math.floor(random() * 2) }, patience)
  else if (tag === 'textarea' || (tag === 'input' && !/checkbox|radio|number/.test(type)))
    await chosen.pressSequentially(word, patience).catch(() => {})
  else if (ENDS_IT.test(name)) await chosen.focus(patience)
  else await chosen.click(patience).catch(() => page.keyboard.press('Escape'))
  return `${tag} "${name}"`
}
