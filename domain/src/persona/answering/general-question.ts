import { stemsOf } from '../../language/stems.ts'
import type { Asked } from '../recalling/asked.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact, FactSubject } from '../facts/facts.ts'
import { FEW, TELLS_THEIR_CASE } from './follow-up.ts'
import { unknownIn } from './question-kinds.ts'
import { ASKS_WHAT_IS_LIKED } from './is-answer-to.ts'
import { isOfThisMoment } from './of-this-moment.ts'
import { isWrittenThroughout } from '../recalling/same-question.ts'
import { isTold } from '../state.ts'
import { sharedWith } from '../reacting/touches.ts'
import { wasSaidByThem } from '../reacting/given-back.ts'
import { mayTell, nextUntold } from '../telling.ts'
import { toOwnWish } from './wish.ts'

/**
 * Questions about nothing in particular: how things are, what goes wrong, what is wished for. They get what
 * is next; a question about something gets what is known of that, or nothing.
 */
export function toGeneral(given: Given, asked: Asked): Decision | null {
  const feared = NOT_WANTED.test(asked.text) ? whatTheyDoNotWant(given) : null
  if (feared !== null)
    return {
      intent: 'tell',
      parts: [{ say: 'fact', id: feared.id, as: 'new' }],
      open: { what: 'nothing' },
    }
  const isHowHappy = HOW_HAPPY.test(asked.text)
  const unhappy =
    isHowHappy || (given.state.told.length > 0 && HOW_IT_GOES.test(asked.text))
      ? whatTheyAreUnhappyWith(given)
      : null
  if (unhappy !== null)
    return {
      intent: 'tell',
      parts: [
        ...(isHowHappy ? [phrase('not-very')] : []),
        { say: 'fact', id: unhappy.id, as: 'new' },
      ],
      open: { what: 'nothing' },
    }
  if (!isGeneral(asked, given) && !BRINGS.test(asked.text)) return null
  if (unknownIn(asked, given.heard.text) === 'suits') return null
  const subjects = subjectsOf(asked, given)
  if (subjects === null) return null
  if (subjects[0] === 'goal') return toOwnWish(given, opening(asked))
  const isForMore = WHAT_ELSE.test(asked.text)
  const untold = whatBroughtThem(given, asked.text) ?? nextUntold(given, subjects)
  const next =
    untold !== null &&
    (sharedWith(given.heard.text, untold, given.graph.facts) >= untold.stems.length / 2 ||
      (isForMore && wasSaidByThem(given, untold)))
      ? newToThem(given, subjects)
      : untold
  if (next === null && isForMore && untold !== null)
    return {
      intent: 'nothing more to it',
      parts: [phrase('nothing-missing')],
      open: given.state.open,
    }
  if (next !== null)
    return {
      intent: 'tell',
      parts: [...opening(asked), { say: 'fact', id: next.id, as: 'new' }],
      open: { what: 'nothing' },
    }
  const isLocked = given.graph.facts.some(
    (fact) => subjects.includes(fact.about) && !isTold(given.state, fact),
  )
  if (isLocked)
    return { intent: 'keep it back', parts: [phrase('not-yet')], open: given.state.open }
  if (asked.wants === 'effect') return null
  const of = given.state.told.length < FEW ? 'little-to-say' : endOf(subjects)
  return { intent: 'nothing more to it', parts: [phrase(of)], open: given.state.open }
}

const NOT_WANTED =
  /\b(?:(?:must|should|can) (?:not|never) happen|(?:want|like) to avoid|(?:do|would) not want)\b/

const whatTheyDoNotWant = (given: Given): Fact | null =>
  given.graph.facts.find(
    (fact) =>
      fact.about === 'goal' &&
      /\b(?:don't want|not|never|avoid|without)\b/i.test(fact.says) &&
      !isTold(given.state, fact) &&
      mayTell(given, fact),
  ) ?? null

/** "How happy are you with them?" */
const HOW_HAPPY =
  /^(?:and |so |but )*how (?:happy|satisfied|pleased|content) (?:are|were) you with (?:them|him|her|it|that|this|things|(?:the|your) (?:\p{L}+ )?(?:service|provider|suppliers?|company|solution|set ?up|system|arrangement|contract|partner|firm)|\p{L}+)(?: (?:so far|now|at the moment|today|overall))?$/u

/** Of what they have just told: "how's that been going?" Who tells nothing yet is only greeted. */
const HOW_IT_GOES =
  /^(?:and |so |but )*(?:how (?:is|'s|has|was)|how's) (?:that|this|it)(?: all)? (?:been )?(?:going|working|working out|panning out)(?: (?:for|with) \p{L}+)?(?: (?:so far|now|lately|at the moment))?$|^(?:and |so |but )*what (?:goes|is going|went|tends to go) wrong(?: with (?:it|that|them|this|him|her))?$/u

/** Of their troubles the one that has most to do with it, or the next. */
function whatTheyAreUnhappyWith(given: Given): Fact | null {
  const { graph, state, heard } = given
  const troubles = graph.facts.filter(
    (fact) => fact.about === 'pain' && !isTold(state, fact) && mayTell(given, fact),
  )
  const shared = (fact: Fact): number => sharedWith(heard.text, fact, graph.facts)
  return troubles.toSorted((a, b) => shared(b) - shared(a))[0] ?? null
}

/** What made them agree to it is not how much time they have. */
function whatBroughtThem(given: Given, text: string): Fact | null {
  if (!BRINGS.test(text)) return null
  return (
    given.graph.facts.find(
      (fact) =>
        fact.about === 'situation' &&
        !isOfThisMoment(fact.says) &&
        !isTold(given.state, fact) &&
        mayTell(given, fact),
    ) ?? null
  )
}

/** What they have said or settled themselves needs no telling when they ask what else there is. */
const newToThem = (given: Given, subjects: FactSubject[]): Fact | null =>
  given.graph.facts.find(
    (fact) =>
      subjects.includes(fact.about) &&
      !isTold(given.state, fact) &&
      mayTell(given, fact) &&
      !wasSaidByThem(given, fact),
  ) ?? null

const WHAT_ELSE = /\b(?:anything|something|what|nothing) else\b|\bany other\b/

const endOf = ([first]: FactSubject[]): string => (first === 'pain' ? 'told-all' : 'no-more')

const opening = ({ isYesNo, wants, text }: Asked) => {
  if (!isYesNo || wants !== 'trouble') return []
  return [phrase(ASKS_IF_GOOD.test(text) ? 'not-really' : 'yes-and')]
}

const ASKS_IF_GOOD =
  /\b(?:happy|satisfied|pleased|enough|works? well|working well|okay|ok|easy|going well|content|comfortable)\b/i

/** Nothing in it but the persona's situation, troubles and wishes, or their own trade. */
function isGeneral({ stems, text }: Asked, { graph }: Given): boolean {
  if (OF_SOMEBODY.test(text) || /\byour part\b/.test(text)) return false
  // The next of what they tell, or of what they wish for, is not what they like.
  if (ASKS_WHAT_IS_LIKED.test(text)) return false
  const own = new Set(stemsOf(`${graph.persona.name} ${graph.persona.role}`))
  return stems.every((stem) => GENERAL.has(stem) || own.has(stem))
}

/** "What is your biggest challenge?": it names nothing that could be nearer to one thing than to another. */
export const isOfNothing = ({ stems }: Asked): boolean => stems.every((stem) => GENERAL.has(stem))

/** Of somebody else, and no question of how things are in general. */
const OF_SOMEBODY = /\b(?:he|she|him|her|his|hers|they|them|their)\b/i

const GENERAL = new Set(
  stemsOf(
    `problem problems trouble troubles challenge challenging difficulty difficult difficulties struggle
    struggling issue frustrate frustrating frustration pain point headache worry worried worries concern
    concerned hard hardest wrong annoy bother bothering obstacle bottleneck complain complaint unhappy
    dissatisfied improve improvement stress stressful fear afraid scare hold holding back keep keeps awake
    night mind go going work working job life story career background experience history yourself need want
    hope hoping wish goal aim target objective priority ideal dream change success successful achieve expect
    expectation matter matters important look looking good better best outcome result future bring brings
    here come visit reason today talk conversation meeting session call start begin beginning thing things
    feel situation everything anything something else know top morning time moment get out see personally
    really deal dealing face facing currently cause most worst concern lately recently role position
    affect impact effect consequence cost lead benefit valuable solve fix cope happy satisfied pleased
    with place things through perspective point view lie part end year month week soon tomorrow moment half six
    nothing first second case point of view going on what looking for holding back keeping up at night out of this ms mr mrs miss sir madam`,
  ),
)

function subjectsOf(asked: Asked, given: Given): FactSubject[] | null {
  const { wants, isYesNo, text } = asked
  const { spin } = given.heard.labels
  const { useCase } = given.graph
  if (ONE_THING.test(given.heard.text)) return ['goal']
  // Who has come because something went wrong tells at least what happened.
  const trouble: FactSubject[] =
    useCase === 'customer-service' || useCase === 'legal' ? ['pain', 'situation'] : ['pain']
  // What a thing leads to is the next trouble; what goes before it is none, but where something happened.
  const harm: FactSubject[] = TELLS_THEIR_CASE.has(useCase) ? ['pain', 'situation'] : ['pain']
  if (BRINGS.test(text)) return ['situation', 'goal', 'pain']
  if (ON_THE_MIND.test(text) || HOW_THINGS_ARE.test(text)) return ['pain', 'situation']
  if (wants === 'self') return ['background', 'situation']
  if (wants === 'trouble') return trouble
  if (wants === 'wish') return ['goal']
  if (wants === 'effect') return harm
  // By its kind alone nothing is told where an author wrote what is asked.
  if (isWrittenThroughout(given.graph.answers) && !TELLS.test(text)) return null
  // Who asks for a number, a name, a reason or a date is not served with something else.
  if (WANTS_ONE_THING.has(wants) || isYesNo) return null
  const kind = unknownIn(asked, given.heard.text)
  // What goes on in somebody, and what they might have done, is not told by the next of their troubles.
  if (kind === 'feelings' || kind === 'looking-back') return null
  if (spin === 'problem') return trouble
  if (spin === 'implication') return harm
  // "What difference did that make?" asks for what was, and for no wish.
  if (spin === 'need_payoff') return IS_OVER.test(text) ? null : ['goal']
  if (
    kind !== 'anything' &&
    kind !== 'own' &&
    kind !== 'own-fact' &&
    kind !== 'story' &&
    kind !== 'news'
  )
    return null
  return spin === 'situation' || TELLS.test(text) ? ['situation', 'background'] : null
}

const IS_OVER = /^(?:and |so |but )*(?:what|how) (?:\p{L}+ )?(?:did|was|were|has|have)\b/u

/** "If you could fix one thing before Christmas, what would it be?" */
const ONE_THING =
  /\bif you (?:could|can|were able to|had to) (?:\p{L}+ )?(?:fix|change|have|get|improve|solve|wish for|choose|pick|ask for|mend|sort out) (?:(?:just|only) )?(?:one|a single|any) (?!of\b)/iu

/**
 * "Is there anything else we need to sort out?": what they came for and did not get to say. "Anything else you'd like to say?"
 * asks for no more than what weighs on them still.
 */
export function toWhatIsLeft(given: Given, { text }: Asked): Decision | null {
  const subject = LEFT_TO_SETTLE.test(text) ? 'goal' : LEFT_TO_SAY.test(text) ? 'pain' : null
  if (subject === null || given.state.told.length === 0) return null
  const left = newToThem(given, [subject])
  return left === null
    ? { intent: 'nothing more to it', parts: [phrase('nothing-missing')], open: given.state.open }
    : {
        intent: 'say what is left',
        parts: [phrase('one-more-thing'), { say: 'fact', id: left.id, as: 'new' }],
        open: { what: 'nothing' },
      }
}

const LEFT_TO_SETTLE =
  /^(?:and |so |but )*what else (?:can|could|should|may|shall) (?:i|we) (?:do|offer|arrange|sort|help)\b|^(?:and |so |but )*(?:is there|was there|have we got) (?:anything|something) else (?:that )?(?:we|i) (?:(?:still |also )?(?:need|have|ought|should|must|can|could)(?: to)?) (?:sort out|settle|do|take care of|talk about|discuss|clear up|look at|help (?:you )?with)\b|^(?:and |so |but )*is there (?:anything|something) else\b.*\b(?:that would help|you would (?:need|like|want)(?! to (?:say|add|tell))|(?:we|i) (?:can|could) do for you)\b/

const LEFT_TO_SAY =
  /^(?:and |so |but )*(?:is there|was there|have you got|do you have) (?:anything|something) else (?:that )?(?:you (?:would like|want|wanted|wish|have|need)(?: to)?|to) (?:say|add|tell me|get off your chest|bring up)\b/

/** "How are things at the hatchery?": a word on that comes before what is wrong. */
export function toHowThingsAre(given: Given, { text }: Asked): Decision | null {
  if (!ARE_THINGS_WELL.test(text) || given.state.told.length > 0) return null
  const first = nextUntold(given, ['pain'])
  if (first === null) return null
  return {
    intent: 'say how things are',
    parts: [phrase('things-are'), { say: 'fact', id: first.id, as: 'new' }],
    open: { what: 'nothing' },
  }
}

const ARE_THINGS_WELL =
  /^(?:and |so |but )*how (?:are things|is (?:business|everything)|is it going) (?:at|in|with|over|on|there|for)\b/

const BRINGS =
  /\b(?:brings? you|brought you (?:here|in)|what made you (?:take (?:this|the|my) call|agree to|come|call|get in touch|want to talk|sign up|look around|start looking)|why (?:are|have) you (?:here|come|called)|(?:what made you|why did you) (?:\p{L}+ )?(?:stop|come|drop|call|ring|write|sign|fill|contact|get in touch|reach out|respond|reply|answer|decide to (?:talk|meet|call|see|get in touch)|pick up|book|register)\b.*\b(?:us|me|today|here|form|(?:my|our) (?:\p{L}+ )?(?:call|mail|email|message|letter|ad|advert|stand|booth|demo|stall|page|website))|what is (?:it|this|that) (?:all )?about|what can i do for you|(?:how|what) can (?:i|we) help)\b/u

const ON_THE_MIND = /\b(?:on|through|in) your (?:mind|head)\b|\bbothers? you\b|\bbothering you\b/

const HOW_THINGS_ARE = /\bhow are things (?:at|in|with|on|over)\b/

const TELLS =
  /\b(?:tell me|going on|happened|happening|how are things|how is it going|your situation|your story|point of view|perspective|from the (?:beginning|start))\b/

const WANTS_ONE_THING: ReadonlySet<Asked['wants']> = new Set([
  'age',
  'tenure',
  'duration',
  'place',
  'number',
  'person',
  'time',
  'reason',
  'opinion',
  'example',
  'meaning',
])
