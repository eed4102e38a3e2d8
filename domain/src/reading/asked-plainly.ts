import { askedIn } from '../moves/asked.ts'
import { heardIn } from '../moves/heard.ts'
import type { Labels } from '../moves/labels.ts'
import { evidenceAt } from './evidence.ts'
import type { ReadMove } from './reading.ts'

/**
 * What the words say of a question beyond doubt, whatever the labels of the turn are: how it is put decides
 * whether it is open, and what ends with a full stop and is put like no question asks nothing.
 */
export function withAskedPlainly(moves: readonly ReadMove[], text: string): ReadMove[] {
  const isMarked = MARKS.test(text)
  const asked = moves.map((move, n): ReadMove => {
    if (move.question === 'none')
      return isMarked && isAskedInSoManyWords(move) && !isOtherOf(moves[n - 1], move)
        ? { ...move, ...ASKED }
        : move
    const leads = moves.slice(n + 1).some(({ question }) => question !== 'none')
    if (
      isToldBy(moves[n - 1], move) ||
      isOneWith(moves[n - 1], move) ||
      !isPutAsOne(move, { isMarked, isFirst: n === 0, leads })
    )
      return { ...move, ...NOT_ASKED, behaviour: said(move.behaviour) }
    const end = isMarked || n < moves.length - 1 ? null : AT_THE_END.exec(move.text)
    return { ...move, question: kindOf(end?.[0] ?? move.text) ?? move.question }
  })
  return isMarked ? asked : withEnd(asked, text)
}

const MARKS = /[.?!]/
const NOT_ASKED = { question: 'none', spin: 'none' } as const

/** "Is it off now?" */
const isAskedInSoManyWords = ({ text, acts }: ReadMove): boolean =>
  /\?["')]*$/.test(text) &&
  acts.length === 0 &&
  INVERTED.test(withoutLeadIn(heardOf(lastSentenceOf(text))))

/** "Is there one thing you'd try, | or would you rather wait?" asks once. */
const isOtherOf = (before: ReadMove | undefined, { text }: ReadMove): boolean =>
  /^or\b/i.test(text) &&
  before !== undefined &&
  before.question !== 'none' &&
  !ENDS.test(before.text)

const ENDS = /[.?!]["')]*$/

/** "Mr. Bhatt" is no end. */
const lastSentenceOf = (text: string): string =>
  text.split(/(?<=[.?!])(?<!\b(?:Mr|Mrs|Ms|Dr|Prof)\.)\s+/).at(-1) ?? text

const ASKED = { question: 'closed', behaviour: 'question' } as const

const said = (behaviour: Labels['behaviour']): Labels['behaviour'] =>
  behaviour === 'question' ? 'input' : behaviour

/** As it is heard: "So what's, um, the" is "so what is the". */
const heardOf = (text: string): string =>
  heardIn(text)
    .map(({ word }) => word)
    .join(' ')

const LEAD_IN =
  /^(?:(?:so|and|but|or|okay|ok|well|now|then|right|great|good|perfect|lovely|sure|yes|yeah|yep|no|oh|ah|thanks|thank you|sorry|please|alright|all right|hm|mm|because)\s)+/

const withoutLeadIn = (words: string): string => words.replace(LEAD_IN, '')

const HELPS =
  '(?:do|does|did|is|are|was|were|am|have|has|can|could|would|will|should|shall|may|might)'
const SUBJECT =
  '(?:you|your|i|we|they|he|she|it|that|this|there|these|those|the|an?|any\\w*|some\\w*|every\\w*|my|our|his|her|their)'
const INVERTED = new RegExp(`^${HELPS} (?:not )?${SUBJECT}\\b`)
const WH =
  /^(?:(?:at|by|for|from|in|on|to|until|with|about|of) )?(?:what|how|why|when|where|who|whom|whose|which)\b/

/** "Shall I come by next week | and have a look?" asks once. */
const isOneWith = (before: ReadMove | undefined, { text }: ReadMove): boolean =>
  before !== undefined &&
  before.question !== 'none' &&
  !ENDS.test(before.text) &&
  (/^(?:and|or) (?:have|do|be) (?:a|an|some|the)\b/i.test(text) ||
    (before.text.endsWith(',') &&
      [before.text, text].every((part) => INVERTED.test(heardOf(part)))))

/** "What I'm hearing | is that …", "I asked them all the same thing | why'd you go". */
const isToldBy = (before: ReadMove | undefined, { text }: ReadMove): boolean =>
  before !== undefined &&
  !ENDS.test(before.text) &&
  ((/^is (?:that|how|why|what|to)\b/i.test(text) && IS_OF_WHAT.test(before.text)) ||
    (/^(?:do|have) (?!you\b|i\b|we\b|they\b)/i.test(text) && HELPS_IT.test(before.text)) ||
    HAVE_ASKED.test(before.text))

const IS_OF_WHAT =
  /\bwhat(?:'s|’s| is| (?:i|we|you|they|he|she))\S*(?: \S+){1,5}$|\b(?:idea|point|plan|thing|problem|question|hope|aim|truth|fact)$/i
/** "We can | do the cable", "you'd never | have that again". */
const HELPS_IT = /\b(?:can|could|will|would|must|should|may|might|to|never|not|\w+n['’]t)$/i
const HAVE_ASKED = /\b(?:i|we|they|he|she) (?:\S+ )?asked (?!you\b)(?:\S+ ?){1,8}$/i

/** `leads` where something else is asked after it. */
type Place = { isMarked: boolean; isFirst: boolean; leads: boolean }

function isPutAsOne({ text }: ReadMove, { isMarked, isFirst, leads }: Place): boolean {
  if (text.includes('?')) return true
  const words = heardOf(text)
  const rest = withoutLeadIn(words)
  if (ONLY_ANNOUNCED.test(rest)) return false
  if (isMarked && /^do(?: not you)? (?:it|that|so|worry)\b/.test(rest)) return false
  if (isMarked && (ASKED_OF_OTHERS.test(words) || WHAT_COUNTS.test(rest))) return false
  if (isMarked) return !REPORTED.test(rest) && !isHeading(text, leads) && isPutInAPart(text)
  // "There are people | who can't get there".
  if (!isFirst && words === rest && WHO_DO_SOMETHING.test(words)) return false
  if (IS_NOT_INVERTED.test(rest)) return false
  if (isLongAndPutLikeNone(text, rest)) return false
  return !(leads && /^(?:before|after|once|until) (?:i|we|you)\b/.test(rest) && !asks(text))
}

/** A long speech in which nothing is put like a question, not even "you've got how many halls", asks nothing. */
const isLongAndPutLikeNone = (text: string, words: string): boolean =>
  words.split(' ').length > A_SHORT_ONE &&
  askedIn(heardIn(text)).length === 0 &&
  ![INVITES, ENDS_IN_ASKING].some((look) => look.test(words)) &&
  !AT_THE_END.test(text)

/** In words. */
const A_SHORT_ONE = 8
const ENDS_IN_ASKING = /\b(?:what|how|who|where|when|which)(?: [\w']+){0,3}$/

/** "And why here: last week I stood at your fence", "There's one thing that I need to know:". */
const isHeading = (text: string, leads: boolean): boolean =>
  leads ? /:\s*$/.test(text) : /^[^,.]{3,40}:\s+[^?]+\.\s*$/.test(text)

/** Of a part behind another one "which goes back to 1860" asks nothing; "which one would you take" does. */
const isPutInAPart = (text: string): boolean =>
  text.split(/[,:–—]\s+/).some((part, n) => {
    const words = withoutLeadIn(heardOf(part))
    return isPutAtOnce(words) && (n === 0 || !RELATES.test(words) || ASKS_AFTER_ALL.test(words))
  })

const RELATES = /^(?:(?:in|of|to|for|with|by) )?(?:which|who|whom|whose|where|when)\b/
const ASKS_AFTER_ALL = new RegExp(`^(?:\\w+ ){1,4}?${HELPS} (?:you|we|i)\\b`)

const asks = (text: string): boolean => askedIn(heardIn(text)).some(({ form }) => form !== 'tag')

const isPutAtOnce = (words: string): boolean =>
  INVERTED.test(words) || (WH.test(words) && !IS_TOLD.test(words)) || INVITES.test(words)

/** "How well that works", "when nobody's trying", "what's weak is everything", "it often | does it often makes people think". */
const IS_NOT_INVERTED =
  /^(?:should be\b|do not you (?:worry|dare)\b|which (?:is|are) (?:it|they|he|she) (?:is|are)\b|tell (?:me|us) if\b|how (?!(?:come|do|does|did|is|are|was|were|am|have|has|can|could|would|will|should|shall|may|might)\b)[a-z]+ (?:that|it|they|he|she|the [a-z]+(?: [a-z]+)?) (?!do\b|did\b|will\b)[a-z]+|when (?:nobody|everybody|somebody|people|someone|everyone)\b|what is (?:[a-z]+ ){1,5}is (?!it\b|there\b)|what [a-z]{3,}s (?:[a-z]+ ){0,3}is (?:really |just |simply )?(?:the|that|how|a|an|my|our|your|not)\b|do (?:the|this|that) [a-z]+(?: one)?(?: (?:then|so|and|i|we)\b.*)?$|(?:does|did) (?:that|it) (?:i (?:am|have|will|would|know|can)|though|anyway)\b|.*\bdoes (?:it|that|he|she) (?:often |usually |always |also )?(?:makes|takes|helps|happens|comes|goes|gets|feels|sounds|looks|works|means|gives|brings)\b)/

/** "What I want is", "when we came", "who answers first has it". */
const IS_TOLD =
  /^(?:what|how|why|when|where|which|who|whom) (?:i|we|they|he|she|it|you|the|our|my|a|an|means|makes|answers)\b/

/** "Tell me about it", "I'd love to hear how you see it". */
const INVITES =
  /^(?:(?:can|could|would|will) you (?:please |just |maybe )?)?(?:tell|walk|talk|take (?:me|us)|show|help|give (?:me|us)|say more|describe|explain|share|educate|enlighten|unpack|sell me|do say|say (?:a bit )?more|one more time|expand|elaborate|remind|go on$|paint|picture)\b|\b(?:tell|walk|talk|take|give|show|fill|run|guide) (?:me|us)\b|\b(?:explain|describe)\b.* to (?:me|us)\b|\bi (?:am|was) (?:\w+ )?(?:wondering|curious|interested|asking)\b|\b(?:wonder\w*|curious|interested in|let me ask)\b|\b(?:love|like|want|wanted|need|help me|helps me|rather|keen|enjoy|grateful|interested)\b.{0,24}\b(?:hear\w*|know|understand|learn|ask|see how|if you)\b|\bi would (?:\w+ )?(?:love|like) (?:the|your|a)\b|\b(?:a feel for|a picture of)\b/

const WHO_DO_SOMETHING = new RegExp(
  `^(?:who|which) (?:${HELPS.slice(3)} (?:not )?(?!${SUBJECT}\\b)`,
)

/** What they will do in this talk, or let the other one do. */
const ONLY_ANNOUNCED =
  /^i (?:want|wanted|would like|would want|am here)\b.*\b(?:and then|before (?:i|we)|from (?:them|him|her)|ask for)\b|^go ahead$/

/** "We asked of each, what would you do about it.", of others and at another time. */
const ASKED_OF_OTHERS = /\b(?:i|we|they|he|she) (?:[a-z]+ )?asked (?!you\b)/

/** "What counts is the day of the assignment." */
const WHAT_COUNTS =
  /^what [a-z]{3,}s (?:[a-z]+ ){0,3}is (?:really |just |simply )?(?:the|that|how|a|an|my|our|your|not)\b/

const REPORTED =
  /^(?:\w+ ){0,2}(?:they|he|she|people|somebody|someone|everybody) (?:\w+ )?(?:asked?|asks|said|says?|wondered?|wanted)\b/

function kindOf(text: string): 'open' | 'closed' | null {
  const last = lastSentenceOf(text)
  const all = withoutLeadIn(heardOf(last))
  const words = INVERTED.test(all) || WH.test(all) ? all : askedLastIn(last) || all
  if (A_SCALE.test(all) || A_SHORT_FACT.test(words) || ONE_OF_SOME.test(askedLastIn(last)))
    return 'closed'
  if (OPENS.test(words)) return 'open'
  return INVERTED.test(words) && !ROOM_FOR_MORE.test(words) ? 'closed' : null
}

const askedLastIn = (text: string): string => {
  const heard = heardIn(text)
  const asked = askedIn(heard).at(-1)
  return asked === undefined
    ? ''
    : heard
        .slice(asked.from)
        .map(({ word }) => word)
        .join(' ')
}

const ONE_OF_SOME =
  /^(?:who|whose|which (?!of\b.*\b(?:why|how)\b)|when)\b(?!.*\b(?:how|what|why)\b)/

/** "Can you confirm your postcode", "who on the committee": one word is all that it takes. */
const A_SHORT_FACT =
  /^how (?:many|much|often|long|old|far|big)\b|^where (?:do|does|did) (?:you|he|she|they) (?:sleep|live|keep|store|work|park|stay|buy|order)\b|^who (?:else )?(?:on|in|at|from|of) (?:the|your)\b(?!.*\b(?:how|what|why)\b)|^(?:(?:can|could|would|will|may) (?:you|i) (?:please |just |quickly )*)?(?:confirm|spell|verify|give me|tell me|take|have|get) (?:me )?(?:your|the) (?:full |first |last |order |account |phone |booking |contract |customer )*(?:post ?code|name|number|date|address|email|birthday|zip|reference|age|model|make|version|size|colou?r|amount|time)\b|^what (?:does|do|did|would|will) .*\bcosts?\b.*\b(?:roughly|approximately|a (?:day|week|month|year)|per|over a|in (?:money|pounds|euros|dollars))\b/

const A_SCALE = /\b(?:on a scale|from (?:one|zero|nought) to (?:ten|five))\b/

const OPENS =
  /^(?:how (?:do|does|did|will|would|can|could|should|shall|has|have|was|were) (?!you (?:do$|spell)|your? (?:sur)?name|i (?:get|stop|end|spell))|what (?:is|was) it (?:that|like|about)\b|what seems\b|where (?:does|did|would|shall|should|do) (?:it|this|that|things|you|we) (?:want to |like to )?(?:begin|start)\b|(?:can|could|would|will) you (?:please |just |maybe )?(?:(?:tell|walk|talk|take) (?:me|us)|describe|explain)\b)/

/** Put like a question for yes or no, it asks for more. */
const ROOM_FOR_MORE =
  /\b(?:tell|describe|explain|walk|share|say|talk|help|show|give|elaborate|expand|what|how|why|more|wonder\w*|curious|hear|know|think of|unpack|picture|sum|put|take (?:me|us)|run (?:me|us)|bring|go (?:over|through|into))\b/

/** What is asked at the end of a long speech without marks. */
function withEnd(moves: ReadMove[], text: string): ReadMove[] {
  const last = moves.at(-1)
  if (last === undefined || last.question !== 'none') return moves
  const found = AT_THE_END.exec(last.text)
  if (found === null || IS_NOT_INVERTED.test(heardOf(found[0]))) return moves
  const { turn, start, end } = last.at
  const from = start + found.index
  const asked = evidenceAt(turn, text, { start: from, end })
  const question: ReadMove = {
    ...last,
    question:
      /^\W*why|^\W*(?:um |uh |er |so |and |but )?(?:how(?:'s)? (?!many|much|long|often|old)|why|what (?!time|day|date|number|name|size|colou?r|year|kind|sort))/i.test(
        asked.quote,
      )
        ? 'open'
        : 'closed',
    behaviour: 'question',
    reflection: 'none',
    text: asked.quote,
    at: asked,
  }
  const before = evidenceAt(turn, text, { start, end: from })
  const rest = before.quote === '' ? [] : [{ ...last, text: before.quote, at: before }]
  return [...moves.slice(0, -1), ...rest, question]
}

/** Behind these the same words only tell: "I'll show you what happened", "whether are you". */
const TELLS =
  '(?<!\\b(?:what|how|why|when|where|who|which|if|whether|than|as|not|said|says|asked?|asks|know|wonder|nor|neither|oh|it|you)\\s)'
const NEVER_TOLD =
  '(?<!\\b(?:what|how|why|when|where|who|which|if|whether|than|as|nor|so|neither)\\s)'
const IS_KNOWN =
  "(?<!\\b(?:that's|is|was|about|knows?|asked?|say|says|said|me|you|us|to|of|see|saw|hear|heard|understand|matter|explain|remember|with|from|for|on|exactly|like|whatever)\\s(?:(?:um|uh|er)\\s)?)"
const REST = "(?:\\s+[\\w'’-]+)"
const PERSON = '(?:i|we|you|he|she|they)'

const AT_THE_END = new RegExp(
  [
    `${TELLS}\\b(?:(?:do|did|have|are|were|would|will|could|can) you|(?:should|shall|may|can|could) (?:i|we)|(?:is|are) there|(?:is|are|was|were|can|could|will|does|did|has) (?:he|she|they)|does [a-z]+ (?:sound|work|make|look|help|suit|fit|mean|need|have|want|feel|matter))\\b${REST}{2,18}`,
    `\\b(?:is|are) there (?:any\\w*|one|some\\w*)\\b${REST}{0,14}`,
    `${NEVER_TOLD}\\bwould (?:that|this|it) (?:help|work|suit|be|do|make|fit)\\b${REST}{0,6}`,
    `${IS_KNOWN}\\bwho(?:'s|’s| is) [a-z]+`,
    `^(?:(?:um|uh|er|so|and|but|okay|ok|right) )*who (?:told|said|gave|made|sent|let|taught|else)\\b${REST}{0,8}`,
    `\\b(?:um|uh|er|so|and|but) (?:who|which(?: [a-z]+){0,2}) (?:could|can|would|will|should)\\b${REST}{1,10}`,
    `${NEVER_TOLD}\\b(?:does|did) (?:it|that)\\b${REST}{1,10}`,
    `(?<!\\b(?:i|we|you|they|he|she|it|who|that)\\s)\\b(?:has|did) (?:anything|anyone|anybody|something|somebody)\\b${REST}{1,10}`,
    `${IS_KNOWN}\\b(?:what|who|where)(?:'s|’s| is| are) your\\b${REST}{1,5}`,
    `${IS_KNOWN}\\b(?:when|what|which|where) would be\\b${REST}{1,12}`,
    `${IS_KNOWN}\\bwhat seems to be\\b${REST}{1,8}`,
    // Nobody who only tells puts the helping verb before its subject: "when do you need them".
    `(?<!\\b(?:asked?|asks|like)\\s)\\b(?:what|how(?: many| much| long| often| far| soon)?|why|when|where|who|which(?: [a-z]+)?) (?:do|did|does|would|will|can|could|should|have|has|are|were) (?:${PERSON}|it|the)\\b${REST}{1,14}`,
    `${IS_KNOWN}\\b(?:how|what|when|where|why)(?:'s| is) (?:it|that|this|he|she)\\b${REST}{1,6}`,
    `${IS_KNOWN}\\bwhat (?:happen(?:ed|s)|comes next|made (?:you|it|him|her|them)|brings you|brought you)\\b${REST}{0,12}`,
    `${IS_KNOWN}\\b(?:which [a-z]+'s\\b|who's [a-z]+ing\\b(?=.*\\b(?:now|today|your)\\b))${REST}{1,8}`,
    `\\b(?:um|uh|er|okay|ok|so|and|but) (?:why (?:here|us|now|this|not)|anything else)`,
    `^(?:okay |ok |right |alright )?anything else`,
  ]
    .map((form) => `(?:${form})`)
    .join('|')
    .replace(/^/, '(?:')
    .concat(')\\s*$'),
  'i',
)
