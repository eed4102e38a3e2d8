import { findChromium, openProfile } from '@colloquy/e2e/chromium'
import { endpoints } from '@colloquy/contract/endpoints'
import { screens } from '@colloquy/contract/screens'
import type { Page } from 'playwright-core'
import { atLeast, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { callAs } from '../product/call.ts'
import { makeDataFolder } from '../product/folder.ts'
import { findFreePort } from '../product/free-port.ts'
import { findPlace, type Place, startProduct } from '../product/start-product.ts'
import { median } from '../statistics.ts'
import { type Categories, type Category, runLighthouse } from './run-lighthouse.ts'

/** Every route, as Lighthouse sees it on a slow phone. */
export const lighthouse: Bench = {
  measures: 'what Lighthouse says of every route, on a slow phone',
  yardstick: 'its own 100 points',
  run: measure,
}

type Visit = { as: 'nobody' | 'member' | 'admin' | 'developer'; path: string; isPublic?: boolean }

/** SEO is asked of public pages alone: the others tell search engines to stay out, which costs 37 points. */
const SOUGHT: Category[] = ['performance', 'accessibility', 'best-practices', 'seo']
const UNSOUGHT = SOUGHT.filter((category) => category !== 'seo')

async function measure({ belongings, isLong, say }: Circumstances): Promise<Finding[]> {
  const place = await startProduct(await findPlace(belongings))
  const debuggingPort = await findFreePort()
  const browser = await openProfile({
    executablePath: requireChromium(),
    folder: makeDataFolder(belongings),
    debuggingPort,
  })
  belongings.defer(() => browser.close())
  const page = await browser.newPage()

  const rounds = isLong ? 5 : 1
  const findings: Finding[] = []
  for (const visit of await findVisits(place)) {
    await becomeOn(page, place, visit.as)
    const results: Categories[] = []
    for (let round = 0; round < rounds; round += 1)
      results.push(await runLighthouse({ url: place.origin + visit.path, debuggingPort }))
    const points = (visit.isPublic === true ? SOUGHT : UNSOUGHT).map((category) => ({
      category,
      points: median(results.map((result) => result[category].points)),
    }))
    for (const { category, points: reached } of points)
      if (reached < 100)
        say(`${visit.path}: ${category} loses to ${results[0]?.[category].lostTo.join(', ')}`)
    findings.push({
      what: `${visit.path.replace(/[0-9a-f-]{36}/, '…')} of ${visit.as}`,
      measured: points.map((each) => `${each.category} ${each.points}`).join(', '),
      goal: atLeast(100, Math.min(...points.map((each) => each.points))),
    })
  }
  return findings
}

async function findVisits(place: Place): Promise<Visit[]> {
  const admin = callAs({ ...place, token: (await signIn(place, 'admin')).token })
  const member = callAs({ ...place, token: (await signIn(place, 'member')).token })
  const [roleplay] = await admin(endpoints.listRoleplays)
  const { conversations } = await member(endpoints.readDashboard)
  const graded = conversations.find(({ status }) => status === 'graded')
  return [
    { as: 'nobody', path: screens.landing, isPublic: true },
    { as: 'nobody', path: screens.waitlist, isPublic: true },
    { as: 'nobody', path: screens.terms, isPublic: true },
    { as: 'nobody', path: screens.getStarted, isPublic: true },
    { as: 'nobody', path: screens.auth },
    { as: 'nobody', path: screens.call },
    { as: 'member', path: screens.dashboard },
    { as: 'member', path: screens.grade.replace(':conversationId', graded?.id ?? '') },
    { as: 'member', path: screens.settings },
    { as: 'member', path: screens.workspace },
    { as: 'admin', path: screens.dashboard },
    { as: 'admin', path: screens.members },
    { as: 'admin', path: screens.createRoleplay },
    { as: 'admin', path: screens.editRoleplay.replace(':schemaId', roleplay?.id ?? '') },
    { as: 'developer', path: screens.development },
  ]
}

const signIn = (place: Place, who: string) =>
  callAs(place)(endpoints.signIn, {
    body: { email: `${who}@demo.test`, password: 'practice-out-loud' },
  })

/** By what the application keeps of a sign-in; Lighthouse opens tabs of the same browser. */
async function becomeOn(page: Page, place: Place, who: Visit['as']): Promise<void> {
  const signedIn = who === 'nobody' ? null : await signIn(place, who)
  await page.goto(place.origin + screens.terms)
  await page.evaluate((stored) => {
    localStorage.clear()
    if (stored === null) return
    localStorage.setItem('token', stored.token)
    localStorage.setItem('user', JSON.stringify(stored.user))
  }, signedIn)
  await page.goto('about:blank')
}

function requireChromium(): string {
  const found = findChromium()
  if (found === undefined) throw new Error('Lighthouse needs Chromium or Google Chrome installed')
  return found
}
