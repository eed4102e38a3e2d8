import { bringSession, type Place, type Visitor } from './place.ts'
import { answerAsTheServer } from './answers.ts'
import type { Screen } from './screen.ts'

type Who = Screen['as']
type Look = { viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' }
type Regular = Visitor & { stored: [key: string, value: string][] }

/**
 * Somebody who looks at one screen after the other. A browser that has read the application, and axe, has half of
 * the work left: so each person has one tab, which knows before each screen what it knew when it came,
 * and nothing else.
 */
export function openRegulars(place: Place): (who: Who, look?: Partial<Look>) => Promise<Visitor> {
  const regulars = new Map<Who, Promise<Regular>>()
  return async (who, look = {}) => {
    const coming = regulars.get(who) ?? firstVisit(place, who)
    regulars.set(who, coming)
    const { stored, ...visitor } = await coming
    await forgetAll(visitor, { stored, look: { ...AS_ONE_COMES, ...look } })
    return visitor
  }
}

const AS_ONE_COMES: Look = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }

async function firstVisit(place: Place, who: Who): Promise<Regular> {
  const visitor = await place.stay({ reducedMotion: 'reduce' })
  if (who === undefined) return { ...visitor, stored: [] }
  await bringSession(visitor.page, `${who}@demo.test`)
  return { ...visitor, stored: await visitor.page.evaluate(() => Object.entries(localStorage)) }
}

async function forgetAll(
  { page, complaints }: Visitor,
  { stored, look }: { stored: Regular['stored']; look: Look },
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await answerAsTheServer(page)
  // A picture runs nothing: no more of the screen before.
  await page.goto('/logo.svg')
  await page.evaluate((kept) => {
    sessionStorage.clear()
    localStorage.clear()
    for (const [key, value] of kept) localStorage.setItem(key, value)
  }, stored)
  await page.setViewportSize(look.viewport)
  await page.emulateMedia({ colorScheme: look.colorScheme })
  complaints.length = 0
}
