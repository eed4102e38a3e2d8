import type { Decision, Given } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import type { Asked } from '../recalling/asked.ts'
import { knownOf } from '../recalling/known.ts'
import { stemsOfPerson } from '../recalling/people.ts'
import { stemsOf } from '../../language/stems.ts'
import { isTold } from '../state.ts'
import { mayTell } from '../telling.ts'
import { telling } from './held-in-the-text.ts'
import { unknownIn } from './question-kinds.ts'
import { whoseMind } from './whose-mind.ts'

/**
 * "What does Petter say about it?", "what would Colm need to see?": what the author wrote of somebody's mind is told
 * before the question is handed on to them.
 */
export function toWhatSomebodyThinks(given: Given, asked: Asked): Decision | null {
  const { facts } = given.graph
  const { text } = given.heard
  const known = knownOf(facts)
  const who = whoseMind(asked.text, text, known.people)
  if (asked.wants === 'reason' || (unknownIn(asked, text) !== 'said' && who === null)) return null
  const words = new Set(stemsOf(who ?? asked.text))
  const asksAhead = AHEAD.test(asked.text)
  const isOver = !asksAhead && IS_OVER.test(asked.text)
  const found = known.facts
    .filter(
      ({ fact, people }) =>
        (fact.stems.some((stem) => words.has(stem)) ||
          people.some((one) => stemsOfPerson(one).some((stem) => words.has(stem)))) &&
        mayTell(given, fact),
    )
    .map(({ fact }) => fact)
    // What somebody wants is not how they took it.
    .filter(({ says }) => !isOver || IS_DONE.test(says))
    .map((fact) => ({ fact, weight: weightOf(fact, { asksAhead, isNews: !isTold(given.state, fact) }) }))
    .filter(({ weight }) => weight >= ENOUGH)
    .toSorted((a, b) => b.weight - a.weight)
  return found[0] === undefined ? null : telling(given, found[0].fact)
}

const AHEAD = /\b(?:would|will|going to|needs?|has to|have to|might|wants?)\b/

const IS_OVER = /\b(?:did|was|were|felt|reacted|took|said|thought)\b/

const IS_DONE =
  /\b(?:thought|said|wanted|felt|was (?:angry|furious|upset|against)|reacted|promised|refused|laughed|forget|brings? (?:it|that) up|gave up|(?:had )?stopped|complained|shouted|cried|paid only|turned (?:it|us|me) down|offered|cleared|hated|loved|liked)\b/i

const ENOUGH = 2

function weightOf({ says, about }: Fact, { asksAhead, isNews }: { asksAhead: boolean; isNews: boolean }): number {
  const mind = SAYS_A_MIND.test(says) ? (asksAhead ? 1 : 2) : 0
  const isAhead = asksAhead && (about === 'goal' || IS_WANTED.test(says)) ? 2 : 0
  const isPast = asksAhead || about !== 'goal' ? 0 : -2
  return mind + isAhead + isPast + (isNews ? 0.5 : 0)
}

/** It is they who think or say it, and not somebody else who told them. */
const SAYS_A_MIND =
  /(?<!\bI )(?<!\bI've )(?<!\bI had )\b(?:thinks?|thought|says?|said|wants?|wanted|feels?|felt|believes?|likes?|loves?|hates?|hated|worr(?:y|ies|ied)|keeps? (?:saying|asking)|hopes?|is (?:angry|afraid|against|furious|sceptical|keen)|expects?|reacted|suggests?|promised|wishes|won't|refuse[sd]?|laughed|forget|brings? (?:it|that) up|counts|gave up|stopped|complain(?:s|ed)?|shouted|paid only|turned (?:it|us|me) down|offered|cleared)\b/i

const IS_WANTED = /\b(?:has to|have to|needs?|wants?|must|reads?|counts|until|only|won't)\b/i
