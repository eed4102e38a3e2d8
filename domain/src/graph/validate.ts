import { waysOf } from '../persona/phrases/phrases.ts'
import { always, never, type Possible } from './can-hold.ts'
import type { Condition, Graph, Stage } from './graph.ts'
import { isMoveName } from './move-names.ts'
import { possibleIn } from './possible.ts'
import { validateAnswers } from './validate-answers.ts'
import { validateFacts } from './validate-facts.ts'
import { whyInVain, whyNever } from './waits.ts'
import { isInCircle, stagesThatLeadOut, waysIn } from './ways.ts'

/** An error is a graph that nobody can finish or hear all of; a warning, one that may not be what was meant. */
export type Finding = { is: 'error' | 'warning'; says: string }

/** What is wrong with a graph, in plain sentences; of one without a flaw, nothing. */
export function validate(graph: Graph): Finding[] {
  const possible = possibleIn(graph)
  return [
    ...checkNames(graph),
    ...checkStages(possible),
    ...validateFacts(possible).map(error),
    ...checkObjections(possible),
    ...validateAnswers(graph.answers).map(({ says }) => error(says)),
    ...checkEndings(possible),
    ...checkTemper(graph),
  ]
}

const error = (says: string): Finding => ({ is: 'error', says })
const warning = (says: string): Finding => ({ is: 'warning', says })

// Names

function checkNames(graph: Graph): Finding[] {
  const lists = {
    stage: graph.stages,
    fact: graph.facts,
    objection: graph.objections,
    ask: graph.asks,
    ending: graph.endings,
  }
  const twice = Object.entries(lists).flatMap(([kind, things]) =>
    things
      .filter(({ id }, n) => things.findIndex((other) => other.id === id) < n)
      .map(({ id }) => error(`There are two ${kind}s called "${id}".`)),
  )
  const unknown = conditionsOf(graph).flatMap(({ where, condition }) =>
    unknownNamesIn(condition, graph).map((what) => error(`${where} waits for ${what}.`)),
  )
  return [...twice, ...unknown, ...unknownReferences(graph)]
}

/** Every condition of the graph, and where it stands, as the beginning of a sentence. */
const conditionsOf = (graph: Graph): { where: string; condition: Condition }[] => [
  ...graph.stages.flatMap(({ name, exits, entry }) => [
    ...(entry === undefined ? [] : [{ where: `Stage "${name}"`, condition: entry }]),
    ...exits.map(({ to, when }) => ({
      where: `The way from stage "${name}" to "${to}"`,
      condition: when,
    })),
  ]),
  ...graph.facts.flatMap(({ id, reveal }) =>
    reveal.when === 'so' ? [{ where: `Fact "${id}"`, condition: reveal.if }] : [],
  ),
  ...graph.objections.map(({ name, when }) => ({ where: `Objection "${name}"`, condition: when })),
  ...graph.endings.map(({ name, when }) => ({ where: `Ending "${name}"`, condition: when })),
  ...(graph.agreement === null
    ? []
    : [graph.agreement.reason, graph.agreement.trust].map((condition) => ({
        where: 'What it takes to agree',
        condition,
      }))),
]

function unknownNamesIn(condition: Condition, graph: Graph): string[] {
  if ('all' in condition) return condition.all.flatMap((one) => unknownNamesIn(one, graph))
  if ('any' in condition) return condition.any.flatMap((one) => unknownNamesIn(one, graph))
  if ('not' in condition) return unknownNamesIn(condition.not, graph)
  if ('moves' in condition) return unknownMoves(condition.moves)
  if ('now' in condition) return unknownMoves(condition.now)
  if ('knows' in condition)
    return has(graph.facts, condition.knows)
      ? []
      : [`a fact "${condition.knows}", which there is not`]
  if ('in' in condition)
    return has(graph.stages, condition.in) ? [] : [`a stage "${condition.in}", which there is not`]
  return []
}

const unknownMoves = (moves: readonly string[]): string[] =>
  moves.filter((move) => !isMoveName(move)).map((move) => `a move "${move}", which nobody can make`)

const has = (things: readonly { id: string }[], wanted: string): boolean =>
  things.some(({ id }) => id === wanted)

function unknownReferences(graph: Graph): Finding[] {
  const { stages, asks, answers, facts, endings, firstAsk, phrases, useCase } = graph
  return [
    ...stages.flatMap(({ name, exits }) =>
      exits
        .filter(({ to }) => !has(stages, to))
        .map(({ to }) => error(`Stage "${name}" leads to a stage "${to}", which there is not.`)),
    ),
    ...asks.flatMap((ask) =>
      ask.in === undefined || has(stages, ask.in)
        ? []
        : [error(`Question "${ask.id}" is asked in a stage "${ask.in}", which there is not.`)],
    ),
    ...asks.flatMap((ask) =>
      ask.reveals === undefined || has(facts, ask.reveals)
        ? []
        : [warning(`Question "${ask.id}" would tell a fact "${ask.reveals}", which there is not.`)],
    ),
    ...answers.flatMap(({ tells, asked: [first = ''] }) =>
      tells === null || has(facts, tells)
        ? []
        : [error(`Whoever asks "${first}" would be told a fact "${tells}", which there is not.`)],
    ),
    ...(firstAsk === null || has(asks, firstAsk)
      ? []
      : [error(`The greeting asks a question "${firstAsk}", which there is not.`)]),
    ...endings
      .filter(({ says }) => waysOf({ useCase, phrases }, says).any.length === 0)
      .map(({ name, says }) =>
        error(`Ending "${name}" says something called "${says}", for which there are no words.`),
      ),
  ]
}

// Stages

function checkStages(possible: Possible): Finding[] {
  const { graph, reachable } = possible
  if (graph.stages.length === 0) return [error('There is no stage to begin in.')]
  const ways = waysIn(possible)
  const leadOut = stagesThatLeadOut(graph, ways)
  const last = graph.stages.at(-1)
  return graph.stages.flatMap((stage) => {
    const { id, name } = stage
    if (!reachable.has(id))
      return [error(`Stage "${name}" cannot be reached: ${whyUnreached(stage, possible)}.`)]
    if (stage.exits.length === 0)
      return stage === last
        ? []
        : [warning(`Stage "${name}" has no way on, and it is not the last.`)]
    if (!wayOnFrom(stage, possible))
      return [error(`Stage "${name}" has no way on: what its exits wait for cannot happen.`)]
    if (!leadOut.has(id) && isInCircle(id, ways))
      return [error(`Stage "${name}" leads in a circle that has no way out.`)]
    return []
  })
}

function whyUnreached({ id, entry }: Stage, possible: Possible): string {
  const waysTo = possible.graph.stages.flatMap(({ exits }) => exits.filter(({ to }) => to === id))
  const conditions = [...(entry === undefined ? [] : [entry]), ...waysTo.map(({ when }) => when)]
  return whyInVain(conditions, possible) ?? 'nothing leads to it'
}

const wayOnFrom = ({ exits }: Stage, possible: Possible): boolean =>
  exits.some(({ to, when }) => has(possible.graph.stages, to) && !never(when, possible))

// Objections

function checkObjections(possible: Possible): Finding[] {
  const { graph } = possible
  return graph.objections.flatMap(({ name, says, settles, when }) => [
    ...(says.length === 0 ? [error(`Objection "${name}" has no words.`)] : []),
    ...(settles.length === 0
      ? [error(`Objection "${name}" can never be met: it does not say with what.`)]
      : []),
    ...(settles.some((way) => way.length === 0)
      ? [warning(`Objection "${name}" goes away by itself: one way to meet it asks for nothing.`)]
      : []),
    ...(never(when, possible) && graph.agreement === null
      ? [error(`Objection "${name}" can never come up: ${whyNever(when, possible)}.`)]
      : []),
  ])
}

// Endings

function checkEndings(possible: Possible): Finding[] {
  const { graph } = possible
  const certain = graph.endings.findIndex(({ when }) => always(when, possible))
  const unreachable = graph.endings.flatMap(({ name, when }, n) => {
    if (never(when, possible))
      return [error(`Ending "${name}" cannot be reached: ${whyNever(when, possible)}.`)]
    return certain !== -1 && n > certain
      ? [
          error(
            `Ending "${name}" cannot be reached: "${graph.endings[certain]?.name}" always comes before it.`,
          ),
        ]
      : []
  })
  const isGood = graph.endings.some(
    ({ outcome, when }) =>
      (outcome === 'agreed' || outcome === 'said-goodbye') && !never(when, possible),
  )
  return [
    ...unreachable,
    ...(certain === -1
      ? []
      : [
          error(
            `The talk ends with its first words: "${graph.endings[certain]?.name}" always holds.`,
          ),
        ]),
    ...(isGood ? [] : [warning('There is no good end: nobody can agree, or say goodbye.')]),
  ]
}

// Temper

function checkTemper({ temper, objections, facts, asks, lead, greetings }: Graph): Finding[] {
  const warnings = [
    temper.patience <= WARNS_AT ? 'The persona has no patience left from the start.' : null,
    temper.objections > objections.length
      ? `${temper.objections} objections have to be met, and there are ${objections.length}.`
      : null,
    facts.length === 0 ? 'There is nothing that the persona could tell.' : null,
    lead === 'persona' && asks.length === 0
      ? 'The persona leads by asking, and has nothing to ask.'
      : null,
    greetings.length === 0 ? 'The persona has no greeting.' : null,
  ]
  return warnings.flatMap((says) => (says === null ? [] : [warning(says)]))
}

/** From here on it says that it is about to hang up. */
const WARNS_AT = 20
