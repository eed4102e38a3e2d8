import type { Patience } from '@colloquy/contract/room'
import { wordsOf } from '@colloquy/domain/language/words'

/** How far along somebody is, by the words so far. Recognisers write neither commas nor question marks. */
export type Standing = 'finished' | 'open' | 'unfinished'

/**
 * How long to wait after the last sound, in ms. People breathe for 300, and look for a word for 500 to 900.
 * `unfinished` ends with a word after which something has to come: most who say "because" go on within two seconds.
 */
export const WAITS_MS: Record<Patience, Record<Standing, number>> = {
  short: { finished: 220, open: 500, unfinished: 1_450 },
  normal: { finished: 540, open: 950, unfinished: 1_900 },
  long: { finished: 1_000, open: 1_300, unfinished: 2_600 },
}

export const waitAfter = (words: string, patience: Patience): number =>
  WAITS_MS[patience][standingOf(words)]

export function standingOf(text: string): Standing {
  const words = wordsOf(text)
  const last = words.at(-1)
  if (last === undefined) return 'unfinished'
  if (HOLDS.has(last) || /[,:;–—-]\s*$|(?:…|\.\.\.)\s*$/.test(text)) return 'unfinished'
  if (/[.?!]["')]?\s*$/.test(text)) return 'finished'
  if (isWhole(words)) return 'finished'
  if (LEADS_ON.has(last) && !MAY_END_WITH.test(words.slice(-3).join(' '))) return 'unfinished'
  if (UNFINISHED.test(words.slice(-4).join(' '))) return 'unfinished'
  if (isNumberBegun(words) || isSettingOnly(words)) return 'unfinished'
  return isQuestion(words) || words.length >= LONG_ENOUGH ? 'finished' : 'open'
}

/** A statement of so many words that does not break off is one. */
const LONG_ENOUGH = 5

/** Said to keep the floor. */
const HOLDS = new Set('um uh uhm erm er hmm eh ah mm like well so'.split(' '))

/** After these something has to come. */
const LEADS_ON = new Set(
  `and or but because cause if when while although though unless until whether which who whose
  the a an my your our their his its some any every each no
  to of for with from by at on in into about than as between through during without within per
  is are was were am be been being i'm you're we're they're it's that's there's i've we've you've i'd we'd i'll we'll
  have has had do does did can could would should will might may must shall
  i we they he she
  very really quite just also maybe perhaps basically actually and/or plus not
  what's how's where's who's let's`.split(/\s+/),
)

/** A question may end with what elsewhere leads on: "what is it for", "where do they come from", "yes I do". */
const MAY_END_WITH =
  /\b(?:(?:yes|no|yeah|so|what|who|where|which|how|than|as|you|i|we|they|it|he|she|that|think|sure) (?:(?:\S+) )?(?:do|does|did|can|could|would|should|will|have|has|had|is|are|was|were|am|about|for|from|with|to|of|in|on|at))$|\b(?:come|go|going|move|sign|log|check|carry|work|hold|find|turn) (?:in|on|out|by|from)$|\b(?:as|than) (?:i|we|they) (?:do|can|have|am|are)$|\b(?:want|need|got|take|like|have) (?:some|any)$/

/** What breaks off in more than a word. */
const UNFINISHED =
  /\b(?:(?:think|believe|feel|felt|say|said|saying|sure|guess|means|so|noticed|hope|afraid|problem is|thing is|point is) that|so (?:what|when|how|where|if)? ?(?:i|we|you)|what i|could you tell me|can you tell me|(?:is|means|told (?:me|us)) that|let us say|let's say|the question is|what i (?:hear|mean|see|think) is|the thing is|the reason is|i was wondering|i wanted to|i would like to|i'd like to|i mean|you know|kind of|sort of|let me(?: see| think)?|for example|for instance|such as|as well as|in order to|a lot of|going to|want to|need to|have to|trying to|able to|used to|do you|are you|did you|can you|could you|would you|will you|have you|how do|how much|how many|what kind of|what about your|tell me about your|one of the|some of the|most of the)$/

/** "When the tool crashes", "in the first two weeks", "to be honest": what it is about comes after it. */
function isSettingOnly(words: string[]): boolean {
  const text = words.join(' ')
  if (/^(?:(?:and|so|but|well|now) )*(?:do you know|to be honest|on the one hand)$/.test(text))
    return true
  const begun = SETTING.exec(text)?.[0]
  if (begun === undefined) return false
  const rest = words.slice(wordsOf(begun).length)
  if (rest.length < 1 || rest.length > LONGEST_SETTING) return false
  // Of "when do they learn of it" one expects no more.
  if (/^(?:when|while)\b/.test(begun) && ASKS.test(text) && AUXILIARY.test(rest[0] ?? ''))
    return false
  return !rest.slice(FIRST_SUBJECT).some((word) => BEGINS_CLAUSE.has(word))
}

const SETTING =
  /^(?:(?:and|so|but|well|now|okay|yes|no) )*(?:when|whenever|if|before|since|although|though|while|because|unless|once|as soon as|as long as|after|during|compared to|in the first|for your|for our|given|instead of|most of|some of|the (?:biggest|first|main|only|best|worst|most)|one thing)\b/
const AUXILIARY = /^(?:do|does|did|is|are|was|were|can|could|will|would|should|have|has|had)$/
const LONGEST_SETTING = 9
/** The words of its own subject and verb; who or what comes later begins what was waited for. */
const FIRST_SUBJECT = 2
const BEGINS_CLAUSE = new Set(
  `i we you they he she it there who what why how where would could can do does did will should
  that's it's somebody everybody nobody every i'd we'd i'll we'll you'll it'll`.split(/\s+/),
)

const NUMBERS = new Set(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million point`.split(
    /\s+/,
  ),
)

/** "It would cost about twenty": of what? "There are three" is as well an answer as a beginning. */
function isNumberBegun(words: string[]): boolean {
  const last = words.at(-1) ?? ''
  if (words.length < 2 || !(NUMBERS.has(last) || /^\d+$/.test(last))) return false
  return (
    TENS.has(last) ||
    /\b(?:about|around|roughly|nearly|almost|costs?|over|under|like|maybe)\b/.test(
      words.slice(-4, -1).join(' '),
    )
  )
}

const TENS = new Set(
  'twenty thirty forty fifty sixty seventy eighty ninety hundred thousand point'.split(' '),
)

/** Short, and all that was to be said. */
const isWhole = (words: string[]): boolean => words.length <= 5 && WHOLE.test(words.join(' '))

const WHOLE =
  /^(?:(?:oh|well|yeah|yes|no|okay|ok|right|and|so|hi|hello|sorry) )?(?:yes|no|yeah|yep|nope|okay|ok|sure|right|exactly|correct|absolutely|definitely|of course|not really|not yet|not at all|maybe|perhaps|hello|hi|hey|hi there|hello there|good (?:morning|afternoon|evening)|thanks|thank you(?: very much| so much)?|bye|goodbye|bye bye|see you|take care|why|why not|how|how so|how come|when|where|who|what|which one|really|what else|what for|and then|what about you|how about you|how are you|i see|i understand|i know|i agree|i don't know|i do|i don't|i think so|i hope so|got it|fair enough|that's (?:right|fine|true|it|all|great|good)|sounds good|tell me more|go on|go ahead|please do|yes please|no thanks|no problem|we do|we don't|it is|it isn't|it does|they do|they are|you are|i am|i'm not)$/

const ASKS =
  /^(?:(?:and|so|but|well|okay|right|yes|hello|hi|sorry|now) )*(?:what|why|how|when|where|who|whom|whose|which|is|are|was|were|do|does|did|can|could|would|will|should|have|has|may|isn't|aren't|don't|doesn't|didn't|won't|wouldn't|couldn't)\b/

/** A question with something in it: three words hold a verb and what it is about. */
const isQuestion = (words: string[]): boolean => {
  const text = words.join(' ')
  return (
    (words.length >= 3 && ASKS.test(text)) ||
    /\b(?:isn't it|right|don't you|aren't you|would you|do you)$/.test(text)
  )
}
