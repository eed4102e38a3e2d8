import { scoreBand } from '../score-bands.ts'
import type { Evidence } from '../reading/talk.ts'
import type { Deeds } from '../rubric/deeds.ts'
import { firstName } from '../rubric/reasons.ts'
import { type Judged, type Rubric, sentencesFor } from '../rubric/rubric.ts'
import { clauseAt } from '../rubric/clauses.ts'
import { A_PLAN } from '../rubric/phrases.ts'
import { isRule, type RuleName } from '../rubric/rules.ts'
import type { About } from './coaching/about.ts'
import { COACHING } from './coaching/coaching.ts'
import type { Advice, Next } from './grade.ts'
import { lastMoment, type Moment, missedMoments, toldBefore } from './moments.ts'
import { momentFor } from './moments-for.ts'

export type Coached = {
  overall: string
  strengths: Advice[]
  improvements: Advice[]
  recommendations: string[]
  next: Next | null
}

/** What a coach would say about it: of what was done, with its moment, and one thing to do next. */
export function coach(
  deeds: Deeds,
  { judged, rubric, total }: { judged: readonly Judged[]; rubric: Rubric; total: number },
): Coached {
  const band = scoreBand(total)
  const ruled = judged.flatMap((one) => {
    const criterion = rubric.criteria.find(({ id }) => id === one.id)
    const rule = criterion?.looksFor?.rule ?? ''
    return criterion !== undefined && isRule(rule) && one.status !== 'not_relevant'
      ? [{ ...one, rule, mustSay: sentencesFor(criterion)[0] ?? '' }]
      : []
  })
  const good = ruled
    .filter(({ score, rule }) => rule !== 'says' && score !== null && score >= 3)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0) || b.weight - a.weight)
    .filter(({ rule, score }, n) =>
      band === 'poor'
        ? (score ?? 0) >= 4 && !NEEDS_ALL.has(rule)
        : (score ?? 0) >= 4 || (n === 0 && !NEEDS_ALL.has(rule)),
    )
  // Nothing else can be mended before this.
  const isFirst = (one: Ruled): boolean =>
    isUnsaid(one) || (one.rule === 'respects' && showsContempt(deeds))
  const lacking = ruled
    .filter(({ score }) => (score ?? 0) <= 4)
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || lossOf(b) - lossOf(a))
    .filter(({ score }, n) => n === 0 || (score ?? 0) <= (band === 'good' ? 4 : 3))
  const used = new Set<number>()
  const strengths = distinctBy(
    good.flatMap(({ rule }) => strengthOf(deeds, rule, used)),
    ({ at }) => at?.turn,
  ).slice(0, band === 'poor' ? 1 : MOST)
  // What was praised is not to be mended.
  const moments = new Set(strengths.flatMap(({ at }) => at?.turn ?? []))
  const found = lacking.flatMap(({ rule, mustSay }) => {
    const moment = momentFor(deeds, rule, moments)
    if (moment === null) return []
    moments.add(moment.at.turn)
    return [{ rule, moment, about: { ...aboutOf(deeds, moment.at, moment), mustSay } }]
  })
  const improvements = found.slice(0, band === 'poor' ? 1 : MOST)
  const first = found[0] ?? anyMoment(deeds)
  return {
    overall: overallOf(deeds, { band, good, first, isSentenceMissing: lacking.some(isUnsaid) }),
    strengths,
    improvements: improvements.map(({ rule, moment, about }) => ({
      text: COACHING[rule].improve(about),
      at: shortened(moment.at),
    })),
    recommendations: improvements.map(({ rule, about }) => COACHING[rule].practice(about)),
    next: first === undefined ? null : nextOf(first),
  }
}

const MOST = 3

/** Half of it is no strength yet, and in a poor talk it was not for the other one. */
const NEEDS_ALL: ReadonlySet<RuleName> = new Set<RuleName>([
  'agrees-on-a-step',
  'asks-for-a-decision',
  'offers-to-fit',
  'sums-up',
  'proves',
])
/** What is praised is to be seen in the words that are quoted. */
function showsWell(rule: RuleName, { turn, quote }: Pick<Evidence, 'turn' | 'quote'>): boolean {
  if (rule === 'opens') return turn < BEGINNING
  if (rule === 'asks' || rule === 'goes-deep') return LEAVES_ROOM.test(quote) && !/^I\b/.test(quote)
  if (rule === 'offers-to-fit' || rule === 'agrees-on-a-step')
    return A_PLAN.test(quote.toLowerCase()) && !quote.endsWith('?') && !IS_TOLD.test(quote)
  return rule !== 'meets-doubts'
}

const LEAVES_ROOM = /\b(?:what|how|why|tell me|walk me|describe|where)\b/i
const IS_TOLD = /\b(?:was|were|waited|asked|said)\b/i

/** In turns of both. */
const BEGINNING = 4

/** Nobody is praised for a greeting. */
const COURTESY =
  /\b(?:thank(?:s| you)|good (?:morning|evening|afternoon)|hello|nice to meet|how are you|sorry to hear)\b/i

/** In words. */
const A_SAYING = 5
const A_FULL_SENTENCE = 14

type Ruled = Judged & { rule: RuleName; mustSay: string }
type FoundMoment = { rule: RuleName; moment: Moment; about: About }

const isUnsaid = ({ rule, blocks }: Ruled): boolean => rule === 'says' && blocks !== null

const showsContempt = (deeds: Deeds): boolean =>
  deeds.turns('insults') * 2 +
    deeds.turns('waves-off') +
    deeds.turns('cuts-in') +
    deeds.turns('walls-off') / 2 >=
  2

const lossOf = ({ score, weight }: Judged): number => weight * (5 - (score ?? 0))

/** Where all was done, there is still something that could have been taken up. */
function anyMoment(deeds: Deeds): FoundMoment | undefined {
  const isAsked = deeds.reading.graph.lead === 'persona'
  const [missed] = missedMoments(deeds, isAsked ? ['takes-up', 'responds'] : ['asks-open'])
  const moment = missed ?? lastMoment(deeds)
  const rule = isAsked ? 'listens-while-asked' : 'asks'
  return moment === null ? undefined : { rule, moment, about: aboutOf(deeds, moment.at, moment) }
}

function nextOf({ rule, moment, about }: FoundMoment): Next {
  return {
    behaviour: COACHING[rule].behaviour(about),
    moment: shortened(moment.at),
    betterLine: COACHING[rule].line(about),
    drill: { beforeTurn: moment.turn },
  }
}

function strengthOf(deeds: Deeds, rule: RuleName, used: Set<number>): Advice[] {
  const weightOf = ({ turn, quote }: Evidence): number =>
    (deeds.uptakes[turn]?.fresh.length ?? 0) +
    (deeds.uptakes[turn]?.kept.length ?? 0) +
    Math.min(A_FULL_SENTENCE, quote.split(/\s+/).length) / 4
  for (const kind of COACHING[rule].shownBy) {
    const best = deeds
      .of(kind)
      .map(({ at }) => at)
      .filter(
        ({ turn, quote }) =>
          !used.has(turn) &&
          quote.split(/\s+/).length >= A_SAYING &&
          !COURTESY.test(quote) &&
          showsWell(rule, { turn, quote }),
      )
      .toSorted((a, b) => weightOf(b) - weightOf(a) || a.turn - b.turn)[0]
    if (best === undefined) continue
    used.add(best.turn)
    const at = shortened(best)
    return [{ text: COACHING[rule].praise(aboutOf(deeds, at, null)), at }]
  }
  return []
}

const harmAt = (deeds: Deeds, turn: number): About['harm'] =>
  HARMS.find((kind) => deeds.of(kind).some(({ at }) => at.turn === turn)) ?? null

/** The gravest first. */
const HARMS = [
  'insults',
  'waves-off',
  'cuts-in',
  'walls-off',
  'is-reproached',
  'tells-off',
  'stays-vague',
] as const

const aboutOf = (deeds: Deeds, at: Evidence, moment: Moment | null): About => ({
  who: firstName(deeds),
  useCase: deeds.reading.talk.useCase,
  quote: shortened(at).quote.replace(/[.,;:]+$/, ''),
  back: moment?.back ?? null,
  told: moment === null ? [] : toldBefore(deeds, moment.turn),
  harm: moment === null ? null : harmAt(deeds, at.turn),
  mustSay: '',
})

/** Nobody reads out half a minute: whole clauses, from the beginning. */
function shortened({ turn, start, quote }: Evidence): Evidence {
  const part = clauseAt(quote, { start: 0, end: quote.length }, 0)
  const said = quote.slice(part.start, part.end)
  return { turn, start: start + part.start, end: start + part.end, quote: said }
}

function overallOf(
  deeds: Deeds,
  {
    band,
    good,
    first,
    isSentenceMissing,
  }: {
    band: ReturnType<typeof scoreBand>
    good: readonly Ruled[]
    first: FoundMoment | undefined
    isSentenceMissing: boolean
  },
): string {
  const who = firstName(deeds)
  const about: About = first?.about ?? {
    who,
    useCase: deeds.reading.talk.useCase,
    quote: '',
    back: null,
    told: [],
    harm: null,
    mustSay: '',
  }
  const goods = good.slice(0, 2).map(({ rule }) => COACHING[rule].good(about))
  const did = goods.length === 0 ? null : `You ${goods.join(', and you ')}.`
  const step =
    first === undefined
      ? 'Stay a little longer with what you hear.'
      : COACHING[first.rule].behaviour(about)
  const foreign = deeds.reading.turns.filter(
    (turn) => turn.speaker === 'trainee' && turn.foreign !== null,
  ).length
  if (deeds.ownTurns < foreign || deeds.ownTurns === 0)
    return `Little of this was said to ${who}, so there is little to go by. Speak to ${who} as you would to anybody in their place, and begin with a question.`
  if (band === 'poor' && showsContempt(deeds))
    return `Something went wrong between you and ${who}: after some of these sentences it is hard to listen to anything else. It can be mended, also in the middle of a talk. ${step}`
  if (isSentenceMissing)
    return `${did ?? 'You kept the conversation going.'} One sentence was missing without which no conversation of this kind passes. ${step}`
  const next = step.charAt(0).toLowerCase() + step.slice(1)
  switch (band) {
    case 'good':
      return `A strong conversation. ${did ?? `${who} was in good hands.`} To make it stronger still, ${next}`
    case 'middling':
      return `A sound conversation. ${did ?? `${who} could follow you.`} To bring it further, ${next}`
    case 'poor':
      return `${did ?? 'You kept the conversation going.'} All the same, ${who} was hardly reached this time, and that can be learned. Begin with one thing: ${next}`
  }
}

function distinctBy<One>(all: readonly One[], keyOf: (one: One) => unknown): One[] {
  const seen = new Set<unknown>()
  return all.filter((one) => {
    const key = keyOf(one)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
