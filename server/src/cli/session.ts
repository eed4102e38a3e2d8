import { createHasher, type Hasher } from '../accounts/hasher.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import { connect, type Db } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { Refusal } from '../refusal.ts'

export type Session = { db: Db; hasher: Hasher }

type Command<Wishes> = {
  read: (args: string[]) => Wishes
  work: (session: Session, wishes: Wishes) => Promise<void>
}

/**
 * A command on the database that the settings name, whether the server runs or not. What a person can
 * mend is one line and exit code 1.
 */
export async function runCommand<Wishes>({ read, work }: Command<Wishes>): Promise<void> {
  try {
    const wishes = read(process.argv.slice(2))
    const database = await openDatabase(readConfig(process.env))
    const { db, close } = connect(database.url, { connections: 2 })
    try {
      await migrate(database.url)
      await work({ db, hasher: createHasher() }, wishes)
    } finally {
      await close()
      await database.close()
    }
  } catch (failure) {
    process.stderr.write(`${failure instanceof Refusal ? failure.message : reason(failure)}\n`)
    process.exitCode = 1
  }
}

const reason = (failure: unknown): string =>
  failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
