import { closeness } from '../../language/related-words.ts'
import { meaningsOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'
import { COUNTS_NOT_ALL } from '../facts/amount.ts'
import type { Asked } from './asked.ts'
import { MEASURED_IN, type MeasuredIn } from './measured-in.ts'
import { hasSomebody, isNameLike } from './somebody.ts'

/** Whether a sentence holds the kind of thing that is asked for: "no" is said only of what a question word asks for plainly. */
export type OfKind = 'yes' | 'no' | 'open'

export function isOfKind(says: string, { wants, text, stems }: Asked): OfKind {
  const { tells, which } = wantedBy(text)
  if (tells !== null) return tells.test(says) ? 'yes' : 'no'
  if (which !== null) return tellsWhich(says, which)
  switch (wants) {
    case 'age':
      return says.search(OWN_AGE) === -1 ? 'no' : 'yes'
    case 'number':
      return isAmountOf(says, { text, stems }) ? 'yes' : 'no'
    case 'tenure':
    case 'duration':
      return SPAN.test(says.replace(FROM_THERE, '')) ? 'yes' : 'no'
    case 'time':
      return isWhen(says, text) ? 'yes' : 'no'
    case 'place':
      return isWhere(says) ? 'yes' : 'no'
    case 'person':
      return isWho(says, text) ? 'yes' : 'no'
    case 'reason':
      return CAUSE.test(says) ? 'yes' : 'open'
    case 'self':
    case 'trouble':
    case 'effect':
    case 'wish':
    case 'opinion':
    case 'more':
    case 'meaning':
    case 'example':
    case 'identity':
    case 'role':
    case 'wellbeing':
    case 'anything':
      return 'open'
  }
}

type Wanted = { tells: RegExp | null; which: Which | null }

/** A question is held against all that is known, one after the other. */
let last: { text: string; wanted: Wanted } | null = null

function wantedBy(text: string): Wanted {
  if (last?.text !== text) {
    const tells = SPECIAL.find(({ asks }) => asks.test(text))?.tells ?? null
    last = { text, wanted: { tells, which: whichOf(text) } }
  }
  return last.wanted
}

/** What is asked with words that are in no answer. */
const SPECIAL: MeasuredIn[] = [
  ...MEASURED_IN,
  {
    asks: /\b(?:his|her|your \p{L}+|the \p{L}+) (?:job|profession|occupation|trade|line of work)\b|^(?:and |so |but )*what (?:does|did|do|is|are) (?!you\b|it\b|that\b|this\b|they\b)(?:\p{L}+['\p{L}]* ){1,3}(?:do|doing)(?: now| these days| for a living| for work)?$/u,
    tells:
      /\b(?:is|are|was|works?|working|studies|runs|own|owns|trains?|drives?|teaches|retired)\b (?!in hospital)|\b(?:\p{L}+(?:ist|ian)|driver|nurse|cook|chef|vet|clerk|teacher|doctor|engineer)\b/u,
  },
  {
    asks: /\bhow (?:do|did|will|are|would) you (?:usually |normally )?(?:get|travel|go|come|getting|travelling|going|coming) (?:to|there|here|home|in|back|from)\b(?! (?:know|terms|it|grips))/,
    tells:
      /\b(?:bus|buses|train|tram|car|taxi|bike|bicycle|foot|walk(?:ed|s)?|drive|drove|driven|lift|minibus|plane|ferry|boat|flew|fly|coach|tube|metro|underground|motorbike|scooter|van)\b/,
  },
]

// Which of several

/** "Which bank", "what breed": what is asked for has to be there, and be told apart. */
function whichOf(text: string): Which | null {
  const found =
    /^(?:(?:and|so|but|in|on|at|for|to|from) )*(?:which|what (?=make|brand|model|breed|colou?r|kind of|sort of|type of))(?: of)? ?(?:other |particular |exact )?(?:kind of |sort of |type of )?([\p{L}-]+)/iu.exec(
      text,
    )
  const thing = found?.[1] ?? WHAT_THING.exec(text)?.[1]
  if (
    thing === undefined ||
    /^(?:of|one|ones|is|are|was|were|do|does|did|would|way|person|people|colleague|day|date|time|month|year|part|area|town|city|country|village|district|region|street|side|you|he|she|they)$/i.test(
      thing,
    )
  )
    return null
  return { thing: thing.toLowerCase(), isOneOf: found !== null }
}

type Which = { thing: string; isOneOf: boolean }

/** "What instrument do you play"; of several things no one is named. */
const WHAT_THING =
  /^(?:(?:and|so|but|in|on|at|for|to|from) )*what ((?!(?:is|was|does|has|this|us|else|exactly|happens|reason|experience|evidence|proof|money|information|help|support|advice|difference|effect|impact|way|time|date|day|year|month|age|size|price|budget|salary|rent|rate|number|amount|percentage|share|job|role|position|work|plan|town|city|country|part|area|place|people|person|kind|sort|type|colou?r)\b)\p{L}+[^s\W]) (?:is|are|was|were|do|does|did|have|has|had|would|will|can|could)\b/iu

function tellsWhich(says: string, { thing, isOneOf }: Which): OfKind {
  const [wanted = ''] = meaningsOf(thing)
  if (wanted === '') return 'no'
  const words = says.match(/[\p{L}\p{N}'-]+/gu) ?? []
  const isTold = words.some((word, at) => {
    const [stem = ''] = meaningsOf(word)
    const near = stem === '' ? 0 : closeness(wanted, stem)
    if (near === 0.8) return true
    if (near < 0.8) return false
    const around = [
      words[at + 1] ?? '',
      words[at + 2] ?? '',
      ...words.slice(Math.max(0, at - 3), at),
    ]
    const before = words[at - 1] ?? ''
    if (/^(?:about|called|named)$/.test(words[at + 1] ?? '')) return true
    const isToldApart = before !== '' && !TELLS_NOTHING_APART.has(before.toLowerCase())
    return (
      isToldApart || around.some((one) => /^\p{Lu}\p{Ll}/u.test(one) && at > 0 && one !== words[0])
    )
  })
  if (isTold) return 'yes'
  const isLikeIt = meaningsOf(says).some(
    (stem) => stem !== wanted && closeness(wanted, stem) >= A_KIND_OF,
  )
  return !isOneOf && isLikeIt ? 'open' : 'no'
}

const A_KIND_OF = 0.8

const TELLS_NOTHING_APART = new Set(
  `a an the my our your his her their its this that these those old new other another same second first next last
  any some no every each one two three four five six big small little good bad best whole own only current
  and or of in at to with from for by on about more most all both have has had is was were be`.split(
    /\s+/,
  ),
)

// How many, how much, how old

export const NUMBER =
  /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|third|quarter|dozen|couple|twice|no|none|nobody)\b/iu

export const MONEY =
  /[£$€]|\b(?:pounds?|dollars?|euros?|cents?|pence|grand|francs?|kron(?:or|er|a)|krone|zloty|rupees?|yen|shillings?|thousand|million|per ?cent)\b|%|\p{N},\p{N}{3}/iu

const OWN_AGE =
  /^I(?:'m| am) (?:(?:an?|the) )?(?:[\p{L}' -]+, |now |nearly |almost |just )?(?:\p{N}{2}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|(?:six|seven|eigh|nine)teen)(?:$|[.,;]| and\b| years old| now\b|-year-old| with\b| when\b|, )|\bI(?:'m| am)\b[^.]*\byears old\b|^I (?:turn|turned|will be|am turning) (?:\p{N}{2}|\p{L}+ty)|^(?:Aged? )?\p{N}{2}[,.]|^I(?:'m| am) (?:an? )?\p{N}{2}-year-old|\b(?:at|age of) \p{N}{2}\b/iu

const AGE =
  /\b(?:\w+[- ]years?[- ]old|years old|aged? (?:of )?\w+|born in|built in|bought in|(?:from|since|dates? from|installed in|made in) (?:19|20)\p{N}{2}|of (?:four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\p{N}{1,2})\b(?! \p{L})|who(?:'s| is| are| was) (?:\p{N}{1,2}|\w+teen|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|turn(?:s|ed)? \w+)|(?:\b(?:is|are)|,) (?:\p{N}{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:-\w+)?)(?=[,.]| and\b)|\b\p{Lu}\p{Ll}+ \(\p{N}{1,2}\)|\b(?:19|20)\p{N}{2}\b/u

function isAmountOf(
  says: string,
  { text, stems }: { text: string; stems: readonly string[] },
): boolean {
  if (/\bhow old\b|\bwhat age\b|\bages?\b/i.test(text)) return AGE.test(says)
  const counted = COUNTED.exec(text)?.[1]
  if (counted !== undefined) return isCountOf(says.replace(COUNTS_NOT_ALL, ''), counted)
  if (!NUMBER.test(says)) return false
  if (/\b(?:price|cost|costs|salary|rent|budget|pay|paid|spend|charge|owe|earn|fee)\b/i.test(text))
    return MONEY.test(says)
  if (/\bhow (?:far|fast|tall|heavy)\b/i.test(text))
    return /\b(?:miles?|kilomet\w+|km|metres?|minutes?|hours?|kilos?|stone|tons?)\b/i.test(says)
  return stems.length > 0 || (/\bhow much\b/i.test(text) && SHARE_OR_SUM.test(says))
}

/** "And how much was it?" */
const SHARE_OR_SUM = /[£$€%]|\b(?:per ?cent|pounds?|euros?|dollars?)\b/i

const COUNTED = /\bhow many ([\p{L}' -]+)/iu

/** What is counted: "vans" of "how many vans do you run", and "drops" of "how many drops miss their window". */
const headsOf = (counted: string): string[] => {
  const named = meaningsOf(
    counted.split(
      /\b(?:do|does|did|are|is|were|was|have|has|had|would|will|can|could|should|you|of|in|on|at|for|per|a|the|work|live|came|come)\b/i,
    )[0] ?? '',
  )
  return named.length === 0 ? [''] : [...new Set([named.at(-1) ?? '', named[0] ?? ''])]
}

/** "How many vans": a number stands right before them, or right after: "a night shift of three". */
function isCountOf(says: string, counted: string): boolean {
  return headsOf(counted).some((head) => isCountOfOne(says, head))
}

function isCountOfOne(says: string, head: string): boolean {
  const words = wordsOf(says)
  return words.some((word, at) => {
    if (!NUMBER.test(word) && !/^(?:a|an)$/.test(word)) return false
    const isOnlyA = /^(?:a|an)$/.test(word)
    const after = meaningsOf(words.slice(at + 1, at + 6).join(' '))
    if (word.includes('-') && closeness(head, meaningsOf(word).at(-1) ?? '') >= LIKE_IT) return true
    if (head === '') return !isOnlyA
    if (isOnlyA) return false
    if (after.some((stem) => closeness(head, stem) >= LIKE_IT)) return true
    const before = meaningsOf(words.slice(Math.max(0, at - 3), at).join(' '))
    const least = words[at - 1] === 'of' ? A_LITTLE_LIKE_IT : LIKE_IT
    const isLast = at >= words.length - 2 || words[at - 1] === 'of'
    // "A nurse for 22 years" counts years.
    if (SPAN.test(words[at + 1] ?? '')) return false
    return isLast && before.some((stem) => closeness(head, stem) >= least)
  })
}

const LIKE_IT = 0.5
const A_LITTLE_LIKE_IT = 0.4

/** "Twenty minutes into the show" is when, and not how long. */
const FROM_THERE =
  /\b(?:\p{N}+|\p{L}+) (?:minutes?|hours?|days?|weeks?|months?|years?) (?:into|later|earlier)\b/giu

export const SPAN =
  /\b(?:in (?:19|20)\d\d|years?|months?|weeks?|days?|hours?|minutes?|seconds?|since|fortnight|decades?|until|all (?:my|our) li(?:fe|ves)|overnight|half an hour)\b/i

// When, where, who

export const MOMENT =
  /\b(?:(?:19|20)\p{N}{2}|january|february|march|april|may(?= \d)|in may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|yesterday|mornings?|evenings?|afternoons?|nights?|noon|midnight|lunch|ago|christmas|easter|spring|summer|autumn|winter|quarter|weekends?|(?:last|next|this|every|each|in|within|once|twice|times) (?:a |an |the |two |three |four |six |\p{N}+ )?(?:day|week|month|year|fortnight|hour)s?|daily|weekly|monthly|yearly|at (?:\p{N}{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half)|(?:since|until|by|before|after|when|as soon as|once|at the end of|while|during|at) \p{L}+|\p{N}{1,2}(?::\p{N}{2}| ?(?:am|pm))|o'clock|now|recently|just|whenever)\b/iu
const CLOCK =
  /\b(?:at|by|until|till|before|after|from|around|about) (?:\p{N}{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|noon|midnight|lunch)\b|\p{N}{1,2}(?::\p{N}{2}| ?(?:am|pm))|o'clock|\b(?:noon|midnight|mornings?|evenings?|afternoons?)\b/iu
const OFTEN =
  /\b(?:every|each|once|twice|times|daily|weekly|monthly|always|never|often|sometimes|a (?:day|week|month|year)|on \p{L}+days|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/iu

function isWhen(says: string, text: string): boolean {
  if (/\bwhat time\b/i.test(text)) return CLOCK.test(says)
  if (/\bhow (?:often|frequently)\b/i.test(text)) return OFTEN.test(says) || NUMBER.test(says)
  if (/^(?:when|and when)\b.* (?:does|do|goes|is) /i.test(text) && /\bwhenever\b/.test(says))
    return true
  return MOMENT.test(says)
}

const PLACE =
  /\bat \p{N}+ \p{Lu}|\b(?:in|at|from|near|to|outside|around|between|on|by|behind|under|into|over|across) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|\p{L}+days?)\b)(?:the |a |an |my |our |his |her |their )?(?:\p{L}+ )?(?:\p{Lu}\p{Ll}+|building|flat|house|home|office|garden|shop|kitchen|school|hospital|street|road|station|warehouse|hall|room|garage|village|town|city|farm|north|south|east|west|ward|unit|depot|hotel|park|church|abroad|pub|cellar|basement|attic|floor|corner|orchard|pavement|junction|van|car|bag|market|stall|harbour|beach|forest|wood|store|drawer|cabinet|aisles?|lay-by|bridge|square|site|door|bed|drawer|cupboard)\b|\b(?:abroad|upstairs|downstairs|next door|overseas|at home|from home)\b/u

const SOMEWHERE =
  /\b(?:live|lives|lived|living|stay|stays|stayed|staying) (?:in|at|on|near) \p{L}+|\b(?:in|on|at|near|behind|under|over|outside|inside|next to|opposite|at the (?:far )?end of) (?:the|a|an|my|our|his|her|their) (?!(?:morning|afternoon|evening|night|day|week|month|year|end|first|last|same|phone|moment|time|past|next|meeting|way|budget|weekend|weekends|summer|winter|spring|autumn|team|job|one)\b)\p{L}+/u

export const isWhere = (says: string): boolean => PLACE.test(says) || SOMEWHERE.test(says)

const ASKS_FOR_A_NAME =
  /\bnames?\b|\bcalled\b|^(?:and |so |but )*who(?:'s| is| was| are| were) (?:your|the|his|her|their)\b(?! .*\b(?:in charge|person|one|with|for|that|who)\b)/i

const isWho = (says: string, text: string): boolean =>
  ASKS_FOR_A_NAME.test(text)
    ? isNamed(says, text)
    : hasSomebody(says) || /^\p{Lu}\p{Ll}+ (?:\p{Lu}|\p{L}+s\b|has|is|was)/u.test(says)

/** Whose name: of "your daughter husband" the husband's; a recogniser's text has no apostrophes to go by. */
function namedIn(text: string): string[] {
  const ofWhom = /\bnames? of (?:the |your |his |her |their |my )?(\p{L}+)/u.exec(text)?.[1]
  if (ofWhom !== undefined) return meaningsOf(ofWhom)
  const [asked = ''] = text.split(/ (?:of|at|in|on|for|from) /)
  return meaningsOf(asked.replaceAll(/\b(?:names?|called|full|first|last)\b/g, '')).slice(-1)
}

/** The name has to be that of whom was asked for: "my daughter Mia", "Gerry, the dispatcher", "a cat called Pip". */
function isNamed(says: string, text: string): boolean {
  const wanted = namedIn(text)
  const words = says.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[,:(]/gu) ?? []
  const isName = (word: string | undefined, at: number) =>
    word !== undefined && at > 0 && isNameLike(word)
  return words.some((word, at) => {
    const [stem = ''] = meaningsOf(word)
    if (stem === '' || !wanted.some((one) => closeness(one, stem) >= A_NEAR_RELATIVE)) return false
    let after = at + 1
    while (
      /^(?:,|:|\(|called|named|is|are|was|himself|herself|themselves|Mr|Mrs|Ms|Dr|my|of|a|an|the)$/.test(
        words[after] ?? '',
      )
    )
      after += 1
    const from = Math.max(0, at - 4)
    const joint = words
      .slice(from, at - 1)
      .findLastIndex(
        (one, n) => /^(?:,|is|was)$/.test(one) && ARTICLE.test(words[from + n + 1] ?? ''),
      )
    const isSaidBefore = joint !== -1 && /^\p{Lu}\p{Ll}/u.test(words[from + joint - 1] ?? '')
    return isName(words[after], after) || isName(words[at - 1], at - 1) || isSaidBefore
  })
}

const ARTICLE = /^(?:my|our|his|her|their|the|an?)$/

const A_NEAR_RELATIVE = 0.5

const CAUSE =
  /\b(?:because|since|so that|so|due to|after|as|that's why|wants?|to \p{L}+|that|for|otherwise|if|when|only|too|no longer|never|won't|can't|cannot|doesn't|don't)\b/iu
