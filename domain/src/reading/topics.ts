import type { Graph } from '../graph/graph.ts'
import { plain } from '../language/words.ts'
import {
  type Signs,
  type Sought,
  saidIn,
  sentenceOf,
  signsIn,
  soughtIn,
  weightOf,
} from './came-up.ts'
import { fitOf, type Known, termsOf } from './facts-told.ts'
import type { ReadTurn, Topic } from './reading.ts'
import type { Evidence, Talk } from './talk.ts'
import { ONLY_AN_AGE, topicNames } from './topic-names.ts'

/** What the roleplay has to tell, thread by thread: who brought each up, and where. */
export function topicsIn(
  { turns: said }: Talk,
  graph: Graph,
  { turns, known }: { turns: readonly ReadTurn[]; known: readonly Known[] },
): Topic[] {
  const names = topicNames(
    graph,
    new Set(
      turns.flatMap((turn) => (turn.speaker === 'persona' ? turn.tells.map(({ id }) => id) : [])),
    ),
  )
  const topicOf = new Map(graph.facts.map(({ id, thread }) => [id, threadOf(thread)]))
  const topics = new Map<string, Topic>()
  for (const { thread, says } of graph.facts) {
    const id = threadOf(thread)
    if (!topics.has(id) && !ONLY_AN_AGE.test(says))
      topics.set(id, { id, name: names.get(id) ?? id, raisedBy: null, isTold: false, at: [] })
  }
  const facts = known.flatMap((fact) => {
    const topic = topics.get(topicOf.get(fact.id) ?? '')
    return topic === undefined ? [] : [{ ...fact, topic }]
  })
  // What hurts and what is wanted is told in many ways; what is only around them shares its words with everything.
  const atHeart = new Set(
    graph.facts.flatMap(({ id, about }) => (about === 'pain' || about === 'goal' ? [id] : [])),
  )
  const sought = soughtIn(known, (id) => topicOf.get(id) ?? '')
  /** What the learner has just told of the persona, until that answers. */
  let stated = new Map<string, Evidence>()
  /** Who tells a persona all about itself at once has read it somewhere, and is not believed again. */
  let recites = false
  let asked: { isQuestion: boolean; topics: Map<Topic, Evidence> } = NOTHING_ASKED
  const cameUp = (id: string, by: 'trainee' | 'persona', at: Evidence) => {
    const topic = topics.get(id)
    if (topic === undefined) return
    addTo(topic, by, at)
    topic.isTold = true
  }
  turns.forEach((turn, n) => {
    if (turn.speaker === 'trainee') {
      const touched = new Map<Topic, Evidence>()
      if (turn.foreign === null)
        for (const move of turn.moves) {
          const terms = termsOf(move.text)
          const isAsked = move.question !== 'none'
          for (const { ways, topic } of facts) {
            const isMeant = ways.some((way) => {
              const { share, matches, found } = fitOf(terms, way.terms)
              return share >= NAMED && matches >= 2 && found >= SAYS_SOMETHING
            })
            if (isMeant && !touched.has(topic)) {
              touched.set(topic, move.at)
              // Naming what was told already raises nothing; and a statement of it is no question for it.
              if (isAsked || topic.isTold) addTo(topic, 'trainee', move.at)
            }
          }
        }
      const isQuestion =
        turn.foreign === null && turn.moves.some((move) => move.question !== 'none')
      const isSameTurn = turns[n - 1]?.speaker === 'trainee'
      const now = turn.foreign === null ? toldInOwnWords(said, n, { sought, atHeart }) : []
      stated = new Map([...(isSameTurn ? stated : []), ...now])
      asked = {
        isQuestion: isQuestion || (isSameTurn && asked.isQuestion),
        topics: isSameTurn ? new Map([...asked.topics, ...touched]) : touched,
      }
      return
    }
    for (const { id, at } of turn.tells) {
      const topic = topics.get(topicOf.get(id) ?? '')
      if (topic === undefined) continue
      const byTrainee = asked.isQuestion || asked.topics.has(topic)
      addTo(topic, byTrainee ? 'trainee' : 'persona', at)
      topic.isTold = true
    }
    const inFull = new Set(turn.tells.map(({ id }) => topicOf.get(id)))
    const news = [...stated].filter(([id]) => topics.get(id)?.isTold === false)
    recites ||= news.length >= A_RECITAL
    // Who denies it has not been told of it.
    if (!recites && !DENIES.test(plain(said[n]?.text ?? '')))
      for (const [id, at] of news) cameUp(id, 'trainee', at)
    stated = new Map()
    for (const [id, at] of toldInOwnWords(said, n, { sought, atHeart })) {
      const topic = topics.get(id)
      if (topic === undefined || inFull.has(id)) continue
      cameUp(id, asked.isQuestion || asked.topics.has(topic) ? 'trainee' : 'persona', at)
    }
    // "Mm-hm" leaves the question open.
    if (turn.tells.length > 0 || (said[n]?.text.length ?? 0) > A_BACKCHANNEL) asked = NOTHING_ASKED
  })
  return [...topics.values()]
}

/** What hurts and what is wanted, as far as a turn is about it, each with the words that show it. */
function toldInOwnWords(
  said: Talk['turns'],
  n: number,
  { sought, atHeart }: { sought: readonly Sought[]; atHeart: ReadonlySet<string> },
): Map<string, Evidence> {
  const told = new Map<string, Evidence>()
  const [before, now] = [said[n - 1], said[n]]
  // What our engine told, it says itself.
  if (now === undefined || now.tells !== undefined) return told
  const turn = saidIn(now, before?.speaker === now.speaker ? '' : (before?.text ?? ''))
  if (turn.own.length < A_FEW_TERMS) return told
  const signs = signsIn(turn, sought)
  sought.forEach((fact, k) => {
    if (!atHeart.has(fact.id) || told.has(fact.topic)) return
    if (weightOf(signs[k] as Signs) > 0) told.set(fact.topic, sentenceOf(now.text, n, fact))
  })
  return told
}

/** Less is a remark. */
const A_FEW_TERMS = 2

/** In topics that nobody had told. */
const A_RECITAL = 3
const DENIES =
  /^\W*(?:no[,.]? (?:it|that|i|we|they|he|she|there)\b|nope|not (?:true|really|at all)|(?:it|that)(?:'s| is)(?: not|n't)|wrong\b|who (?:told|said)|(?:where|how) (?:did|do) you)/i

const NOTHING_ASKED = { isQuestion: false, topics: new Map<Topic, Evidence>() }

/** In characters. */
const A_BACKCHANNEL = 12
const NAMED = 0.45
const SAYS_SOMETHING = 0.95

function addTo(topic: Topic, by: 'trainee' | 'persona', at: Evidence): void {
  topic.raisedBy ??= by
  if (!topic.at.some((one) => one.turn === at.turn && one.start === at.start)) topic.at.push(at)
}

/** "pain-2.2" goes on from "pain-2". */
const threadOf = (thread: string): string => thread.replace(/\.\d+$/, '')
