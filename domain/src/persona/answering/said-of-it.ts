import { sentencesOf } from '../../language/words.ts'
import type { Decision, Given } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { IS_ABOUT, IS_MEANT_FOR, sharedWith } from '../reacting/touches.ts'
import type { Asked } from '../recalling/asked.ts'
import { knownOf } from '../recalling/known.ts'
import { isRelationStem, stemsOfPerson } from '../recalling/people.ts'
import { bareQuestion } from '../recalling/bare-question.ts'
import { factIn } from '../state.ts'
import { mayTell } from '../telling.ts'
import { isOnlyOfThem } from './only-of-them.ts'
import { isIn, isWhether, saying, thingsIn } from './whether.ts'
import { yesOrNo } from './yes-or-no.ts'

/** Before a yes or no that nobody wrote: what the text has of the very same thing is said, and never denied. */
export function toWhatIsSaidOfIt(given: Given, asked: Asked): Decision | null {
  if (!isWhether(asked)) return null
  const text = bareQuestion(asked.text)
  if (IS_IT_SO_FOR_THEM.test(text)) return toTheSameForThem(given)
  const held = ARE_YOU_SURE.test(text) ? lastTold(given) : null
  if (held !== null) return saying(given, { fact: held, verdict: 'yes' })
  const taken = TAKEN_TO_BE_SO.exec(lastSentence(given))?.[1]
  if (taken === undefined && !IS_OF_FACTS.test(text)) return null
  const fact = saidOf(given, { asked, text: taken ?? text })
  return fact === null ? null : saying(given, { fact, verdict: verdictOn(fact, { asked, taken }) })
}

// "… is a big topic for many. Is that one for you too?"

const IS_IT_SO_FOR_THEM =
  /^(?:is|are|was|were|does|do|did|has|have) (?:it|that|this|these|those|they)\b.*\b(?:(?:for|with|at|in) (?:you|yours|your \p{L}+)|you|apply|sound familiar|ring a bell|happen(?:ed)?)(?: (?:too|as well|also|there|here))?$/u

function toTheSameForThem(given: Given): Decision | null {
  const before = sentencesOf(given.heard.text).slice(0, -1).join(' ')
  const fact = nearest(given, { text: before, least: IS_MEANT_FOR })
  return fact === null || fact.about === 'goal' ? null : saying(given, { fact, verdict: 'yes' })
}

/** Of what they said a moment ago they are. */
const ARE_YOU_SURE =
  /^are you (?:really |quite |absolutely )?(?:sure|certain)(?: (?:about|of) (?:that|it|this))?$/

const lastTold = ({ state, graph }: Given): Fact | null =>
  state.last.flatMap((part) => (part.say === 'fact' ? (factIn(graph, part.id) ?? []) : []))[0] ??
  null

// What is held against the text

/** "I thought you were on the early shift from six." */
const TAKEN_TO_BE_SO =
  /^(?:(?:but|and|so|oh|hm)[ ,]+)*i (?:thought|assumed|understood|heard|read)(?: that)? ((?:you|your|he|she|they|it|there|the)\b.*)$/u

const lastSentence = ({ heard }: Given): string =>
  (sentencesOf(heard.text).at(-1) ?? '').toLowerCase().replace(/[.?!\s]+$/, '')

/** Not whether they would, and not what they think. */
const IS_OF_FACTS =
  /^(?:do|does|did|is|are|was|were|has|have|had)\b(?! (?:you|we) (?:think|believe|feel|want|like|prefer|mind|agree|see)\b)/u

function saidOf(given: Given, { asked, text }: { asked: Asked; text: string }): Fact | null {
  const things = thingsIn(text, given)
  if (things.length === 0) return null
  const { facts } = given.graph
  const somebody = things.filter((thing) => isSomebody(given, thing))
  const found = facts
    .filter(
      (fact) =>
        fact.about !== 'goal' &&
        !isOnlyOfThem(asked, fact) &&
        somebody.every((one) => isIn(one, fact)) &&
        (!IS_IN_A_MIND.test(text) || IS_IN_A_MIND.test(fact.says)) &&
        mayTell(given, fact),
    )
    .map((fact) => ({
      fact,
      covers: things.filter((thing) => isIn(thing, fact)).length / things.length,
      shared: sharedWith(text, fact, facts),
    }))
    .filter(
      ({ covers, shared }) =>
        (covers === 1 && shared >= IS_ABOUT && (things.length > 1 || ASKS_IF_ANY.test(text))) ||
        (covers >= MOST_OF_IT && shared >= SEVERAL),
    )
    .toSorted((a, b) => b.shared - a.shared || b.covers - a.covers)
  return found[0]?.fact ?? null
}

/** "Does Petter know?" is not answered by who Petter is. */
const IS_IN_A_MIND =
  /\b(?:knows?|knew|thinks?|thought|feels?|felt|agrees?|agreed|minds?|likes?|supports?|against|wants?|happy|says?|said|told)\b/i

/** A word alone may stand in a text for anything; who asks if there is any of it wants whatever there is. */
const ASKS_IF_ANY = /\b(?:any|anything|anyone|anybody|something|someone|somebody)\b/
/** Of their husband nothing is said by what is so of themselves. */
const isSomebody = ({ graph }: Given, thing: string): boolean =>
  isRelationStem(thing) ||
  knownOf(graph.facts).people.all.some((one) => stemsOfPerson(one).includes(thing))

const MOST_OF_IT = 0.5
const SEVERAL = 2

function nearest(given: Given, { text, least }: { text: string; least: number }): Fact | null {
  const { facts } = given.graph
  const [best] = facts
    .filter((fact) => mayTell(given, fact))
    .map((fact) => ({ fact, shared: sharedWith(text, fact, facts) }))
    .filter(({ shared }) => shared >= least)
    .toSorted((a, b) => b.shared - a.shared)
  return best?.fact ?? null
}

const verdictOn = (
  { says }: Fact,
  { asked, taken }: { asked: Asked; taken: string | undefined },
): 'yes' | 'no' | null =>
  taken === undefined ? yesOrNo(asked, says) : (yesOrNo({ ...asked, text: taken }, says) ?? 'yes')
