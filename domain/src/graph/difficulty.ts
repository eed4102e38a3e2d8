/** How hard a talk is, in numbers: a name for it would change nothing. */
export type Temper = {
  /** Both run from 0 to 100, and begin here. */
  patience: number
  rapport: number
  /** Added to the rapport that something has to be earned with. */
  guard: number
  /** How many doubts have to be met before anything is agreed to. */
  objections: number
  /** How much weighs on patience and rapport what spoils them: 1 is ordinary. */
  touchiness: number
  /** How often something is told that nobody asked for. */
  volunteers: number
  /** How many things are told in one answer, when there are more. */
  factsInAnAnswer: number
  /** After so many turns there is no time left, nor on a call after so many minutes. */
  turns: number
  minutes: number
}

export type Difficulty = DifficultyName | Partial<Temper>
export type DifficultyName = (typeof DIFFICULTY_NAMES)[number]

export const DIFFICULTY_NAMES = ['easy', 'normal', 'hard'] as const

/** What each number may be: read by whoever takes one in. */
export const TEMPER_LIMITS: Readonly<Record<keyof Temper, { least: number; most: number }>> = {
  patience: { least: 1, most: 100 },
  rapport: { least: 0, most: 100 },
  guard: { least: -50, most: 50 },
  objections: { least: 0, most: 10 },
  touchiness: { least: 0, most: 5 },
  volunteers: { least: 0, most: 50 },
  factsInAnAnswer: { least: 1, most: 3 },
  turns: { least: 5, most: 1000 },
  minutes: { least: 2, most: 60 },
}

export const ORDINARY: Temper = {
  patience: 70,
  rapport: 50,
  guard: 0,
  objections: 2,
  touchiness: 1,
  volunteers: 3,
  factsInAnAnswer: 1,
  // More than are said in half an hour.
  turns: 240,
  minutes: 30,
}

/** For who chooses one: what the changes below amount to, in a sentence. */
export const DIFFICULTIES: Record<DifficultyName, { label: string; means: string }> = {
  easy: {
    label: 'Easy',
    means: 'More patient, tells more unasked, and has one doubt fewer to be met.',
  },
  normal: { label: 'Normal', means: 'As patient and as open as such people are on most days.' },
  hard: {
    label: 'Hard',
    means: 'Soon impatient, tells only what is well asked for, and has one doubt more.',
  },
}

/** Added to the temper of the template. */
const CHANGES: Record<DifficultyName, Partial<Temper>> = {
  easy: {
    patience: 20,
    rapport: 5,
    guard: -10,
    objections: -1,
    touchiness: -0.4,
    volunteers: 4,
    factsInAnAnswer: 1,
  },
  normal: {},
  hard: {
    patience: -20,
    rapport: -5,
    guard: 10,
    objections: 1,
    touchiness: 0.5,
    volunteers: -2,
  },
}

/** Without the graph: the clock of a call is the server's. */
export const minutesOf = (difficulty: Difficulty): number =>
  (typeof difficulty === 'string' ? null : difficulty.minutes) ?? ORDINARY.minutes

/** Names change what the template says, numbers take its place. */
export function temperWith(template: Temper, difficulty: Difficulty): Temper {
  const tempered = { ...template }
  for (const key of Object.keys(TEMPER_LIMITS) as (keyof Temper)[]) {
    const wanted =
      typeof difficulty === 'string'
        ? template[key] + (CHANGES[difficulty][key] ?? 0)
        : (difficulty[key] ?? template[key])
    const { least, most } = TEMPER_LIMITS[key]
    tempered[key] = Math.max(least, Math.min(most, wanted))
  }
  return tempered
}
