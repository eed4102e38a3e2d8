import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { databaseUrl } from '../product/database.ts'
import type { Place } from '../product/start-product.ts'
import type { Learner } from './practise.ts'
import type { RawPlan } from './raw-server.ts'

export async function startRawServer(
  belongings: AsyncDisposableStack,
  of: { product: Place; learner: Learner },
): Promise<{ port: number; serverPid: number }> {
  const child = fork(ENTRY, [], { execArgv: [], detached: true })
  belongings.defer(() => void child.kill('SIGKILL'))
  const plan: RawPlan = {
    databaseUrl: databaseUrl(of.product, { role: 'colloquy' }),
    answers: answersFor(of.learner),
  }
  child.send(plan)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { port, serverPid: child.pid ?? 0 }
}

const ENTRY = fileURLToPath(new URL('raw-server.ts', import.meta.url))

/** What our calls need of the database, as shortly as it can be asked. */
function answersFor(learner: Learner): RawPlan['answers'] {
  const { token, userId, organizationId, roleplayId } = learner
  const session = {
    name: 'session',
    text: 'select user_id from sessions where token_hash = $1 and expires_at > now()',
    values: [createHash('sha256').update(token).digest()],
  }
  const user = {
    name: 'user',
    text: 'select id, name, email, is_developer from users where id = $1',
    values: [userId],
  }
  const roleplay = {
    name: 'roleplay',
    text: `select roleplay_id, name, description, persona, version
           from roleplay_versions where roleplay_id = $1 and version = 1`,
    values: [roleplayId],
  }
  const totals = {
    name: 'totals',
    text: `select conversations, seconds, graded, score_sum
           from practice_totals where organization_id = $1 and user_id = $2`,
    values: [organizationId, userId],
  }
  const current = {
    name: 'current',
    text: `select id, name from conversations
           where organization_id = $1 and user_id = $2
             and state = 'live' and state in ('requested', 'live')
           order by requested_at desc limit 1`,
    values: [organizationId, userId],
  }
  const recent = {
    name: 'recent',
    text: `select id, name, started_at, score, state from conversations
           where organization_id = $1 and user_id = $2 and started_at is not null
           order by started_at desc, id desc limit 20`,
    values: [organizationId, userId],
  }
  return {
    '/user': [[user]],
    '/roleplay': [[session], [roleplay]],
    '/dashboard': [[totals, current, recent]],
  }
}
