import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { aRoleplay, callAs, makeAdmin, PASSWORD, placeNumber } from '../product/call.ts'
import type { Login } from '../browser/visits.ts'
import type { Pass } from '../media/callers/signalling.ts'
import type { Person } from './people.ts'
import type { Talker } from './talkers.ts'

export type Turn = Answer<typeof endpoints.readConversation>['turns'][number]

/** Somebody with an account, an organization and a roleplay of their own. */
export type Account = {
  login: Login
  /** Asks for a call, and goes into its room. */
  start: <Who extends Talker>(people: Joining<Who>) => Promise<Call<Who>>
}

/** By whatever client. */
export type Joining<Who extends Talker> = { join: (pass: Pass) => Promise<Who> }

export type Call<Who extends Talker = Person> = {
  /** Who is in it now: another one after a reload. */
  person: () => Who
  conversation: string
  /** When it was asked for. */
  startedAt: number
  turns: () => Promise<Turn[]>
  state: () => Promise<string>
  /** As a page that is loaded again: out of the room, and back with another pass. */
  reload: () => Promise<void>
  /** For good. */
  end: () => Promise<void>
}

async function makeLearner({ origin }: { origin: string }, number: number): Promise<Account> {
  const visitor = { origin, place: placeNumber(number) }
  const login = { email: `learner${number}@bench.example`, password: PASSWORD }
  const { token } = await makeAdmin(visitor, login.email)
  const ask = callAs({ ...visitor, token })
  const { id: schema_id } = await ask(endpoints.createRoleplay, { body: aRoleplay('A first call') })
  return {
    login,
    async start(people) {
      const startedAt = Date.now()
      const pass = await ask(endpoints.requestRoom, { body: { roleplay_schema: { schema_id } } })
      const params = { conversationId: pass.conversation_id }
      let person = await people.join(pass)
      return {
        person: () => person,
        conversation: pass.conversation_id,
        startedAt,
        turns: async () => (await ask(endpoints.readConversation, { params })).turns,
        state: async () => (await ask(endpoints.readConversation, { params })).status,
        async reload() {
          await person.leave()
          person = await people.join(await ask(endpoints.rejoinRoom, { params }))
        },
        async end() {
          await ask(endpoints.endConversation, { params })
          await person.leave()
        },
      }
    },
  }
}

/** One after the other: each signs in, which is made to be slow. */
export async function makeLearners(product: { origin: string }, count: number): Promise<Account[]> {
  const learners: Account[] = []
  for (let n = 0; n < count; n += 1) learners.push(await makeLearner(product, n))
  return learners
}
