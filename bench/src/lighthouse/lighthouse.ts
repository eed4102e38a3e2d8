import { getChromium, openProfile } from '@colloquy/e2e/chromium'
import { atLeast, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { becomeOn, findVisits, loginOf, nameOf } from '../browser/visits.ts'
import { makeDataFolder } from '../product/folder.ts'
import { findFreePort } from '../product/free-port.ts'
import { findPlace, startProduct } from '../product/start-product.ts'
import { median } from '../statistics.ts'
import { type Categories, type Category, runLighthouse } from './run-lighthouse.ts'

/** Every route, as Lighthouse sees it on a slow phone. */
export const lighthouse: Bench = {
  measures: 'what Lighthouse says of every route, on a slow phone',
  yardstick: 'its own 100 points',
  run: measure,
}

/** SEO is asked of public pages alone: the others tell search engines to stay out, which costs 37 points. */
const SOUGHT: Category[] = ['performance', 'accessibility', 'best-practices', 'seo']
const UNSOUGHT = SOUGHT.filter((category) => category !== 'seo')

async function measure({ belongings, isLong, say }: Circumstances): Promise<Finding[]> {
  const place = await startProduct(await findPlace(belongings))
  const debuggingPort = await findFreePort()
  const browser = await openProfile({
    executablePath: await getChromium(),
    folder: makeDataFolder(belongings),
    debuggingPort,
  })
  belongings.defer(() => browser.close())
  const page = await browser.newPage()

  const rounds = isLong ? 5 : 1
  const findings: Finding[] = []
  for (const visit of await findVisits(place)) {
    await becomeOn(page, place, visit.as === 'nobody' ? null : loginOf(visit.as))
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
      what: nameOf(visit),
      measured: points.map((each) => `${each.category} ${each.points}`).join(', '),
      goal: atLeast(100, Math.min(...points.map((each) => each.points))),
    })
  }
  return findings
}
