import { endpoints } from '@colloquy/contract/endpoints'
import { findAssignmentOf } from '../assignments/read.ts'
import { readComments } from '../comments/read.ts'
import type { Context } from '../context.ts'
import { isLearnerOf } from '../conversations/policy.ts'
import { findReadableConversation, type ReadableConversation } from '../conversations/read.ts'
import { NotFound } from '../errors.ts'
import { type Routes, WithStatus } from '../http/routes.ts'
import { noteLook, readLooks } from '../looks/looks.ts'
import { startableRoleplayId } from '../roleplays/read.ts'
import { gradeAgain } from './again.ts'
import { decide } from './decide.ts'
import { disagree } from './disagree.ts'
import { listDisagreements, readDisagreements } from './disagreements.ts'
import { predictGrade } from './prediction.ts'
import {
  type FoundReport,
  presentDisagreement,
  presentGrade,
  presentOpenDisagreement,
} from './present.ts'
import { readGrades } from './read.ts'
import { submitGrade } from './submit.ts'

export function gradeRoutes({ handle }: Routes): void {
  handle(endpoints.readGrade, async ({ ctx, params }) => {
    const conversation = await findReadableConversation(ctx, params.conversationId)
    switch (conversation.state) {
      case 'requested':
      case 'live':
        throw new NotFound()
      case 'ended':
      case 'grading':
        return new WithStatus(202, { status: 'grading' as const })
      case 'ungraded':
      case 'graded':
        await noteLook(ctx, conversation)
        return presentGrade(ctx.actor, await readReport(ctx, conversation))
    }
  })

  handle(endpoints.gradeAgain, async ({ ctx, params }) => {
    await gradeAgain(ctx, params.conversationId)
    return { status: 'grading' as const }
  })

  handle(endpoints.submitGrade, async ({ ctx, params }) => ({
    submitted_at: (await submitGrade(ctx, params.conversationId)).toISOString(),
  }))

  handle(endpoints.predictGrade, ({ ctx, params, body }) =>
    predictGrade(ctx, { ...params, ...body }),
  )

  handle(endpoints.disagree, async ({ ctx, params, body }) =>
    presentDisagreement(await disagree(ctx, { ...params, ...body })),
  )

  handle(endpoints.listDisagreements, async ({ ctx, query }) =>
    (await listDisagreements(ctx, query)).map(presentOpenDisagreement),
  )

  handle(endpoints.decideDisagreement, async ({ ctx, params, body }) => {
    const score = body.accept ? body.score : null
    const decided = await decide(ctx, { ...params, score, reason: body.reason })
    return presentDisagreement(decided)
  })
}

async function readReport(ctx: Context, conversation: ReadableConversation): Promise<FoundReport> {
  const { db, actor } = ctx
  const gradings = await readGrades(db, conversation)
  const said = gradings[0] === undefined ? [] : await readDisagreements(db, gradings[0])
  const isOwn = actor.member !== null && isLearnerOf(actor.member, conversation)
  const { assignmentId, organizationId, userId } = conversation
  return {
    conversation,
    roleplayId: await startableRoleplayId(ctx, conversation.roleplayId),
    isOwn,
    gradings,
    said,
    assignment:
      assignmentId === null
        ? null
        : await findAssignmentOf(db, { organizationId, id: assignmentId, userId }),
    comments: await readComments(db, conversation),
    looks: isOwn ? await readLooks(db, conversation) : null,
  }
}
