import { plain, wordsOf } from '../language/words.ts'
import { wholeTurn } from '../reading/evidence.ts'
import { asksIn } from '../reading/persona-says.ts'
import type { Reading } from '../reading/reading.ts'
import type { Evidence } from '../reading/talk.ts'
import type { DeedKind } from './deeds.ts'
import type { Here, Sofar } from './deeds-of-turn.ts'
import * as said from './phrases.ts'
import { sentenceWith } from './sentences.ts'

/** Questions that brought an answer, each kind of them once a turn. */
export function questionsOf(
  { reading, turn, spoken, n, words, uptake }: Here,
  {
    state,
    add,
    takesUp,
    isHarsh,
  }: {
    state: Sofar
    add: (kind: DeedKind, at: Evidence | null) => void
    takesUp: boolean
    isHarsh: boolean
  },
): void {
  const moves = turn.moves
    .filter(
      ({ question, isRepeated, acts }) =>
        question !== 'none' && !isRepeated && !acts.includes('keyword_list'),
    )
    .filter(({ text }) => !COURTESY.test(plain(text)))
  const asked =
    moves.length > 0
      ? moves.map(({ text, question, at }) => ({ text, at, isOpen: question === 'open' }))
      : asksIn(spoken.text)
        ? [{ text: spoken.text, at: wholeTurn(n, spoken), isOpen: OPEN.test(words) }]
        : []
  const one = asked.at(-1)
  if (one === undefined || isHarsh || asked.length > 3) return
  const shape = new Set(wordsOf(one.text))
  const isAgain = isAskedAgain(shape, state.asked)
  state.asked.push(shape)
  if (shape.size < 2 || isAgain) return
  if (!isAnswered(reading, n)) return
  const isOpen = !SHORT_FACT.test(plain(one.text)) && (one.isOpen || OPEN.test(one.text))
  add(isOpen ? 'asks-open' : 'asks-closed', one.at)
  const asksFor = (spin: string) => turn.moves.some((move) => move.spin === spin)
  if (said.ASKS_FOR_WISHES.test(words) || asksFor('need_payoff')) add('asks-for-wish', one.at)
  if (said.ASKS_FOR_EFFECT.test(words) || asksFor('implication')) add('asks-for-effect', one.at)
  if (takesUp || (isOpen && POINTS_BACK.test(one.text) && uptake.own.length <= 6))
    add('asks-on', one.at)
  if (said.CHECKS.test(words)) add('checks', sentenceWith(n, spoken.text, said.CHECKS))
}

/** "If you could choose how this ends": what is only spoken of in a sentence asks for nothing. */
const OPEN =
  /\b(?:(?:what|how)(?! (?:this|that|it|the|you|they|we|i|he|she)\b)|tell me|walk me|describe|in what way|talk me)\b/i
/** "How many", "when": a question for a figure leaves no room; "where would you like to begin" leaves all of it. */
const SHORT_FACT =
  /^\W*(?:(?:okay|right|and|so|um|uh|great|well|thanks|sure|perfect),? )*(?:how (?:many|much|long|old|often|far|big)|when|where(?! (?:would|do|shall|should) (?:you|we)(?: like| want)?(?: to)? (?:begin|start)\b)|which|who|what(?:'s| is| was)? (?:the |your )?(?:time|number|name|date|day|price|size|budget|address|postcode|email))\b/i

/** Asks for nothing that anybody wants to know. */
const COURTESY =
  /\b(?:how are you|how (?:can|may|could) i (?:help|assist)|how(?:'s| is) (?:it going|your day)|anything else (?:i|we|that i|you)\b.{0,20}(?:help|do|need)|is there anything else\??$|you know what i mean|can you hear me|nice to meet)\b|^\W*(?:yeah|okay|right|all right|no|really|sorry)\?\W*$/i

const POINTS_BACK = /\b(?:that|it|they|them|those|there|then|this|he|she|these)\b/i

/** Who asks the same over and over asks once, also where a recogniser heard it a little differently each time. */
const isAskedAgain = (shape: Set<string>, asked: readonly Set<string>[]): boolean =>
  asked.some((before) => alike(before, shape) >= THE_SAME) ||
  (shape.size >= A_FULL_QUESTION &&
    asked.filter((before) => alike(before, shape) >= NEARLY).length >= 2)

const THE_SAME = 0.75
const NEARLY = 0.55
/** In words. */
const A_FULL_QUESTION = 5

const alike = (one: Set<string>, other: Set<string>): number => {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(one.size, other.size)
}

/** Whatever came back that was no question of its own. */
function isAnswered({ turns, talk }: Reading, n: number): boolean {
  const next = turns.findIndex((turn, at) => at > n && turn.speaker === 'persona' && turn.words > 0)
  if (next === -1) return true
  const sentences = (talk.turns[next]?.text ?? '')
    .split(/(?<=[.?!])\s+/)
    .filter((one) => /\w/.test(one))
  return sentences.some((one) => !/\?\W*$/.test(one)) && !PUZZLED.test(talk.turns[next]?.text ?? '')
}

const PUZZLED =
  /^\W*(?:none|nothing|no|what|nobody|i don't know)\W*$|^\W*(?:who(?:'s| is) (?:this|calling)|i beg your pardon|excuse me|what are you|i don't (?:follow|understand)|you said that)\b/i
