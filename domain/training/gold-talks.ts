import { readdirSync, readFileSync } from 'node:fs'

/** A talk with what an experienced trainer would say about it. */
export type GoldTalk = {
  /** With its folder: "dev/sales-boatyard-weak.json". */
  file: string
  side: Side
  /** As `npm run grade` reads it. */
  input: {
    scenario: string
    schema: {
      name: string
      persona: {
        name: string
        role: string
        situation: string
        background: string
        pain_points: string[]
        goals: string[]
      }
    }
    turns: GoldTurn[]
  }
  expected: {
    quality: Quality
    band: 'high' | 'middle' | 'low'
    counts: Counts
    /** Files of the same folder, by the same persona. */
    pairs?: { better_than: string[] }
  }
}

export type GoldTurn = {
  speaker: 'trainee' | 'persona'
  text: string
  started_at_ms: number
  ended_at_ms: number
  typed?: true
  confidence?: number
  interrupted?: true
}

/** What two careful people would count alike; the rest is left out. */
export type Counts = {
  trainee_words: number
  trainee_turns: number
  fillers: number
  interruptions_by_trainee: number
  interruptions_by_persona: number
  open_questions?: number
  closed_questions?: number
  reflections?: number
  summaries?: number
  /** By their place in the persona: "pain-1", "goal-2". */
  topics?: string[]
}

export const QUALITIES = ['excellent', 'decent', 'weak', 'rude-or-passive', 'gamed'] as const
export type Quality = (typeof QUALITIES)[number]

/** `dev` may be looked at while the grade is made; what is held out is only measured. */
export type Side = 'dev' | 'held-out'

const FOLDER = new URL('../corpus/talks/', import.meta.url)
const EXPECTED = '.expected.json'

/** In the order of their names. */
export const readGoldTalks = (side: Side): GoldTalk[] =>
  filesIn(side)
    .filter((name) => !name.endsWith(EXPECTED))
    .map((name) => ({
      file: `${side}/${name}`,
      side,
      input: read<GoldTalk['input']>(`${side}/${name}`),
      expected: read<GoldTalk['expected']>(`${side}/${name.replace(/\.json$/, EXPECTED)}`),
    }))

/** Verdicts whose talk is missing. */
export const verdictsWithoutTalk = (side: Side): string[] => {
  const names = new Set(filesIn(side))
  return [...names].filter(
    (name) => name.endsWith(EXPECTED) && !names.has(name.replace(EXPECTED, '.json')),
  )
}

const filesIn = (side: Side): string[] => readdirSync(new URL(`${side}/`, FOLDER)).sort()

const read = <Content>(path: string): Content =>
  JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8')) as Content
