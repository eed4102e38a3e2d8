import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { Refusal } from '../refusal.ts'
import { changePasswordOf, createAccount, listAccounts, newPassword } from './accounts.ts'
import { runCommand, type Session } from './session.ts'

const USAGE = `npm run -s user -- list
npm run -s user -- create EMAIL [--name NAME] [--developer] [--admin-of ORGANIZATION_ID] [--password-stdin]
npm run -s user -- set-password EMAIL [--password-stdin]

Without --password-stdin a password is made and printed.`

await runCommand({ read, work })

type Wishes =
  | { verb: 'list' }
  | {
      verb: 'create'
      email: string
      name: string
      isDeveloper: boolean
      adminOf: string | null
      isOwn: boolean
    }
  | { verb: 'set-password'; email: string; isOwn: boolean }

function read(args: string[]): Wishes {
  const { positionals, values } = parse(args)
  const [verb, email, ...rest] = positionals
  const isOwn = values['password-stdin'] === true
  if (verb === 'list' && email === undefined) return { verb }
  if (rest.length > 0 || email === undefined) throw new Refusal(USAGE)
  if (verb === 'set-password') return { verb, email, isOwn }
  if (verb !== 'create') throw new Refusal(USAGE)
  return {
    verb,
    email,
    name: values.name ?? '',
    isDeveloper: values.developer === true,
    adminOf: values['admin-of'] ?? null,
    isOwn,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        developer: { type: 'boolean' },
        'admin-of': { type: 'string' },
        'password-stdin': { type: 'boolean' },
      },
    })
  } catch {
    throw new Refusal(USAGE)
  }
}

async function work(session: Session, wishes: Wishes): Promise<void> {
  if (wishes.verb === 'list') return list(session)
  const password = wishes.isOwn ? (await text(process.stdin)).replace(/\r?\n$/, '') : newPassword()
  if (wishes.verb === 'create') await createAccount(session, { ...wishes, password })
  else await changePasswordOf(session, { email: wishes.email, password })
  if (!wishes.isOwn) process.stdout.write(`${password}\n`)
}

async function list({ db }: Session): Promise<void> {
  for (const row of await listAccounts(db)) {
    const about = [
      row.isDeveloper ? 'developer' : '',
      row.disabledAt === null ? '' : 'disabled',
      row.organization === null
        ? 'no organization'
        : `${row.role} of ${row.organization} (${row.organizationId})`,
    ]
    process.stdout.write(`${row.email}\t${row.name}\t${about.filter(Boolean).join(', ')}\n`)
  }
}
