import { doubtsNeeded, holds } from '../graph/conditions.ts'
import type { Graph, Handling, Objection } from '../graph/graph.ts'
import { relativesOf } from '../language/related-words.ts'
import { stemsOf } from '../language/stems.ts'
import { type Decision, type Given, phrase } from './decision.ts'
import type { Heard } from './hear.ts'
import { isConcrete } from './reacting/concrete.ts'
import { isEasyToAgree } from './reacting/easy-to-agree.ts'
import { IS_ABOUT, IS_MEANT_FOR, touches } from './reacting/touches.ts'
import type { Act } from './reacting/wordings.ts'
import { wasSaidLately } from './said-lately.ts'
import type { Open, Part, State } from './state.ts'
import { nextUntold } from './telling.ts'

/** The doubt that is due, if one is: each comes once, and no more of them than have to be met. */
export function dueDoubt({ graph, state }: { graph: Graph; state: State }): Objection | null {
  if (Object.keys(state.objections).length >= doubtsNeeded(graph)) return null
  return fresh({ graph, state }).find(({ when }) => holds(when, { graph, state })) ?? null
}

/** Whatever stands between the persona and a yes: one that was not met, or one not said yet. */
export function doubtInTheWay({ graph, state }: Given): Objection | null {
  const settled = Object.values(state.objections).filter((one) => one === 'settled').length
  if (settled >= doubtsNeeded(graph)) return null
  const raised = graph.objections.find(({ id }) => state.objections[id] === 'raised')
  const unsaid = fresh({ graph, state })
  // One that fits what was just said, sooner than the next in the row.
  return raised ?? unsaid.find(({ when }) => holds(when, { graph, state })) ?? unsaid[0] ?? null
}

const fresh = ({ graph, state }: { graph: Graph; state: State }): Objection[] =>
  graph.objections.filter(
    (one) => state.objections[one.id] === undefined && !isAnsweredAlready(one, state),
  )

/** Whoever was told what it costs, or that it costs nothing, does not ask what it costs. */
const isAnsweredAlready = ({ stems }: Objection, { said }: State): boolean =>
  COSTS.every((stem) => stems.includes(stem)) &&
  (said.some((line) => IS_FREE.test(line) || IS_A_PRICE.test(line)) ||
    IS_A_FREE_TRIAL.test(said.at(-1) ?? ''))

const COSTS = stemsOf('cost pay')

/** For now it costs nothing; what it costs later may still be asked. */
const IS_A_FREE_TRIAL = /\bfree (?:trial|test|pilot|month|weeks?|sample|visit|of charge)\b/

/** "That's about 18,500 euros": with what is theirs to pay or to lose left out. */
export const isPriceSaid = (said: readonly string[]): boolean =>
  said.some((line) => IS_A_PRICE.test(line) || IS_A_SUM.test(line.replace(OF_THEIRS, '')))

const IS_A_SUM =
  /\b(?:that(?:'s| is| would be| makes| will be)|it(?:'s| is| would be| will be)|at|for|around|about|only|just)(?: about| around| roughly| only| just)? (?:[£$€] ?)?\d[\d,. ]*(?:k|thousand|million)? ?(?:euros?|pounds?|dollars?|francs?|kroner|[£$€])|(?:^| )[£$€] ?\d/

const OF_THEIRS = /\byou(?:'ve| have)? (?:lost|lose|pay|paid|spend|spent|said|told|earn)\b.{0,60}/g

const IS_A_PRICE =
  /\b(?:costs?|price|charge|comes to|pay)\b[^.?!]*(?:[£$€]|\b(?:euros?|pounds?|dollars?|cents?|pence|kroner|francs?)\b)|(?:[£$€] ?\p{N}+|\b(?:euros?|pounds?|dollars?|cents)) (?:a|per|each) (?:\p{L}+)/u

const IS_FREE =
  /\b(?:(?:is|are|s|be|completely|entirely|totally) free\b(?! (?:to|on|at|for you to))|free of charge|costs? (?:you |them |nobody )?nothing|no (?:costs?|charge|fees?)\b|will not cost|won't cost)/

/** Said for the first time, or once more when it was talked over. */
export const raiseDoubt = ({ id }: Objection, { state }: Given): Decision =>
  state.objections[id] === undefined
    ? {
        intent: `raise a doubt: ${id}`,
        parts: [phrase('before-doubt'), { say: 'objection', id, as: 'raised' }],
        open: { what: 'objection', id, met: [] },
      }
    : {
        intent: `come back to the doubt: ${id}`,
        parts: [phrase('doubt-comes-back'), { say: 'objection', id, as: 'raised' }],
        open: { what: 'objection', id, met: [] },
      }

/** Said twice already: who hears the same a third time is not talked with any more. */
export const wasHeldOn = ({ says }: Objection, { recent }: State): boolean =>
  recent.filter((line) => says.some((way) => line.includes(way))).length > 1

type OpenDoubt = Extract<Open, { what: 'objection' }>

/** "What worries you about the price?": what is behind it is told once. */
export function toExploredDoubt(given: Given, open: OpenDoubt): Decision | null {
  const { heard, graph } = given
  const objection = graph.objections.find(({ id }) => id === open.id)
  if (objection === undefined || objection.explains.length === 0) return null
  if (open.met.includes('explored')) return null
  const trouble = objection.isOfTheirTrouble ? nextUntold(given, ['pain']) : null
  if (heard.recalled.length > 0 && trouble === null) return null
  return {
    intent: `say what is behind the doubt: ${open.id}`,
    parts: [
      { say: 'objection', id: open.id, as: 'explained' },
      ...(trouble === null ? [] : [{ say: 'fact', id: trouble.id, as: 'new' } as const]),
    ],
    open,
  }
}

/** What was said of something else leaves a doubt where it was, or has met it by the way. */
export function keepDoubt(given: Given, decision: Decision): Decision {
  const { open } = given.state
  if (open.what !== 'objection' || decision.ended !== undefined) return decision
  if (decision.settles !== undefined || decision.agreed || decision.parts.some(isRaising))
    return decision
  const objection = given.graph.objections.find(({ id }) => id === open.id)
  const met = metWith(given.heard, { met: open.met, objection })
  if (objection === undefined || !isSettled(objection, met))
    return { ...decision, open: { ...open, met } }
  const isStillOpen = decision.open.what === 'objection'
  return { ...decision, settles: open.id, open: isStillOpen ? { what: 'nothing' } : decision.open }
}

const isRaising = (part: Part): boolean => part.say === 'objection' && part.as === 'raised'

/**
 * What is said right after a doubt is said to the doubt: it goes away when it was met in one of the ways that
 * meet it, and is held on to once when it was talked over. Later on, only what is about it counts.
 */
export function toHandledDoubt(given: Given, open: OpenDoubt): Decision | null {
  const { heard, state, graph } = given
  const objection = graph.objections.find(({ id }) => id === open.id)
  const met = metWith(heard, { met: open.met, objection })
  // What gives back something else is heard as that; it may have met the doubt by the way.
  if (isOfSomethingElse(given, objection)) return null
  const isNews = met.length > open.met.length
  if (!isNews && !isRightAfter(state)) return null
  const isAnsweredTwice =
    open.met.includes('answered') && metWith(heard, { met: [], objection }).includes('answered')
  if (objection !== undefined && !isAnsweredTwice && !isSettled(objection, met)) {
    const isHalfMet = met.includes('answered') && !open.met.includes('answered')
    const of = isHalfMet ? 'doubt-half-met' : 'doubt-stays'
    // Nobody is reproached for kind words or news, nor twice for the same.
    if (!isRightAfter(state) || (!isHalfMet && (isNews || !isTalkedOver(given)))) return null
    if (wasSaidLately(of, given, 6)) return null
    return {
      intent: isHalfMet ? 'hear more on the doubt' : 'hold on to the doubt',
      parts: [phrase(of)],
      open: { what: 'objection', id: open.id, met },
    }
  }
  const settled = Object.values({ ...state.objections, [open.id]: 'settled' }).filter(
    (one) => one === 'settled',
  ).length
  const isLast = settled >= doubtsNeeded(graph) && graph.agreement !== null && !state.agreed
  const act = heard.act
  const isProposing =
    act === 'promise' ||
    act === 'offer' ||
    heard.labels.acts.some((one) => one === 'proposal' || one === 'next_step')
  // What takes the doubt away and is a fix as well leaves nothing to ask for.
  if (
    isLast &&
    (act === 'promise' || act === 'offer') &&
    isConcrete(heard.text) &&
    isEasyToAgree(given)
  )
    return {
      intent: 'agree',
      parts: [phrase('agree')],
      open: { what: 'nothing' },
      agreed: true,
      settles: open.id,
    }
  // Who counsels, or tells somebody what was seen, is not asked for the next step at once.
  const asksOn = isLast && (isProposing || heard.labels.acts.includes('objection_handling'))
  return {
    intent: `accept what was said about the doubt: ${open.id}`,
    parts: [phrase(asksOn ? 'doubt-settled-last' : 'doubt-settled')],
    open: isLast ? { what: 'next-step' } : { what: 'nothing' },
    settles: open.id,
  }
}

function isOfSomethingElse({ heard, graph }: Given, objection: Objection | undefined): boolean {
  const { reflection, acts } = heard.labels
  const gives = reflection !== 'none' || acts.includes('summary') || heard.act === 'observation'
  if (!gives || isAbout(heard, objection)) return false
  return touches(heard.text, graph, ['situation', 'background', 'pain', 'goal']) >= IS_MEANT_FOR
}

const isRightAfter = ({ last }: State): boolean =>
  last.some(
    (part) =>
      part.say === 'objection' ||
      (part.say === 'phrase' && (part.of === 'doubt-half-met' || part.of === 'doubt-stays')),
  )

/** Pushed on, as if nothing had been said. */
const isTalkedOver = ({ heard, graph }: Given): boolean => {
  const { acts } = heard.labels
  const pushes = acts.includes('next_step') || acts.includes('proposal')
  return pushes && touches(heard.text, graph) < IS_ABOUT
}

/** Whether what was said just now meets it, beside what was said to it before. */
export function isMetBy({ heard, state }: Given, objection: Objection): boolean {
  const met =
    state.open.what === 'objection' && state.open.id === objection.id ? state.open.met : []
  return isSettled(objection, metWith(heard, { met, objection }))
}

export const isSettled = ({ settles }: Objection, met: Handling[]): boolean =>
  settles.some((way) => way.every((handling) => met.includes(handling)))

/** With what this was said to it, beside what had been before. */
export function metWith(
  heard: Heard,
  { met, objection }: { met: Handling[]; objection: Objection | undefined },
): Handling[] {
  const { acts, reflection, question, behaviour } = heard.labels
  const act = heard.act
  const isAcknowledged =
    acts.includes('empathy') ||
    acts.includes('apology') ||
    reflection !== 'none' ||
    (act !== null && ACKNOWLEDGES.has(act)) ||
    GRANTS.test(heard.text)
  const isExplored = question !== 'none'
  const isAnswered =
    acts.includes('objection_handling') ||
    (act !== null && ANSWERS.has(act) && heard.words.length >= A_SENTENCE) ||
    (behaviour === 'input' && heard.words.length >= A_SENTENCE && isAbout(heard, objection)) ||
    heard.words.length >= A_FULL_ANSWER
  return [
    ...new Set<Handling>([
      ...met,
      ...(isAcknowledged ? (['acknowledged'] as const) : []),
      ...(isExplored ? (['explored'] as const) : []),
      ...(isAnswered ? (['answered'] as const) : []),
    ]),
  ]
}

/** In words. Shorter is no answer; and as much as that is one, even in other words than expected. */
const A_SENTENCE = 6
const A_FULL_ANSWER = 25

const ACKNOWLEDGES: ReadonlySet<Act> = new Set<Act>(['admission', 'reassurance', 'praise'])
/** What takes a doubt away without a word of it: somebody sees to it, or says that it need not be feared. */
const ANSWERS: ReadonlySet<Act> = new Set<Act>(['promise', 'reassurance', 'admission'])

const GRANTS =
  /\b(?:i (?:understand|see|get|appreciate|respect) (?:that|why|how|what|your|the)|that(?:'s| is) (?:a )?(?:fair|good|valid|understandable|reasonable|important)|fair (?:point|enough|question)|good (?:point|question)|you(?:'re| are) right|makes sense|i hear you|of course|naturally)\b/i

function isAbout({ text }: Heard, objection: Objection | undefined): boolean {
  if (objection === undefined || objection.stems.length === 0) return true
  const said = new Set(stemsOf(text))
  return objection.stems.some(
    (stem) => said.has(stem) || [...relativesOf(stem)].some((other) => said.has(other)),
  )
}
