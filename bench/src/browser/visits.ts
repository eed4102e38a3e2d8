import { endpoints } from '@colloquy/contract/endpoints'
import { screens } from '@colloquy/contract/screens'
import type { Page } from 'playwright-core'
import { callAs } from '../product/call.ts'
import type { Place } from '../product/start-product.ts'

/** A screen of the demo, and who looks at it. */
export type Visit = {
  as: 'nobody' | 'member' | 'admin' | 'developer'
  path: string
  isPublic?: boolean
}

/** "/grade/… of member" */
export const nameOf = ({ as, path }: Visit): string =>
  `${path.replace(/[0-9a-f-]{36}/, '…')} of ${as}`

/** Every route. */
export async function findVisits(place: Place): Promise<Visit[]> {
  const admin = callAs({ ...place, token: (await signIn(place, loginOf('admin'))).token })
  const member = callAs({ ...place, token: (await signIn(place, loginOf('member'))).token })
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

export type Login = { email: string; password: string }

/** Of the demo. */
export const loginOf = (who: Exclude<Visit['as'], 'nobody'>): Login => ({
  email: `${who}@demo.test`,
  password: 'practice-out-loud',
})

export const signIn = (place: Place, login: Login) =>
  callAs(place)(endpoints.signIn, { body: login })

/** By what the application keeps of a sign-in: other tabs of the browser have it too. */
export async function becomeOn(page: Page, place: Place, login: Login | null): Promise<void> {
  const signedIn = login === null ? null : await signIn(place, login)
  await page.goto(place.origin + screens.terms)
  await page.evaluate((stored) => {
    localStorage.clear()
    if (stored === null) return
    localStorage.setItem('token', stored.token)
    localStorage.setItem('user', JSON.stringify(stored.user))
  }, signedIn)
  await page.goto('about:blank')
}
