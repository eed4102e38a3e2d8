import { FIGURE_IDS } from '@colloquy/domain/progress/practised'
import { USE_CASE_IDS } from '@colloquy/domain/use-cases'
import { z } from 'zod'
import { Evidence } from './grades.ts'
import { id, moment } from './texts.ts'

const Score = z.int().min(0).max(100)
const Points = z.number().min(0).max(5)
const UseCase = z.enum(USE_CASE_IDS)

/** Of which use case; without it, the one that was practised last. */
export const ProgressQuery = z.strictObject({ scenario: UseCase.optional() })

const Scored = z.object({ conversation_id: id(), score: Score, started_at: moment() })

/** Drills count nowhere but among the talks: each begins in the middle of another one. */
const PractisedUseCase = z
  .object({
    scenario: UseCase,
    first: Scored,
    best: Scored,
    latest: Scored,
    /** From the first to the latest, and to the best. Null after one talk. */
    lift: z.object({ latest: z.int(), best: z.int() }).nullable(),
  })
  .meta({ id: 'PractisedUseCase' })

const Talk = z
  .object({
    conversation_id: id(),
    name: z.string(),
    started_at: moment(),
    score: Score,
    is_drill: z.boolean(),
    criteria: z.array(z.object({ id: z.string(), name: z.string(), score: Points })),
    /** Null where there was too little to measure. Fillers are of a hundred words. */
    figures: z.record(z.enum(FIGURE_IDS), z.number().nullable()),
  })
  .meta({ id: 'PractisedTalk' })

const Skill = z
  .object({
    id: z.string(),
    name: z.string(),
    first: Points,
    best: Points,
    latest: Points,
    /** The mean of the last three talks in which it was scored, or of as many as there are. */
    recent: Points,
    recent_of: z.int().min(1),
  })
  .meta({ id: 'Skill' })

const Figure = z
  .object({
    figure: z.enum(FIGURE_IDS),
    /** Of the newest talk. */
    latest: z.number().nullable(),
    /** The median of the talks before. Null with fewer than three. */
    baseline: z.number().nullable(),
    baseline_of: z.int().min(0),
  })
  .meta({ id: 'Figure' })

const Weakest = z.object({
  id: z.string(),
  name: z.string(),
  recent: Points,
  recent_of: z.int().min(1),
  /** The talk in which it can be seen, and what was said of it there. */
  shown_by: z.object({
    conversation_id: id(),
    name: z.string(),
    started_at: moment(),
    score: Points,
    reason: z.string().nullable(),
    moment: Evidence.nullable(),
  }),
})

/** Everything is one's own: nobody else is asked about, and nobody else can ask. */
export const Progress = z
  .object({
    /** Null until something was graded. */
    scenario: UseCase.nullable(),
    /** The one that was practised last first. */
    use_cases: z.array(PractisedUseCase),
    /** The newest 30 of the use case, and the drills among them: from the oldest to the newest. */
    talks: z.array(Talk),
    /** Whether there are older ones. */
    has_older: z.boolean(),
    /** The strongest first. Over the talks above, and the first one of all. */
    skills: z.array(Skill),
    figures: z.array(Figure),
    /** The last 26 weeks, oldest first. Whoever reads them knows which day each of them was. */
    hours: z.array(
      z.object({ hour: moment(), conversations: z.int().min(0), seconds: z.int().min(0) }),
    ),
    next: z.object({
      /** Null until a skill was scored: then it is the first step. */
      skill: Weakest.nullable(),
      /** With what to practise it; null where nothing of the use case can be seen. */
      roleplay: z.object({ id: id(), name: z.string(), scenario: UseCase }).nullable(),
    }),
  })
  .meta({ id: 'Progress' })
