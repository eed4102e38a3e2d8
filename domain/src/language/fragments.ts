import {
  are,
  bare,
  be,
  isGerund,
  isOneThing,
  isPlural,
  isWholeSentence,
  lowered,
  ONE_OF_MANY,
  our,
  type Speaker,
  WITHOUT_ARTICLE,
  were,
  withArticle,
} from './notes.ts'
import { CERTAIN_VERBS, PAST_VERBS, VERBS } from './verbs.ts'
import { genderOf } from './gendered.ts'
import { asSentence, wordsOf } from './words.ts'

/** What troubles somebody, noted in a few words, as they would say it: "No visibility into stock". */
export function saidAsTrouble(note: string, who: Speaker): string {
  const trimmed = bare(note)
  const described = firstOf(STATES, trimmed, who) ?? firstOf(LEFT_OUT, trimmed, who)
  if (described !== null) return asSentence(described)
  const kin = ofKin(trimmed)
  if (kin !== null) return asSentence(kin)
  if (
    ONES_OWN.test(trimmed) &&
    isWholeSentence(trimmed) &&
    !/^(?:parents|kids|children) (?!want|expect|think)/i.test(trimmed)
  )
    return asSentence(`my ${lowered(trimmed)}`)
  const whole = WITHOUT_ARTICLE.test(trimmed) ? `${our(who)} ${lowered(trimmed)}` : trimmed
  if (isWholeSentence(trimmed))
    return asSentence(WHICH_OF_THEM.test(trimmed) ? `${our(who)} ${lowered(trimmed)}` : whole)
  if (isSaidOfOthers(trimmed)) return asSentence(trimmed)
  const begins = /^being (?=(?:spoken to|treated|talked to|called|shouted at) )/iu.exec(trimmed)
  if (begins !== null) return asSentence(`${who} hate being ${trimmed.slice(begins[0].length)}`)
  const felt = /^(?:feeling|being) /i.exec(trimmed)
  if (felt !== null && /^f/i.test(felt[0]))
    return asSentence(`${who} feel ${trimmed.slice(felt[0].length)}`)
  if (isGerund(trimmed)) return asSentence(`${who} keep ${lowered(trimmed)}`)
  const said = firstOf(NOTES, trimmed, who)
  if (said !== null) return asSentence(said)
  if (/, .*,? and /.test(trimmed)) return asSentence(`it's ${lowered(trimmed)}`)
  if (COMES_SO_OFTEN.test(trimmed)) return asSentence(`${who} have ${lowered(trimmed)}`)
  // So long a note stands for itself: no frame is surer.
  const words = wordsOf(trimmed)
  if (
    words.length > LONG_NOTE ||
    (words.length > 3 && VERBS.has(words[1] ?? '') && words[2] !== 'of')
  )
    return asSentence(trimmed)
  // "60 euros a month": what it costs.
  if (
    /^[£$€]?\p{N}[\p{N},.]*k?(?: (?:euros|pounds|dollars))?(?: (?:a|per) \p{L}+)?$/u.test(trimmed)
  )
    return asSentence(`it's ${trimmed}`)
  if (/\p{N}/u.test(trimmed) || /^(?:two|three|four|five|six|several|many) /i.test(trimmed))
    return asSentence(`${who} have ${lowered(trimmed)}`)
  if (/\b(?:who|which|that)\b/.test(trimmed))
    return asSentence(
      `it's ${isPlural(trimmed) && !/^(?:the|my|our) /i.test(trimmed) ? 'the ' : ''}${lowered(trimmed)}`,
    )
  if (/^(?:my|our) \S+s \p{L}+ /iu.test(trimmed)) return asSentence(trimmed)
  return asSentence(`${trimmed} ${isPlural(trimmed) ? 'are' : 'is'} a problem`)
}

/** "Last hire left after four months." */
const WHICH_OF_THEM =
  /^(?:last|previous|former|current|first|second|main|other) \p{Ll}+ (?!and\b|or\b)/iu

/** "Gerry retires in April", "Parents who work shifts lose an hour's pay", "A man who sold us windows vanished". */
function isSaidOfOthers(note: string): boolean {
  const [first = '', second = '', third = '', ...rest] = note.split(' ')
  if (/^\p{Lu}/u.test(first) && genderOf(first) !== 'unknown' && VERBS.has(second)) return true
  if (
    /[^s]s$/.test(first) &&
    VERBS.has(`${second}s`) &&
    /^(?:that|the|my|our|to|an?|at|on|in|for|without|with|by|from|when|if|us|me)$/.test(third)
  )
    return true
  const at = [first, second, third].indexOf('who')
  if (at < 1) return false
  const isPast = PAST_VERBS.has([first, second, third, ...rest][at + 1] ?? '')
  return rest.some(
    (word, n) =>
      n > 0 &&
      (isPast
        ? PAST_VERBS.has(word) && rest[n - 1] !== 'and'
        : /[^s]s$/.test(rest[n - 1] ?? '') && VERBS.has(`${word}s`)),
  )
}

const LONG_NOTE = 7

/** "Panic attacks, two or three a week, mostly in the mornings." */
const COMES_SO_OFTEN =
  /^(?:[\p{L}-]+ ){0,2}\p{L}+[^su]s, (?:\p{N}+|one|two|three|four|five|six|several|many|most|mostly|every|almost|once|twice|usually|sometimes|often|up to|at night|worse)\b/iu

/** What somebody is or does, also where it is not said who: "Uses spreadsheets", "15 years in banking". */
export function saidOfOneself(note: string, { tell, name, who = 'I' }: Teller): string {
  const led = withWhoDoes(note, { tell, name })
  if (led !== null) return asSentence(led)
  const told = bare(tell(note))
  const kin = ofKin(told)
  if (kin !== null) return asSentence(kin)
  if (ONES_OWN.test(told)) return asSentence(`my ${lowered(told)}`)
  const state = firstOf(SELVES, told, who) ?? firstOf(LEFT_OUT, told, who)
  if (state !== null) return asSentence(state)
  if (isWholeSentence(told) || HAS_OWNER.test(told) || /\s(?:I|we)\s/.test(told))
    return asSentence(WITHOUT_ARTICLE.test(told) ? `the ${lowered(told)}` : told)
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
    /^(?!\p{N}|(?:one|two|three|four|no|only) )(?:year \p{N}+ |(?:[\p{L}-]+ ){1,3}(?=(?:teacher|nurse|driver|manager|engineer|worker|developer|designer|assistant|student|trainer|carer)\b)|[\p{L}-]+ )?[\p{L}-]*(?:er|or|ist|ian|ant|tress|man|woman|nurse|cook|lead|head|founder|veteran|native|parent|partner|mum|mom|dad|graduate)(?= (?:at|of|in|for|from|with)\b|,|$)/iu
  if (personLike.test(told) && / for (?:\p{N}+|\p{L}+) years\b/u.test(told))
    return asSentence(`${who}'ve been ${withArticle(told)}`)
  if (personLike.test(told) && / until /.test(told))
    return asSentence(`${were(who)} ${withArticle(told)}`)
  if (personLike.test(told) && !/^(?:number|order)\b/i.test(told))
    return asSentence(`${are(who)} ${withArticle(told)}`)
  if (/^[^,]* since (?:\p{Lu}|\d|last|the)/u.test(told) && !/\b(?:is|was|has|have)\b/.test(told))
    return asSentence(`${who}'ve had ${isOneThing(told) ? withArticle(told) : lowered(told)}`)
  return asSentence(
    `${who} have ${ONE_OF_MANY.test(told) || isOneThing(told) ? withArticle(told) : lowered(told)}`,
  )
}

/** "Wife Abena nurse on nights", "girlfriend Kayleigh moved out", "my sister in a nursing home". */
function ofKin(note: string): string | null {
  const found = KIN.exec(lowered(note))
  if (found === null || /^partner (?:at|in) (?:an?|the)\b/i.test(note)) return null
  const [, who = '', rest = ''] = found
  const self = `my ${lowered(who)}`
  if (
    /^(?:in|at|on|with|off|away|ill|pregnant|unemployed|retired)(?:[ ,]|$)/.test(rest) &&
    !/^retired (?:last|in|at|from|early|two|three|a|\d)/.test(rest)
  )
    return /\b(?:since|for) /.test(rest) ? `${self} has been ${rest}` : `${self} is ${rest}`
  if (/^\p{L}{2,}ing\b/u.test(rest)) return `${self} is ${rest}`
  if (rest.startsWith('dead since ')) return `${self} has been ${rest}`
  if (/^dead\b/.test(rest)) return `${self} is ${rest}`
  if (
    /^(?:\p{L}+ )?(?:nurse|teacher|student|doctor|driver|farmer|lawyer|cook|carpenter|engineer|plumber|builder|manager|pensioner|accountant|electrician|waitress|cleaner|baker)(?: (?:at|in|on|for|from|with)\b|,|$)/u.test(
      rest,
    )
  )
    return `${self} is ${withArticle(rest)}`
  const [verb = ''] = rest.split(' ')
  return VERBS.has(verb) ||
    PAST_VERBS.has(verb) ||
    /\p{L}{2}ed$|^(?:starts?|ends?|is|was|has|had|does|doesn't|can|can't|wants)$/u.test(verb)
    ? `${self} ${rest}`
    : null
}

const KIN =
  /^(?:[Mm]y )?((?:(?:older|younger|late|ex-|elder) ?)?(?:partner|mother|father|mum|mom|dad|wife|husband|ex-wife|ex-husband|ex|brother|sister|son|daughter|girlfriend|boyfriend|flatmate|brother-in-law|mother-in-law|(?:best |old |good )?friend|colleague|neighbou?r|GP|doctor|therapist|cousin|uncle|aunt|grandmother|grandfather|grandma|granddad|gran|nan|team lead|line manager|shift)(?:,? \p{Lu}\p{Ll}+)?(?:, \d{1,2},)?) (\S.*)$/u

type Teller = { tell: (sentence: string) => string; name: string; who?: Speaker }

/** "Avoids friends", "Never calls in sick": it is said of them. Null when the note begins otherwise. */
export function withWhoDoes(note: string, { tell, name }: Teller): string | null {
  const text = bare(note)
  const [, adverb = '', first = ''] =
    /^((?:never|always|often|also|still|usually|rarely|just|currently|recently|now|sometimes|nearly|almost|already|once|twice|then|only)\s)?(\S+)\s/i.exec(
      text,
    ) ?? []
  if (/^(?:might|may|could|can|must|should|would|cannot|can't|won't) (?!be\b)\p{L}/iu.test(text))
    return tell(`${name} ${lowered(text)}`)
  const word = first.toLowerCase()
  if (DONE_BY_SEVERAL.test(text)) return null
  const isDone =
    adverb === ''
      ? (CERTAIN_VERBS.has(word) && !/^\S+ (?:who|that|which) /.test(text)) ||
        /^(?:is|was|has|had|does|doesn't|isn't|hasn't|wants|needs|lives|works|plays|reports|runs|owns|uses|leads|looks|drives|starts|struggles|worries|teaches|studies|fears|hopes|loves)$/.test(
          word,
        ) ||
        (VERBS.has(word) &&
          (/^\S+ (?:an?|the|my|his|her|their|up|down|for|\p{N}\S*|too|not|no) /iu.test(text) ||
            /^\S+ \p{Lu}\p{L}+'s? /u.test(text)) &&
          !/^\S+ (?:who|that|which)\b/.test(text))
      : VERBS.has(word) || /^(?:is|was|has|had)$/.test(word)
  if (
    /^takes (?:\p{N}|an?\b|\w+ (?:minutes|hours|days|weeks|months|years))|^takes (?:ages|forever|long)/iu.test(
      text,
    )
  )
    return tell(`it ${lowered(text)}`)
  const isDid =
    (PAST_VERBS.has(word) && adverb === '') ||
    (/^(?:nearly|almost|already|once|twice|then|only) $/i.test(adverb) && PAST_VERBS.has(word)) ||
    (/\p{L}{3}ed$/u.test(word) &&
      /^\S+ (?:an?|the|his|her|my|their|out of|number) \p{L}/iu.test(text)) ||
    /^(?:opened|joined|moved|started|worked|studied|graduated|trained|booked|called|ordered|paid|asked|tried|promised|inherited|lived|served|managed|switched|signed|complained|cancelled|canceled|waited|wanted|helped|launched|applied|failed|missed|agreed|refused|learned|learnt|grew|used|volunteered|designed|created|developed|dropped|reported|spoke|lost|switched|returned|stopped|noticed|turned)$/.test(
      word,
    )
  if (!isDone && !isDid) return null
  return tell(`${name} ${lowered(text)}`)
}

/** "Reports take him two hours": they do, and nobody reports. */
const DONE_BY_SEVERAL =
  /^\p{L}+s (?:are|were|have|take|need|keep|get|go|come|cost|make|don't|do|pile|arrive|disappear|drive|leave|stay|never) \S/iu

const ONES_OWN =
  /^(?:partner(?= (?:is|was|has|does|wants|works|thinks))|parents|mother|father|mum|mom|dad|wife|husband|brother|sister|son|daughter|kids|children|boss|family|landlord) /i

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

type Says = (rest: string, given: { who: Speaker; match: RegExpExecArray }) => string

type Rule = { begins: RegExp; says: Says }

function firstOf(rules: Rule[], note: string, who: Speaker): string | null {
  for (const { begins, says } of rules) {
    const match = begins.exec(note)
    if (match !== null) return says(note.slice(match[0].length), { who, match })
  }
  return null
}

/** "Money still taken every month": what is left out is only what is heard. */
const LEFT_OUT: Rule[] = [
  {
    begins:
      /^(?!the |an? |my |our )((?:[\p{L}-]+ ){1,3})(?=(?:nobody|no one) (?:\S+ ){0,4}(?:about|for|of|to|with)$)/iu,
    says: (rest, { match }) =>
      `${be(match[1]?.trim() ?? '') === 'are' ? 'there are' : "there's"} the ${lowered(match[1] ?? '')}${rest}`,
  },
  {
    begins:
      /^(?!I |we |my |our |nobody |somebody |the |an? |what |which |it )(?!\S+ (?:is|was|were|are|has|had) )((?:[\p{L}]+ ){1,2})(booked|promised|scheduled|planned|expected|due) (?:for |on )?(?=\p{L}+day\b|tomorrow\b|today\b|yesterday\b)/iu,
    says: (rest, { match }) => {
      const what = (match[1] ?? '').trim()
      const is = match[2] === 'due' ? 'is' : 'was'
      return `${isPlural(what) ? lowered(what) : withArticle(what)} ${isPlural(what) ? (is === 'is' ? 'are' : 'were') : is} ${match[2]} ${match[2] === 'due' ? 'on' : 'for'} ${rest}`
    },
  },
  {
    begins:
      /^(?!I |we |my |our |nobody |somebody |the |an? |what |which |it )(?!\S+ (?:is|was|were|are|has|had) )((?:[\p{L}]+ ){1,2})(delivered|installed|ordered|bought|opened|repaired|collected) (?:on )?(?=\p{L}+day\b|in \p{Lu}|yesterday\b)/iu,
    says: (rest, { match }) =>
      `the ${lowered((match[1] ?? '').trim())} ${be(match[1] ?? '') === 'are' ? 'were' : 'was'} ${match[2]} ${/day\b/.test(rest.split(',')[0] ?? '') ? 'on ' : ''}${rest}`,
  },
  {
    begins:
      /^(?!the |an? |my |our )((?:[\p{L}\p{N}]+ ){1,3})(?=(?:suspended|cancelled|canceled|revoked|blocked|closed|locked|deleted|stolen|damaged|refused|rejected|denied|withdrawn|postponed)(?: (?:without|twice|for|since|by|in|at|after|with|again)\b|$))/iu,
    says: (rest, { match }) => {
      const what = (match[1] ?? '').trim()
      return `${/^(?:\p{N}|two|three|four|five|several)/iu.test(what) ? lowered(what) : `the ${lowered(what)}`} ${isPlural(what) ? 'were' : 'was'} ${rest}`
    },
  },
  {
    begins:
      /^((?:\p{L}+ ){1,3})(still|already|never|always|not) (?=(?:taken|paid|given|sent|done|fixed|repaired|answered|returned|charged|delivered)\b)/iu,
    says: (rest, { match }) => `${match[1]}${be(match[1] ?? '')} ${match[2]} ${rest}`,
  },
  {
    begins:
      /^((?:about |over |nearly )?[£$€]?\p{N}\S* (?:euros|pounds|dollars|\p{L}+s)) (?=(?:taken|paid|stolen|unpaid|missing|owed|charged|lost|overdue)\b)/iu,
    says: (rest, { match }) =>
      `${match[1]} ${/^(?:unpaid|missing|owed|overdue)/.test(rest) ? 'are' : 'were'} ${rest}`,
  },
]

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
      /^\p{L}+ing\b/u.test(rest)
        ? `${who} have trouble ${rest}`
        : `${who} have trouble with ${rest}`,
  },
  {
    begins: /^(?:difficult|hard|impossible) to\s/i,
    says: (rest, { match }) => `it's ${match[0].toLowerCase()}${rest}`,
  },
  { begins: /^(?:unable|not able) to\s/i, says: (rest, { who }) => `${who} can't ${rest}` },
  {
    begins:
      /^(?!(?:the|an?|my|our)\b)(?!.* (?:who|that|which) )([\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,3}?) ((?:(?:up|down|overdue|understaffed|overworked|overloaded|underpaid)(?= |$)|(?:frozen|cut|cancelled|canceled|blocked|delayed|gone|broken|late|stuck)(?=$| (?:until|since|for|by|in|at|again|after|to|because|twice|without|due|every|all)\b)|at an? [\p{L} -]*(?:high|low)|at (?=[$£€]?\p{N})|(?:below|above|under) (?=[\p{L} ]*(?:average|target|standard|plan|budget|[$£€]?\p{N})))(?: .*)?.*)$/iu,
    says: (_, { who, match }) => {
      const [, what = '', how = ''] = match
      const det = /^(?:two|three|four|five|several|both) /i.test(what) ? '' : `${our(who)} `
      const is = /\bsince\b/.test(how) ? (isPlural(what) ? 'have been' : 'has been') : be(what)
      return `${det}${lowered(what)} ${is} ${how}`
    },
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
    begins:
      /^(?!I\b|above\b|below\b|after\b|before\b|\S+ above)[\p{L}-]+(?: [\p{L}-]+)? (?:who|that) /iu,
    says: (rest, { match }) => `it's ${ofWhich(match[0])}${rest}`,
  },
]

/** "Rotas that" → "the rotas that", "the voice that" as it is. */
function ofWhich(begun: string): string {
  const noun = begun.replace(/ (?:who|that) $/i, '')
  if (/^(?:an?|the|my|our|those|these) /i.test(begun)) return lowered(begun)
  return isPlural(noun) || /^(?:rotas|visas|people)$/i.test(noun)
    ? `the ${lowered(begun)}`
    : withArticle(begun)
}

/** How somebody is or feels; whatever follows, it is about them. */
const STATES: Rule[] = [
  {
    begins:
      /^too (?!many\b|much\b|few\b|little\b|long\b|late\b)(?=\p{L}+(?: (?:on|for|to|with)\b|$))/iu,
    says: (rest, { who }) => `${are(who)} too ${rest}`,
  },
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
      /^(?:afraid|scared|frustrated|unsure|uncertain|overwhelmed|overworked|underpaid|unhappy|tired|sick|anxious|nervous|s[ck]eptical|concerned|annoyed|angry|stressed|dissatisfied|exhausted|burnt out|burned out|stuck|confused|embarrassed|ashamed|lonely|bored|broke|alone|empty(?! \p{L}+s$)|understaffed|isolated|jealous|homesick|in debt|under pressure)(?=\s|$)/iu,
    says: (rest, { who, match }) => `${are(who)} ${match[0].toLowerCase()}${rest}`,
  },
  {
    begins:
      /^(over\w+ed|under\w+ed|mis\w+ed|outbid|overlooked|passed over|ignored|bullied|harassed|let down|misled|overcharged|blamed|burnt|burned|bitten|accused|evicted|fired|laid off|charged|billed|suspended|locked out|transferred|robbed|injured|sacked|hung up on|sent away|interrupted|cut off|dismissed|rejected)(?= (?!out\b)|$)/i,
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
    begins: /^(guilt|shame) that /i,
    says: (rest, { who, match }) =>
      `${who} feel ${/^g/i.test(match[0]) ? 'guilty' : 'ashamed'} that ${rest}`,
  },
  {
    begins: /^(?:guilt|shame|anger|grief|loneliness) (?=towards|about|over|because)/i,
    says: (rest, { who, match }) => `${who} feel ${match[0].toLowerCase()}${rest}`,
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
      /^(late(?: (?:with|for) \p{L}+)?|absent|ill|sick|drunk|homeless|away|in hospital) (?=(?:\p{N}+|once|twice|two|three|four|five|six|seven|eight|nine|ten|several|many|every)\b)/iu,
    says: (rest, { who, match }) => `${who}'ve been ${match[1]?.toLowerCase()} ${rest}`,
  },
  {
    begins: /^single (?=(?:dad|father|mum|mom|mother|parent)\b)/i,
    says: (rest, { who }) => `${are(who)} a single ${rest}`,
  },
  {
    begins:
      /^((?:\p{L}+ )?(?:\p{L}+-?(?:up|down|off) with|break-?up|panic attack|heart attack|stroke|accident|operation|miscarriage|breakdown|burglary|burn-?out|car crash|fall|surgery|affair|row|fight|argument)\b)(?=.* ago\b)/iu,
    says: (rest, { who, match }) =>
      `${who} had ${/^surgery/i.test(match[0]) ? lowered(match[0]) : withArticle(match[0])}${rest}`,
  },
  {
    begins:
      /^(off work|off sick|signed off|on sick leave|on leave|without work|out of work|unemployed|sober|single|alone) since (?=(?:an?|\p{N}+|two|three|four|five|six|seven|eight|nine|ten|several) (?:days?|weeks?|months?|years?)\b)/iu,
    says: (rest, { who, match }) => `${who}'ve been ${match[1]?.toLowerCase()} for ${rest}`,
  },
  {
    begins:
      /^(off work|off sick|signed off|on sick leave|out of work|unemployed|sober|single|alone|widowed|divorced|married|retired|separated) since /iu,
    says: (rest, { who, match }) => `${who}'ve been ${match[1]?.toLowerCase()} since ${rest}`,
  },
  {
    begins: /^(retired|divorced|graduated|emigrated) (?:in )?(?=(?:19|20)\d\d\b)/iu,
    says: (rest, { who, match }) =>
      `${match[1] === 'divorced' ? were(who) : who} ${match[1]?.toLowerCase()} in ${rest}`,
  },
  {
    begins: /^no (contact|word|news|work|job|income|sleep|rest|help) (?=.*\bsince\b)/i,
    says: (rest, { who, match }) => `${who}'ve had no ${match[1]?.toLowerCase()} ${rest}`,
  },
  {
    begins: /^(?=bad (?:shoulder|back|knee|heart|hip|leg|foot|hand|chest)\b)/i,
    says: (rest, { who }) => `${who} have ${withArticle(rest)}`,
  },
  {
    begins:
      /^((?:former|previous|last|current|new) (?:head|boss|manager|teacher|landlord|partner|doctor|chef)(?: of \p{Ll}+)?): (?=\p{Lu})/iu,
    says: (rest, { match }) =>
      `my ${lowered(match[1] ?? '')} ${/^(?:former|previous|last)/i.test(match[1] ?? '') ? 'was' : 'is'} ${rest}`,
  },
  {
    begins:
      /^(?:nervous|anxious|afraid|scared|ashamed|lonely|tired|bored|stressed|homesick|in debt|proud|fond)(?= |,|$)/i,
    says: (rest, { who, match }) => `${are(who)} ${match[0].toLowerCase()}${rest}`,
  },
  {
    begins: /^(?=(?:accident|incident|crash|fire|burglary) (?:of|on|in|at)\b)/i,
    says: (rest) => `it's about the ${lowered(rest)}`,
  },
  {
    begins: /^(?=(?:sleet|rain|snow|fog|ice)(?:,|$))/i,
    says: (rest) => `there was ${lowered(rest)}`,
  },
  {
    begins: /^(in|at|with) (?=\p{Lu}[\p{L}]+ (?:for|since) )/u,
    says: (rest, { who, match }) => `${who}'ve been ${match[1]} ${rest}`,
  },
  {
    begins: /^(In|At|With) (?=\p{Lu}[\p{L}]+ (?:for|since) [^,]*$)/u,
    says: (rest, { who, match }) => `${who}'ve been ${match[1]?.toLowerCase()} ${rest}`,
  },
  {
    begins: /^(?=(?:ex-|former )(?:navy|army|military|police|forces)(?:,|$))/i,
    says: (rest, { who }) => `${are(who)} ${lowered(rest)}`,
  },
  {
    begins:
      /^((?!own|new|same)(?:\p{L}+ )?(?:truck|shop|stall|business|caf\p{L}|practice|dog|cat|car|flat|house|allotment|garden)) (?=since (?:\p{Lu}|\d))/iu,
    says: (rest, { who, match }) => `${who}'ve had ${withArticle(match[1] ?? '')} ${rest}`,
  },
  { begins: /^from (?=\p{Lu})/iu, says: (rest, { who }) => `${are(who)} from ${rest}` },
  {
    begins:
      /^(sober|clean|married|divorced|single|unemployed|retired|widowed|pregnant|off work|signed off|on sick leave|vegetarian|vegan) (?:for )?(?=(?:\p{N}+|\p{L}+) (?:days|weeks|months|years)\b)/iu,
    says: (rest, { who, match }) => `${who}'ve been ${match[1]?.toLowerCase()} for ${rest}`,
  },
  {
    begins:
      /^((?:loyal |regular )?(?:customer|client|member|tenant|teacher|nurse|driver|patient|subscriber|cook|chef)) (?:for )?(?=(?:\p{N}+|\p{L}+) (?:months|years)\b)/iu,
    says: (rest, { who, match }) => `${who}'ve been ${withArticle(match[1] ?? '')} for ${rest}`,
  },
  { begins: /^(?=\p{N}{1,2}$)/u, says: (rest, { who }) => `${are(who)} ${rest}` },
  {
    begins:
      /^(?=(?:older|younger|big|little|twin|only|elder) (?:brother|sister|son|daughter)\b(?! is| was| has))/i,
    says: (rest, { who }) => `${who} have ${withArticle(rest)}`,
  },
  {
    begins:
      /^((?:about |over |more than |nearly )?(?:\p{N}+|\p{L}+(?:-\p{L}+)?) years) (?=(?:in|at|with|on) (?!total\b|a row\b))/iu,
    says: (rest, { who, match }) => {
      const [where, ...added] = rest.split(', ')
      return [`${who}'ve been ${where} for ${lowered(match[1] ?? '')}`, ...added].join(', ')
    },
  },
  {
    begins:
      /^(?=retired (?!in\b|at\b|from\b|last\b|after\b|early\b|and\b|since\b|two\b|three\b|\p{N})\p{L}+)/iu,
    says: (rest, { who }) => `${are(who)} ${withArticle(rest)}`,
  },
  {
    begins: /^(?=(?:best|biggest|highest|most(?! of)|worst|lowest) \p{L}+)/iu,
    says: (rest, { who }) => `${who} have the ${lowered(rest)}`,
  },
  {
    begins:
      /^(on|in|at|with) (?=(?:the|a|my|this) (?![^,]*\b(?:I|we|he|she|they|nobody)\b)[^,]* (?:for|since) )/iu,
    says: (rest, { who, match }) => `${who}'ve been ${match[1]?.toLowerCase()} ${rest}`,
  },
  {
    begins:
      /^(?=(?:only|first|second|third|oldest|youngest|last) (?:child|one|in|of|to|generation)\b)/i,
    says: (rest, { who }) => `${are(who)} the ${lowered(rest)}`,
  },
  {
    begins:
      /^(?=(?:student|pensioner|widow|widower|vegetarian|volunteer|freelancer|newcomer|night owl)(?:,|$))/i,
    says: (rest, { who }) => `${are(who)} ${withArticle(rest)}`,
  },
  {
    begins: /^(own|new|same) (?=\p{L}+(?: \p{L}+)? since\b)/iu,
    says: (rest, { who, match }) => {
      const which = match[1]?.toLowerCase()
      return `${who}'ve had ${which === 'own' ? (who === 'I' ? 'my own' : 'our own') : which === 'new' ? 'a new' : 'the same'} ${rest}`
    },
  },
  {
    begins: /^(?=married to .* for (?:\p{L}+|\p{N}+) years\b)/iu,
    says: (rest, { who }) => `${who}'ve been ${lowered(rest)}`,
  },
  {
    begins: /^(?:guilt|shame|anger|grief|loneliness|envy|relief)\b/i,
    says: (rest, { who, match }) => `${who} feel ${match[0].toLowerCase()}${rest}`,
  },
  {
    begins:
      /^(?=(?:founded|established|born|raised|educated|burned|burnt|promoted|hired|elected|appointed|trained|rebooked|diagnosed|discharged|referred|turned down)\s)/i,
    says: (rest, { who }) => `${were(who)} ${lowered(rest)}`,
  },
  {
    begins: /^(former|ex-[\p{L}]+|lifelong)(?=[ ,]|$)/iu,
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
      /^(?=(?:busy|technical|close to|impatient|direct|friendly|quiet|shy|analytical|polite|blunt|stubborn|curious|ambitious|organi[sz]ed|kind|honest|calm|cautious|demanding|pragmatic|risk-averse|loyal|religious|healthy|young|old)(?:[ ,]|$))/iu,
    says: (rest, { who }) => `${are(who)} ${lowered(rest)}`,
  },
  {
    begins:
      /^(?=(?:[\p{L}]+-(?:owned|taught|employed|run|based|driven|trained)|s[ck]eptical|happy|unhappy|content|tired|afraid|proud|retired|married|divorced|single|widowed|responsible|based|known|currently|recently|unemployed|fluent|good at|good with|bad at|bad with|keen|under pressure|frustrated|worried|new to|new in)(?:[ ,]|$))/iu,
    says: (rest, { who }) => `${are(who)} ${lowered(rest)}`,
  },
  {
    begins:
      /^(?=(?:two|three|four|five|six|seven|eight|nine|ten|twelve) \p{L}+s, (?:most|all|some|both|half|none) of (?:us|me|them)\b)/iu,
    says: (rest, { who }) => `${are(who)} ${lowered(rest)}`,
  },
]
