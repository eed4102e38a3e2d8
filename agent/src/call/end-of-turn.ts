import type { Patience } from '@colloquy/contract/room'
import { wordsOf } from '@colloquy/domain/language/words'
import { isSeldomLast } from './seldom-last.ts'
import { asksWithin, shapeOf, withoutOpening } from './sentence-shape.ts'

/**
 * How far along somebody is, by the words so far. Recognisers write neither commas nor question marks.
 * `asked` wants an answer at once; `finished` could be all, and often is not.
 */
export type Standing = 'asked' | 'finished' | 'open' | 'unfinished'

/**
 * How long to wait after the last sound, in ms. People breathe for 300, and look for a word for 500 to 900.
 * `unfinished` ends with a word after which something has to come: most who say "because" go on within two
 * seconds. The others share the time that a conversation bears: a question waits least, for nobody minds
 * a statement that is answered a little later, and after one people go on more often.
 */
export const WAITS_MS: Record<Patience, Record<Standing, number>> = {
  short: { asked: 220, finished: 1_100, open: 1_350, unfinished: 1_650 },
  normal: { asked: 600, finished: 1_550, open: 1_650, unfinished: 2_000 },
  long: { asked: 1_400, finished: 1_700, open: 1_900, unfinished: 2_700 },
}

export type SoFar = {
  text: string
  /** How likely the last word is right, 0 to 1; null when nobody says. */
  endConfidence: number | null
}

/** What recognisers make of an end that they did not understand decides neither for long nor for short. */
export function standingOf({ text, endConfidence }: SoFar): Standing {
  const words = wordsOf(text)
  const standing = standingOfWords(text, words)
  if (endConfidence === null || endConfidence >= SURE_OF_END || words.length === 0) return standing
  const before = words.slice(0, -1)
  if (standing === 'asked' && shapeOf(before) === 'asked') return 'asked'
  const without = standingOfWords(before.join(' '), before)
  // "How many depots do you run a": a breath, after a question that was whole.
  if (without === 'asked' && endConfidence < BREATH) return 'asked'
  // "If we started in one detail": whatever the last word was, more has to come.
  return standing === 'unfinished' && without === 'unfinished' ? 'unfinished' : 'open'
}

/**
 * Of last words that were right, a tenth had less than 0.54; of those that a preposition or conjunction was
 * misheard as ("in sales floor" for "in sales for"), all but one had less than 0.35 (223 clips, three voices).
 */
const SURE_OF_END = 0.45
const BREATH = 0.35

function standingOfWords(text: string, words: string[]): Standing {
  const last = words.at(-1)
  if (last === undefined) return 'unfinished'
  const spoken = words.join(' ')
  const mayEnd = MAY_END_WITH.test(spoken)
  if ((HOLDS.has(last) && !mayEnd) || /[,:;–—-]\s*$|(?:…|\.\.\.)\s*$/.test(text))
    return 'unfinished'
  if (/[?]["')]?\s*$/.test(text)) return 'asked'
  if (/[.!]["')]?\s*$/.test(text)) return 'finished'
  if (isWhole(words)) return 'asked'
  const asked = withoutOpening(words).join(' ')
  const isStranded =
    /^(?:what|who) (?:is|was) it \w+$/.test(asked) ||
    (STRANDED.test(asked) && !THINKS_ABOUT.test(asked))
  if (LEADS_ON.has(last) && !mayEnd && !isStranded) return 'unfinished'
  if (UNFINISHED.test(spoken) && !mayEnd && !isStranded) return 'unfinished'
  if (isNumberBegun(words)) return 'unfinished'
  if (isSettingOnly(words) && !asksWithin(words)) return 'unfinished'
  const shape = shapeOf(words)
  if (!isSeldomLast(words) || mayEnd || isStranded) return shape
  // Of a question that is whole in all else, the word alone is not enough to be sure.
  return shape === 'asked' ? 'open' : 'unfinished'
}

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

/** A question may end with what elsewhere leads on: "what is it for", "where do they come from". */
const STRANDED =
  /^(?:what|who|which|where)(?: \S+){0,3} (?:do|does|did|is|are|was|were|can|could|will|would|should|have|has|had) .*(?:for|from|with|of|in|on|at|about|out|by|like|been|(?:send|talk|talking|speak|speaking|listen|go|going|happens?|happened|belong|move|moved) to)$/
const THINKS_ABOUT = /\b(?:think|thought|heard|know) (?:about|of)$/
/** So may an answer: "yes I do", "as good as they are", "I think so". */
const MAY_END_WITH =
  /(?:\b|^)(?:(?:yes|no|yeah) (?:i|you|we|they|he|she|it|that) (?:do|does|did|can|could|would|should|will|have|has|had|is|are|was|were|am)|(?:than|as|what|where|how|who) (?:i|you|we|they|he|she|it) (?:do|does|did|can|could|have|has|had|is|are|was|were|am)|(?:if|when) (?:i|you|we|they) (?:can|could)|^(?:what|how|who)\b.* (?:look|sound|feel|be|been) like|or not|(?:think|hope|guess|believe|say|or|not|even|doing) so|(?:why|what|who|how|where) (?:is|was) (?:that|this|it)|(?:log|sign|move|come|coming|carry|hold|work|find|check|go|going) (?:in|on|out|by)|(?:with|about|for|of|to|in|on|at|from|by|than|after|before) (?:this|that|these|those|it|them|him|us|me|you|one))$/

/** What breaks off in more than a word. */
const UNFINISHED = new RegExp(
  `\\b(?:${[
    '(?:think|believe|feel|felt|say|said|saying|sure|guess|means|so|noticed|hope|afraid|is|told|problem|thing) that',
    '(?:earlier|already|also|again|just|really|probably|maybe|before|later|me|you|us|them) that',
    'so (?:what|when|how|where|if)? ?(?:i|we|you)',
    '(?:sounds?|looks?|feels?|seems?) like(?: (?:i|you|we|they|it|the|a))?',
    'what i',
    '(?:could|can|would|will) you (?:please )?(?:tell|show|give|send) (?:me|us)',
    '(?:send|give|show|offer|sell|bring|gave|sent|told|tell|ask|asked) (?:you|me|us|him|her|them)',
    'let (?:us|me) (?:say|see|think)',
    "let's say",
    'let me',
    '(?:the|my) (?:question|thing|reason|problem|point|idea|issue) is',
    'what i (?:hear|mean|see|think|say|want|need) is',
    'i was wondering',
    '(?:i|we) (?:would|wanted|want|need|have|had|plan|hope|try|tried) (?:like )?to',
    "(?:i|we)'d like to",
    'i mean',
    'you know',
    '(?:kind|sort|lot|lots|one|some|most|many|part|all|couple|number|amount) of',
    'for (?:example|instance)',
    '(?:such|as well|as far|as long|as soon) as',
    'in order to',
    '(?:going|want|need|have|trying|able|used|supposed|decided|decide|ready|easier|happy|possible) to',
    '(?:do|are|did|can|could|would|will|have|should|if|how do) you(?: ever| still| already| usually)?',
    '(?:ever|never|always|usually|often)',
    'how (?:much|many|often|long)',
    '(?:what|which|how many|how much) (?:kind|sort|type|part|amount)',
    '(?:why|where|when|who|how) (?:do|did) (?:you|they|we|he|she) (?:think|believe|know|say)',
    '(?:made|make|makes) (?:you|him|her|them|us)',
    'what about your',
    'tell me about your',
    'where (?:do|did) you see',
    'the (?:first|last|next|only|best|worst|main|second|other|same) (?:time|thing|reason|step|one|way|question|problem)',
    '(?:one|two|three|four|five|some|several|few|other) (?:things|reasons|questions|points|steps|ways|options)',
    '(?:that|this|which) is (?:exactly |also )?(?:why|how|what|where|when)',
    "(?:that's|here's) (?:exactly |also )?(?:why|how|what|where|when)",
    '(?:not sure|know|wonder|asked?|wondering) (?:if|whether|what|why|how|who|when|where)',
    'the one who',
  ].join('|')})$`,
)

/** "When the tool crashes", "in the first two weeks", "to be honest": what it is about comes after it. */
function isSettingOnly(words: string[]): boolean {
  const text = words.join(' ')
  if (
    /^(?:(?:and|so|but|well|now) )*(?:do you know|to be (?:honest|fair|frank|clear|precise)|on the (?:one|other) hand)$/.test(
      text,
    )
  )
    return true
  const begun = SETTING.exec(text)?.[0]
  if (begun === undefined) return false
  const rest = words.slice(wordsOf(begun).length)
  if (rest.length < 1 || rest.length > LONGEST_SETTING) return false
  // Of "when do they learn of it" one expects no more.
  if (/^when\b/.test(withoutOpening(words).join(' ')) && AUXILIARY.test(rest[0] ?? '')) return false
  return !rest.slice(FIRST_SUBJECT).some((word) => BEGINS_CLAUSE.has(word))
}

const SETTING =
  /^(?:(?:and|so|but|well|now|okay|yes|no) )*(?:when|whenever|if|before|since|although|though|while|because|unless|once|as soon as|as long as|as far as|until|till|every time|each time|the moment|after|during|compared (?:to|with)|in the first|with all|in case|even if|even though|for your|for our|given|instead of|most of|some of|the (?:biggest|first|main|only|best|worst|most)|one thing)\b/
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
  if (NUMBERS.has(words.at(-2) ?? '') && !/^(?:hundred|thousand|point)$/.test(last)) return false
  return (
    (TENS.has(last) && !NUMBERS.has(words.at(-2) ?? '')) ||
    /\b(?:about|around|roughly|nearly|almost|costs?|over|under|like|maybe)\b/.test(
      words.slice(-5, -1).join(' '),
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
