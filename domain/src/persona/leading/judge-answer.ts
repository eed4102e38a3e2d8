import type { Ask, Graph } from '../../graph/graph.ts'
import { stemsOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'

/** What was said to a question: an answer, unless it is plainly none. */
export type Verdict = 'answer' | 'nothing' | 'refusal' | 'stuck' | 'nervous' | 'elsewhere'

/** In doubt it is an answer: nobody who has told something is told that they have not. */
export function verdictOn(text: string, ask: Ask | undefined): Verdict {
  const words = wordsOf(text).filter((word) => !FILLERS.has(word))
  if (words.length < A_REFUSAL && REFUSES.test(text)) return 'refusal'
  if (words.length < A_REFUSAL && STUCK.test(text)) return 'stuck'
  if (words.length < A_REFUSAL && NERVOUS.test(text)) return 'nervous'
  const stems = stemsOf(text)
  const says = new Set(stems)
  const isAbout = ask?.stems.some((stem) => says.has(stem)) === true || /\d/.test(text)
  if (words.length < A_FEW && stems.length < 2 && !isAbout) return 'nothing'
  const isOwn = words.some((word) => OWN.has(word.split("'")[0] ?? word))
  if (words.length < A_SENTENCE && !isAbout && !isOwn && stems.length < 3 && ask !== undefined)
    return 'elsewhere'
  return 'answer'
}

/** In words. */
const A_FEW = 4
const A_SENTENCE = 8
const A_REFUSAL = 14

const FILLERS = new Set('um uh er erm well so okay ok yeah yes hm hmm right'.split(' '))
const OWN = new Set('i we my our me us it they he she no because'.split(' '))

const REFUSES =
  /\b(?:i(?:'d| would) rather not|i (?:don't|do not|won't) want to (?:say|talk|tell|answer|discuss)|no comment|none of your business|that(?:'s| is) private|can we skip|next question|i(?:'m| am) not (?:going to|telling))\b/i
const STUCK =
  /\b(?:i (?:don't|do not|can't|cannot) (?:know|remember|think of)|no idea|nothing comes to mind|let me think|good question|i(?:'d| would) have to think)\b/i
export const NERVOUS =
  /\b(?:i(?:'m| am)|feel(?:ing)?|admit)\b.*\b(?:nervous|excited|tense|shaking)\b/i

/** What an interviewer may really miss in a story. A long answer is let be. */
export type Lacking = 'own-part' | 'example' | 'result' | 'more'

export function whatIsLacking(
  text: string,
  { graph, ask, digs }: { graph: Graph; ask: Ask | undefined; digs: readonly string[] },
): Lacking | null {
  if (graph.useCase !== 'interviews' || graph.lead === 'learner' || ask === undefined) return null
  const mayAsk = (kind: Lacking) => digs.filter((dig) => dig === kind).length < MOST_OF_A_KIND
  const words = wordsOf(text)
  if (words.length < A_LINE && mayAsk('more')) return 'more'
  const count = (of: Set<string>) => words.filter((word) => of.has(word)).length
  const [theirs, own] = [count(THEIRS), count(MINE)]
  if (((theirs > 0 && own === 0) || (theirs > 2 && own < 2)) && mayAsk('own-part'))
    return 'own-part'
  if (!ask.says.some((way) => WANTS_A_STORY.test(way)) || words.length > A_STORY) return null
  if (!HAPPENED.test(text) && GENERAL.test(text) && mayAsk('example')) return 'example'
  if (HAPPENED.test(text) && !CAME_OF_IT.test(text) && mayAsk('result')) return 'result'
  return null
}

/** Of the same kind, in one talk. */
const MOST_OF_A_KIND = 2

/** In words. */
const A_LINE = 6
const A_STORY = 45

const THEIRS = new Set(['we', "we're", "we've", "we'd"])
const MINE = new Set(['i', "i'd", "i've", 'my', "i'm", 'myself', 'me'])

const WANTS_A_STORY =
  /\b(?:a time|one time|an example|a shift|a day|a bad day|whom have you|situation|proud|achieved|went wrong|you handled|have you (?:done|stopped)|a mistake)\b/i

/** "I would", "I always": how it is in general. */
const GENERAL =
  /\b(?:i(?:'d| would)|would|always|usually|normally|in general|often|i try|i think|you have to|one has to|it depends)\b/i

/** In the past: regular verbs, and the commonest of the others. */
const HAPPENED =
  /\b(?:\p{L}{2,}ed|was|were|had|did|went|came|took|told|said|made|gave|got|found|saw|led|ran|kept|left|wrote|began|burst|broke|hit|rang|met|sent|brought|held|stood|spoke|drove|built|won|lost|fell|fixed|put|let)\b/iu

const CAME_OF_IT =
  /\b(?:results?|ended|in the end|at the end|finally|eventually|so that|because of (?:that|it)|after (?:that|a|two|three|\p{L}+ (?:days?|weeks?|months?|years?))|afterwards|since (?:then|that)|now\b|today|these days|still|never (?:\p{L}+ed|again)|again|led to|managed|improved|reduced|fell|rose|dropped|doubled|per ?cent|%|apologi[sz]ed|thanked|kept|got (?:\p{L}+ ){0,3}back|worked|saved|solved|learn(?:ed|t)|the next day|later|stayed|won|delivered|successful\p{L}*|happy|changed|stopped|calm(?:ed)?|okay|from \p{L}+ to|half|down (?:by|to)|up (?:by|to)|fewer|less|more than|\d)\b/iu
