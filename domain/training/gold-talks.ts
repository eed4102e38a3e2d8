import { readdirSync, readFileSync } from 'node:fs'

/** A talk with what an experienced trainer would say about it. */
export type GoldTalk = {
  /** Of those that are kept here, with its side: "dev/sales-boatyard-weak.json". */
  file: string
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

/**
 * `dev` may be looked at while the grade is made, and so may `others`, which are by other writers. What is held out is
 * only measured; the grade was once changed for it, and what is unseen was written after that, by others again.
 */
export const SIDES = ['dev', 'others', 'held-out', 'unseen'] as const
export type Side = (typeof SIDES)[number]

const FOLDER = new URL('../corpus/talks/', import.meta.url)
const EXPECTED = '.expected.json'

/** In the order of their names. */
export const readGoldTalks = (side: Side): GoldTalk[] =>
  readTalks(new URL(`${side}/`, FOLDER)).map((talk) => ({
    ...talk,
    file: `${side}/${talk.file}`,
  }))

/** The talks of any folder, in the order of their names. */
export const readTalks = (folder: URL): GoldTalk[] =>
  filesIn(folder)
    .filter((name) => !name.endsWith(EXPECTED))
    .map((name) => ({
      file: name,
      input: read<GoldTalk['input']>(new URL(name, folder)),
      expected: read<GoldTalk['expected']>(new URL(name.replace(/\.json$/, EXPECTED), folder)),
    }))

/** Verdicts whose talk is missing. */
export const verdictsWithoutTalk = (side: Side): string[] => {
  const names = new Set(filesIn(new URL(`${side}/`, FOLDER)))
  return [...names].filter(
    (name) => name.endsWith(EXPECTED) && !names.has(name.replace(EXPECTED, '.json')),
  )
}

const filesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()

const read = <Content>(file: URL): Content => JSON.parse(readFileSync(file, 'utf8')) as Content
