import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import type { Routes } from '../http/routes.ts'
import { type FoundProgress, readProgress } from './read.ts'
import type { FoundUseCase } from './use-cases.ts'

export function progressRoutes({ handle }: Routes): void {
  handle(endpoints.readProgress, async ({ ctx, query }) =>
    presentProgress(await readProgress(ctx, query.scenario)),
  )
}

type Progress = Answer<typeof endpoints.readProgress>

const presentProgress = (found: FoundProgress): Progress => ({
  scenario: found.scenario,
  use_cases: found.useCases.map(({ scenario, first, best, latest, lift }) => ({
    scenario,
    first: presentScored(first),
    best: presentScored(best),
    latest: presentScored(latest),
    lift,
  })),
  talks: found.talks.map((talk) => ({
    conversation_id: talk.id,
    name: talk.name,
    started_at: talk.startedAt.toISOString(),
    score: talk.score,
    is_drill: talk.isDrill,
    criteria: talk.criteria,
    figures: talk.figures,
  })),
  has_older: found.hasOlder,
  skills: found.skills.map(({ recentOf, ...skill }) => ({ ...skill, recent_of: recentOf })),
  figures: found.figures.map(({ id, latest, baseline, baselineOf }) => ({
    figure: id,
    latest,
    baseline,
    baseline_of: baselineOf,
  })),
  hours: found.hours.map((one) => ({ ...one, hour: one.hour.toISOString() })),
  next: { skill: presentWeakest(found.weakest), roleplay: found.roleplay },
})

const presentScored = ({ conversationId, score, startedAt }: FoundUseCase['first']) => ({
  conversation_id: conversationId,
  score,
  started_at: startedAt.toISOString(),
})

function presentWeakest(weakest: FoundProgress['weakest']): Progress['next']['skill'] {
  if (weakest === null) return null
  const {
    skill,
    shownBy: { talk, score, judged },
  } = weakest
  return {
    id: skill.id,
    name: skill.name,
    recent: skill.recent,
    recent_of: skill.recentOf,
    shown_by: {
      conversation_id: talk.id,
      name: talk.name,
      started_at: talk.startedAt.toISOString(),
      score,
      reason: judged?.reason ?? null,
      moment: judged?.evidence[0] ?? null,
    },
  }
}
