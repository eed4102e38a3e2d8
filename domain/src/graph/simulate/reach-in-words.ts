import { compile, type Roleplay } from '../compile.ts'
import type { Graph } from '../graph.ts'
import type { OwnGraph } from '../plan.ts'
import { askForTheUntold, LEARNERS, type Learner, speak } from './learners.ts'
import { addReach, type Reach, reachOf, simulate, type SimulatedTalk } from './simulate.ts'

export type ReachInWords = {
  /** What each of the simulated learners reaches, in plain sentences. */
  says: string[]
  /** What may not be what was meant. */
  warnings: string[]
}

/** For its author: what comes of a roleplay when a few talks are held with it. The same each time. */
export function reachInWords(roleplay: Roleplay): ReachInWords {
  const graph = compile(roleplay)
  const held = {
    weak: talksOf(graph, 'weak'),
    average: talksOf(graph, 'average'),
    strong: talksOf(graph, 'strong'),
  }
  return {
    says: LEARNERS.map((learner) => reachedBy(learner, { graph, talks: held[learner] })),
    warnings: [
      ...oddAgreements(graph, held),
      ...neverReached(roleplay.graph ?? {}, { graph, talks: Object.values(held).flat() }),
    ],
  }
}

/** Who talks badly has nine ways to do it: so many talks have most of them. */
const TALKS_OF_EACH = 10

const talksOf = (graph: Graph, learner: Learner): SimulatedTalk[] =>
  Array.from({ length: TALKS_OF_EACH }, (_, seed) => simulate(graph, { learner, seed }))

// What each of them reaches

const CALLED: Record<Learner, string> = {
  weak: 'A weak learner',
  average: 'An average learner',
  strong: 'A strong learner',
}

function reachedBy(
  learner: Learner,
  { graph, talks }: { graph: Graph; talks: SimulatedTalk[] },
): string {
  const { stages, facts, objections } = graph
  const reaches = talks.map((talk) => reachOf(graph, [talk]))
  const furthest = stages.findLast(({ id }) => reaches.some((reach) => reach.stages.has(id)))
  const came = reaches.filter((reach) => reach.stages.has(furthest?.id ?? '')).length
  const amount = (kind: keyof Reach) => fromTo(reaches.map((reach) => reach[kind].size))
  const does = [
    `gets as far as "${furthest?.name}" in ${came} of ${talks.length} talks`,
    ...(facts.length === 0
      ? []
      : [`is told ${amount('facts')} of ${counted(facts.length, 'fact')}`]),
    ...(objections.length === 0
      ? []
      : [
          `hears ${amount('raised')} of ${counted(objections.length, 'objection')}`,
          `meets ${amount('settled')}`,
        ]),
  ]
  return `${CALLED[learner]} ${IN_A_ROW.format(does)}. ${endsOf(graph, talks)}`
}

const IN_A_ROW = new Intl.ListFormat('en-GB', { type: 'conjunction' })

const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`

function fromTo(counts: number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return least === most ? `${least}` : `${least} to ${most}`
}

/** The most frequent first. */
function endsOf({ endings }: Graph, talks: SimulatedTalk[]): string {
  const counts = new Map<string, number>()
  for (const { last, turns } of talks) {
    const ending = endings.find(({ id }) => id === last.state.ended)
    const end = ending === undefined ? `none within ${turns.length} turns` : `"${ending.name}"`
    counts.set(end, (counts.get(end) ?? 0) + 1)
  }
  const ends = [...counts].toSorted(([, one], [, other]) => other - one)
  return `The end is ${IN_A_ROW.format(ends.map(([end, count]) => `${end} in ${count}`))}.`
}

// What may not have been meant

function oddAgreements({ endings }: Graph, held: Record<Learner, SimulatedTalk[]>): string[] {
  if (!endings.some(({ outcome }) => outcome === 'agreed')) return []
  const agreed = (learner: Learner) =>
    held[learner].filter(({ last }) => last.ended === 'agreed').length
  const [weak, strong] = [agreed('weak'), agreed('strong')]
  if (strong === 0)
    return [`A strong learner comes to an agreement in none of ${TALKS_OF_EACH} talks.`]
  return weak < strong
    ? []
    : [
        `A weak learner comes to an agreement in ${weak} of ${TALKS_OF_EACH} talks, and a strong one in ${strong}.`,
      ]
}

/** Of what its author wrote: the rest belongs to a template, or is not all asked for in so few talks. */
function neverReached(
  { objections = [], endings = [], facts = [] }: OwnGraph,
  { graph, talks }: { graph: Graph; talks: SimulatedTalk[] },
): string[] {
  const reached = reachOf(graph, talks)
  const missing = () => ({
    objections: objections.filter(({ id }) => !reached.raised.has(id)),
    endings: endings.filter(({ id }) => !reached.endings.has(id)),
    facts: facts.filter(({ id }) => !reached.facts.has(id)),
  })
  const isAnyMissing = () => Object.values(missing()).some((things) => things.length > 0)
  let of = TALKS_OF_EACH
  for (; of < MOST_OF_EACH && isAnyMissing(); of += 1) {
    const says = missing().facts.length > 0 ? askForTheUntold : speak
    for (const learner of LEARNERS)
      addReach(reached, graph, simulate(graph, { learner, seed: of, says }))
  }
  const inNone = `In none of ${of * LEARNERS.length} simulated talks`
  const never = missing()
  const untold = some(never.facts.map(({ id }) => `"${id}"`))
  return [
    ...never.objections.map(({ name }) => `${inNone} does objection "${name}" come up.`),
    ...never.endings.map(({ name }) => `${inNone} is ending "${name}" reached.`),
    ...(untold === '' ? [] : [`${inNone} is any of these facts told: ${untold}.`]),
  ]
}

/** In fewer, two or three things of each template are missed that can well be reached; in these, nearly none. */
const MOST_OF_EACH = 40

/** As many as one looks through. */
const MOST_NAMED = 8

const some = (names: string[]): string =>
  IN_A_ROW.format(
    names.length <= MOST_NAMED
      ? names
      : [...names.slice(0, MOST_NAMED), `${names.length - MOST_NAMED} more`],
  )
