import { toSetWords } from './asked-in-set-words.ts'
import { toAcceptance } from './acceptance.ts'
import { asRanked } from './as-ranked.ts'
import { TWO_QUESTIONS, withTheFirst } from './both-questions.ts'
import { toArrangement, toWhereItGoes } from './arrangement.ts'
import { lastQuestionIn } from '../../moves/last-question.ts'
import { type Asked, whatIsAsked } from '../recalling/asked.ts'
import { toCourtesy, toLeave } from './courtesy.ts'
import { cut } from '../facts/cut.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { raiseDoubt } from '../doubts.ts'
import { evade } from './evade.ts'
import type { Fact } from '../facts/facts.ts'
import { toFeeling } from './feeling.ts'
import { toFollowUp } from './follow-up.ts'
import { toItsTrouble } from './its-trouble.ts'
import { toGeneral, toHowThingsAre, toWhatIsLeft } from './general-question.ts'
import { toWhatTheTextHolds, toWhatStands } from './held-in-the-text.ts'
import { holdTo, isNoAnswerAgain, wasJustTold } from './just-told.ts'
import { toOwnLine } from './own-line.ts'
import { toGuess } from './guess.ts'
import { namedInTheSameBreath } from './put-off.ts'
import { type Unknown, unknownIn } from './question-kinds.ts'
import { isForOneThing } from '../recalling/one-thing.ts'
import { type Recalled, recall } from '../recalling/recall.ts'
import { isWrittenThroughout } from '../recalling/same-question.ts'
import { IS_ABOUT, IS_MEANT_FOR, sharedWith } from '../reacting/touches.ts'
import { toWhatIsSaidOfIt } from './said-of-it.ts'
import { isTold, type Part } from '../state.ts'
import { mayTell } from '../telling.ts'
import { toWhatWasThought } from './what-was-thought.ts'
import { restOf, toWhatCameOfIt, toWhatItChanged, toWhatTheyDid } from './what-came-of-it.ts'
import { toWhatSomebodyThinks } from './what-somebody-thinks.ts'
import { factOfWork, toWhoItIs, toWorkOfNow } from './who-it-is.ts'
import { toWhoSomebodyIs } from './who-somebody-is.ts'
import { sayMoreOf, toWhatIsAskedOn, toWhatIsNearBehindIt } from './what-is-asked-on.ts'
import { toWhatWasWritten } from './written-answer.ts'
import { toOwnWish } from './wish.ts'
import { toWhetherItIsAbove, toWhetherThePriceFits } from './threshold.ts'
import { toWhetherThereWas } from './whether.ts'
import { toWhyItIsWished } from './why-wished.ts'
import { yesOrNo } from './yes-or-no.ts'
import { toHowManyWouldDo } from './how-many-would-do.ts'
import { wasSaidLately } from '../said-lately.ts'
import {
  ASKS_IF_THERE_IS,
  ASKS_WHY,
  CERTAIN,
  isAnswerTo,
  isMeant,
  NAMES_SOMEBODY,
} from './is-answer-to.ts'

/**
 * In the order in which a person would take it: what they said themselves, courtesies, yes or no to an offer;
 * then what is known, if it answers; and at last, that it is not known.
 */
export function answerQuestion(given: Given, asked: Asked): Decision {
  const decision = isWrittenThroughout(given.graph.answers)
    ? fromWhatWasWritten(given, asked)
    : asRanked(given, asked, fromWhatIsKnown(given, asked))
  return withTheFirst(given, decision)
}

/** Who has an answer to most that is asked: of them a fact that only looks like one was right five times of sixty. */
const fromWhatWasWritten = (given: Given, asked: Asked): Decision =>
  toOwnLine(given, asked) ??
  toHowThingsAre(given, asked) ??
  toWhatIsLeft(given, asked) ??
  toLeave(given, asked) ??
  toWhoItIs(given, asked) ??
  toAcceptance(given, asked) ??
  toCourtesy(given, asked) ??
  toWhatIsArranged(given, asked) ??
  toWhatItThinks(given, asked) ??
  toHowManyWouldDo(given, asked) ??
  toWhetherThePriceFits(given, asked) ??
  toFollowUp(given, asked) ??
  toWhatWasWritten(given, asked, 'likely') ??
  toWhatIsAskedOn(given, asked, 'perhaps') ??
  toWhatIsPerhapsWritten(given, asked) ??
  toWhereItGoes(given, asked) ??
  toWhatItWouldBeWorth(given, asked) ??
  toFeeling(given, asked) ??
  toGeneral(given, asked) ??
  toTheOtherQuestion(given, (other, first) => toWhatWasWritten(other, first, 'likely')) ??
  toWhatIsNearBehindIt(given, asked) ??
  evade(given, asked)

function fromWhatIsKnown(given: Given, asked: Asked): Decision {
  return (
    toOwnLine(given, asked) ??
    toHowThingsAre(given, asked) ??
    toWhatIsLeft(given, asked) ??
    toGuess(given) ??
    toLeave(given, asked) ??
    toWhoItIs(given, asked) ??
    toWhoSomebodyIs(given, asked) ??
    toWorkOfNow(given, asked) ??
    toAcceptance(given, asked) ??
    toCourtesy(given, asked) ??
    toWhatIsArranged(given, asked) ??
    toWhatItThinks(given, asked) ??
    toWhatWasThought(given, asked) ??
    toNamed(given, asked) ??
    toHowManyWouldDo(given, asked) ??
    toWhetherItIsAbove(given, asked) ??
    toWhetherThePriceFits(given, asked) ??
    toItsTrouble(given, asked) ??
    toWhetherThereWas(given, asked) ??
    toSetWords(given, asked) ??
    toWhatStands(given, asked) ??
    toWhatTheyDid(given, asked) ??
    toWhatItChanged(given, asked) ??
    toFollowUp(given, asked) ??
    toWhyItIsWished(given, asked) ??
    (isForOneThing(asked) ? toWhatIsKnown(given, asked) : null) ??
    toWhatWasWritten(given, asked, 'likely') ??
    toWhatIsKnown(given, asked) ??
    toWhereItGoes(given, asked) ??
    toWhatItWouldBeWorth(given, asked) ??
    toWhatSomebodyThinks(given, asked) ??
    toWhatTheTextHolds(given, asked) ??
    toWhatIsSaidOfIt(given, asked) ??
    toFeeling(given, asked) ??
    toGeneral(given, asked) ??
    toWhatCameOfIt(given, asked) ??
    toWhatIsNearest(given, asked) ??
    toTheOtherQuestion(given, toWhatIsKnownOfTheFirst) ??
    evade(given, asked)
  )
}

const toWhatIsPerhapsWritten = (given: Given, asked: Asked): Decision | null =>
  asked.text.split(' ').length >= SAYS_SOMETHING ? toWhatWasWritten(given, asked, 'perhaps') : null

/** In words: "sure about what?" may be about anything. */
const SAYS_SOMETHING = 4

/** What its author wrote for it goes before what anybody would say. */
function toWhatIsArranged(given: Given, asked: Asked): Decision | null {
  const arranged = toArrangement(given, asked)
  return arranged === null ? null : (toWhatWasWritten(given, asked, 'likely') ?? arranged)
}

/** Of what was offered: what it thinks of it is what still speaks against it. */
function toWhatItThinks(given: Given, { wants, stems, text }: Asked): Decision | null {
  const { state, graph, heard } = given
  const isOffered = (state.moves.proposal ?? 0) > 0 || graph.useCase === 'presentations'
  const isOfIt = stems.length <= 1 || heard.recalled.length === 0
  const isAboutOffer =
    (isOffered &&
      graph.offers === 'weighed' &&
      ((wants === 'opinion' && isOfIt) || ASKS_FOR_DOUBTS.test(text))) ||
    (graph.offers === 'weighed' && WHAT_SPEAKS_AGAINST.test(text))
  if (!isAboutOffer || state.agreed) return null
  const doubt = graph.objections.find(({ id }) => state.objections[id] === undefined)
  return doubt === undefined ? null : raiseDoubt(doubt, given)
}

/** "Is there anything that would make you hesitate?" */
const WHAT_SPEAKS_AGAINST =
  /\b(?:anything|something|what)\b(?: \p{L}+){0,2} (?:would|could|might) (?:make you hesitate|stop you|hold you back|put you off|keep you from|speak against)\b/u

/** "Is there anything on the page that worried you?" */
const ASKS_FOR_DOUBTS =
  /^what (?:are|would be|is) your (?:main |biggest |greatest |only )?(?:concerns?|doubts?|reservations?|objections?)\b|\b(?:anything|something|what|which part)\b(?: \p{L}+){0,3} (?:about|on|in|of|with) (?:it|this|that|(?:the|my|our) (?:page|plan|idea|proposal|pitch|paper|offer|numbers|figures))\b.*\b(?:worr(?:y|ies|ied)|concerns?|concerned|bothers?|bothered|puts? you off|holds? you back|doubt|unsure)\b|\b(?:worr(?:y|ies|ied)|concerns?|concerned|bothers?|bothered|puts? you off|holds? you back|doubts?) (?:do |have |did )?(?:you )?(?:most )?(?:about|with) (?:it|this|that|(?:the|my|our) (?:page|plan|idea|proposal|pitch|paper|offer|numbers|figures))\b/u

/** "The post comes up in the new year. Have you thought about that?": of what they had just named. */
function toNamed(given: Given, asked: Asked): Decision | null {
  const isToldByThem = given.graph.lead === 'persona' && !given.heard.text.trim().endsWith('?')
  if (isToldByThem || !asked.isAboutTopic || asked.stems.length > 1) return null
  const kind = unknownIn(asked, given.heard.text)
  if (!ASKS_OF_WHAT_WAS_NAMED.has(kind)) return null
  const fact = namedInTheSameBreath(given, kind === 'story' ? IS_ABOUT : IS_MEANT_FOR)
  return fact === null ? null : { intent: 'answer', parts: [told(fact)], open: { what: 'nothing' } }
}

const ASKS_OF_WHAT_WAS_NAMED: ReadonlySet<Unknown> = new Set([
  'story',
  'tried',
  'anything',
  'which',
  'own-way',
])

/** Of two questions at once, who cannot answer the last answers the first. */
function toTheOtherQuestion(
  given: Given,
  answerTo: (given: Given, asked: Asked, said: string) => Decision | null,
): Decision | null {
  const { heard, graph, state } = given
  const firsts = [TWO_QUESTIONS, EITHER].flatMap((pattern) => pattern.exec(heard.text)?.[1] ?? [])
  for (const first of firsts) {
    const asked = whatIsAsked(lastQuestionIn(`${first}?`))
    // The second time, it is the other one already.
    if (asked.stems.length === 0 || asked.text === heard.asked?.text) continue
    const recalled = recall(asked, { facts: graph.facts, topic: state.topic })
    const answer = answerTo({ ...given, heard: { ...heard, asked, recalled } }, asked, first)
    if (answer !== null) return answer
  }
  return null
}

const toWhatIsKnownOfTheFirst = (given: Given, asked: Asked, said: string): Decision | null =>
  toWhatWasWritten(given, asked, 'likely') ??
  toWhoSomebodyIs(given, asked) ??
  toWhatSomebodyThinks(given, asked) ??
  toWhatTheTextHolds(given, asked) ??
  toWhatIsKnown(ofWhatIsShared(given, said), asked) ??
  toWhatIsNearest(ofWhatIsShared(given, said), asked)

/** Of the first of two questions only what is surely about it is told. */
function ofWhatIsShared(given: Given, text: string): Given {
  const recalled = given.heard.recalled.filter(
    ({ fact, answers, likely }) =>
      (answers && likely >= MORE_LIKELY_THAN_NOT) || sharedWith(text, fact, given.graph.facts) > 0,
  )
  return { ...given, heard: { ...given.heard, recalled } }
}

const MORE_LIKELY_THAN_NOT = 0.5

/** "Do you water by hand or do you have a system?" */
const EITHER =
  /\b((?:do|does|did|is|are|was|were|have|has|had|can|will|would) (?:you|it|they|he|she|that|the|your)\b[^.?!]{6,}?),? or (?:do|does|did|is|are|was|were|have|has|had|can|will|would) (?:you|it|they|he|she|that|the|your)\b[^.?!]*\?/i

/** Not sure to be the answer, but somebody who does not know better says that. */
function toWhatIsNearest(given: Given, asked: Asked): Decision | null {
  const kind = unknownIn(asked, given.heard.text)
  if (isForOneThing(asked) || kind === 'need' || kind === 'takeaway') return null
  const nearest = given.heard.recalled.find(
    (one) =>
      isNearest(one, asked) &&
      (one.fact.about !== 'goal' || asked.wants === 'wish') &&
      isMeant(one, asked) &&
      isAnswerTo(given, { asked, fact: one.fact }) &&
      !isOfAWordAlone(given, asked) &&
      !isTold(given.state, one.fact) &&
      mayTell(given, one.fact),
  )
  return nearest === undefined
    ? null
    : { intent: 'tell what is nearest', parts: [told(nearest.fact)], open: { what: 'nothing' } }
}

/** "How was the shift?", "was there one at school?": what has the word in it is not for that about it. */
const isOfAWordAlone = ({ heard }: Given, asked: Asked): boolean =>
  asked.stems.length < 2 &&
  (ASKS_IF_THERE_IS.test(asked.text) ||
    unknownIn(asked, heard.text) === 'likeness' ||
    unknownIn(asked, heard.text) === 'news')

/** What has most of the words that were asked with may be less likely; yes or no has to be surer. */
const isNearest = ({ likely, fit, fact }: Recalled, { isYesNo, wants, text }: Asked): boolean =>
  (!isYesNo && likely >= SOMEWHAT_LIKELY) ||
  // Of somebody whom it knows, it would rather say what is so than deny what may be.
  (OF_SOMEBODY.test(text) && likely >= LESS_LIKELY && NAMES_SOMEBODY.test(fact.says)) ||
  (wants !== 'reason' && likely >= LESS_LIKELY && fit >= MOST_OF_IT) ||
  (!isYesNo && wants !== 'reason' && likely >= LEAST_LIKELY && fit >= NEARLY_ALL) ||
  // Whoever asks for trouble is near to it with less.
  (!isYesNo &&
    (wants === 'trouble' || wants === 'effect') &&
    fact.about === 'pain' &&
    likely >= LESS_LIKELY &&
    fit >= SOME_OF_IT)

const OF_SOMEBODY = /^(?:and |so |but )*(?:is|was|does|did|has|had) (?:he|she)\b/

const SOMEWHAT_LIKELY = 0.3
const LESS_LIKELY = 0.3
const MOST_OF_IT = 0.6
const LEAST_LIKELY = 0.2
const NEARLY_ALL = 0.8
const SOME_OF_IT = 0.4

/** "Would it help if …?" can be answered by whoever has the trouble. */
const toWhatItWouldBeWorth = (given: Given, { isYesNo, text }: Asked): Decision | null =>
  isYesNo && given.heard.labels.spin === 'need_payoff' && WOULD_HELP.test(text)
    ? { intent: 'say that it would', parts: [phrase('it-would')], open: given.state.open }
    : null

const WOULD_HELP =
  /\b(?:would|could|might)\b.*\b(?:help|useful|worth|easier|better|difference|benefit|change|solve|save you|interest(?:ing)?|valuable|relief)\b/

// What is known

function toWhatIsKnown(given: Given, asked: Asked): Decision | null {
  const work = asked.wants === 'role' ? factOfWork(given) : null
  const found = [
    ...(work === null ? [] : [work]),
    ...given.heard.recalled
      .filter((one) => one.answers && isMeant(one, asked) && !isPastTheNeed(given, asked, one))
      .map(({ fact }) => (ASKS_WHY.test(asked.text) ? reasonOf(given, fact) : fact))
      .filter((fact) => isAnswerTo(given, { asked, fact })),
  ]
  const [best] = found
  if (best === undefined) return null
  const allowed = found.filter((fact) => mayTell(given, fact))
  const [fact] = allowed
  if (fact === undefined)
    return { intent: 'keep it back', parts: [phrase('not-yet')], open: given.state.open }
  const untold = allowed.find((one) => !isTold(given.state, one) && isLikelyToo(given, one))
  if (!isTold(given.state, fact)) return tellAnswer(given, asked, fact)
  if (fact.about === 'goal' && unknownIn(asked, given.heard.text) === 'need')
    return toOwnWish(given)
  if (untold !== undefined && !hasOneAnswer(asked)) return tellAnswer(given, asked, untold)
  return sayAgain(given, { asked, fact })
}

/** What comes second is told in place of what was told before only if it might have come first. */
const isLikelyToo = ({ heard }: Given, fact: Fact): boolean =>
  (heard.recalled.find((one) => one.fact.id === fact.id)?.likely ?? 1) >= LIKELY_TOO

const LIKELY_TOO = 0.2

/** "What would make this the one that you choose?" asks for what is needed, and not for what is so. */
const isPastTheNeed = ({ heard }: Given, asked: Asked, { fact, fit }: Recalled): boolean =>
  fact.about !== 'goal' && fit < CERTAIN && unknownIn(asked, heard.text) === 'need'

/** What the author gave as its reason, in the same sentence: asked why, that is the answer. */
const reasonOf = ({ graph }: Given, fact: Fact): Fact =>
  graph.facts.find(
    (other) => other.thread === fact.thread && other !== fact && BECAUSE.test(other.says),
  ) ?? fact

const BECAUSE = /^(?:that's |it's |this is )?(?:because|since|due to)\b/i

const tellAnswer = (given: Given, asked: Asked, fact: Fact): Decision => ({
  intent: 'answer',
  parts: [...(isOfTwo(given, asked) ? [] : yesOrNoTo(asked, fact)), told(fact)],
  open: { what: 'nothing' },
})

/** Yes or no comes first, where what is known says either. */
function yesOrNoTo(asked: Asked, fact: Fact): Part[] {
  if (!asked.isYesNo) return []
  switch (yesOrNo(asked, fact.says)) {
    case 'yes':
      return [phrase('yes-and')]
    case 'no':
      return [phrase('no-but')]
    case null:
      return []
  }
}

/** Asked again, only what was asked for is said again; another question about it is not the same question. */
function sayAgain(given: Given, { asked, fact }: { asked: Asked; fact: Fact }): Decision {
  const { heard } = given
  const again: Part = { say: 'fact', id: fact.id, as: 'again' }
  const open = { what: 'nothing' } as const
  if (heard.isRepeated && !wasSaidLately('as-i-said', given, LATELY))
    return { intent: 'say it again', parts: [phrase('as-i-said'), again], open }
  const verdict = asked.isYesNo ? yesOrNo(asked, fact.says) : null
  if (verdict !== null && !ASKS_IF_ANY.test(asked.text) && !isOfTwo(given, asked))
    return { intent: 'confirm', parts: [phrase(verdict === 'yes' ? 'yes' : 'no-but')], open }
  const isShort = cut(fact.says, asked) !== null
  if (TELL_ABOUT.test(asked.text)) return tellMoreOf(given, asked, fact)
  const asksForLess = isShort && hasOneAnswer(asked)
  // A number or a name that cannot be cut out of what was told is not in it.
  if (isForOneThing(asked) && !isShort && !heard.isRepeated) return notAgain(given, asked)
  const more = asksForLess || heard.isRepeated ? null : sayMoreOf(given, fact)
  if (more !== null) return more
  if (asksForLess || heard.isRepeated || !wasJustTold(given, fact))
    return { intent: 'say it again', parts: [again], open }
  const rest = restOf(given, { asked, fact })
  if (rest !== null) return tellAnswer(given, asked, rest)
  const isForMore =
    asked.wants === 'reason' || asked.wants === 'example' || TAKES_SO_LONG.test(asked.text)
  return isForMore || isNoAnswerAgain(given, { asked, fact })
    ? notAgain(given, asked)
    : holdTo(given, { asked, again })
}

const TAKES_SO_LONG = /^what (?:takes|makes|is it that takes|is so)\b/

const notAgain = (given: Given, asked: Asked): Decision =>
  toGeneral(given, asked) ??
  toFeeling(given, asked) ??
  toWhatCameOfIt(given, asked) ??
  toTheOtherQuestion(given, toWhatIsKnownOfTheFirst) ??
  evade(given, asked)

/** "Is it working now, or is it still broken?": a yes would be to neither. */
const isOfTwo = ({ heard }: Given, asked: Asked): boolean =>
  OF_TWO.has(unknownIn(asked, heard.text))

const OF_TWO: ReadonlySet<Unknown> = new Set(['either', 'own-either'])

/** Who asks whether there is any is not told that "that is so". */
const ASKS_IF_ANY = /\b(?:any|anything|anyone|anybody|something|somebody)\b/i

/** "Tell me more about the class": what else has to do with it, or an end. */
const TELL_ABOUT = /^(?:tell|more about|what about|and what about)\b/

function tellMoreOf(given: Given, asked: Asked, { stems }: Fact): Decision {
  const more = given.heard.recalled.find(
    ({ fact }) =>
      !isTold(given.state, fact) &&
      mayTell(given, fact) &&
      (fact.about !== 'goal' || ASKS_WHICH_IS_WANTED.test(asked.text)) &&
      fact.stems.some((stem) => stems.includes(stem)),
  )
  return more === undefined
    ? { intent: 'nothing more to it', parts: [phrase('no-more')], open: given.state.open }
    : { intent: 'tell more', parts: [told(more.fact)], open: { what: 'nothing' } }
}

/** "What about the queens, do you want new ones or your money back?" */
const ASKS_WHICH_IS_WANTED = /\b(?:do you want|would you (?:like|prefer|rather|want))\b/

/** In lines: a person does not say "as I said" all the time. */
const LATELY = 8

/** Then what was told already is the answer, and nothing else is. */
const hasOneAnswer = (asked: Asked): boolean => asked.isYesNo || isForOneThing(asked)

const told = (fact: Fact): Part => ({ say: 'fact', id: fact.id, as: 'new' })
