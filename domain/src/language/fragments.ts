import { CERTAIN_VERBS, PAST_VERBS, VERBS } from './verbs.ts'
import { asSentence, plain } from './words.ts'

/** Whose trouble it is: a business says "we", a person "I". */
export type Speaker = 'I' | 'we'

/** What troubles somebody, noted in a few words, as they would say it: "No visibility into stock". */
export function saidAsTrouble(note: string, who: Speaker): string {
  const trimmed = bare(note)
  const described = firstOf(STATES, trimmed, who)
  if (described !== null) return asSentence(described)
  const whole = WITHOUT_ARTICLE.test(trimmed) ? `${our(who)} ${lowered(trimmed)}` : trimmed
  if (isWholeSentence(trimmed)) return asSentence(whole)
  const felt = /^(?:feeling|being) /i.exec(trimmed)
  if (felt !== null && /^f/i.test(felt[0]))
    return asSentence(`${who} feel ${trimmed.slice(felt[0].length)}`)
  if (isGerund(trimmed)) return asSentence(`${who} keep ${lowered(trimmed)}`)
  const said = firstOf(NOTES, trimmed, who)
  if (said !== null) return asSentence(said)
  if (/, .*,? and /.test(trimmed)) return asSentence(`it's ${lowered(trimmed)}`)
  if (/\p{N}/u.test(trimmed)) return asSentence(`${who} have ${lowered(trimmed)}`)
  return asSentence(`${trimmed} ${isPlural(trimmed) ? 'are' : 'is'} a problem`)
}

/** What somebody wants, noted in a few words: "Reduce no-shows", "A fair price". */
export function saidAsWish(note: string, who: Speaker): string {
  const trimmed = bare(note).replace(
    /^(?:to|wants?(?: to)?|wishes to|hopes to|hoping to|needs?(?: to)?|would like(?: to)?|seeks?)\s+(?=\w)/i,
    '',
  )
  const felt = /^(feel|be)ing (?=\p{L})/iu.exec(trimmed)
  if (felt !== null)
    return asSentence(`${who} want to ${felt[1]?.toLowerCase()} ${trimmed.slice(felt[0].length)}`)
  const not = /^not (?:to )?(?=\w)/i.exec(trimmed)
  if (not !== null) return asSentence(`${who} don't want to ${trimmed.slice(not[0].length)}`)
  const adverb = /^(never|still|finally|also) (?=\p{Ll})/iu.exec(trimmed)
  if (adverb !== null)
    return asSentence(`${who} ${adverb[0].toLowerCase()}want to ${trimmed.slice(adverb[0].length)}`)
  if (beginsWithVerb(trimmed)) {
    const have = /^have (?=(?:an?|one|the|somebody|someone|something)\s)/i.exec(trimmed)
    if (have !== null) return asSentence(`${who} want ${trimmed.slice(have[0].length)}`)
    return asSentence(`${who} want to ${lowered(trimmed)}`)
  }
  if (/^(?:some|any)(?:one|body|thing)\s/i.test(trimmed))
    return asSentence(`${who} want ${lowered(trimmed)}`)
  if (isWholeSentence(trimmed)) return asSentence(trimmed)
  if (isGerund(trimmed)) return asSentence(`${are(who)} thinking about ${lowered(trimmed)}`)
  return asSentence(
    `${who} want ${ONE_OF_MANY.test(trimmed) ? withArticle(trimmed) : lowered(trimmed)}`,
  )
}

/** What somebody is or does, also where it is not said who: "Uses spreadsheets", "15 years in banking". */
export function saidOfOneself(note: string, { tell, name, who = 'I' }: Teller): string {
  const led = withWhoDoes(note, { tell, name })
  if (led !== null) return asSentence(led)
  const told = bare(tell(note))
  if (ONES_OWN.test(told)) return asSentence(`my ${lowered(told)}`)
  const state = firstOf(SELVES, told, who)
  if (state !== null) return asSentence(state)
  if (isWholeSentence(told) || HAS_OWNER.test(told) || /\s(?:I|we)\s/.test(told))
    return asSentence(told)
  if (/^an? /i.test(told) && !hasVerb(told)) return asSentence(`${are(who)} ${lowered(told)}`)
  if (
    /^(?!parents|kids|children|years|degrees|skills|hobbies|interests|lots|loads|always)\p{L}{3,}[^s\W]s (?!and\b|or\b|of\b|from\b|with\b)/iu.test(
      told,
    )
  )
    return asSentence(tell(`${name} ${lowered(told)}`))
  const isMaybeWhole = !/^\p{N}/u.test(told) && hasVerb(told)
  if (isMaybeWhole) return asSentence(told)
  const noted = firstOf(NOTES, told, who)
  if (noted !== null) return asSentence(noted)
  const personLike =
    /^(?!\p{N})(?:[\p{L}-]+ )?[\p{L}-]*(?:er|or|ist|ian|ant|man|woman|lead|head|founder|veteran|native|parent|partner|mum|mom|dad|graduate)(?= (?:at|of|in|for|from|with)\b|,|$)/iu
  if (personLike.test(told) && !/^(?:number|order)\b/i.test(told))
    return asSentence(`${are(who)} ${withArticle(told)}`)
  return asSentence(`${who} have ${ONE_OF_MANY.test(told) ? withArticle(told) : lowered(told)}`)
}

type Teller = { tell: (sentence: string) => string; name: string; who?: Speaker }

/** "Avoids friends", "Never calls in sick": it is said of them. Null when the note begins otherwise. */
export function withWhoDoes(note: string, { tell, name }: Teller): string | null {
  const text = bare(note)
  const [, adverb = '', first = ''] =
    /^((?:never|always|often|also|still|usually|rarely|just|currently|recently|now|sometimes)\s)?(\S+)\s/i.exec(
      text,
    ) ?? []
  const word = first.toLowerCase()
  const isDone =
    adverb === ''
      ? CERTAIN_VERBS.has(word) ||
        /^(?:is|was|has|had|does|doesn't|isn't|hasn't|wants|needs|lives|works|plays|reports|runs|owns|uses|leads|looks|drives|starts|struggles|worries|teaches|studies|fears|hopes|loves)$/.test(
          word,
        )
      : VERBS.has(word) || /^(?:is|was|has|had)$/.test(word)
  const isDid =
    PAST_VERBS.has(word) ||
    /^(?:opened|joined|moved|started|worked|retired|studied|graduated|trained|booked|called|ordered|paid|asked|tried|promised|inherited|lived|served|managed|switched|signed|complained|cancelled|canceled|waited|wanted|helped|launched|applied|failed|missed|agreed|refused|learned|learnt|grew)$/.test(
      word,
    )
  if (!isDone && !isDid) return null
  return tell(`${name} ${lowered(text)}`)
}

const ONES_OWN =
  /^(?:parents|mother|father|mum|mom|dad|wife|husband|brother|sister|son|daughter|kids|children|boss|family|landlord) /i

const HAS_OWNER =
  /^(?:my|our|his|her|their|the|two of|three of|half of|most of|some of|all of|one of) \S+ \S+ \S/i

const hasVerb = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}'-]+/u)
    .slice(1)
    .some(
      (word) =>
        PAST_VERBS.has(word) ||
        (/\p{L}{2}ed$/u.test(word) &&
          !/^(?:red|bed|need|seed|hundred|kindred|indeed|retired|divorced|married|based|taught)$/.test(
            word,
          )),
    )

/** "Full refund", "MBA from Wharton": noted without the article that it has in speech. */
const ONE_OF_MANY =
  /^(?!(?:an?|the|my|our|his|her|their|some|any|no|one|two|more|less|better|\p{N}+)\b)(?:[\p{L}-]+ ){0,2}(?:refund|resolution|solution|answer|replacement|discount|apology|plan|raise|date|decision|technician|price|deal|promotion|explanation|callback|extension|MBA|PhD|degree|diploma|background|career|family|team|record|house|dog|cat|car|garden|partner|supplier|vendor|schedule|budget|contract|pilot|trial|demo|roadmap|timeline|job|room|flat)(?= (?:in|of|with|for|from|to|on|at|by|that|without|before|after|this|next)\b|$)/iu

const withArticle = (text: string): string =>
  `${/^(?:[aeio]|u(?!n[ai]|s[ei])|hour|honest|[FHLMNRSX][A-Z])/.test(lowered(text)) ? 'an' : 'a'} ${lowered(text)}`

const bare = (note: string): string =>
  plain(note)
    .trim()
    .replace(/^[-•*–]\s*/, '')
    .replace(/[.;,\s]+$/, '')

const lowered = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}|A\s)/u.test(text) && !/^(?:I|Mr|Mrs|Ms|Dr)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

/** With somebody or something, and what it is or does. */
export function isWholeSentence(text: string): boolean {
  const [first = '', ...rest] = text.toLowerCase().split(/\s+/)
  if (
    SUBJECTS.has(first.replace(/'\w+$/, '')) &&
    !/^(?:people|nobody|somebody) (?:who|that|at|in|on|to)\b/i.test(text)
  )
    return rest.length > 0
  if (/^no one \S+/i.test(text) || /^(?:nothing|everything) \S+s\b/i.test(text)) return true
  if (isOnlyWhich(text) || /^\S+ (?:cuts|drops|falls|costs|breaks|claims)$/i.test(text))
    return false
  if (MANY_DO.test(text) || (WITHOUT_ARTICLE.test(text) && /^(?:\S+ ){1,4}\p{L}+ed$/u.test(text)))
    return true
  if (isGerund(text)) return /^\w+ing (?:\S+ ){0,6}(?:is|are|was|takes|means|makes)\b/i.test(text)
  return FINITE.test(text) || rest.some((word) => CERTAIN_VERBS.has(word))
}

/** "Competitors undercut our prices": whatever they do, they do it to somebody. */
const MANY_DO =
  /^\p{L}{3,}[^su\W]s (?!(?:in|of|with|for|from|to|on|at|by|about|between|after|before|over|under|against|and|or|but|than|without|during|as|since|until|not|because|all|using|across|within|into|like|being|getting)\b)\p{L}+ (?:our|my|the|us|me|their|it|them|too|an?|each other)\b/iu

/** "Founders who don't know their numbers": nothing is said of them but which ones. */
function isOnlyWhich(text: string): boolean {
  if (/^(?:in|on|at|since|after|before|with|without|from|for|of|by|during|all|what)\s/i.test(text))
    return false
  const found = /^((?:\S+ ){1,4})(?:who|that|which) \S+ \S+/i.exec(text)
  if (found === null || FINITE.test(` ${found[1]}`)) return false
  return !FINITE.test(text.slice(found[0].length))
}

const SUBJECTS = new Set([
  'i',
  'we',
  'you',
  'he',
  'she',
  'they',
  'it',
  'there',
  'that',
  'this',
  'nobody',
  'everybody',
  'people',
  'somebody',
])

/** "costs" and "needs" may be things; these are done by somebody. */
const FINITE =
  /\s(?:(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|must|cannot|went|came|became|says?|gets?|makes?|goes?|go|keeps?|kept|takes?|took|comes?|gives?|gave|feels?|felt|fails?|falls|fell|leave|leaves|left|retires|loses?|lost|pays?|paid|means|happens?|breaks?|broke|misse[sd]|asks?|expects?|thinks?|knows?|wants?|become|becomes|spends?|refuses?|ignores?|hates?|likes?|drops?|dropped|complains?|quit|stopped|flinches|blames?|laughs?|shouts?|yells?|costs?(?= (?:about|around|us|me|some|over|nearly|more|at least|\p{N}|[£$€]))|cuts?|grew|grows|rose|rises|slipped|doubled|tripled)|\w+n't)(?=\s|$)/iu

const isGerund = (text: string): boolean =>
  /^\p{L}{2,}ing\s/iu.test(text) &&
  !/^(?:during|nothing|anything|something|everything|morning|evening|existing|rising|growing|falling|missing|increasing|declining|shrinking|pricing|marketing|training|building|hiring|onboarding|scheduling|billing|staffing|reporting|reading|boring|tiring|annoying|confusing|demanding|competing|conflicting|changing|aging|ageing|accounting|manufacturing|engineering|parking|housing|funding|spring|string|king|thing|wing|ring|ceiling|wedding|meeting)\s/i.test(
    text,
  )

/** The word that the rest hangs on: of "errors in invoices" the errors. */
function isPlural(text: string): boolean {
  const [head = ''] = text.split(
    /\s(?:in|of|with|for|from|to|on|at|by|about|between|among|against|without|than|after|before|during|across|within|over|under|twice|once|every|per|each|last|this|who|that|which)\s|\s\p{L}+ed\s|,/iu,
  )
  if (/\band\b/i.test(head)) return true
  const last = head.trim().split(/\s+/).at(-1)?.toLowerCase() ?? ''
  return /^(?:people|children|women|men|staff)$/.test(last)
    ? last !== 'staff'
    : /[^suai]s$|[^s]ies$|us?ers$/.test(last) &&
        !/(?:news|series|species|business|process|access|progress|stress|analysis|basis|crisis)$/.test(
          last,
        )
}

type Says = (rest: string, given: { who: Speaker; match: RegExpExecArray }) => string

type Rule = { begins: RegExp; says: Says }

function firstOf(rules: Rule[], note: string, who: Speaker): string | null {
  for (const { begins, says } of rules) {
    const match = begins.exec(note)
    if (match !== null) return says(note.slice(match[0].length), { who, match })
  }
  return null
}

const are = (who: Speaker): string => (who === 'I' ? "I'm" : "we're")
const were = (who: Speaker): string => (who === 'I' ? 'I was' : 'we were')
const our = (who: Speaker): string => (who === 'I' ? 'the' : 'our')
const be = (noun: string): string => (isPlural(noun) ? 'are' : 'is')

/** Of these there is one, and whoever notes it leaves out the article. */
const WITHOUT_ARTICLE =
  /^(?:(?:last|next|previous|former|old|new|current|main|biggest|best|first) )?(?:board|mortgage|medication|boss|manager|team|landlord|landlady|tenant|internet|website|software|system|tool|machine|contract|car|house|roof|kitchen|heating|ransomware|server|phone|company|ceo|cfo|supplier|vendor|head nurse|nurse|provider|bank|insurer|insurance|school|teacher|doctor|hospital|budget|committee|council|neighbour|neighbor|delivery|order|refund|flight|hotel|room|competitor|customer|client|partner|owner|agency|ransomware attack|audit|deadline|launch|project|rollout|merger)\b(?! (?:who|that|which)\b)/i

/** Something that is lacked, had too much of, or stands at a number: a note that is no sentence. */
const NOTES: Rule[] = [
  {
    begins: /^no (.+?) (offered|given|provided|shown|returned|explained|made)$/i,
    says: (_, { match }) => `there was no ${match[1]} ${match[2]}`,
  },
  { begins: /^nobody (?=at|in|on|to)/i, says: (rest) => `there's nobody ${rest}` },
  {
    begins: /^(?:people|somebody) (?=who|that)/i,
    says: (_, { match }) => `it's ${match.input.charAt(0).toLowerCase()}${match.input.slice(1)}`,
  },
  {
    begins: /^(?:no|not enough|too (?:many|much|few|little)|never enough)\s/i,
    says: (rest, { who, match }) => `${who} have ${match[0].toLowerCase()}${rest}`,
  },
  { begins: /^(?:a )?lack of\s/i, says: (rest, { who }) => `${who} don't have enough ${rest}` },
  { begins: /^lacking\s/i, says: (rest, { who }) => `${who} lack ${rest}` },
  {
    begins: /^(?:has|have) (?:no|trouble|difficulty|problems)\s/i,
    says: (rest, { who, match }) => `${who} have ${match[0].split(' ').slice(1).join(' ')}${rest}`,
  },
  {
    begins: /^(?:difficulty|difficulties|trouble|problems?|challenges?|issues?) (?:in |with )?/i,
    says: (rest, { who }) =>
      isGerund(rest) ? `${who} have trouble ${rest}` : `${who} have trouble with ${rest}`,
  },
  {
    begins: /^(?:difficult|hard|impossible) to\s/i,
    says: (rest, { match }) => `it's ${match[0].toLowerCase()}${rest}`,
  },
  { begins: /^(?:unable|not able) to\s/i, says: (rest, { who }) => `${who} can't ${rest}` },
  {
    begins:
      /^(?!(?:the|an?|my|our)\b)([\p{L}\p{N}' -]+?) ((?:(?:up|down|frozen|cut|cancelled|canceled|blocked|delayed|gone|broken|overdue|late|stuck|understaffed)(?= |$)|at an? [\p{L} -]*(?:high|low)|at (?=[$£€]?\p{N})|(?:below|above|under) (?=[\p{L} ]*(?:average|target|standard|plan|budget|[$£€]?\p{N})))(?: .*)?.*)$/iu,
    says: (_, { who, match }) =>
      `${our(who)} ${lowered(match[1] ?? '')} ${be(match[1] ?? '')} ${match[2]}`,
  },
  {
    begins:
      /^(high|low|poor|slow|long|weak|bad|unreliable|outdated|inconsistent|unclear|boring|tiring|confusing|expensive|limited|unrealistic|tight|rising|falling|growing|declining|shrinking|messy|patchy) (?=\p{L})/iu,
    says: (rest, { who, match }) => {
      const how = match[1]?.toLowerCase() ?? ''
      if (/\b(?:who|that|which)\b/i.test(rest))
        return `${who} have ${isPlural(rest) ? '' : 'a '}${how} ${rest}`
      const det =
        who === 'I'
          ? 'the'
          : /\s(?:in|of|with|for|from|to|on|at|between)\s/.test(rest)
            ? 'the'
            : 'our'
      return `${det} ${rest} ${be(rest)} ${how}`
    },
  },
  {
    begins: /^(?:old|new|legacy|manual|single) (?=\p{L}+.*\b(?:that|which|who|nobody)\b)/iu,
    says: (rest, { who, match }) =>
      `${who} have ${isPlural(rest) ? match[0].toLowerCase() : withArticle(match[0])}${rest}`,
  },
  {
    begins: /^(?!I\b)[\p{L}-]+(?: [\p{L}-]+)? (?:who|that) /iu,
    says: (rest, { match }) =>
      `it's ${isPlural(match[0]) ? 'the' : 'a'} ${lowered(match[0])}${rest}`,
  },
]

/** How somebody is or feels; whatever follows, it is about them. */
const STATES: Rule[] = [
  {
    begins: /^(cannot|can't|could not|couldn't|does not|doesn't|do not|don't)\s/i,
    says: (rest, { who, match }) =>
      `${who} ${/^do/i.test(match[0]) ? "don't" : /^could/i.test(match[0]) ? "couldn't" : "can't"} ${rest}`,
  },
  {
    begins: /^(?:struggl(?:es|ing)) (?=with|to)/i,
    says: (rest, { who }) => `${are(who)} struggling ${rest}`,
  },
  {
    begins: /^worr(?:ies|ied|ying) (?=about|that)/i,
    says: (rest, { who }) => `${are(who)} worried ${rest}`,
  },
  {
    begins:
      /^(?:afraid|scared|frustrated|unsure|uncertain|overwhelmed|overworked|underpaid|unhappy|tired|sick|anxious|nervous|s[ck]eptical|concerned|annoyed|angry|stressed|dissatisfied|exhausted|burnt out|burned out|stuck|confused|embarrassed|ashamed|lonely|bored|broke|alone|empty|understaffed|isolated|jealous|homesick|in debt|under pressure)(?=\s|$)/i,
    says: (rest, { who, match }) => `${are(who)} ${match[0].toLowerCase()}${rest}`,
  },
  {
    begins:
      /^(over\w+ed|under\w+ed|mis\w+ed|outbid|overlooked|passed over|ignored|bullied|harassed|let down|misled|overcharged|blamed|burnt|burned|bitten|accused|evicted|fired|laid off|interrupted|cut off|dismissed|rejected)(?= (?!out\b)|$)/i,
    says: (rest, { who, match }) => `${were(who)} ${match[0].toLowerCase()}${rest}`,
  },
  {
    begins: /^(?:fear|worry|concern)s? (?:of|about) /i,
    says: (rest, { who }) => `${are(who)} worried about ${rest}`,
  },
  {
    begins: /^(?:fears?|worr(?:y|ies)|concern(?:s|ed)?) that /i,
    says: (rest, { who }) => `${are(who)} worried that ${rest}`,
  },
  {
    begins: /^needs?(?= )/i,
    says: (rest, { who }) => `${who} need${rest}`,
  },
]

/** What somebody is, in a background that does not say who. */
const SELVES: Rule[] = [
  {
    begins:
      /^(?=(?:founded|established|born|raised|educated|burned|burnt|promoted|hired|elected|appointed|trained)\s)/i,
    says: (rest, { who }) => `${were(who)} ${lowered(rest)}`,
  },
  {
    begins: /^(former|ex-[\p{L}]+|lifelong)(?= |$)/iu,
    says: (rest, { who, match }) => {
      const said = `${are(who)} ${withArticle(match[0])}${rest}`
      return said.replace(/, (?=(?:sold|built|ran|left|founded|started|made)\b)/, `, and ${who} `)
    },
  },
  {
    begins: /^(?:very|not|not very|quite|rather|highly|extremely|somewhat|really) (?=\p{L})/iu,
    says: (rest, { who, match }) => `${are(who)} ${match[0].toLowerCase()}${rest}`,
  },
  {
    begins: /^(?=[\p{L}]+-(?:savvy|driven|minded|oriented|conscious|focused|spoken|tempered)\b)/iu,
    says: (rest, { who }) =>
      `${are(who)} ${/(?:er|or|ist|ian|person)$/.test(rest) ? withArticle(rest) : lowered(rest)}`,
  },
  {
    begins:
      /^(?=(?:busy|impatient|direct|friendly|quiet|shy|analytical|polite|blunt|stubborn|curious|ambitious|organi[sz]ed|kind|honest|calm|cautious|demanding|pragmatic|risk-averse|loyal|religious|healthy|young|old)(?:[ ,]|$))/iu,
    says: (rest, { who }) => `${are(who)} ${lowered(rest)}`,
  },
  {
    begins:
      /^(?=(?:[\p{L}]+-(?:owned|taught|employed|run|based|driven|trained)|s[ck]eptical|tired|afraid|proud|retired|married|divorced|single|widowed|responsible|based|known|currently|recently|unemployed|fluent|good at|bad at|keen|under pressure|frustrated|worried|new to|new in)(?:[ ,]|$))/iu,
    says: (rest, { who }) => `${are(who)} ${lowered(rest)}`,
  },
  {
    begins:
      /^(?=(?:two|three|four|five|six|seven|eight|nine|ten|twelve) \p{L}+s, (?:most|all|some|both|half|none) of (?:us|me|them)\b)/iu,
    says: (rest, { who }) => `${are(who)} ${lowered(rest)}`,
  },
]

const beginsWithVerb = (text: string): boolean =>
  !/^(?:a|an|the|more|less|fewer|better|some|one|clear|clarity|peace|lower|higher|faster|help|support|reliable|easy|simple|someone|somebody|something|proof|evidence|reassurance|good|new|fair)\s/i.test(
    text,
  ) && BASE_VERBS.has((text.split(/\s+/, 1)[0] ?? '').toLowerCase())

/** As wishes begin with them. */
const BASE_VERBS = new Set(
  `achieve add address adopt agree answer appear apply arrange ask assess attract avoid be become begin book boost bring
  build buy calm cancel catch change check choose clear close collect come compare complete conquer
  consolidate convince cover create cut decide decrease defend deliver demonstrate determine develop
  differentiate discover do double drive earn eat eliminate enjoy ensure enter establish evaluate expand
  explain explore feel fight figure fill find finish fix forget forgive free gain gather gauge get give go graduate grow
  handle have hear help hire hit hold identify implement improve increase inspire integrate invest join keep
  know land launch lead learn leave let limit live look lose love lower maintain make manage meet migrate
  minimise minimize modernise modernize motivate move negotiate obtain offer open optimise optimize overcome pass
  pay persuade pick plan practise practice prepare present preserve prevent protect prove provide put quit
  raise reach read rebuild receive reconnect recover redesign reduce refinance regain relax remain renew
  repair replace resolve respond rest restore retain return roll run save say scale secure see sell send
  set settle show sign simplify sleep smooth solve sort speak speed spend stabilise stabilize stand standardise
  standardize start stay stop streamline strengthen stretch succeed switch take talk teach tell test train
  transform transition travel treat trust try turn understand unify update upgrade use verify walk win work
  write`.split(/\s+/),
)
