import { setImmediate } from 'node:timers/promises'
import type { Answer, Received } from '@colloquy/contract/endpoint'
import type { endpoints } from '@colloquy/contract/endpoints'
import { compile } from '@colloquy/domain/graph/compile'
import { validate } from '@colloquy/domain/graph/validate'
import { rehearsalOf } from '@colloquy/domain/roleplays/rehearse'
import { REHEARSAL_LIMITS } from '@colloquy/domain/roleplays/rehearsed'
import { Invalid } from '../errors.ts'

type Rehearse = typeof endpoints.rehearseRoleplay

/**
 * What a persona that nobody has saved yet would answer. About 2 ms of CPU a question, 50 ms of a persona with as much to
 * tell as is let in; others are served in between.
 */
export async function rehearse({
  questions,
  ...roleplay
}: Received<Rehearse>['body']): Promise<Answer<Rehearse>['answers']> {
  const graph = compile({ ...roleplay, graph: roleplay.graph ?? undefined })
  const [flaw] = validate(graph).filter(({ is }) => is === 'error')
  if (flaw !== undefined) throw Invalid.field(['graph'], flaw.says)
  if (graph.facts.length > REHEARSAL_LIMITS.facts) throw Invalid.field(['persona'], TOO_MUCH)
  const answerTo = rehearsalOf(graph)
  const answers: Answer<Rehearse>['answers'] = []
  for (const question of questions) {
    answers.push({ question, ...answerTo(question) })
    await setImmediate()
  }
  return answers
}

const TOO_MUCH = 'There is too much in the text about this persona to try it out. Shorten it.'
