import type { FigureId } from '@colloquy/domain/progress/practised'

type Named = {
  name: string
  about: string
  /** As one says it. */
  words: (value: number) => string
  /** The least of an axis that is not all noise. */
  least: number
}

const rounded = (value: number, step = 1): string => String(Math.round(value / step) * step)

/** In the words of the grade, and with no word on whether more of it is better. */
export const FIGURES: Record<FigureId, Named> = {
  wordsPerMinute: {
    name: 'Pace',
    about: 'Words per minute, while you speak.',
    words: (value) => `${rounded(value)} words per minute`,
    least: 200,
  },
  talkShare: {
    name: 'Share of the speaking',
    about: 'The rest was the persona’s.',
    words: (value) => `${rounded(value * 100)} %`,
    least: 1,
  },
  questions: {
    name: 'Questions',
    about: 'Open and closed ones, in a talk.',
    words: (value) => rounded(value),
    least: 10,
  },
  openQuestions: {
    name: 'Open questions',
    about: 'Those that ask for more than yes or no.',
    words: (value) => rounded(value),
    least: 10,
  },
  fillers: {
    name: 'Filler words',
    about: 'Of a hundred words. Everybody has them; no score depends on them.',
    words: (value) => `${String(Math.round(value * 10) / 10)} of 100 words`,
    least: 5,
  },
}

type Compared = { latest: number | null; baseline: number | null; baseline_of: number }

/** Beside what is usual for oneself, which is no goal. */
export function besideBaseline(id: FigureId, figure: Compared): string {
  const { latest, baseline, baseline_of: of } = figure
  const { words } = FIGURES[id]
  if (baseline === null)
    return of === 0
      ? 'What is usual for you shows after three more talks.'
      : `Not enough yet to say what is usual for you: ${of === 1 ? 'one talk' : `${of} talks`} before.`
  const usual = `Usual for you: ${words(baseline)}`
  if (latest === null) return `${usual}.`
  if (words(latest) === words(baseline)) return `${usual}. This is the same.`
  return `${usual}. This is ${latest > baseline ? 'above' : 'below'} it.`
}
