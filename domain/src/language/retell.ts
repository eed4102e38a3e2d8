import { PERSONS } from './person-words.ts'
import { asSentence, inMidSentence, wordsOf } from './words.ts'

/**
 * The same again in other words, shortest first: without what was only added, with the time in another place, or with
 * its point first. What cannot be turned safely is left as it is.
 */
export function retellings(sentence: string): string[] {
  const bare = sentence.trim().replace(/\.$/, '')
  const own = [
    ...withoutTheRest(bare),
    ...withTimeInFront(bare),
    ...withTimeAtEnd(bare),
    ...onlyWhat(bare),
  ]
  const ways = own.length > 0 ? own : withItsPointFirst(bare)
  return [...new Set(ways.map(asSentence))].filter((way) => way !== sentence)
}

/** Up to a part that hangs on: "…, who comes in at four", "…, and each one costs fifteen pounds". */
function withoutTheRest(bare: string): string[] {
  const cut = HANGS_ON.exec(bare)
  if (cut === null) return []
  const before = bare.slice(0, cut.index)
  // "The conductor, who came in May, shouts": after the second comma the sentence goes on.
  if (/^, (?:who|which|where)\b[^,]*,/.test(bare.slice(cut.index))) return []
  return wordsOf(before).length >= LEAST_WORDS &&
    !/\b(?:both|either|neither|not only)\b/i.test(before)
    ? [before]
    : []
}

const LEAST_WORDS = 4

const HANGS_ON =
  /(?:, (?:who|which|where|because|although|though|since|so that|so|and (?:each|every|it|that|he|she|they|we|I|the|there|nobody|everybody|most|what|my)|but) |; )/

/** "Nobody has called since Friday" becomes "Since Friday nobody has called". */
function withTimeInFront(bare: string): string[] {
  const found = TIME_AT_END.exec(bare)
  const before = bare.slice(0, found?.index ?? 0).replace(/,$/, '')
  if (found === null || wordsOf(before).length < 3 || /[,;:]/.test(before)) return []
  if (!STARTS_PLAINLY.test(before) || IS_OF_ANOTHER.test(before)) return []
  if (IS_LEFT_HANGING.test(before)) return []
  const when = found[0].trim()
  return [`${capital(when)}, ${inMidSentence(before)}`]
}

/** "Since Friday, nobody has called" becomes "Nobody has called since Friday". */
function withTimeAtEnd(bare: string): string[] {
  const [, when = '', rest = ''] = TIME_IN_FRONT.exec(bare) ?? []
  if (wordsOf(rest).length < 2 || /[,;:]/.test(rest)) return []
  if (!STARTS_PLAINLY.test(rest) || IS_OF_ANOTHER.test(rest)) return []
  return [`${capital(rest)} ${when.charAt(0).toLowerCase()}${when.slice(1)}`]
}

/** "I manage nine clinics in Ohio" is said again as "Nine clinics in Ohio". */
function onlyWhat(bare: string): string[] {
  const found =
    /^(?:I|[Ww]e)(?:'ve(?= (?:an?|the|my|our|some|many|\d\S*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{Ll}+teen|\p{Ll}+ty(?:-\p{Ll}+)?) )| have| run| manage| own| operate| use| lead) (?=\S+ \S)([^,;:]+)$/u.exec(
      bare,
    )
  const what = found?.[1] ?? ''
  return wordsOf(what).length > 10 ||
    /^(?:been|to|had|got|no|never|\p{L}+ed)\b|\band (?:have|am|was|want|\p{L}+ed)\b/iu.test(what)
    ? []
    : what === ''
      ? []
      : [capital(what)]
}

const STARTS_PLAINLY =
  /^(?:I|we|he|she|they|it|nobody|everybody|the|my|our|two|three|four|five|a|an|there)(?:'\w+)?\s/i

/** The time may belong to a part of it: "people whom we see twice a year", "I promised to finish by Friday". */
const IS_OF_ANOTHER =
  /\b(?:who|whom|which|that|where|when|because|if|while|until|and)\b|(?<!\b(?:have|has|had|used|want|wants|need|needs) )\bto (?!the\b|my\b|our\b|a\b|an\b)\p{Ll}/u

/** "From 2009, the software is": what belongs to the time would be left without it. */
const IS_LEFT_HANGING =
  /\b(?:am|are|is|was|were|be|been|since|from|until|till|by|for|of|in|at|on|after|before|with)$/i

const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December'
const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const SEASON = 'spring|summer|autumn|fall|winter'

const TIME = [
  String.raw`(?:since|in|by|until|from|before) (?:early |late |mid-)?(?:${MONTH}|${DAY}|Christmas|Easter|(?:19|20)\d\d)`,
  String.raw`on ${DAY}s?`,
  String.raw`(?:last|next|this|every) (?:week|month|year|${SEASON}|quarter|morning|evening|night)`,
  String.raw`at the end of \p{Lu}\p{Ll}+`,
  String.raw`before the (?:${SEASON}|holidays)`,
  String.raw`(?:once|twice|three times) an? (?:day|week|month|year)`,
  String.raw`(?:a|two|three|four|five|six|ten|\d+) (?:days|weeks|months|years) ago`,
].join('|')

const TIME_AT_END = new RegExp(String.raw`\s(?:${TIME})$`, 'u')
const TIME_IN_FRONT = new RegExp(String.raw`^(${TIME}),? (.+)$`, 'iu')

// The point first

function withItsPointFirst(bare: string): string[] {
  for (const [pattern, turned] of TURNS) {
    const found = pattern.exec(bare)
    const way = found === null ? null : turned(found.slice(1).map((part) => part ?? ''))
    if (way !== null) return [way]
  }
  return []
}

const NUMBER = String.raw`(?:(?:about|around|over|nearly|almost|some|at least|more than) )?(?:[£$€]?\d[\d,.]*|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{Ll}+)?)(?: (?:hundred|thousand|million))?`
const MONEY = '(?:euros|pounds|dollars|francs|kroner)'
const COUNTED = String.raw`(?:\p{Ll}+[ -]){0,2}(?:people|children|men|women|cattle|sheep|(?!\p{Ll}*(?:second|minute|hour|day|night|week|month|year|time)s\b)\p{Ll}{2,}s)`
const EACH = String.raw`(?: (?:an?|per|each|every) (?:hour|day|night|week|month|year))?`
const NO_VERB_OF_ITS_OWN =
  'am|are|is|was|were|have|has|had|do|does|did|can|could|will|would|must|should|may|might|need|needs|want|wants|get|gets|got'

const TURNS: readonly (readonly [RegExp, (parts: string[]) => string | null])[] = [
  [/^That's because (.+)$/, ([why = '']) => `Because ${why}`],
  [
    /^((?:The|My|Our) (?:\S+ ){0,2}\S+) (?:is|are) a problem$/,
    ([what = '']) => `The problem is ${inMidSentence(what)}`,
  ],
  [
    /^(I|We) want to (know|find out|see|hear|understand) (if|whether|who|what|when|where|how|why|which) ([^,;:]+)$/,
    ([who = '', verb, word = '', rest]) =>
      `What ${inMidSentence(who)} want to ${verb} is ${word === 'if' ? 'whether' : word} ${rest}`,
  ],
  [
    /^(I|We) (don't )?want (to [^,;:]+|(?:an?|no|more|some|my|our|the) (?:(?! to )[^,;:])+)$/,
    ([who = '', not = '', what]) => `What ${inMidSentence(who)} ${not}want is ${what}`,
  ],
  [/^(I|He|She)('m| is) (\d{2})$/, ([who, is, age]) => `${who}${is} ${age} years old`],
  [/^I'm (the [^,;:]+)$/, ([what = '']) => `${capital(what)}. That's me`],
  [
    /^(I|We) report to ([^;:]+)$/,
    ([who = '', whom = '']) => `${capital(whom)}. That's who ${inMidSentence(who)} report to`,
  ],
  [
    new RegExp(
      String.raw`^(I|We|He|She|They) ((?!(?:${NO_VERB_OF_ITS_OWN})\b)\p{Ll}+(?: (?:for|with|after|at|on))?) (${NUMBER} ${MONEY}|[£$€]\d[\d,.]*|${NUMBER} ${COUNTED})(${EACH})((?: (?:for|on|in|at|to|with|from) [^,;:]+)?)$`,
      'u',
    ),
    ([who = '', verb = '', amount = '', each = '', rest = '']) =>
      / and /.test(rest)
        ? null
        : `${capital(amount)}${each}. That's ${IS_MONEY.test(amount) ? 'what' : 'how many'} ${inMidSentence(who)} ${verb}${rest}`,
  ],
  [
    /^((?:My|Our) (?:\p{Ll}+ ){0,2}\p{Ll}+) (is|was) (the [^;:]+|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)$/u,
    ([whose = '', is, whom = '']) =>
      wordsOf(whom).length > SHORT
        ? null
        : `${capital(whom)}. That${is === 'is' ? "'s" : ' was'} ${inMidSentence(whose)}`,
  ],
  [
    /^((?:My|Our) \p{Ll}+|He|She|\p{Lu}\p{Ll}+) (was|is) (an? (?!bit\b|little\b|lot\b|problem\b)(?:\p{Ll}+[ -]){0,3}\p{Ll}+)$/u,
    ([who = '', is, what = '']) =>
      !isSomebody(who, what) ? null : `${capital(what)}. That's what ${inMidSentence(who)} ${is}`,
  ],
  [
    /^((?:My|Our) \p{Ll}+|I|We|He|She|They|\p{Lu}\p{Ll}+) (lives?|lived|works?|worked|grew up) ((?:in|at|near) (?:(?:an?|the|my|our|his|her) )?(?!(?:shifts?|pairs|teams?|silence|peace|night|nights|the)\b)(?:\p{L}+[ -]){0,2}\p{L}+)$/u,
    ([who = '', verb, where = '']) =>
      NOBODY.test(who) || NO_PLACE.test(where)
        ? null
        : `${capital(where)}. That's where ${inMidSentence(who)} ${verb}`,
  ],
  [
    /^((?:My|Our|The) \p{Ll}+|I|We|He|She|They) (opens?|closes?|starts?|begins?|finish(?:es)?|leaves?|gets? up) (at (?:half past |quarter (?:to|past) )?(?:\d{1,2}|\p{Ll}+)(?: in the (?:morning|afternoon|evening))?)$/u,
    ([who = '', verb, when = '']) => `${capital(when)}. That's when ${inMidSentence(who)} ${verb}`,
  ],
]

/** In words. */
const SHORT = 8

const IS_MONEY = /[£$€]|\b(?:euros|pounds|dollars|francs|kroner)$/

/** "It was a mistake" is no person, and "there" no place where somebody works. */
const NOBODY = /^(?:It|That|This|There|What|Nobody|Somebody|Everybody|Everything|Nothing|One)$/

/** "Noise is a nuisance" has no name in it. */
const isSomebody = (who: string, what: string): boolean =>
  /^(?:My|Our|He$|She$)/.test(who) || PERSONS.has(what.split(/[ -]/).at(-1) ?? '')

const NO_PLACE =
  /\b(?:for|since|and|with|as|shifts?|nights?|mornings?|evenings?|days?|weeks?|times?|years?|eighties|nineties|morning|evening|moment|least|most|all|first|once|last)\b/

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
