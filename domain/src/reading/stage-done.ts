import type { Graph, Stage } from '../graph/graph.ts'

/** What happened while the talk was in a stage, and right as it was entered. */
export type InStage = {
  moves: ReadonlySet<string>
  /** Of facts: what they are about. */
  told: ReadonlySet<string>
  answers: number
  settled: number
  agreed: boolean
  /** How much the learner said of their own, in words. */
  words: number
}

/**
 * Whether what a stage is for was done in it. What it is for stands in its name and its aim, in words; any
 * one sign of it is enough, and a stage that says nothing of the kind is covered by real talk in it.
 */
export function isDone(stage: Stage, seen: InStage, { lead, asks }: Graph): boolean {
  if (lead === 'persona' && asks.some((ask) => ask.in === stage.id))
    return seen.answers > 0 || seen.words >= A_FULL_ANSWER
  const signs = SIGNS.filter(({ of }) => of.test(stage.name) || of.test(stage.id))
  const meant = signs.length > 0 ? signs : SIGNS.filter(({ of }) => of.test(stage.aim))
  if (meant.length === 0) return seen.words >= REAL_TALK
  return meant.some(({ isShown }) => isShown(seen))
}

/** In words. */
const REAL_TALK = 15
/** Whoever asks what no graph knows is answered all the same. */
const A_FULL_ANSWER = 25

type Sign = { of: RegExp; isShown: (seen: InStage) => boolean }

const did =
  (...moves: string[]) =>
  (seen: InStage): boolean =>
    moves.some((move) => seen.moves.has(move))

const ASKS = did('open-question', 'closed-question')
const tells =
  (...about: string[]) =>
  (seen: InStage) =>
    about.some((one) => seen.told.has(one))
const toldAnything = (seen: InStage) => seen.told.size > 0

const SIGNS: Sign[] = [
  {
    of: /\b(?:open(?:ing)?|greet\w*|welcom\w*|introduc\w*|rapport|ease|start|beginning|hello|engag\w*)\b/i,
    isShown: (seen) =>
      did(
        'greeting',
        'introduction',
        'agenda',
        'permission',
        'small-talk',
        'empathy',
        'reflection',
        'apology',
        'thanks',
      )(seen) ||
      (ASKS(seen) && seen.words >= REAL_TALK),
  },
  {
    of: /\b(?:situation|background|discover\w*|explor\w*|today|account|facts?|history|needs?|understand\w*|listen\w*|focus\w*|experience|story|investigat\w*|diagnos\w*)\b/i,
    isShown: (seen) =>
      toldAnything(seen) &&
      (ASKS(seen) || did('reflection', 'summary', 'empathy', 'acknowledgement')(seen)),
  },
  {
    of: /\b(?:problems?|troubles?|pains?|wrong|difficult\w*|challenges?)\b/i,
    isShown: (seen) => (did('problem-question')(seen) || ASKS(seen)) && tells('pain')(seen),
  },
  {
    of: /\b(?:implications?|impact|consequences?|leads? to|costs? of)\b/i,
    isShown: did('implication-question'),
  },
  {
    of: /\b(?:need-?payoff|payoff|value|benefits?|worth|goals?|evok\w*|motivation|want)\b/i,
    isShown: (seen) => did('need-payoff-question')(seen) || (tells('goal')(seen) && ASKS(seen)),
  },
  {
    of: /\b(?:objections?|doubts?|concerns?|resistance|handling doubts|hesitat\w*)\b/i,
    isShown: (seen) => seen.settled > 0 || did('objection-handling')(seen),
  },
  {
    of: /\b(?:offers?|proposals?|pitch|solutions?|options?|advice|fix(?:ing)?|present\w*|recommend\w*)\b/i,
    isShown: did('proposal', 'next-step'),
  },
  {
    of: /\b(?:empath\w*|calm\w*|feel\w*|heard|acknowledg\w*|defen[cs]e|reaction)\b/i,
    isShown: did('empathy', 'reflection', 'apology', 'summary'),
  },
  {
    of: /\b(?:feedback|observation|behaviou?r|message|point|case|request)\b/i,
    isShown: (seen) => did('input', 'proposal', 'challenge')(seen) || seen.words >= REAL_TALK,
  },
  {
    of: /\b(?:test(?:ing)?|challeng\w*|cross-?exam\w*|fit)\b/i,
    isShown: (seen) => did('challenge', 'closed-question', 'implication-question')(seen),
  },
  {
    of: /\b(?:next steps?|agree\w*|commit\w*|plan(?:ning)?|decision|deal|settle\w*)\b/i,
    isShown: (seen) => seen.agreed || did('next-step')(seen),
  },
  {
    of: /\b(?:clos(?:e|ing)|end(?:ing)?|goodbye|wrap\w*|farewell)\b/i,
    isShown: (seen) => seen.agreed || did('closing', 'thanks', 'next-step', 'summary')(seen),
  },
  { of: /\b(?:summar\w*|recap\w*|check\w*)\b/i, isShown: did('summary') },
  {
    of: /\b(?:questions?|q ?& ?a|answers?)\b/i,
    isShown: (seen) => ASKS(seen) || seen.words >= REAL_TALK,
  },
]
