import { stemOf } from '../language/stems.ts'
import { sentencesOf, wordsOf } from '../language/words.ts'
import { askedIn, type QuestionForm } from '../moves/asked.ts'
import { heardIn } from '../moves/heard.ts'
import { talksToMachine } from '../moves/talks-to-machine.ts'
import { amountsIn } from './amounts.ts'
import { isCommon } from './common-words.ts'
import {
  type Content,
  contentOf,
  EVERYDAY_NUMBER,
  givesAwayContent,
  IDIOMS,
  isRelated,
} from './gives-away.ts'
import type { LineToWord } from './line.ts'
import { SYSTEM } from './request.ts'

/** What a wording is held against. */
export type Bounds = {
  line: LineToWord
  /** In their words, what must not be heard. */
  secrets: Content[]
  /** What the persona has said, or is to say. */
  open: Content
  heard: Content
  /** Everything that was said by anybody, for what is new. */
  grounds: Content
  recent: ReadonlySet<string>
  /** Whether a "she" or a "he" in it could be anybody but the persona. */
  isAboutOthers: boolean
}

export function boundsOf(
  line: LineToWord,
  { secrets, recent }: { secrets: readonly string[]; recent: readonly string[] },
): Bounds {
  const own = line.talk.filter(({ speaker }) => speaker === 'persona').map(({ text }) => text)
  const theirs = line.talk.filter(({ speaker }) => speaker === 'learner').map(({ text }) => text)
  const ownWords = [
    line.persona.name,
    line.persona.role,
    line.template,
    ...line.facts,
    ...line.told,
    ...own,
  ]
  const heard = [line.heard ?? '', ...theirs]
  return {
    line,
    secrets: secrets.map(contentOf),
    open: contentOf(joined(ownWords)),
    heard: contentOf(joined(heard)),
    // Who talked to the machine gets none of their words back.
    grounds: contentOf(joined(line.heard === null ? ownWords : [...ownWords, ...heard])),
    recent: new Set(recent.map(bare)),
    isAboutOthers: /\b(?:he|she|him|her|his|they)\b/i.test(joined([...ownWords, ...heard])),
  }
}

const joined = (texts: string[]): string => texts.join('\n')

/** As it is compared: the words alone. */
const bare = (text: string): string => wordsOf(text).join(' ')

/** What may not be in a line, and so not in the beginning of one either. Empty when all is well. */
export function faultsIn(text: string, bounds: Bounds): string[] {
  const found = FAULTS.filter(({ is }) => is(text, bounds)).map(({ because }) => because)
  const said = contentOf(text)
  const secret = bounds.secrets
    .map((one) => givesAwayContent(said, one, bounds))
    .find((one) => one !== null)
  return secret === undefined ? found : [...found, 'tells what was not to be told']
}

/** What has to be in the whole of a line and is not, in the words of the templates. */
export function omissionsIn(text: string, { line }: Bounds): string[] {
  const said = contentOf(text)
  const facts = line.facts.filter((fact) => !isSaid(fact, said))
  const points = line.points.flatMap((ways) => {
    const [first] = ways
    return first === undefined || ways.some((way) => shareSaid(way, said) >= OF_A_POINT)
      ? []
      : [first]
  })
  return [...facts, ...points]
}

const OF_A_POINT = 0.3
const OF_A_FACT = 0.45

/** With its numbers and names, and about what it is about. */
function isSaid(fact: string, said: Content): boolean {
  const { amounts, names } = contentOf(fact)
  return (
    amounts.every(({ value }) => said.amounts.some((other) => other.value === value)) &&
    [...names].every((name) => said.names.has(name) || said.stems.has(stemOf(name))) &&
    shareSaid(fact, said) >= OF_A_FACT
  )
}

function shareSaid(words: string, said: Content): number {
  const { stems } = contentOf(words)
  if (stems.size === 0) return 1
  const found = [...stems].filter(
    (stem) => said.stems.has(stem) || [...said.stems].some((other) => isRelated(stem, other)),
  )
  return found.length / stems.size
}

/** Whether it gives away or grants what the line in the templates holds back, or answers nothing. */
export function missesThePoint(text: string, { line }: Bounds): boolean {
  if (!isShort(line)) return false
  if (line.heard === null) return wordsOf(text).length < 4 || !GOES_BACK.test(text)
  return CUES.some((cue) => cue.test(line.template) && !cue.test(text))
}

/** Nothing that the persona knows is in it. It is over so soon that it can be looked at as a whole. */
export const isShort = ({ facts, points }: LineToWord): boolean =>
  facts.length === 0 && points.length === 0

/** To the talk, or cannot follow. */
const GOES_BACK =
  /\b(?:where (?:were|are|was|did|had) (?:we|i)|what were (?:we|you)|(?:go|get|come|going) (?:on|back|ahead)|back to|carry on|sense|follow|understand|mean(?:s|t)?|lost|idea|over my head|come again|don't (?:get|know))\b/i

/** By "not yet", "rather", "I don't know": however it is put, something of the kind is in it. */
const HOLDS_BACK =
  /\b(?:no|not|nothing|none|nobody|cannot|\w+n't|rather|sooner|leave|later|wait|early|soon|yet|private|myself|lost|guess(?:ing)?|hard to say|over my head|double|another (?:time|moment)|give it time|have to \w+)\b/i

/** By which one can tell what kind of thing a line is: what has one is not worded without. */
const CUES = [
  HOLDS_BACK,
  /\b(?:let's do|works for me|suits me|fine|all right|okay|good|yes|it is|right)\b(?=[^?]*$)/i,
  /\b(?:hello|hi|hey|morning|afternoon|evening|nice to|good to|pleased)\b/i,
  /\?|\b(?:tell me|i'd like to (?:know|hear)|i want to (?:know|hear)|i wonder)\b/i,
]

type Fault = { because: string; is: (text: string, bounds: Bounds) => boolean }

/** Wrong wherever the templates do not say it themselves. */
const unlessWritten =
  (pattern: RegExp) =>
  (text: string, { line }: Bounds): boolean =>
    pattern.test(text) && !pattern.test(line.template)

const FAULTS: Fault[] = [
  { because: 'is empty', is: (text) => wordsOf(text).length === 0 },
  {
    because: 'is too long',
    is: (text, { line }) => wordsOf(text).length > mostWordsFor(line.template),
  },
  {
    because: 'is more than speech',
    is: (text) =>
      /[*_#`~<>[\]{}()|\\^=+@]|\p{Extended_Pictographic}|\p{C}|https?:|www\.|^\s*(?:[-–•]|\d+[.)])\s|:\s*$|\p{L}+"?:\s*"/u.test(
        text,
      ),
  },
  {
    because: 'names a speaker',
    is: (text, { line }) =>
      /^\W*(?:text|line|reply|response|answer|output|assistant|persona|speaker|system|note|me|objection|purpose|intent)\s*:/i.test(
        text,
      ) || new RegExp(String.raw`^\W*${escaped(line.persona.name)}\s*:`, 'iu').test(text),
  },
  { because: 'tells what the body does', is: unlessWritten(STAGE_DIRECTION()) },
  {
    because: 'speaks of the persona as of somebody else',
    is: (text, { line, isAboutOthers }) => {
      const [first = ''] = line.persona.name.split(' ')
      const own = new RegExp(String.raw`\b${escaped(first)}\b`, 'u')
      return (
        (own.test(text) && !own.test(line.template)) ||
        (/\b(?:he|she)\b/i.test(text) && !isAboutOthers)
      )
    },
  },
  { because: 'leaves the role', is: unlessWritten(OUT_OF_ROLE()) },
  {
    because: 'speaks as a machine is spoken to',
    is: (text, { line }) => talksToMachine(text) && !talksToMachine(line.template),
  },
  { because: 'coaches', is: unlessWritten(COACHING()) },
  {
    because: 'repeats its orders',
    is: (text) => LABELS.test(text) || sharesRun(text, SYSTEM_RUNS),
  },
  { because: 'is not English', is: isForeign },
  {
    because: 'was said before',
    is: (text, { line, recent }) =>
      recent.has(bare(text)) ||
      sentencesOf(text).some(
        (one) =>
          wordsOf(one).length > LONGEST_SAID_AGAIN &&
          recent.has(bare(one)) &&
          !bare(line.template).includes(bare(one)),
      ),
  },
  {
    because: 'says yes to what was not decided',
    is: (text, { line }) =>
      line.heard !== null &&
      askedIn(heardIn(line.heard)).some(({ form }) => YES_OR_NO.has(form)) &&
      YES.test(text) &&
      !YES_ANYWHERE.test(line.template),
  },
  {
    because: 'agrees to something',
    is: unlessWritten(
      /\b(?:let's do (?:it|that)|we have a deal|it's a deal|deal[.!]|count me in|i'm in[.!]|we'?ll (?:take|buy) it|i'?ll (?:take|buy|sign)|sign me up|you(?:'ve| have) (?:convinced|persuaded) me|i (?:fully )?agree to|i'm convinced|works for me|i promise|see you (?:on|then|next))\b/i,
    ),
  },
  {
    because: 'ends the call',
    is: unlessWritten(
      /\b(?:good ?bye|bye(?:-bye)?|talk (?:soon|to you)|take care|hang(?:ing)? up|have to go|have a (?:good|nice|great))\b/i,
    ),
  },
  {
    because: 'asks something',
    // "Me?" and "the clinics?" only take up what was asked.
    is: (text, { line }) =>
      !isShort(line) &&
      !line.template.includes('?') &&
      sentencesOf(text).some((one) => one.endsWith('?') && wordsOf(one).length > 3),
  },
  { because: 'makes up a number', is: makesUpNumber },
  { because: 'makes up a name', is: makesUpName },
  {
    because: 'brings in something else',
    is: (text, bounds) => bringsInMore(text, bounds) || strays(text, bounds),
  },
]

/** "No, not really" may come again; a whole sentence is noticed. */
const LONGEST_SAID_AGAIN = 6

const mostWordsFor = (template: string): number =>
  Math.min(70, Math.round(wordsOf(template).length * 1.7) + 10)

function STAGE_DIRECTION(): RegExp {
  return /(?:^|[.!?…]\s+)(?:sighs?|pauses?|laughs?|smiles?|nods?|shrugs?|chuckles?|groans?|leans?|frowns?|sobs?|clears? (?:my|his|her|their) throat)\b|\b(?:he|she|they) (?:says?|sighs?|pauses?|laughs?|smiles?|nods?|shrugs?|leans?|looks?|replies|answers|hesitates)\b|\bi (?:sigh|pause|smile|nod|shrug|chuckle|lean|frown|clear my throat)\b/i
}

function OUT_OF_ROLE(): RegExp {
  return /\b(?:an? a\.?i\b|ai (?:model|assistant|persona)|language model|chat ?bot|chatgpt|assistant|prompts?\b|instruct(?:ed|ions?)|guidelines|role ?-?play|simulation|simulated|in this (?:exercise|scenario|practice|conversation|training)|training session|my brief(?:ing)?|(?:the|this) (?:exercise|scenario|persona|trainee|learner|user|dialogue|transcript)|my (?:character|persona|role is|creators?|developers?|programming|training)|in character|fictional|hidden facts?|(?:un)?lock(?:ed)?|pain points?|secrets?|under orders|(?:build|earn) (?:\w+ )?trust|access to (?:that|this|any)|my knowledge|rapport|rubric|(?:must|line|said)_\w+|must say|the line (?:is|to say)|here(?:'s| is) (?:the|a|my|your) (?:line|response|reply|rewrite|rewording|version|list|wording)|rewrit(?:e|ten)|reword|rephrase|(?:can't|cannot|can not|unable to|not (?:able|allowed) to) (?:help with|assist|share|disclose|reveal|comply|provide|tell you that)|i(?:'m| am) (?:happy|glad|here) to (?:help|assist)|how (?:can|may) i (?:help|assist)|let me know if|feel free to|as requested|as an? (?:practice|training))\b|^(?:sure|certainly|of course|absolutely|okay)[!,.]? here\b/i
}

function COACHING(): RegExp {
  return /\b(?:(?:great|good|excellent|nice|wonderful|fantastic|insightful|thoughtful|interesting|important|fair|perfect|lovely|brilliant|amazing) (?:questions?|job|work|approach|pitch|opening|opener|technique|listening|reflection|summary|empathy|attempt|start|point to raise|follow-?up)|well done|well asked|you(?:'re| are) doing (?:great|well|fine)|keep (?:it up|up the)|next time(?:,? (?:try|you)|[.!])|(?:^|[.!?] )try (?:not )?to\b|(?:try|consider) (?:to ask|asking|using|rephrasing|being|to be|an? )|you (?:should|could|might|may) (?:have |want to |try to |try )?(?:ask|asking|asked|use|open|try|summari[sz]e|focus|begin|start|improve)|for improvement|(?:my|some|your|one piece of) (?:feedback|tip|advice|score|rating)|tip:|(?:open|closed)(?:-ended)? questions?|(?:very|really|so) good at|active listening|out of (?:ten|five|10|5)|i(?:'d| would) (?:rate|grade|score)|(?:glad|love|like|appreciate)(?: that)? you ask(?:ed)?|thanks? (?:you )?for asking|you(?:'ve| have) earned|empath(?:et)?ic)\b/i
}

const YES_OR_NO: ReadonlySet<QuestionForm> = new Set(['inverted', 'inverted-inside', 'tag'])
const YES =
  /^\W*(?:well,? |oh,? |hm+,? )?(?:yes|yeah|yep|yup|exactly|correct|that's (?:right|correct|true)|true|indeed|absolutely|definitely|certainly|right,|you're right|spot on|it is|we do|i do|they do|it does|he is|she is)\b/i
const YES_ANYWHERE =
  /\b(?:yes|yeah|exactly|correct|that's (?:right|it)|i do|it would|sure|of course|right|by all means|fine)\b/i

function isForeign(text: string, { grounds }: Bounds): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return true
  const words = wordsOf(text).filter((word) => !/^\p{N}/u.test(word))
  const foreign = words.filter((word) => FOREIGN.has(word))
  if (foreign.length >= 2 || (foreign.length === 1 && words.length <= 4)) return true
  const known = words.filter(
    (word) =>
      word.split(/['-]/).some((part) => isCommon(part) || isCommon(stemOf(part))) ||
      grounds.stems.has(stemOf(word)) ||
      grounds.names.has(word) ||
      amountsIn(word).length > 0,
  )
  return words.length >= 4 && known.length / words.length < 0.5
}

/** Small words of neighbouring languages that no English sentence holds. */
const FOREIGN = new Set(
  `que qué los las una uno unos está están estoy pero por para con muy más sí también mi tengo tenemos
  nosotros gracias hola señor claro esto eso esta como cómo porque cuando lo siento und nicht ich ist wir
  sie der das den dem ein eine einen mit auf für auch aber oder haben habe sind war wie bitte danke ja nein
  kein keine mir mich je suis nous vous est pas les des une dans avec pour mais oui non merci c'est j'ai
  bonjour sur très il elle ils sono che della nel è ho abbiamo grazie ma anche questo não uma isso você
  muito obrigado nós temos ik niet het een wij hebben maar met ook dat jag och inte det nie jest się ben ve
  bir değil için`.split(/\s+/),
)

function makesUpNumber(text: string, { grounds }: Bounds): boolean {
  return amountsIn(text).some(({ value, of }) => {
    if (value <= 2 || grounds.amounts.some((other) => other.value === value)) return false
    const isIdiom = of.some((stem) => IDIOMS.has(stem))
    if (value <= EVERYDAY_NUMBER) return !isIdiom
    return !(value === 100 && (isIdiom || of.includes('percent')))
  })
}

/** Of somebody, somewhere or a day. */
function makesUpName(text: string, { grounds }: Bounds): boolean {
  const dates = wordsOf(text).filter((word) => DATES.has(word))
  return [...contentOf(text).names, ...dates].some(
    (name) => !grounds.names.has(name) && !grounds.stems.has(stemOf(name)),
  )
}

const DATES: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september
  october november december`.split(/\s+/),
)

/** Colour is welcome, another story is not. */
const MOST_NEW_WORDS = 2

function bringsInMore(text: string, { line, grounds }: Bounds): boolean {
  const fresh = [...contentOf(text).stems].filter(
    (stem) =>
      !isCommon(stem) &&
      !grounds.stems.has(stem) &&
      ![...grounds.names].some((name) => stemOf(name) === stem),
  )
  return fresh.length > (line.heard === null ? 0 : MOST_NEW_WORDS)
}

/** "That's kind", "let me think": longer, and it is about something. */
const LONGEST_ASIDE = 5

/** Whether a sentence beside what is to be told has nothing to do with it. */
function strays(text: string, { line, grounds }: Bounds): boolean {
  if (isShort(line)) return false
  const due = contentOf(joined([...line.facts, ...line.points.flat()]))
  return sentencesOf(text).some((sentence) => {
    const { stems, amounts } = contentOf(sentence)
    return (
      wordsOf(sentence).length > LONGEST_ASIDE &&
      !bare(line.template).includes(bare(sentence)) &&
      amounts.length === 0 &&
      ![...stems].some(
        (stem) => grounds.stems.has(stem) || [...due.stems].some((other) => isRelated(stem, other)),
      )
    )
  })
}

const RUN = 6

/** What stands before each line of a request. */
const LABELS = /\b(?:PERSON|SAID_BEFORE|TALK|HEARD|PURPOSE|MUST_SAY|LINE)\b/

const runsOf = (text: string): string[] => {
  const words = wordsOf(text)
  return words.slice(RUN - 1).map((_, n) => words.slice(n, n + RUN).join(' '))
}

const SYSTEM_RUNS: ReadonlySet<string> = new Set(runsOf(SYSTEM))

const sharesRun = (text: string, runs: ReadonlySet<string>): boolean =>
  runsOf(text).some((run) => runs.has(run))

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
