import { closeness } from '../../language/related-words.ts'
import { stemOf } from '../../language/stems.ts'
import type { Given } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import type { Asked } from '../recalling/asked.ts'
import { MONEY } from '../recalling/kinds-of-answer.ts'
import { knownOf } from '../recalling/known.ts'
import type { Recalled } from '../recalling/recall.ts'
import { isInTheAudience } from './of-this-moment.ts'
import { isOnlyOfThem } from './only-of-them.ts'
import { namesTheUnknown } from './names-the-unknown.ts'
import { type Unknown, unknownIn } from './question-kinds.ts'
import { saysWho } from './says-who.ts'
import { whoseMind } from './whose-mind.ts'

/** A wish is no answer to what goes wrong, and what shares a word by chance is none to what is wished for. */
export function isMeant({ fact, fit }: Recalled, { wants, text }: Asked): boolean {
  if (fact.about === 'goal' && ASKS_WHAT_WAS.test(text)) return false
  if (wants === 'trouble' || wants === 'effect') return fact.about !== 'goal'
  return wants !== 'wish' || fact.about === 'goal' || fit >= CERTAIN
}

export const CERTAIN = 0.9

/** "How do you sort your oysters?": that they are sold is no answer, where the text says that they are sorted. */
function isOfAnotherDeed({ graph }: Given, { text }: Asked, fact: Fact): boolean {
  const deed = deedIn(text)
  if (deed === null || isDoneIn(fact, deed)) return false
  return graph.facts.some((other) => other.about !== 'goal' && isDoneIn(other, deed))
}

/** What is done, where it is asked how: "sort", and nothing that could be done with anything. */
export function deedIn(text: string): string | null {
  const verb = HOW_THEY_DO.exec(text)?.[1] ?? ''
  return verb === '' || OF_ANYTHING.has(verb) ? null : verb
}

/** "Sort" is no word of its own elsewhere, for "what sort of" asks for none. */
export const isDoneIn = ({ stems, says }: Fact, verb: string): boolean =>
  stems.includes(stemOf(verb)) ||
  new RegExp(String.raw`\b${verb}(?:s|d|ed|ing)?\b`, 'iu').test(says)

const HOW_THEY_DO =
  /^(?:and |so |but )*how do (?:you|they|your people) (?:\p{L}+ly )?(\p{L}{3,})\b/u

const OF_ANYTHING = new Set(
  `get make work handle manage deal feel know think see plan come find keep use run want like mean say tell take cope
  organise organize start begin look spend stand expect imagine decide react live have need try put set deal
  normally usually currently`.split(/\s+/),
)

/** Of what was, and not of what they had in mind. */
const ASKS_WHAT_WAS =
  /^(?:and |so |but )*(?:what|how|who|when|where|which|why)\b(?: \p{L}+){0,2} (?:did|was|were|had) (?!.*\b(?:mind|expect|hop(?:e|ing)|want|wanted|wish|look(?:ing)?|ask(?:ing)?|need|like|goal|aim|plan)\b)/u

/** That somebody exists says nothing of what they think, and that something is so nothing of why. */
export function isAnswerTo(given: Given, { asked, fact }: { asked: Asked; fact: Fact }): boolean {
  const { heard, graph } = given
  const { says, stems } = fact
  if (isOnlyOfThem(asked, fact)) return false
  const shared = stems.filter((stem) => asked.stems.includes(stem)).length
  if (asked.isYesNo)
    return (
      !namesTheUnknown(given) &&
      !(ASKS_IF_THERE_IS_MORE.test(asked.text) && fact.about === 'background') &&
      !(ASKS_FOR_CONSENT.test(asked.text) && fact.about === 'goal' && shared < NEWS) &&
      (!ASKS_IF_THERE_IS.test(asked.text) ||
        asked.stems.every((stem) =>
          stems.some((other) => stem === other || closeness(stem, other) > 0),
        ))
    )
  const kind = unknownIn(asked, heard.text)
  if (/\b(?:he|she)\b/.test(asked.text) && !NAMES_SOMEBODY.test(says)) return false
  if (/^whom?\b/.test(asked.text) && !saysWho(graph, fact)) return false
  if (cannotBeMeant(asked, fact)) return false
  if (ASKS_WHAT_IS_LIKED.test(asked.text)) return SAYS_WHAT_IS_LIKED.test(says)
  // What might have been is not answered by what was.
  if (kind === 'looking-back') return false
  if (kind === 'likeness' && fact.about === 'goal') return false
  if (isOfAnotherDeed(given, asked, fact)) return false
  if (ASKS_WHAT_BRINGS_THEM.test(asked.text) && isInTheAudience(says)) return false
  if (isFear(fact) && !ASKS_FOR_FEARS.has(kind) && asked.wants !== 'trouble') return false
  if (kind === 'opinion' && saysNoMore(fact, asked)) return false
  if (ASKS_WHY.test(asked.text)) return GIVES_A_REASON.test(says)
  if ((kind === 'said' || kind === 'who-decides') && fact.about === 'goal') return false
  if (kind === 'said' || whoseMind(asked.text, heard.text, knownOf(graph.facts).people) !== null)
    return SAYS_A_MIND.test(says)
  if (kind === 'news' || kind === 'name')
    return stems.filter((stem) => !asked.stems.includes(stem)).length >= NEWS
  return true
}

/** That there is such a thing is no opinion of it. */
export const saysNoMore = ({ about, stems }: Fact, asked: Asked): boolean =>
  (about === 'situation' || about === 'background') &&
  stems.filter((stem) => !asked.stems.includes(stem)).length < A_STATEMENT

/** In words that were not in the question. */
const A_STATEMENT = 3

/** What went before, and was in order, is nothing else that went wrong. */
const ASKS_IF_THERE_IS_MORE =
  /^(?:and |so |but )*(?:is|was|are|were) there (?:anything|something|any other)\b.*\b(?:else|other)\b/

/** Whether they would have it so, and not what they want most. */
const ASKS_FOR_CONSENT =
  /^would you (?:want|like|mind|prefer)\b(?! to (?:see|achieve|change|happen))/

/** To be afraid that it will be asked for is not what happened, and no wish. */
export const isFear = ({ says }: Pick<Fact, 'says'>): boolean =>
  /^I(?:'m| am)? (?:nervous|afraid|worried|anxious|scared|fear) (?:about|of|that|in)\b/.test(says)

const ASKS_FOR_FEARS: ReadonlySet<Unknown> = new Set([
  'trouble',
  'feelings',
  'past-feelings',
  'news',
])

/** "What time does she start?": not of a shift. */
export const NAMES_SOMEBODY =
  /\b(?:[Hh]e|[Ss]he|him|[Hh]er|[Hh]is|who|somebody|someone|nobody|they|them|mother|father|mum|mom|dad|wife|husband|partner|daughter|son|sister|brother|child|boss|manager|landlord|friend|colleague|neighbou?r|doctor|GP|nurse|teacher|owner|last|one|man|woman|boy|girl|\p{L}+(?:er|or|ist|ant|ee))\b|(?<=[^.!?] )(?!I\b)\p{Lu}\p{Ll}+|^(?!I\b|I'|My |We |Our |The |It |A )\p{Lu}\p{Ll}+/u

/** "Is there a night shift?": of a shift by day it is no answer. */
export const ASKS_IF_THERE_IS = /^(?:and |so |but )*(?:is|are|was|were) there\b/i

/** In words that were not in the question: less, and it only says that there is such a thing. */
const NEWS = 2

export const ASKS_WHY = /^(?:and |so |but )*(?:why|how come)\b/i

const GIVES_A_REASON =
  /\b(?:because|since|so that|due to|in order to|that's why|the reason|after|otherwise|too|want(?:s|ed)? to|need(?:s|ed)? to|didn't|couldn't|can't|never|only)\b/i

/** However likely it is: another day than was asked for, no sum where one was, or nothing that anybody could like. */
export const cannotBeMeant = (asked: Asked, fact: Fact): boolean =>
  isOfAnotherDay(asked, fact) ||
  (ASKS_WHAT_IS_LIKED.test(asked.text) && !SAYS_WHAT_IS_LIKED.test(fact.says)) ||
  (ASKS_WHAT_IT_COST.test(asked.text) && !saysWhatItCost(fact.says))

const ASKS_WHAT_BRINGS_THEM = /\bwhat (?:brings|brought|made) you\b/

/** "What was wrong with it on Friday?": nothing that came on Monday. */
function isOfAnotherDay({ text }: Asked, { says }: Fact): boolean {
  const [asked, told] = [text, says].map((words) =>
    (words.match(WEEKDAY) ?? []).map((day) => day.toLowerCase()),
  )
  if (asked === undefined || told === undefined) return false
  return asked.length > 0 && told.length > 0 && !told.some((day) => asked.includes(day))
}

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?=s?\b)/gi

/** What was paid for it is a sum, and not what it did, nor what there is to spend. */
const saysWhatItCost = (says: string): boolean =>
  (MONEY.test(says) &&
    !/\b(?:loan|budget|up to|at most|no more than|set aside|to spend|afford)\b/i.test(says)) ||
  /\bcost/i.test(says)

const ASKS_WHAT_IT_COST = /^(?:and |so |but )*what (?:did|does|do) .*\bcost\b/

export const ASKS_WHAT_IS_LIKED =
  /\bwhat (?:do|did|does|would) \p{L}+ (?:really |most )?(?:like|enjoy|love)(?: (?:most|best|least))?(?: (?:about|in|of)\b|$)|\b(?:best|nicest|favou?rite) (?:part|thing|bit) (?:about|in|of)\b/u

const SAYS_WHAT_IS_LIKED =
  /\b(?:lik(?:es?|ed)|lov(?:es?|ed)|enjoy\w*|fun|best|favou?rite|proud|happ(?:y|iest))\b/i

const SAYS_A_MIND =
  /\b(?:thinks?|thought|says?|said|wants?|wanted|feels?|felt|believes?|knows?|needs?|likes?|loves?|hates?|worr(?:y|ies|ied)|asks?|asked|told|tells?|keeps?|hopes?|angry|expects?|reacted|afraid|against|suggests?|promised?|wishes|won't|refuses?|refused|answer(?:s|ed)|repl(?:y|ies|ied)|wr(?:ites?|ote)|claims?|offer(?:s|ed)?|insists?|insisted|shouted)\b/i
