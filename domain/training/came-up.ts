// `node domain/training/came-up.ts FOLDER…`: learns from the talks of dev, and of folders like it, what shows that a fact
// came up. Prints the weights for domain/src/reading/came-up.ts, and how often they would be right about personas that
// they did not learn from.
import { pathToFileURL } from 'node:url'
import { compile } from '../src/graph/compile.ts'
import { type Signs, saidIn, signsIn, soughtIn } from '../src/reading/came-up.ts'
import { knownFacts } from '../src/reading/facts-told.ts'
import { type GoldTalk, readGoldTalks, readTalks } from './gold-talks.ts'
import { talkOf } from './verdicts.ts'

/** A topic in a talk: the signs of it in each turn, of which one is enough. */
type Example = { persona: string; cameUp: boolean; isOwn: boolean; turns: number[][] }

/** Topics of personas that were not there: they never came up, and teach what chance brings. */
const STRANGERS = [1, 4, 9]
const OF_A_STRANGER = 0.15

function examplesOf(talks: readonly GoldTalk[]): Example[] {
  const personas = new Map(talks.map((talk) => [talk.input.schema.persona.name, soughtOf(talk)]))
  const names = [...personas.keys()]
  return talks.flatMap((talk) => {
    const { turns, schema } = talk.input
    const planted = talk.expected.counts.topics
    const own = schema.persona.name
    const strangers = STRANGERS.map((n) => names[(names.indexOf(own) + n) % names.length] ?? '')
    return [...(planted === undefined ? [] : [own]), ...strangers].flatMap((name) => {
      const sought = personas.get(name) ?? []
      const seen = turns.map((turn, n) => {
        const before = turns[n - 1]
        return signsIn(
          saidIn(turn, before?.speaker === turn.speaker ? '' : (before?.text ?? '')),
          sought,
        ).map(numbersOf)
      })
      const topics = new Set(
        sought.flatMap(({ topic }) => (/^(?:pain|goal)-/.test(topic) ? [topic] : [])),
      )
      return [...topics].map((topic) => ({
        persona: own,
        isOwn: name === own,
        cameUp: name === own && planted?.includes(topic) === true,
        turns: seen.flatMap((of) => of.filter((_, k) => sought[k]?.topic === topic)),
      }))
    })
  })
}

function soughtOf({ input }: GoldTalk) {
  const { useCase, roleplay } = talkOf(input)
  const graph = compile({ persona: roleplay.persona, scenario: useCase })
  const topicOf = new Map(graph.facts.map(({ id, thread }) => [id, thread.replace(/\.\d+$/, '')]))
  return soughtIn(knownFacts(graph), (id) => topicOf.get(id) ?? '')
}

const numbersOf = ({ left, same, asked, run }: Signs): number[] => [1, left, same, asked, run]

/** Logistic regression, in which the turn that speaks most for a topic speaks for it. */
function learn(all: readonly Example[]): number[] {
  let weights = [-4, 4, 1, 1, 1]
  for (let round = 0; round < ROUNDS; round += 1) {
    const best = all.map(({ turns, cameUp, isOwn }) => ({
      signs: mostIn(turns, weights),
      is: Number(cameUp),
      counts: isOwn ? 1 : OF_A_STRANGER,
    }))
    weights = descended(weights, best)
  }
  return weights
}

const ROUNDS = 6
const STEPS = 400
const STEP = 0.5
const RIDGE = 0.01

function descended(
  from: readonly number[],
  best: readonly { signs: number[]; is: number; counts: number }[],
): number[] {
  let weights = [...from]
  const squares = weights.map(() => 1e-6)
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight, k) => (k === 0 ? 0 : RIDGE * weight))
    for (const { signs, is, counts } of best) {
      const off = counts * (1 / (1 + Math.exp(-sumOf(signs, weights))) - is)
      signs.forEach((sign, k) => {
        slope[k] = (slope[k] ?? 0) + off * sign
      })
    }
    weights = weights.map((weight, k) => {
      const by = slope[k] ?? 0
      squares[k] = (squares[k] ?? 0) + by * by
      return weight - (STEP * by) / Math.sqrt(squares[k])
    })
  }
  return weights
}

const sumOf = (signs: readonly number[], weights: readonly number[]): number =>
  signs.reduce((sum, sign, k) => sum + sign * (weights[k] ?? 0), 0)

const mostIn = (turns: readonly number[][], weights: readonly number[]): number[] =>
  turns.reduce((most, one) => (sumOf(one, weights) > sumOf(most, weights) ? one : most))

const folders = process.argv.slice(2).map((folder) => pathToFileURL(`${folder}/`))
const all = examplesOf([...readGoldTalks('dev'), ...folders.flatMap(readTalks)])
const personas = [...new Set(all.map(({ persona }) => persona))]
const own = all.filter(({ isOwn }) => isOwn)
const right = personas.flatMap((one) => {
  const weights = learn(all.filter(({ persona }) => persona !== one))
  return own.filter(
    ({ persona, turns, cameUp }) =>
      persona === one && sumOf(mostIn(turns, weights), weights) > 0 === cameUp,
  )
})
const NAMES = ['none', 'left', 'same', 'asked', 'run']
console.log(
  learn(all)
    .map((weight, k) => `${NAMES[k] ?? ''} ${weight.toFixed(1)}`)
    .join(', '),
)
console.log(`${right.length} of ${own.length} topics right, each persona left out in turn`)
