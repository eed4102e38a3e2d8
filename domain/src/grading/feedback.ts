import { scoreBand } from '../score-bands.ts'
import type { Evidence } from '../reading/talk.ts'
import { EVADES, LOOSE } from '../rubric/phrases.ts'
import { type Deeds, firstSentenceOf } from '../rubric/deeds.ts'
import { firstName } from '../rubric/reasons.ts'
import type { Judged, Rubric } from '../rubric/rubric.ts'
import { RULES, type RuleName } from '../rubric/rules.ts'
import { type About, COACHING } from './coaching.ts'
import type { Advice, Next } from './grade.ts'
import {
  gatheringMoment,
  lastMoment,
  type Moment,
  missedMoments,
  momentOf,
  toldBefore,
} from './moments.ts'

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
    const rule = rubric.criteria.find(({ id }) => id === one.id)?.looksFor?.rule
    return rule !== undefined && isRule(rule) && one.status !== 'not_relevant'
      ? [{ ...one, rule }]
      : []
  })
  const good = ruled
    .filter(({ score }) => score !== null && score >= (band === 'poor' ? 2 : 3))
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0) || b.weight - a.weight)
    .filter(({ score }, n) => n === 0 || (score ?? 0) >= 4)
  const lacking = ruled
    .filter(({ score }) => (score ?? 0) <= 4)
    .toSorted((a, b) => lossOf(b) - lossOf(a))
    .filter(({ score }, n) => n === 0 || (score ?? 0) <= (band === 'good' ? 4 : 3))
  const used = new Set<number>()
  const strengths = distinctBy(
    good.flatMap(({ rule }) => strengthOf(deeds, rule, used)),
    ({ at }) => at?.turn,
  ).slice(0, band === 'poor' ? 1 : MOST)
  const moments = new Set<number>()
  const found = lacking.flatMap(({ rule }) => {
    const moment = momentFor(deeds, rule, moments)
    if (moment === null) return []
    moments.add(moment.at.turn)
    return [{ rule, moment, about: aboutOf(deeds, moment.at, moment) }]
  })
  const improvements = found.slice(0, band === 'poor' ? 1 : MOST)
  const [first] = found
  return {
    overall: overallOf(deeds, { band, good, first, judged }),
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

type Ruled = Judged & { rule: RuleName }
type FoundMoment = { rule: RuleName; moment: Moment; about: About }

const isRule = (rule: string): rule is RuleName => Object.hasOwn(RULES, rule)

const lossOf = ({ score, weight }: Judged): number => weight * (5 - (score ?? 0))

function nextOf({ rule, moment, about }: FoundMoment): Next {
  return {
    behaviour: COACHING[rule].behaviour(about),
    moment: shortened(moment.at),
    betterLine: COACHING[rule].line(about),
    drill: { beforeTurn: moment.turn },
  }
}

function strengthOf(deeds: Deeds, rule: RuleName, used: Set<number>): Advice[] {
  const weightOf = ({ turn }: Evidence): number =>
    (deeds.uptakes[turn]?.fresh.length ?? 0) + (deeds.uptakes[turn]?.kept.length ?? 0)
  for (const kind of COACHING[rule].shownBy) {
    const best = deeds
      .of(kind)
      .map(({ at }) => at)
      .filter(({ turn, quote }) => !used.has(turn) && quote.split(/\s+/).length >= 4)
      .toSorted((a, b) => weightOf(b) - weightOf(a) || a.turn - b.turn)[0]
    if (best === undefined) continue
    used.add(best.turn)
    const at = shortened(best)
    return [{ text: COACHING[rule].praise(aboutOf(deeds, at, null)), at }]
  }
  return []
}

/** Where it would have helped, of those moments that are not spoken of yet. */
function momentFor(deeds: Deeds, rule: RuleName, used: ReadonlySet<number>): Moment | null {
  const harm = [
    ...deeds.of('insults'),
    ...deeds.of('waves-off'),
    ...deeds.of('cuts-in'),
    ...deeds.of('tells-off'),
  ]
  const own = (look: RegExp): Moment[] =>
    deeds.reading.turns.flatMap((turn, n) => {
      const said = deeds.reading.talk.turns[n]
      return turn.speaker === 'trainee' &&
        said !== undefined &&
        turn.words > 2 &&
        look.test(said.text)
        ? [momentOf(deeds, firstSentenceOf(n, said))]
        : []
    })
  const missed = missedMoments(deeds)
  const candidates: (Moment | null)[] = (() => {
    switch (rule) {
      case 'agrees-on-a-step':
      case 'asks-for-a-decision':
        return [lastMoment(deeds)]
      case 'sums-up':
        return [gatheringMoment(deeds), lastMoment(deeds)]
      case 'offers-to-fit':
        return [...deeds.of('tells-off'), ...deeds.of('offers')]
          .map(({ at }) => momentOf(deeds, at))
          .concat(missed)
      case 'respects':
        return harm.map(({ at }) => momentOf(deeds, at)).concat(missed)
      case 'answers':
        return [
          ...deeds.of('evades').map(({ at }) => momentOf(deeds, at)),
          ...own(EVADES),
          ...own(/./),
        ]
      case 'tells-deeds':
      case 'tells-what-came-of-it':
        return [...own(EVADES), ...own(/./)]
      case 'proves':
        return [...own(LOOSE), ...own(EVADES), ...own(/./)]
      case 'opens':
        return own(/./).slice(0, 1)
      case 'goes-deep':
        return [...missedMoments(deeds, ['asks-for-effect', 'asks-for-wish'])]
      case 'feels-with':
        return [...missedMoments(deeds, ['feels-with'])]
      case 'reflects':
        return [...missedMoments(deeds, ['gives-back'])]
      case 'meets-doubts':
        return deeds.reading.objections
          .filter(({ isSettled }) => !isSettled)
          .map(({ at }) => ({ at, turn: at.turn + 1, back: null }))
      default:
        return missed
    }
  })()
  const all = [...candidates, ...missed, lastMoment(deeds)].filter((one) => one !== null)
  return all.find(({ at, turn }) => !used.has(at.turn) && isTrainee(deeds, turn)) ?? null
}

const isTrainee = ({ reading }: Deeds, n: number): boolean =>
  reading.turns[n]?.speaker === 'trainee'

const aboutOf = (deeds: Deeds, at: Evidence, moment: Moment | null): About => ({
  who: firstName(deeds),
  useCase: deeds.reading.talk.useCase,
  quote: shortened(at).quote.replace(/[.,;:]+$/, ''),
  back: moment?.back ?? null,
  told: moment === null ? [] : toldBefore(deeds, moment.turn),
})

/** Nobody reads out half a minute: from the beginning, at a word. */
export function shortened({ turn, start, quote }: Evidence): Evidence {
  const words = [...quote.matchAll(/\S+/g)]
  const last = words[LONGEST - 1]
  if (words.length <= LONGEST || last === undefined)
    return { turn, start, end: start + quote.length, quote }
  const part = quote.slice(0, last.index + last[0].length)
  return { turn, start, end: start + part.length, quote: part }
}

/** In words. */
const LONGEST = 24

function overallOf(
  deeds: Deeds,
  {
    band,
    good,
    first,
    judged,
  }: {
    band: ReturnType<typeof scoreBand>
    good: readonly Ruled[]
    first: FoundMoment | undefined
    judged: readonly Judged[]
  },
): string {
  const who = firstName(deeds)
  const about: About = first?.about ?? {
    who,
    useCase: deeds.reading.talk.useCase,
    quote: '',
    back: null,
    told: [],
  }
  const goods = good.slice(0, 2).map(({ rule }) => COACHING[rule].good(about))
  const did = goods.length === 0 ? null : `You ${goods.join(', and you ')}.`
  const step = first === undefined ? '' : ` ${COACHING[first.rule].behaviour(about)}`
  const foreign = deeds.reading.turns.filter(
    (turn) => turn.speaker === 'trainee' && turn.foreign !== null,
  ).length
  if (deeds.ownTurns < foreign || deeds.ownTurns === 0)
    return `Most of this was not said to ${who}, so there is little to go by: it counts neither for you nor against you. Speak to ${who} as you would to anybody in their place, and begin with a question.`
  if (
    judged.some(({ evidence, score }) => score === 0 && evidence.length > 0) &&
    band === 'poor' &&
    deeds.turns('insults') + deeds.turns('waves-off') + deeds.turns('cuts-in') >= 2
  )
    return `Something went wrong between you and ${who}: after some of these sentences it is hard to listen to anything else. It can be mended, also in the middle of a talk.${step}`
  switch (band) {
    case 'good':
      return `A strong conversation. ${did ?? `${who} was in good hands.`} To make it stronger still:${step === '' ? ' keep it up.' : step}`
    case 'middling':
      return `A sound conversation. ${did ?? `${who} could follow you.`} What would bring it further:${step === '' ? ' stay longer with what you hear.' : step}`
    case 'poor':
      return `${did ?? 'You kept the conversation going.'} But ${who} was hardly reached in this one, and that can be learned. Begin with one thing:${step === '' ? ' ask, and wait.' : step}`
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
