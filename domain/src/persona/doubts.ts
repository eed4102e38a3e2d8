import { doubtsNeeded, holds } from '../graph/conditions.ts'
import type { Graph, Handling, Objection } from '../graph/graph.ts'
import { relativesOf } from '../language/related-words.ts'
import { stemsOf } from '../language/stems.ts'
import { type Decision, type Given, phrase } from './decision.ts'
import type { Heard } from './hear.ts'
import type { Open, Part, State } from './state.ts'

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
  return raised ?? fresh({ graph, state })[0] ?? null
}

const fresh = ({ graph, state }: { graph: Graph; state: State }): Objection[] =>
  graph.objections.filter(({ id }) => state.objections[id] === undefined)

/** Said for the first time, or held on to when it was talked over. */
export const raiseDoubt = ({ id }: Objection, { state }: Given): Decision =>
  state.objections[id] === undefined
    ? {
        intent: `raise a doubt: ${id}`,
        parts: [phrase('before-doubt'), { say: 'objection', id, as: 'raised' }],
        open: { what: 'objection', id, met: [] },
      }
    : {
        intent: `come back to the doubt: ${id}`,
        parts: [phrase('doubt-stays'), { say: 'objection', id, as: 'raised' }],
        open: { what: 'objection', id, met: [] },
      }

type OpenDoubt = Extract<Open, { what: 'objection' }>

/** "What worries you about the price?": what is behind it is told once. */
export function toExploredDoubt({ heard, graph }: Given, open: OpenDoubt): Decision | null {
  const objection = graph.objections.find(({ id }) => id === open.id)
  if (objection === undefined || objection.explains.length === 0) return null
  if (heard.recalled.length > 0 || open.met.includes('explored')) return null
  return {
    intent: `say what is behind the doubt: ${open.id}`,
    parts: [{ say: 'objection', id: open.id, as: 'explained' }],
    open,
  }
}

/** What was said of something else leaves a doubt where it was, or has met it by the way. */
export function keepDoubt(given: Given, decision: Decision): Decision {
  const { open } = given.state
  if (open.what !== 'objection' || decision.ended !== undefined) return decision
  if (decision.settles !== undefined || decision.parts.some(isRaising)) return decision
  const objection = given.graph.objections.find(({ id }) => id === open.id)
  const met = metWith(given.heard, { met: open.met, objection })
  if (objection === undefined || !isSettled(objection, met))
    return { ...decision, open: { ...open, met } }
  const isStillOpen = decision.open.what === 'objection'
  return { ...decision, settles: open.id, open: isStillOpen ? { what: 'nothing' } : decision.open }
}

const isRaising = (part: Part): boolean => part.say === 'objection' && part.as === 'raised'

/** It goes away when it was met in one of the ways that meet it, and not when it was talked over. */
export function toHandledDoubt({ heard, state, graph }: Given, open: OpenDoubt): Decision {
  const objection = graph.objections.find(({ id }) => id === open.id)
  const met = metWith(heard, { met: open.met, objection })
  if (objection !== undefined && !isSettled(objection, met))
    return {
      intent: met.length > open.met.length ? 'hear more on the doubt' : 'hold on to the doubt',
      parts: [phrase(met.length > open.met.length ? 'waiting' : 'doubt-stays')],
      open: { what: 'objection', id: open.id, met },
    }
  const settled = Object.values({ ...state.objections, [open.id]: 'settled' }).filter(
    (one) => one === 'settled',
  ).length
  const isLast = settled >= doubtsNeeded(graph) && graph.agreement !== null
  return {
    intent: `accept what was said about the doubt: ${open.id}`,
    parts: [phrase(isLast ? 'doubt-settled-last' : 'doubt-settled')],
    open: isLast ? { what: 'next-step' } : { what: 'nothing' },
    settles: open.id,
  }
}

const isSettled = ({ settles }: Objection, met: Handling[]): boolean =>
  settles.some((way) => way.every((handling) => met.includes(handling)))

/** With what this was said to it, beside what had been before. */
function metWith(
  heard: Heard,
  { met, objection }: { met: Handling[]; objection: Objection | undefined },
): Handling[] {
  const { acts, reflection, question, behaviour } = heard.labels
  const isAcknowledged =
    acts.includes('empathy') ||
    acts.includes('apology') ||
    reflection !== 'none' ||
    GRANTS.test(heard.text)
  const isExplored = question !== 'none'
  const isAnswered =
    acts.includes('objection_handling') ||
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
const A_SENTENCE = 8
const A_FULL_ANSWER = 30

const GRANTS =
  /\b(?:i (?:understand|see|get|appreciate|respect) (?:that|why|how|what|your|the)|that(?:'s| is) (?:a )?(?:fair|good|valid|understandable|reasonable|important)|fair (?:point|enough|question)|good (?:point|question)|you(?:'re| are) right|makes sense|i hear you|of course you|naturally)\b/i

function isAbout({ text }: Heard, objection: Objection | undefined): boolean {
  if (objection === undefined || objection.stems.length === 0) return true
  const said = new Set(stemsOf(text))
  return objection.stems.some(
    (stem) => said.has(stem) || [...relativesOf(stem)].some((other) => said.has(other)),
  )
}
