import type { Persona } from '@colloquy/domain/roleplay'
import type { Talk } from '@colloquy/domain/reading/talk'
import type { Rubric } from '@colloquy/domain/rubric/rubric'
import { and, eq } from 'drizzle-orm'
import { readTurns } from '../conversations/read.ts'
import type { Db } from '../db/connect.ts'
import { conversations } from '../db/tables/practising.ts'
import { roleplayVersions } from '../db/tables/roleplays.ts'

/** A conversation as it is graded, by what its roleplay was when it began. Null when it is not there any more. */
export async function readTalk(
  db: Db,
  id: string,
): Promise<{ talk: Talk; rubric: Rubric | null } | null> {
  const [found] = await db
    .select({
      name: conversations.name,
      carriedTurns: conversations.carriedTurns,
      version: roleplayVersions,
    })
    .from(conversations)
    .leftJoin(
      roleplayVersions,
      and(
        eq(roleplayVersions.roleplayId, conversations.roleplayId),
        eq(roleplayVersions.version, conversations.roleplayVersion),
      ),
    )
    .where(eq(conversations.id, id))
  if (found === undefined) return null
  const { version } = found
  const said = await readTurns(db, { id })
  return {
    talk: {
      useCase: version?.scenario ?? 'other',
      roleplay: {
        name: version?.name ?? found.name,
        persona: version?.persona ?? NOBODY_KNOWN,
        graph: version?.graph ?? null,
      },
      turns: said.map(
        ({ speaker, text, startedAtMs, endedAtMs, typed, interrupted, confidence, played }) => ({
          speaker,
          text,
          startedAtMs,
          endedAtMs,
          typed,
          interrupted,
          confidence,
          // Of a line that was cut off, only its words say what was heard.
          ...(played === null || interrupted ? {} : { tells: played.reveals }),
        }),
      ),
      carriedTurns: found.carriedTurns,
    },
    rubric: version?.rubric ?? null,
  }
}

/** Of a roleplay that was deleted for good: what was said in its conversations stays, who said it does not. */
const NOBODY_KNOWN: Persona = {
  name: '',
  role: '',
  situation: '',
  background: '',
  painPoints: [],
  goals: [],
}
