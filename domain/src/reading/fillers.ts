import { plain } from '../language/words.ts'
import { type Span } from './evidence.ts'

/**
 * Sounds and words that say nothing where they stand. "I like it", "do you know", "what I mean" say
 * something: in doubt it is no filler.
 */
export const fillersIn = (written: string): Span[] => found(written, FILLERS)

/** Words that take back some of what is said with them. */
export const hedgesIn = (written: string): Span[] => found(written, HEDGES)

/** Between the words, with the comma and the space behind them. */
export const SOUNDS =
  /(?<![\p{L}\p{N}'-])(?:u+m+|u+h+|u+h+m+|e+r+|e+r+m+|h+m+)(?![\p{L}\p{N}'-]),?\s*/giu

/** What was said, by whoever hears past them; of sounds alone all is left. */
export const withoutSounds = (text: string): string => {
  const rest = text.replaceAll(SOUNDS, '')
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text
}

type Look = { words: RegExp; isOne: (around: Around) => boolean }

/** What stands around: the words in small letters, and the text right before and after. */
type Around = { before: string; last: string; after: string; next: string }

function found(written: string, looks: Look[]): Span[] {
  const text = plain(written)
  const spans = looks.flatMap(({ words, isOne }) =>
    [...text.matchAll(words)].flatMap((match) => {
      const span = { start: match.index, end: match.index + match[0].length }
      return isOne(aroundOf(text, span)) ? [span] : []
    }),
  )
  return spans.toSorted((a, b) => a.start - b.start || a.end - b.end)
}

const NEAR = 60

function aroundOf(text: string, { start, end }: Span): Around {
  const before = text.slice(Math.max(0, start - NEAR), start)
  const after = text.slice(end, end + NEAR)
  return {
    before,
    after,
    last: /([\p{L}\p{N}']+)[^\p{L}\p{N}']*$/u.exec(before)?.[1]?.toLowerCase() ?? '',
    next: /^[^\p{L}\p{N}']*([\p{L}\p{N}']+)/u.exec(after)?.[1] ?? '',
  }
}

const isFirst = ({ before }: Around): boolean => /(?:^|[.!?…\n]["')]*)\s*$/.test(before)
const isAfterComma = ({ before }: Around): boolean => /[,;:—–-]\s*$/.test(before)
const isBeforeComma = ({ after }: Around): boolean => /^\s*(?:[,;:—–]|-\s)/.test(after)
const isLast = ({ after }: Around): boolean => /^\s*(?:[.!?…]|$)/.test(after)

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const always = () => true

const FILLERS: Look[] = [
  {
    words: /(?<![\p{L}\p{N}'-])(?:u+m+|u+h+|u+h+m+|e+r+|e+r+m+|a+h+m+)(?![\p{L}\p{N}'])(?!-h)/giu,
    isOne: always,
  },
  { words: /(?<![\p{L}\p{N}'-])like(?![\p{L}\p{N}'-])/giu, isOne: isLooseLike },
  { words: /(?<![\p{L}\p{N}'])(?:you know|y'know)(?![\p{L}\p{N}'])/giu, isOne: isLooseYouKnow },
  { words: /(?<![\p{L}\p{N}'])i mean(?![\p{L}\p{N}'])/giu, isOne: isLooseIMean },
]

/** "It was, like, late", "it's like really late"; and neither "tools like that" nor "I'd like to". */
function isLooseLike(around: Around): boolean {
  const { last, next, after } = around
  if (
    /^\s+(?:i|you|we|he|she|they) (?:\p{L}+ )?(?:said|say|says|mentioned|told|discussed|agreed)\b/iu.test(
      after,
    )
  )
    return false
  if (isBeforeComma(around)) return isFirst(around) || isAfterComma(around) || BEFORE_LIKE.has(last)
  if (isLast(around)) return false
  if (isFirst(around)) return GOES_ON.has(next.toLowerCase())
  if (isAfterComma(around)) return GOES_ON.has(next.toLowerCase())
  if (BEFORE_LIKE.has(last) && AFTER_LIKE.has(next.toLowerCase())) return true
  return NEVER_BEFORE_LIKE.has(last) && GOES_WITH.has(next.toLowerCase())
}

const BEFORE_LIKE = list(
  `is was were are it's that's he's she's they're we're i'm you're and but so just really actually basically`,
)
const AFTER_LIKE =
  list(`really totally super so very completely literally honestly basically um uh oh okay yeah
  kinda extremely actually`)
/** "In like two weeks", "we have like the best": there it can be no verb and compares nothing. */
const NEVER_BEFORE_LIKE = list(
  'have has had got get gets takes took with for about in at from by of need',
)
const GOES_WITH =
  list(`the a an two three four five six seven eight nine ten twenty thirty forty fifty hundred half
  really super very so every all no zero some many`)
const GOES_ON =
  list(`really totally super so very completely literally honestly basically um uh oh okay yeah i
  we they he she it's that's there's i'm we're they're actually`)

/** "The docks, you know, and the lanes"; and neither "do you know" nor "you know Peter". */
function isLooseYouKnow(around: Around): boolean {
  const { last, next } = around
  const isSetOff = isFirst(around) || isAfterComma(around)
  if (!isSetOff && ASKS_OR_KNOWS.has(last)) return false
  if (isBeforeComma(around)) return true
  if (isLast(around)) return isSetOff || !ASKS_OR_KNOWS.has(last)
  if (isSetOff && !isFirst(around)) return !IS_KNOWN.has(next.toLowerCase()) || next === 'the'
  return !IS_KNOWN.has(next.toLowerCase()) && !/^\p{Lu}/u.test(next) && !isFirst(around)
}

const ASKS_OR_KNOWS =
  list(`do did don't didn't if how what as that would because when have let who until before
  should might may could can will since once i'll i'd whatever everything anything something all than`)
const IS_KNOWN =
  list(`what how why who when where if that about which whether the a an it him her them this these
  those my your his their our me us of from better best more enough any all nothing everything anything`)

/** "I mean, it works"; and neither "what I mean" nor "I mean it". */
function isLooseIMean(around: Around): boolean {
  const { last, next } = around
  if (!isFirst(around) && !isAfterComma(around) && MEANS.has(last)) return false
  if (isLast(around)) return false
  if (isBeforeComma(around)) return true
  return !MEANT.has(next.toLowerCase())
}

const MEANS = list(
  `what that if do know as who which whom when is this things thing everything all does`,
)
const MEANT = list(`it business by to every what that this no well`)

const HEDGES: Look[] = [
  {
    words: /(?<![\p{L}\p{N}'-])(?:sort|kind) of(?![\p{L}\p{N}'-])/giu,
    isOne: ({ last }) => !OF_WHICH.has(last),
  },
  {
    words:
      /(?<![\p{L}\p{N}'-])(?:kinda|sorta|maybe|perhaps|probably|possibly|somewhat|i guess|i suppose|more or less|or something(?: like that)?|or whatever)(?![\p{L}\p{N}'-])/giu,
    isOne: always,
  },
  {
    words: /(?<![\p{L}\p{N}'-])i think(?![\p{L}\p{N}'-])/giu,
    isOne: (around) => !/^\s+(?:about|of)\b/i.test(around.after) && !OF_THOUGHT.has(around.last),
  },
  {
    words:
      /(?<![\p{L}\p{N}'-])i(?:'m| am) not (?:so |really |entirely |quite )?sure(?![\p{L}\p{N}'-])/giu,
    isOne: always,
  },
  {
    words: /(?<![\p{L}\p{N}'-])a (?:little )?bit(?![\p{L}\p{N}'-])/giu,
    isOne: ({ after, last }) => !/^\s+of\b/.test(after) && last !== 'quite',
  },
]

const OF_WHICH = list(
  'what which any some that this these those a an the one every each all same his her their your my our other another no different certain right wrong',
)
/** "Do you know what I think?" */
const OF_THOUGHT = list('what when if how whenever')
