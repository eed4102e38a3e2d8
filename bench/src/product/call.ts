import { type Client, createClient } from '@colloquy/contract/client'
import { endpoints } from '@colloquy/contract/endpoints'

/** Who calls, from where (limits are per place), and for how long they wait. */
export type Visitor = { origin: string; token?: string; place?: string; patienceMs?: number }

export const callAs = ({ origin, token, place = '10.0.0.1', patienceMs }: Visitor): Client =>
  createClient({
    origin,
    token: () => token ?? null,
    fetch: (url, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', place)
      const signal = AbortSignal.timeout(patienceMs ?? LONG_MS)
      return fetch(url, { ...init, headers, signal })
    },
  })

/** Longer than anything takes that is ever answered. */
const LONG_MS = 60_000

/** An address in 10.0.0.0/8 for each number. */
export const placeNumber = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

export const PASSWORD = 'a-long-walk-in-the-rain'

export type Account = { email: string; token: string }

/** Signed up and signed in, a member of nothing yet. */
export async function makeAccount(visitor: Visitor, email: string): Promise<Account> {
  const call = callAs(visitor)
  await call(endpoints.signUp, { body: { email, password: PASSWORD } })
  const { token } = await call(endpoints.signIn, { body: { email, password: PASSWORD } })
  return { email, token }
}

/** With an organization of their own. */
export async function makeAdmin(visitor: Visitor, email: string): Promise<Account> {
  const account = await makeAccount(visitor, email)
  const call = callAs({ ...visitor, token: account.token })
  await call(endpoints.createOrganization, { body: { name: 'Bench' } })
  return account
}

/** What a form full of everyday answers sends. */
export const aRoleplay = (name: string) => ({
  name,
  description: 'A first call with somebody who did not ask for it',
  schema_data: {
    scenario: 'sales' as const,
    persona: {
      name: 'Dana Whitfield',
      role: 'Head of operations at a haulier with 80 lorries',
      situation: 'Looks at three tools until the end of the quarter, and has no time today',
      background: 'Ten years in logistics, two failed introductions of software behind her',
      pain_points: [
        'Late deliveries nobody hears of in time',
        'Drivers who ring for every question',
      ],
      goals: ['Fewer complaints', 'One place to look'],
    },
  },
  is_public: true,
  assigned_groups: [],
})
