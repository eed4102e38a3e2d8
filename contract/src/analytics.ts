import { MONTHS_BACK } from '@colloquy/domain/analytics'
import { USE_CASE_IDS } from '@colloquy/domain/use-cases'
import { z } from 'zod'
import { id } from './texts.ts'

/** What was submitted, in sums over months and people: never of one, and never of a few. */

export const AnalyticsFilter = z.strictObject({
  group: id().optional(),
  roleplay: id().optional(),
  scenario: z.enum(USE_CASE_IDS).optional(),
  months: z.enum(MONTHS_BACK).default('6').transform(Number),
})

const Count = z.int().min(0)
const Score = z.int().min(0).max(100).nullable()

const Month = z
  .object({
    /** Its first day, in UTC. */
    month: z.iso.date(),
    /** True where too few people submitted: the numbers are null then, and in no sum. */
    is_left_out: z.boolean(),
    attempts: Count.nullable(),
    people: Count.nullable(),
    score: Score,
  })
  .meta({ id: 'AnalyticsMonth' })

const Practised = z
  .object({
    id: id(),
    name: z.string(),
    scenario: z.enum(USE_CASE_IDS),
    attempts: Count,
    /** In the month that had the most of them. */
    people: Count,
    score: Score,
    /** How many months of it are left out. */
    left_out: Count,
  })
  .meta({ id: 'AnalyticsRoleplay' })

const Stage = z
  .object({
    id: z.string(),
    name: z.string(),
    /** That had it ahead of them. */
    attempts: Count,
    /** How many of them came to it, and did what it is for. */
    reached: Count,
    covered: Count,
  })
  .meta({ id: 'AnalyticsStage' })

const HeatMap = z
  .object({
    /** Groups where one roleplay was asked for, otherwise roleplays. */
    of: z.enum(['roleplays', 'groups']),
    criteria: z.array(z.object({ id: z.string(), name: z.string() })),
    rows: z.array(
      z.object({
        id: id(),
        name: z.string(),
        /** As many as there are criteria, in their order; null where too few were scored. */
        cells: z.array(z.object({ score: z.number().min(0).max(5), attempts: Count }).nullable()),
      }),
    ),
  })
  .meta({ id: 'AnalyticsHeatMap' })

export const Analytics = z
  .object({
    /** Nothing is told of so few people: everything below is empty then. */
    is_too_few: z.boolean(),
    /** Who is asked about: those who are in the group, or the organization, today. */
    members: Count,
    /** Those of them who submitted in the months that are shown. */
    people: Count,
    attempts: Count,
    score: Score,
    /** How many months are left out of everything. */
    left_out: Count,
    months: z.array(Month),
    /** Most practised first; what was left out has no numbers. */
    roleplays: z.array(Practised),
    /** Of which use case the stages and criteria are: the one asked for, or what was practised most. */
    scenario: z.enum(USE_CASE_IDS).nullable(),
    /** Those that most came to first. */
    stages: z.array(Stage),
    heat_map: HeatMap,
  })
  .meta({ id: 'Analytics' })
