import { parseArgs } from 'node:util'
import { organizations, users } from '../db/tables/people.ts'
import { Refusal } from '../refusal.ts'
import { createAccount, newPassword } from './accounts.ts'
import { runCommand, type Session } from './session.ts'

const USAGE = `npm run -s seed -- --organization NAME --email EMAIL [--name NAME]

Makes the first organization of an empty database, and its first account: an admin who is a developer
too. Prints the password.`

await runCommand({ read, work: seed })

type Wishes = { organization: string; email: string; name: string }

async function seed({ db, hasher }: Session, { organization, email, name }: Wishes): Promise<void> {
  const password = newPassword()
  await db.transaction(async (tx) => {
    if ((await tx.$count(users)) + (await tx.$count(organizations)) > 0)
      throw new Refusal('This database is not empty: use npm run -s user -- create')
    const [made] = await tx
      .insert(organizations)
      .values({ name: organization })
      .returning({ id: organizations.id })
    const account = { email, name, password, isDeveloper: true, adminOf: made?.id ?? null }
    await createAccount({ db: tx, hasher }, account)
  })
  process.stdout.write(`${password}\n`)
}

function read(args: string[]): Wishes {
  try {
    const { values } = parseArgs({
      args,
      options: {
        organization: { type: 'string' },
        email: { type: 'string' },
        name: { type: 'string' },
      },
    })
    const organization = values.organization?.trim() ?? ''
    const email = values.email ?? ''
    if (organization !== '' && email !== '') return { organization, email, name: values.name ?? '' }
  } catch {
    // Answered below.
  }
  throw new Refusal(USAGE)
}
