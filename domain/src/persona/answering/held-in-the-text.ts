import { SAYS_WHO_DECIDES } from '../recalling/who-decides.ts'
import type { Asked } from '../recalling/asked.ts'
import { type Decision, type Given } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { asksOnly } from '../recalling/focus.ts'
import { FRAMES } from '../recalling/frames.ts'
import { isOfKind, MONEY, SPAN } from '../recalling/kinds-of-answer.ts'
import { hasSomebody } from '../recalling/somebody.ts'
import { isForOneThing, isForOneThingOrWhy } from '../recalling/one-thing.ts'
import { closeness } from '../../language/related-words.ts'
import { meaningsOf, stemsOf } from '../../language/stems.ts'
import { sharedWith } from '../reacting/touches.ts'
import { isTold, type Part } from '../state.ts'
import { mayTell } from '../telling.ts'
import { askedWith, beforeIt } from './asked-with.ts'
import { deedIn, isDoneIn } from './is-answer-to.ts'
import { unknownIn } from './question-kinds.ts'

/**
 * Before anybody says that they do not know: of the sentences about the same thing the one that holds what is asked
 * for, a sum, a name, a time, a reason, though nothing was sure to be the answer. What was told is said again: who
 * asks for it wants to hear it.
 */
export function toWhatTheTextHolds(given: Given, asked: Asked): Decision | null {
  const fact =
    ownLimit(given, asked) ??
    ownDeadline(given, asked) ??
    ownPlace(given, asked) ??
    whoDecides(given, asked) ??
    holding(given, asked) ??
    onlyOneWithIt(given, asked) ??
    oneOfTwo(given, asked) ??
    howItIsDone(given, asked) ??
    besideIt(given, asked) ??
    reasonOfIt(given, asked) ??
    reasonNamed(given, asked)
  return fact === null ? null : telling(given, fact)
}

export function telling({ state }: Given, fact: Fact): Decision {
  const part: Part = { say: 'fact', id: fact.id, as: isTold(state, fact) ? 'again' : 'new' }
  return { intent: 'answer from the text', parts: [part], open: { what: 'nothing' } }
}

// What was named in the same breath

/**
 * "Let's go to the lease. How long does it run?", "so the connection was short. How long did you have there?": the question
 * names nothing of its own, so what was said before it says what it is about.
 */
export function toWhatStands(given: Given, asked: Asked): Decision | null {
  const deadline =
    ONLY_BY_WHEN.test(asked.text) || NEEDED_BY.test(asked.text) ? ownDeadline(given, asked) : null
  const fact = deadline ?? saidLast(given, asked) ?? namedBefore(given, asked)
  return fact === null ? null : telling(given, fact)
}

/** "Five a week? Since when?": of what they have just said, when that says it. */
const saidLast = (given: Given, asked: Asked): Fact | null => {
  const { graph, state } = given
  const isOfAll = BOTH_OF_IT.test(asked.text)
  if (!isOfAll && !SINCE_WHEN.test(asked.text)) return null
  const dated = graph.facts.filter(({ says }) => SAYS_SINCE_WHEN.test(says))
  const last = dated.find(({ id }) =>
    state.last.some((part) => part.say === 'fact' && part.id === id),
  )
  if (last !== undefined || !isOfAll) return last ?? null
  const since = dated.filter((fact) => SINCE_THEN.test(fact.says) && mayTell(given, fact))
  return since.length === 1 ? (since[0] ?? null) : null
}

/** "How long have you been doing both jobs?": since something happened, and not since they are there. */
const BOTH_OF_IT =
  /^(?:and |so |but )*how long have you (?:been )?(?:doing|done|covering|covered|carrying|carried|had|living with|putting up with) (?:both|that|this|it|all (?:of )?(?:that|this|it)|the two)\b/

const SINCE_THEN = /\b[Ss]ince (?!then\b)/

const SINCE_WHEN =
  /^(?:and |so |but )*(?:since when|(?:for )?how long(?: (?:now|already|(?:has|have) (?:that|it|this|they) been(?: so| like that| going on)?))?)$/

const SAYS_SINCE_WHEN = /\b(?:since|for (?:\p{N}|\p{L}+ (?:days|weeks|months|years)))\b/u

function namedBefore(given: Given, asked: Asked): Fact | null {
  if (!asked.isAboutTopic || !isForOneThing(asked) || !asked.stems.every(asksOnly)) return null
  const before = beforeIt(given.heard.text, asked.text)
  const { facts } = given.graph
  const found = facts
    .filter((fact) => fact.about !== 'goal' && holds(fact, asked) && mayTell(given, fact))
    .map((fact) => ({ fact, shared: sharedWith(before, fact, facts) }))
    .toSorted((a, b) => b.shared - a.shared)
  const [first, second] = found
  return first === undefined || first.shared < Math.max(ABOUT_IT, (second?.shared ?? 0) + AHEAD)
    ? null
    : first.fact
}

const AHEAD = 0.3

// Their own limit

/** "What budget do you have?": a wish to stay under a sum is the answer, whatever its words. */
function ownLimit(given: Given, { text }: Asked): Fact | null {
  if (!ASKS_FOR_A_LIMIT.test(text)) return null
  const sums = given.graph.facts.filter(({ says }) => MONEY.test(says) && IS_A_LIMIT.test(says))
  return sums.find((fact) => mayTell(given, fact)) ?? null
}

const ASKS_FOR_A_LIMIT =
  /\b(?:your budget|budget (?:do|did|have|are|is)|(?:what|how much) (?:can|could|would|do|are) you (?:like to |want to |able to |willing to |prepared to |hoping to )?(?:spend|afford|pay|invest)|price range|put aside|at most)\b/

const IS_A_LIMIT =
  /\b(?:under|below|within|at most|no more than|more than|up to|maximum|limit|budget|afford|in reserve|to spend|put aside)\b/i

/** "By when would you need it running?": the one wish that says until when is the answer, whatever its words. */
function ownDeadline(given: Given, { text }: Asked): Fact | null {
  if (!ASKS_BY_WHEN.test(text)) return null
  const dated = given.graph.facts.filter(
    ({ about, says }) => about === 'goal' && SAYS_BY_WHEN.test(says),
  )
  // "Within three years" is how long it may take, where another says until when.
  const until = dated.filter(({ says }) => SAYS_UNTIL_WHEN.test(says))
  const [only] = until.length === 0 ? dated : until
  const count = until.length === 0 ? dated.length : until.length
  return only !== undefined && count === 1 && mayTell(given, only) ? only : null
}

/** "Where are you based?": the one place that they name of themselves. */
const ownPlace = (given: Given, { text }: Asked): Fact | null =>
  ASKS_WHERE_THEY_ARE.test(text)
    ? (given.graph.facts.find(
        (fact) =>
          fact.about !== 'goal' && SAYS_WHERE_THEY_ARE.test(fact.says) && mayTell(given, fact),
      ) ?? null)
    : null

const ASKS_WHERE_THEY_ARE =
  /^(?:and |so |but )*where (?:(?:are|is) (?:you|your (?:company|shop|business|firm|office|practice|school|team)) (?:based|located|at home)|(?:do you|are you) (?:live|work|living|working))$/

const SAYS_WHERE_THEY_ARE =
  /^(?:I(?:'m|'ve)?|We(?:'re|'ve)?|My|Our) (?!was\b|were\b|grew|trained|studied|went|had\b).*\b(?:in|at|near|outside) (?!\p{Lu}\p{Ll}+(?:day|ary|uly|ril|une|arch|ust|ber)\b|May\b)\p{Lu}\p{Ll}+/u

/** "Who besides you would have to agree to that?": whom it has to go past, whatever the words. */
const whoDecides = (given: Given, asked: Asked): Fact | null =>
  unknownIn(asked, given.heard.text) === 'who-decides'
    ? (given.graph.facts.find(
        (fact) => fact.about !== 'pain' && SAYS_WHO_DECIDES.test(fact.says) && mayTell(given, fact),
      ) ?? null)
    : null

const NEEDED_BY = /^(?:and |so |but )*when (?:would|do|will) you need\b/

const ONLY_BY_WHEN = /^(?:and |so |but )*(?:by|until|how soon)\b/

const ASKS_BY_WHEN =
  /^(?:and |so |but )*(?:(?:is there|do you have|have you got|have you) (?:an?|any) (?:\p{L}+ )?(?:deadline|date|day|time limit|timeline)\b|(?:by|until) (?:when|what (?:day|date|time|month))|when|how soon|what is (?:your|the) deadline)\b(?:.*\b(?:you (?:need|want|like|have to)|has to be|have to be|must)\b|$)/u

const A_TIME = String.raw`(?:\p{N}|(?:two|three|four|six) (?:days|weeks|months)|(?:a|one) (?:week|month|year)|Christmas|Easter|spring|summer|autumn|winter|year|month|week|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)`

const SAYS_BY_WHEN = new RegExp(
  [
    String.raw`\b(?:by|before|until|no later than|within) (?:the |next |early |late |mid-?)?(?:end of |beginning of |start of )?(?:the |next )?${A_TIME}`,
    String.raw`\b(?:before|until|in time for) (?:the|my|our) [^.,;]{3,40} (?:in|on) (?:early |late |mid-?)?${A_TIME}`,
    String.raw`\b(?:before|until|in time for) (?:the|my|our) (?:\p{L}+ )?(?:season|harvest|holidays?|opening|inspection|audit|exams?|wedding|move|fair|launch)\b`,
  ].join('|'),
  'u',
)

const SAYS_UNTIL_WHEN = /\b(?:by|before|until|no later than|in time for)\b/

// What is of the kind

/** What shares its subject and is of the kind that is asked for, when it stands out among those. */
function holding(given: Given, asked: Asked): Fact | null {
  const whole = askedWith(given, asked)
  if (asked.isYesNo || !isExact(asked) || /\bnames?\b/.test(asked.text)) return null
  const { facts } = given.graph
  // Sums are rare, and of what they are said.
  const isShort = asked.stems.every(asksOnly)
  const enough = asksForMoney(asked) || isShort ? ABOUT_IT : SEVERAL
  const found = facts
    .filter((fact) => holds(fact, asked) && coverage(fact, asked) >= MOST && mayTell(given, fact))
    .map((fact) => ({
      fact,
      shared: sharedWith(whole, fact, facts),
      likely: given.heard.recalled.find((one) => one.fact.id === fact.id)?.likely ?? 0,
    }))
    .filter(({ shared, likely }) => shared >= enough || (shared >= ONE && likely >= LIKELY))
    .toSorted((a, b) => b.shared - a.shared || b.likely - a.likely)
  return found[0]?.fact ?? null
}

/** "How do you sort your oysters?": what says that they are sorted, and best of all by what. */
function howItIsDone(given: Given, { text }: Asked): Fact | null {
  const deed = deedIn(text)
  if (deed === null) return null
  const done = given.graph.facts.filter(
    (fact) => fact.about !== 'goal' && isDoneIn(fact, deed) && mayTell(given, fact),
  )
  return done.find(({ says }) => BY_WHAT.test(says)) ?? done[0] ?? null
}

const BY_WHAT =
  /\b(?:by (?:hand|phone|post|email|eye|ear|car|boat|\p{L}+ing)|with|using|on paper|in an? )\b/u

/** "Is that done by hand, or do you have a machine?": the one of both that the text speaks of. */
function oneOfTwo({ graph, heard, state }: Given, asked: Asked): Fact | null {
  const kind = unknownIn(asked, heard.text)
  if (kind !== 'either' && kind !== 'own-either') return null
  const [, one, other] = EITHER_OR.exec(heard.text) ?? []
  if (one === undefined || other === undefined) return null
  const [ofOne, ofOther] = [stemsOf(one), stemsOf(other)].map((stems, n, both) =>
    stems.filter((stem) => !(both[1 - n] ?? []).includes(stem) && !asksOnly(stem)),
  )
  const speaks = (stems: readonly string[] = []) =>
    graph.facts.filter(
      (fact) => fact.about !== 'goal' && stems.some((stem) => fact.stems.includes(stem)),
    )
  const [first, second] = [speaks(ofOne), speaks(ofOther)]
  const said =
    first.length > 0 && second.length === 0
      ? first
      : second.length > 0 && first.length === 0
        ? second
        : []
  return said.find((fact) => mayTell({ graph, state }, fact)) ?? null
}

const EITHER_OR = /([^.?!,]*[^.?!,\s]),? or ([^.?!]+)\?\s*$/i

/** "When is the wedding?": of all that is known, one sentence names it and holds a time. */
function onlyOneWithIt(given: Given, asked: Asked): Fact | null {
  if (asked.isYesNo || !isForOneThing(asked) || /\bnames?\b/.test(asked.text)) return null
  const named = asked.stems.filter((stem) => !asksOnly(stem))
  if (named.length === 0) return null
  const found = given.graph.facts.filter(
    (fact) =>
      fact.about !== 'goal' &&
      named.every((stem) => fact.stems.includes(stem)) &&
      holds(fact, asked),
  )
  const [only] = found
  return only !== undefined && found.length === 1 && mayTell(given, only) ? only : null
}

/** How much of what the question itself names is in it, in its words or near ones. */
function coverage({ stems, says }: Fact, asked: Asked): number {
  // "How many do you lead?" and "a team of three" have no word in common, and are about the same.
  const rest = FRAMES.filter(({ asks, tells }) => asks.test(asked.text) && tells.test(says)).reduce(
    (text, { asks }) => text.replace(asks, ''),
    asked.text,
  )
  const left = new Set(meaningsOf(rest))
  const named = asked.stems.filter((stem) => !asksOnly(stem) && left.has(stem))
  if (named.length === 0) return 1
  const found = named.filter((one) => stems.some((other) => closeness(one, other) >= RELATED))
  return found.length / named.length
}

const RELATED = 0.45
const MOST = 0.75

/** In common, of words that are not in everything; beside a word of its own, it has to be likely, too. */
const ONE = 0.6
const ABOUT_IT = 1
const SEVERAL = 2
const LIKELY = 0.25

/** The sentence right after the one that is meant: "we lost eleven tonnes" has no word of the failed compressor. */
function besideIt(given: Given, asked: Asked): Fact | null {
  if (asked.isYesNo || !(asksForMoney(asked) || asked.wants === 'reason')) return null
  const { facts } = given.graph
  const whole = askedWith(given, asked)
  const told = facts
    .map((fact) => ({ fact, shared: sharedWith(whole, fact, facts) }))
    .filter(({ fact, shared }) => shared >= ABOUT_THAT && coverage(fact, asked) >= MOST)
    .toSorted((a, b) => b.shared - a.shared)
  for (const { fact: before } of told) {
    const at = facts.indexOf(before)
    const next = facts
      .slice(at + 1, at + 3)
      .find(
        (fact) =>
          (fact.thread === before.thread || (tellsOf(before) && fact.about === before.about)) &&
          holds(fact, asked) &&
          mayTell(given, fact),
      )
    if (next !== undefined) return next
  }
  return null
}

/** A trouble and a wish stand in lists: there the next has nothing to do with the last. */
const tellsOf = ({ about }: Fact): boolean => about === 'situation' || about === 'background'

const ABOUT_THAT = 1.6

// Reasons

/** "Why did the drivers give up on it?": of the same thread, what says "because". */
function reasonOfIt(given: Given, asked: Asked): Fact | null {
  if (asked.wants !== 'reason' || asked.stems.length === 0) return null
  const { facts } = given.graph
  const about = facts.filter(
    (fact) => coverage(fact, asked) === 1 && sharedWith(asked.text, fact, facts) >= ABOUT_IT,
  )
  const threads = new Set(about.map(({ thread }) => thread))
  const found = facts.find(
    (fact) => threads.has(fact.thread) && GIVEN_AS_REASON.test(fact.says) && mayTell(given, fact),
  )
  return found ?? null
}

const GIVEN_AS_REASON = /\b(?:because|since|so that|due to|that's why)\b/i

/** "Why September?", "why one page?": the sentence in which that was said tells what it is for. */
function reasonNamed(given: Given, { text }: Asked): Fact | null {
  const { facts } = given.graph
  const named = WHY_THIS.exec(text)?.[1]
  if (named === undefined) return null
  const found = facts
    .filter((fact) => mayTell(given, fact) && IS_FOR_SOMETHING.test(fact.says))
    .map((fact) => ({ fact, shared: sharedWith(named, fact, facts) }))
    .filter(({ shared }) => shared >= 1)
    .toSorted((a, b) => b.shared - a.shared)
  return found[0]?.fact ?? null
}

const WHY_THIS =
  /^(?:and |so |but )*why ((?!not\b|did|do|does|is|are|was|were|would|will|have|has|had|can|could|should|that|then|so\b)(?:\p{L}+ ?){1,3})$/u

const IS_FOR_SOMETHING = /\b(?:before|until|for|so|because|since|accepts|with|more than)\b|\./i

// Kinds

const isExact = (asked: Asked): boolean =>
  asksForMoney(asked) || isForOneThingOrWhy(asked) || HOW_LATE.test(asked.text)

const holds = (fact: Fact, asked: Asked): boolean => {
  if (asksForMoney(asked)) return MONEY.test(fact.says)
  if (asked.wants === 'reason') return BECAUSE.test(fact.says)
  if (HOW_MANY_DAYS.test(asked.text) || HOW_LATE.test(asked.text)) return SPAN.test(fact.says)
  // "The sensors lose the signal" may be taken for somebody elsewhere, where more speaks for it.
  if (asked.wants === 'person' && !hasSomebody(fact.says.replace(NOBODY_IN_PARTICULAR, '')))
    return false
  return isOfKind(fact.says, asked) === 'yes'
}

const NOBODY_IN_PARTICULAR = /\b(?:some|any)(?:body|one)\b/gi
const HOW_LATE = /^(?:and |so |but )*how (?:late|early)\b/
const HOW_MANY_DAYS = /\bhow many (?:days|weeks|months|years|hours|minutes)\b/

const BECAUSE =
  /\b(?:because|since|so that|due to|that's why|otherwise|too|didn't|couldn't|can't|won't|never|only|after)\b/i

const ASKS_FOR_MONEY =
  /^(?:and |so |but )*(?:what|how much)\b.*\b(?:costs?|costing|price|pay|paid|paying|spend|spent|budget|charged?|invest(?:ed)?|put into|earn|salary|rent|fee|worth|lose|lost)\b/

const asksForMoney = ({ text, wants }: Pick<Asked, 'text' | 'wants'>): boolean =>
  ASKS_FOR_MONEY.test(text) && wants !== 'time' && wants !== 'person' && wants !== 'place'
