import { endpoints } from '@colloquy/contract/endpoints'
import { aRoleplay, callAs, makeAdmin } from '../product/call.ts'
import { connectTo } from '../product/database.ts'
import type { Place } from '../product/start-product.ts'

export type Learner = {
  token: string
  userId: string
  organizationId: string
  roleplayId: string
}

/** Somebody with a full dashboard. */
export async function practise(place: Place): Promise<Learner> {
  const { token } = await makeAdmin(place, 'learner@bench.example')
  const call = callAs({ ...place, token })
  const account = await call(endpoints.readAccount)
  const roleplay = await call(endpoints.createRoleplay, { body: aRoleplay('Discovery call') })
  const learner = {
    token,
    userId: account.id,
    organizationId: account.organization?.id ?? '',
    roleplayId: roleplay.id,
  }
  const database = await connectTo(place, { role: 'colloquy' })
  await database.query(
    `insert into conversations
       (organization_id, user_id, name, state, seed, started_at, ended_at, score)
     select $1, $2, 'Discovery call', 'graded', n, now() - n * interval '1 day',
       now() - n * interval '1 day' + interval '12 minutes', 50 + n
     from generate_series(1, 25) as n`,
    [learner.organizationId, learner.userId],
  )
  await database.query('analyze')
  await database.end()
  return learner
}
