import { toAcceptance } from './acceptance.ts'
import { asRanked } from './as-ranked.ts'
import { toArrangement, toWhereItGoes } from './arrangement.ts'
import { closeness } from '../../language/related-words.ts'
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
import { toGeneral } from './general-question.ts'
import { toWhatTheTextHolds, toWhatStands } from './held-in-the-text.ts'
import { holdTo, isNoAnswerAgain, wasJustTold } from './just-told.ts'
import { toOwnLine } from './own-line.ts'
import { waysOf } from '../phrases/phrases.ts'
import { toGuess } from './guess.ts'
import { isOnlyOfThem } from './only-of-them.ts'
import { namesTheUnknown } from './names-the-unknown.ts'
import { namedInTheSameBreath } from './put-off.ts'
import { type Unknown, unknownIn } from './question-kinds.ts'
import { knownOf } from '../recalling/known.ts'
import { MONEY } from '../recalling/kinds-of-answer.ts'
import { isForOneThing } from '../recalling/one-thing.ts'
import { type Recalled, recall } from '../recalling/recall.ts'
import { IS_ABOUT, IS_MEANT_FOR, sharedWith } from '../reacting/touches.ts'
import { toWhatIsSaidOfIt } from './said-of-it.ts'
import { saysWho } from './says-who.ts'
import { isTold, type Part } from '../state.ts'
import { mayTell } from '../telling.ts'
import { toWhatWasThought } from './what-was-thought.ts'
import { toWhatCameOfIt } from './what-came-of-it.ts'
import { toWhatSomebodyThinks } from './what-somebody-thinks.ts'
import { whoseMind } from './whose-mind.ts'
import { factOfWork, toWhoItIs, toWorkOfNow } from './who-it-is.ts'
import { toWhoSomebodyIs } from './who-somebody-is.ts'
import { toWhatWasWritten } from './written-answer.ts'
import { toOwnWish } from './wish.ts'
import { toWhetherItIsAbove, toWhetherThePriceFits } from './threshold.ts'
import { toWhetherThereWas } from './whether.ts'
import { toWhyItIsWished } from './why-wished.ts'
import { yesOrNo } from './yes-or-no.ts'

/**
 * In the order in which a person would take it: what they said themselves, courtesies, yes or no to an offer;
 * then what is known, if it answers; and at last, that it is not known.
 */
export function answerQuestion(given: Given, asked: Asked): Decision {
  const decision =
    toOwnLine(given, asked) ??
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
    toWhetherThereWas(given, asked) ??
    toWhatStands(given, asked) ??
    toFollowUp(given, asked) ??
    toWhyItIsWished(given, asked) ??
    (isForOneThing(asked) ? null : toWhatWasWritten(given, asked, 'likely')) ??
    toWhatIsKnown(given, asked) ??
    toWhatWasWritten(given, asked, 'likely') ??
    toWhereItGoes(given, asked) ??
    toWhatItWouldBeWorth(given, asked) ??
    toWhatSomebodyThinks(given, asked) ??
    toWhatTheTextHolds(given, asked) ??
    toWhatIsSaidOfIt(given, asked) ??
    toFeeling(given, asked) ??
    toGeneral(given, asked) ??
    toWhatCameOfIt(given, asked) ??
    toWhatIsNearest(given, asked) ??
    toTheOtherQuestion(given) ??
    evade(given, asked)
  return asRanked(given, asked, decision)
}

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
  /\b(?:anything|something|what|which part)\b(?: \p{L}+){0,3} (?:about|on|in|of|with) (?:it|this|that|(?:the|my|our) (?:page|plan|idea|proposal|pitch|paper|offer|numbers|figures))\b.*\b(?:worr(?:y|ies|ied)|concerns?|concerned|bothers?|bothered|puts? you off|holds? you back|doubt|unsure)\b|\b(?:worr(?:y|ies|ied)|concerns?|concerned|bothers?|bothered|puts? you off|holds? you back|doubts?) (?:do |have |did )?(?:you )?(?:most )?(?:about|with) (?:it|this|that|(?:the|my|our) (?:page|plan|idea|proposal|pitch|paper|offer|numbers|figures))\b/u

/** "How many nights would be okay for you?": that is a wish with a number in it, and not how many there are. */
function toHowManyWouldDo(given: Given, { wants, text, stems }: Asked): Decision | null {
  const { state } = given
  if (wants !== 'number' || !WOULD_DO.test(text)) return null
  const isForASum = ASKS_FOR_A_SUM.test(text)
  const fact = given.graph.facts.find(
    (one) =>
      one.about === 'goal' &&
      mayTell(given, one) &&
      HAS_A_NUMBER.test(one.says) &&
      (isForASum ? MONEY.test(one.says) : one.stems.some((stem) => stems.includes(stem))),
  )
  if (fact === undefined)
    return isForASum
      ? { intent: 'leave the sum to them', parts: [phrase('evade-sum-wanted')], open: state.open }
      : null
  const as = isTold(state, fact) ? 'again' : 'new'
  return { intent: 'answer', parts: [{ say: 'fact', id: fact.id, as }], open: { what: 'nothing' } }
}

const WOULD_DO =
  /\b(?:in mind|would be (?:okay|ok|fine|all right|alright|acceptable|right|enough|manageable|ideal|good)|would you (?:like|want|accept|be (?:okay|ok|happy|fine) with)|could you (?:live with|accept|manage)|at (?:the )?most)\b/

/** "How much did you have in mind?": of no sum but one that they wish for. */
const ASKS_FOR_A_SUM = /\bhow much (?:did|do|would|were|are) you\b/

const HAS_A_NUMBER =
  /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half|third|quarter)\b/u

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
function toTheOtherQuestion(given: Given): Decision | null {
  const { heard, graph, state } = given
  const first = TWO_QUESTIONS.exec(heard.text)?.[1] ?? EITHER.exec(heard.text)?.[1]
  if (first === undefined) return null
  const asked = whatIsAsked(lastQuestionIn(`${first}?`))
  // The second time, it is the other one already.
  if (asked.stems.length === 0 || asked.text === heard.asked?.text) return null
  const recalled = recall(asked, { facts: graph.facts, topic: state.topic })
  const other = { ...given, heard: { ...heard, asked, recalled } }
  return (
    toWhatWasWritten(other, asked, 'likely') ??
    toWhatSomebodyThinks(other, asked) ??
    toWhatTheTextHolds(other, asked) ??
    toWhatIsKnown(ofWhatIsShared(other, first), asked) ??
    toWhatIsNearest(ofWhatIsShared(other, first), asked)
  )
}

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

/** From the beginning of a sentence, and not from every letter of it. */
const TWO_QUESTIONS =
  /(?<![^.?!])([^.?!]{10,}?)(?:\?|,) (?:and |or |but )?(?:so )?(?:who|what|how|when|where|why|which|do|does|did|is|are|was|were|have|has|can|could)\b[^?]*\?\s*$/i

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

/** A wish is no answer to what goes wrong, and what shares a word by chance is none to what is wished for. */
function isMeant({ fact, fit }: Recalled, { wants, text }: Asked): boolean {
  if (fact.about === 'goal' && ASKS_WHAT_WAS.test(text)) return false
  if (wants === 'trouble' || wants === 'effect') return fact.about !== 'goal'
  return wants !== 'wish' || fact.about === 'goal' || fit >= CERTAIN
}

const CERTAIN = 0.9

/** Of what was, and not of what they had in mind. */
const ASKS_WHAT_WAS =
  /^(?:and |so |but )*(?:what|how|who|when|where|which|why)\b(?: \p{L}+){0,2} (?:did|was|were|had) (?!.*\b(?:mind|expect|hop(?:e|ing)|want|wanted|wish|look(?:ing)?|ask(?:ing)?|need|like|goal|aim|plan)\b)/u

/** That somebody exists says nothing of what they think, and that something is so nothing of why. */
function isAnswerTo(given: Given, { asked, fact }: { asked: Asked; fact: Fact }): boolean {
  const { heard, graph } = given
  const { says, stems } = fact
  if (isOnlyOfThem(asked, fact)) return false
  if (asked.isYesNo)
    return (
      !namesTheUnknown(given) &&
      (!ASKS_IF_THERE_IS.test(asked.text) ||
        asked.stems.every((stem) =>
          stems.some((other) => stem === other || closeness(stem, other) > 0),
        ))
    )
  const kind = unknownIn(asked, heard.text)
  if (/\b(?:he|she)\b/.test(asked.text) && !NAMES_SOMEBODY.test(says)) return false
  if (/^whom?\b/.test(asked.text) && !saysWho(graph, fact)) return false
  if (ASKS_WHAT_IT_COST.test(asked.text) && !MONEY.test(says) && !/\bcost/i.test(says)) return false
  if (ASKS_WHAT_IS_LIKED.test(asked.text)) return SAYS_WHAT_IS_LIKED.test(says)
  // What might have been is not answered by what was.
  if (kind === 'looking-back') return false
  if (ASKS_WHY.test(asked.text)) return GIVES_A_REASON.test(says)
  if ((kind === 'said' || kind === 'who-decides') && fact.about === 'goal') return false
  if (kind === 'said' || whoseMind(asked.text, heard.text, knownOf(graph.facts).people) !== null)
    return SAYS_A_MIND.test(says)
  if (kind === 'news' || kind === 'name')
    return stems.filter((stem) => !asked.stems.includes(stem)).length >= NEWS
  return true
}

/** "What time does she start?": not of a shift. */
const NAMES_SOMEBODY =
  /\b(?:[Hh]e|[Ss]he|him|[Hh]er|[Hh]is|who|somebody|someone|nobody|they|them|mother|father|mum|mom|dad|wife|husband|partner|daughter|son|sister|brother|child|boss|manager|landlord|friend|colleague|neighbou?r|doctor|GP|nurse|teacher|owner|last|one|man|woman|boy|girl|\p{L}+(?:er|or|ist|ant|ee))\b|(?<=[^.!?] )(?!I\b)\p{Lu}\p{Ll}+|^(?!I\b|I'|My |We |Our |The |It |A )\p{Lu}\p{Ll}+/u

/** "Is there a night shift?": of a shift by day it is no answer. */
const ASKS_IF_THERE_IS = /^(?:and |so |but )*(?:is|are|was|were) there\b/i

/** In words that were not in the question: less, and it only says that there is such a thing. */
const NEWS = 2

const ASKS_WHY = /^(?:and |so |but )*(?:why|how come)\b/i

const GIVES_A_REASON =
  /\b(?:because|since|so that|due to|in order to|that's why|the reason|after|otherwise|too|want(?:s|ed)? to|need(?:s|ed)? to|didn't|couldn't|can't|never|only)\b/i

/** What the author gave as its reason, in the same sentence: asked why, that is the answer. */
const reasonOf = ({ graph }: Given, fact: Fact): Fact =>
  graph.facts.find(
    (other) => other.thread === fact.thread && other !== fact && BECAUSE.test(other.says),
  ) ?? fact

const BECAUSE = /^(?:that's |it's |this is )?(?:because|since|due to)\b/i

/** What was paid for it is a sum, and not what it did. */
const ASKS_WHAT_IT_COST = /^(?:and |so |but )*what (?:did|does|do) .*\bcost\b/

const ASKS_WHAT_IS_LIKED =
  /\bwhat (?:do|did|does|would) \p{L}+ (?:really |most )?(?:like|enjoy|love)(?: (?:most|best|least))?(?: (?:about|in|of)\b|$)/u

const SAYS_WHAT_IS_LIKED =
  /\b(?:lik(?:es?|ed)|lov(?:es?|ed)|enjoy\w*|fun|best|favou?rite|proud|happ(?:y|iest))\b/i

const SAYS_A_MIND =
  /\b(?:thinks?|thought|says?|said|wants?|wanted|feels?|felt|believes?|knows?|needs?|likes?|loves?|hates?|worr(?:y|ies|ied)|asks?|asked|told|tells?|keeps?|hopes?|angry|expects?|reacted|afraid|against|suggests?|promised?|wishes|won't|refuses?|refused|answer(?:s|ed)|repl(?:y|ies|ied)|wr(?:ites?|ote)|claims?|offer(?:s|ed)?|insists?|insisted|shouted)\b/i

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
  if (heard.isRepeated && !wasSaidLately('as-i-said', given))
    return { intent: 'say it again', parts: [phrase('as-i-said'), again], open }
  const verdict = asked.isYesNo ? yesOrNo(asked, fact.says) : null
  if (verdict !== null && !ASKS_IF_ANY.test(asked.text) && !isOfTwo(given, asked))
    return { intent: 'confirm', parts: [phrase(verdict === 'yes' ? 'yes' : 'no-but')], open }
  const isShort = cut(fact.says, asked) !== null
  if (TELL_ABOUT.test(asked.text)) return tellMoreOf(given, fact)
  const asksForLess = isShort && hasOneAnswer(asked)
  if (asksForLess || heard.isRepeated || !wasJustTold(given, fact))
    return { intent: 'say it again', parts: [again], open }
  return isNoAnswerAgain(given, { asked, fact })
    ? (toGeneral(given, asked) ??
        toFeeling(given, asked) ??
        toWhatCameOfIt(given, asked) ??
        toTheOtherQuestion(given) ??
        evade(given, asked))
    : holdTo(given, { asked, again })
}

/** "Is it working now, or is it still broken?": a yes would be to neither. */
const isOfTwo = ({ heard }: Given, asked: Asked): boolean =>
  OF_TWO.has(unknownIn(asked, heard.text))

const OF_TWO: ReadonlySet<Unknown> = new Set(['either', 'own-either'])

/** Who asks whether there is any is not told that "that is so". */
const ASKS_IF_ANY = /\b(?:any|anything|anyone|anybody|something|somebody)\b/i

/** "Tell me more about the class": what else has to do with it, or an end. */
const TELL_ABOUT = /^(?:tell|more about|what about|and what about)\b/

function tellMoreOf(given: Given, { stems }: Fact): Decision {
  const more = given.heard.recalled.find(
    ({ fact }) =>
      !isTold(given.state, fact) &&
      mayTell(given, fact) &&
      fact.about !== 'goal' &&
      fact.stems.some((stem) => stems.includes(stem)),
  )
  return more === undefined
    ? { intent: 'nothing more to it', parts: [phrase('no-more')], open: given.state.open }
    : { intent: 'tell more', parts: [told(more.fact)], open: { what: 'nothing' } }
}

/** A person does not say "as I said" all the time. */
const LATELY = 8

const wasSaidLately = (of: string, { graph, state }: Given): boolean => {
  const ways = Object.values(waysOf(graph, of)).flat()
  return state.recent.slice(-LATELY).some((line) => ways.some((way) => line.includes(way)))
}

/** Then what was told already is the answer, and nothing else is. */
const hasOneAnswer = (asked: Asked): boolean => asked.isYesNo || isForOneThing(asked)

const told = (fact: Fact): Part => ({ say: 'fact', id: fact.id, as: 'new' })
