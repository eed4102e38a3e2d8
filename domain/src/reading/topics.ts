import type { Graph } from '../graph/graph.ts'
import { evidenceAt, sentenceSpans } from './evidence.ts'
import { fitOf, type Known, type Term, termsOf } from './facts-told.ts'
import type { ReadTurn, Topic } from './reading.ts'
import type { Evidence, Talk } from './talk.ts'
import { ONLY_AN_AGE, topicNames } from './topic-names.ts'

/** What the roleplay has to tell, thread by thread: who brought each up, and where. */
export function topicsIn(
  { turns: said }: Talk,
  graph: Graph,
  { turns, known }: { turns: readonly ReadTurn[]; known: readonly Known[] },
): Topic[] {
  const names = topicNames(graph)
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
  let asked: { isQuestion: boolean; topics: Map<Topic, Evidence> } = NOTHING_ASKED
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
    const others = facts.filter(({ id, topic }) => !inFull.has(topic.id) && atHeart.has(id))
    for (const { topic, at } of partlyToldIn(said, n, others)) {
      addTo(topic, asked.isQuestion || asked.topics.has(topic) ? 'trainee' : 'persona', at)
      topic.isTold = true
    }
    // "Mm-hm" leaves the question open.
    if (turn.tells.length > 0 || (said[n]?.text.length ?? 0) > A_BACKCHANNEL) asked = NOTHING_ASKED
  })
  return [...topics.values()]
}

/**
 * A thread is told in several sentences, and in answer to somebody: of all that a turn says, with the words of who
 * asked, less is enough than for one fact in one sentence.
 */
function partlyToldIn(
  said: Talk['turns'],
  n: number,
  known: readonly (Known & { topic: Topic })[],
): { topic: Topic; at: Evidence }[] {
  const text = said[n]?.text ?? ''
  // Who only asks about it tells nothing.
  const own = termsOf(text.replaceAll(/[^.!?…]*\?/g, ' '))
  if (own.length < A_FEW_TERMS) return []
  const before = said[n - 1]
  const both = before?.speaker === 'trainee' ? [...termsOf(before.text), ...own] : own
  const topics = new Map<Topic, Evidence>()
  for (const { ways, topic } of known) {
    if (topics.has(topic)) continue
    for (const { terms } of ways) {
      const alone = fitOf(own, terms)
      const { share, found, matches } = fitOf(both, terms)
      const isEnough =
        (share >= OF_BOTH && found >= SAYS_SOMETHING) ||
        (alone.share >= OF_A_TURN && alone.found >= SAYS_MUCH)
      if (!isEnough || matches < 2) continue
      const at = sentenceWithMost(text, n, terms)
      if (at !== null) topics.set(topic, at)
    }
  }
  return [...topics].map(([topic, at]) => ({ topic, at }))
}

/** Null where none has enough of it in its own words: what is gathered from everywhere may be chance. */
function sentenceWithMost(text: string, n: number, terms: readonly Term[]): Evidence | null {
  const [best] = sentenceSpans(text)
    .map((span) => evidenceAt(n, text, span))
    .map((at) => ({ at, ...fitOf(termsOf(at.quote), terms) }))
    .toSorted((a, b) => b.same - a.same)
  return best !== undefined && best.same >= OF_ITS_OWN ? best.at : null
}

/** Less is a remark. */
const A_FEW_TERMS = 2
/** In weights of what is the very same, in one sentence. */
const OF_ITS_OWN = 0.6
const OF_A_TURN = 0.37
const SAYS_MUCH = 1.15
const OF_BOTH = 0.62

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
