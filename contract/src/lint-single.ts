import { compile, type Roleplay } from '@colloquy/domain/graph/compile'
import { validate } from '@colloquy/domain/graph/validate'
import type { Judges } from '@colloquy/domain/rubric/validate'
import { sentencesOf } from './file-sentences.ts'
import { lintRoleplay } from './lint-roleplays.ts'
import { RoleplayFile } from './roleplay-file.ts'

export type LintedSingle = {
  /** Why nobody can talk with it, each a sentence with its place. */
  problems: string[]
  /** What may not be what was meant. */
  warnings: string[]
  /** Why an import would refuse it, which needs more than a talk does. */
  againstImport: string[]
  /** Null with a problem. */
  roleplay: Roleplay | null
}

/** Whether somebody meant it for `npm run -s talk`, and not as what an export makes. Whatever can be talked with is. */
export const isSingle = (file: unknown): boolean =>
  typeof file === 'object' &&
  file !== null &&
  !Array.isArray(file) &&
  (('name' in file && 'persona' in file) || !('format' in file || 'roleplays' in file))

/** Everything that is wrong with a roleplay in a file of its own. */
export function lintSingle(file: unknown, judges: Judges): LintedSingle {
  const { problems, roleplay } = asTalk(file)
  const asImported = lintRoleplay(file, { place: PLACE, judges })
  return {
    problems,
    warnings: asImported.warnings,
    againstImport: asImported.problems.filter((says) => !problems.includes(says)),
    roleplay,
  }
}

const PLACE = 'The roleplay'

function asTalk(file: unknown): Pick<LintedSingle, 'problems' | 'roleplay'> {
  const { data, error } = RoleplayFile.safeParse(file)
  if (error !== undefined)
    return { problems: error.issues.flatMap((issue) => sentencesOf(issue, PLACE)), roleplay: null }
  const flaws = validate(compile(data)).filter(({ is }) => is === 'error')
  const problems = [...new Set(flaws.map(({ says }) => `${PLACE}, graph: ${says}`))]
  return { problems, roleplay: problems.length === 0 ? data : null }
}
