import { canBeJoined, type ConversationState } from '@colloquy/domain/conversation'
import type { Evidence } from '@colloquy/contract/grades'
import type { Db } from '../db/connect.ts'
import { grades } from '../db/tables/grading.ts'
import { turns } from '../db/tables/practising.ts'
import { keepOutcome } from '../outcomes/keep.ts'
import { aConversation } from './world.ts'

/** A grade in which everything that can be said is said in the same words. */
export function aGrading(conversationId: string, words = 'Asks'): typeof grades.$inferInsert {
  const at: Evidence = { turn: 0, start: 0, end: words.length, quote: words }
  const anchors = [words, words, words, words, words, words] as const
  const criterion = { id: 'asks', name: words, weight: 1 }
  return {
    conversationId,
    number: 1,
    score: 71,
    report: {
      status: 'graded',
      reason: null,
      conversation_score: 71,
      wpm: 120,
      stages_covered: [words],
      topics_covered: [words],
      feedback: {
        overall_feedback: words,
        spin_score: 70,
        spin_feedback: words,
        stage_scores: { [words]: 60 },
        communication_score: 80,
        communication_feedback: words,
        strengths: [words],
        areas_for_improvement: words,
        recommendations: [words],
        evidence: { strengths: [at], areas_for_improvement: [at] },
      },
      next: { behaviour: words, moment: at, better_line: words, drill: { before_turn: 0 } },
      path: {
        walked: [
          { id: 'a', name: words, from_turn: 0, to_turn: 0, ms: 9, because: at, is_covered: true },
        ],
        missed: [{ id: 'b', name: words }],
      },
      topics: [{ id: 'c', name: words, raised_by: 'trainee', is_told: true, at: [at] }],
      measures: [
        {
          id: 'stage-time',
          of: words,
          value: 1,
          unit: 'seconds',
          reason: null,
          proof: [at],
          usual: { from: 0, to: 1, source: words },
        },
      ],
      criteria: [
        {
          ...criterion,
          score: 3,
          status: 'scored',
          reason: words,
          evidence: [at],
          anchors: [...anchors],
          blocks: null,
          spread: null,
          by: 'code',
        },
      ],
      spread: null,
      receipt: {
        transcript: 'a',
        roleplay: 'b',
        rubric: 'c',
        grader: 'built-in',
        model: null,
        prompt: null,
      },
    },
    rubric: {
      version: 1,
      criteria: [
        {
          ...criterion,
          anchors,
          looksFor: null,
          blocks: null,
          matters: 'always',
          whenNotShown: 'earns-nothing',
          skill: 'asking',
        },
      ],
    },
  }
}

/** A talk of one turn, with that grade. */
export async function aGradedTalk(
  db: Db,
  wishes: Parameters<typeof aConversation>[1],
  grading: Partial<typeof grades.$inferInsert> = {},
): Promise<string> {
  const conversationId = await aConversation(db, {
    state: 'graded',
    score: 71,
    endedAt: inAMinute(),
    ...wishes,
  })
  const said = { speaker: 'trainee', text: 'Asks', startedAtMs: 0, endedAtMs: 9 } as const
  await db.insert(turns).values({ conversationId, seq: 0, ...said })
  await db.insert(grades).values({ ...aGrading(conversationId), ...grading })
  await keepOutcome(db, conversationId)
  return conversationId
}

/** A talk that has no grade, or not yet. */
export const aTalkWithout = (
  db: Db,
  state: Exclude<ConversationState, 'graded'>,
  own: Pick<Parameters<typeof aConversation>[1], 'organizationId' | 'userId'>,
): Promise<string> =>
  aConversation(db, {
    ...own,
    state,
    reason: state === 'ungraded' ? 'grading-failed' : null,
    endedAt: canBeJoined(state) ? null : inAMinute(),
  })

const inAMinute = () => new Date(Date.now() + 60_000)
