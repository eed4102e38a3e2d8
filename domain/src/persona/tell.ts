import { inBreaths } from '../language/breaths.ts'
import { clearlyInFirstPerson, type Told } from '../language/first-person.ts'
import { hasFiniteVerb } from '../language/finite.ts'
import { genderOf } from '../language/gendered.ts'
import { saidOfOneself, withWhoDoes } from '../language/fragments.ts'
import { isWholeSentence, type Speaker } from '../language/notes.ts'
import { predicatesOf } from '../language/predicates.ts'
import { VERBS } from '../language/verbs.ts'
import { asSentence, plain, sentencesOf, wordsOf } from '../language/words.ts'
import type { Persona } from '../roleplay.ts'
import type { UseCase } from '../use-cases.ts'
import { isDirection, isPrivate, isScene, isSecret } from './directions.ts'
import { learnerAsYou, rolesOfLearner } from './learner-as-you.ts'

/** Who tells, of whom the author wrote how, and to whom. */
export type Teller = {
  persona: Persona
  told: Told
  speaker: Speaker
  learner: string[]
  hasPartner: boolean
}

/** What is said of one sentence of the author's, in breaths. */
export type Said = { says: string[]; isSecret: boolean; goesOn?: boolean }

export function tellerOf(persona: Persona, useCase: UseCase): Teller {
  const told = toldOf(persona)
  return {
    persona,
    told,
    speaker: told.pronoun === 'we' ? 'we' : speakerFor(useCase, persona),
    learner: rolesOfLearner(persona, useCase),
    hasPartner: hasPartner(`${persona.role} ${persona.situation} ${persona.background}`),
  }
}

/** A text about the persona, sentence by sentence. */
export function textOf(text: string, teller: Teller): Said[] {
  let before = ''
  return withoutBullets(text).flatMap((part) =>
    sentencesOf(part).map((sentence) => {
      const said = sentenceOf(sentence, { ...teller, before })
      before = sentence
      return { ...said, goesOn: HANGS_ON.test(said.says[0] ?? '') }
    }),
  )
}

/** Of which nobody knows who or what is meant, unless they heard what was before. */
const HANGS_ON =
  /^(?:He|She|They|His|Her|It|Its|That|This|These|Those|Since then|Then|After that|Before that|There|Both|Most of them|Some of them|One of them|All of them|The other|The old one|The reason|So|But|Now)\b(?! (?:is|are|was|were) (?:a|an|no|nobody|two|three|four|five|six|several|\d))/

function sentenceOf(sentence: string, teller: Teller & { before: string }): Said {
  const { persona, told } = teller
  const who = told.pronoun === 'we' ? 'we' : 'I'
  const aloud = spokenAloud(byTheirName(sentence, told.name))
  const clauses = clausesOf(aloud, told).flatMap((note) =>
    predicatesOf(
      withWhoDoes(note, { tell: (text) => text, name: persona.name }) ?? note,
      (subject) => isSelf(subject, told),
    ),
  )
  const kept = isOfLearner(sentence, told) || isDirection(sentence) ? [] : clauses.filter(isTold)
  const says = kept.flatMap((clause) => {
    const given = withAntecedents(learnerAsYou(ofTheWriter(clause, told), teller.learner), teller)
    const clear = { isClear: true }
    const tell = (text: string) => {
      const { says: words, isClear } = clearlyInFirstPerson(text, told)
      clear.isClear &&= isClear
      return words
    }
    const said = withoutISay(saidOfOneself(given, { tell, name: persona.name, who }))
    return clear.isClear ? inBreaths(said) : []
  })
  return { says, isSecret: isSecret(sentence) }
}

/** A pain point or a goal, put into a frame where it is a note. */
export function entryOf(
  entry: string,
  teller: Teller,
  frame: (note: string, who: Speaker) => string,
): Said {
  const { persona, told, speaker } = teller
  const says = sentencesOf(spokenAloud(entry)).flatMap((sentence, n) => {
    if (isPrivate(sentence)) return []
    const given = withAntecedents(learnerAsYou(sentence, teller.learner), { ...teller, before: '' })
    let clear = true
    const tell = (text: string) => {
      const { says: words, isClear } = clearlyInFirstPerson(text, told)
      clear &&= isClear
      return words
    }
    const words = withWhoDoes(given, { tell, name: persona.name }) ?? tell(given)
    if (!clear) return []
    const who = /\b(?:I|I'm|me|my|mine)\b/i.test(words) ? 'I' : speaker
    return inBreaths(n > 0 && isWholeSentence(words) ? words : frame(words, who))
  })
  return { says, isSecret: false }
}

/** "He says that it is too hot" is said so: "It's too hot." */
const withoutISay = (said: string): string =>
  said.replace(/^(?:I|We) (?:say|claim)s? (?:that )?(?=\S+ \S)/, '')

/** What stands side by side in a sentence, and would be said alone as well. */
const clausesOf = (sentence: string, told: Told): string[] =>
  sentence
    .split(
      /;\s+|,? so (?=(?:she|he) )|,? (?:and|but) (?=(?:at first )?(?:she|he) (?:is|feels) (?:very |a bit |rather )?(?:nervous|angry|tired|upset|icily|furious|anxious)\b)/,
    )
    .map((clause) => asSentence(clause))
    .flatMap((clause) => (isSelf(clause.split(' ')[0] ?? '', told) ? [clause] : notesOf(clause)))

/** "Six years in the company, built the team from scratch": without a verb before it, each is a note of its own. */
const notesOf = (text: string): string[] =>
  /^\d{1,2},/.test(text)
    ? text.split(', ')
    : /^(?:His|Her|Their|My|Our|The|An?) /.test(text) || hasFiniteVerb(text.split(', ')[0] ?? '')
      ? [text]
      : text.split(NOTE_BEGINS)

const NOTE_BEGINS =
  /, (?=(?:two|three|four|five|six|seven|one|no|good|bad|best|knows|likes|hates|wants|plays|speaks|works|loves|drives|on the|married|divorced|single|built|ran|led|grew|left) (?!of (?:them|us|which)\b|reply|answer|response))/

const isTold = (clause: string): boolean => !isPrivate(clause) && !isScene(clause)

/** Said of the one who is spoken to: they know that. */
const isOfLearner = (sentence: string, { pronoun }: Told): boolean =>
  pronoun !== 'you' &&
  (/^(?:You|Your)\b|^As [^,]{2,40} you\b|\b(?:has|have) asked you\b|^The (?:trainer|learner|user|trainee)\b/.test(
    sentence,
  ) ||
    (pronoun !== 'I' && pronoun !== 'we' && /^(?:I|My|I'm|I've)\b/.test(sentence)))

const isSelf = (subject: string, { name, pronoun }: Told): boolean =>
  subject.toLowerCase() === pronoun.toLowerCase() ||
  (subject !== '' && subject.split(' ').every((word) => plain(name).split(/\s+/).includes(word)))

/** "Grace Abara" is Mrs Abara, where a sentence begins with her. */
function byTheirName(sentence: string, name: string): string {
  const last = /^(?:Mr|Mrs|Ms|Miss|Dr)\.? (\p{Lu}[\p{L}'-]+)$/u.exec(name)?.[1]
  return last === undefined
    ? sentence
    : sentence.replace(new RegExp(String.raw`^\p{Lu}\p{Ll}+ ${last}(?=\s)`, 'u'), last)
}

/** Brackets are not heard: "Amy (16)" is "Amy, 16,". */
const spokenAloud = (text: string): string =>
  plain(text)
    .replace(/^(He|She)'s (?=(?:been|got|had|\p{L}+ed) )/u, '$1 has ')
    .replace(/^(He|She)'s /, '$1 is ')
    .replaceAll(/, (?:he|she) says,/g, ',')
    .replace(
      /,? (?:and|but|which|though) (?:he |she |they )?(?:(?:does|do|did) not|doesn't|don't) (?:like|want) to (?:say|admit|mention|talk about)[^,.]*(?=\.?$)/,
      '',
    )
    .replace(
      SINCE,
      (_, verb: string, rest: string) => `has ${PARTICIPLES[verb.toLowerCase()]}${rest}`,
    )
    .replaceAll(/\s\((\d{1,2})\)(?=[.,;]|$)/g, ', $1')
    .replaceAll(/\s\((\d{1,2})\)/g, ', $1,')
    .replaceAll(/,? \(([^()]*)\)(?=[.,;]|$)/g, ', $1')
    .replaceAll(/,? \(([^()]*)\)/g, ', $1,')
    .replace(
      /^((?:\d+|two|three|four|five|six|seven|eight|nine|ten) [\p{L} ]+), ((?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) [\p{L} ]+)\.?$/iu,
      '$1 and $2',
    )
    .replaceAll(
      /\b(with|from|of|by|for) (current|previous|old|new) (?=\p{Ll}+ (?:ends|expires|is|was|runs)\b)/gu,
      '$1 the $2 ',
    )
    .replaceAll(
      /\bcalling (?:the|your|our) [\p{L} ]{2,30}? for the (\p{L}+) time\b/gu,
      'calling for the $1 time',
    )

/** "Sleeps in the spare room since Easter": it began then and goes on. */
const SINCE =
  /\b([Ss]leeps|[Ll]ives|[Ww]orks|[Uu]ses|owns|plays|leads|teaches|knows|runs|takes|pays|feels|drinks|eats|stays|refuses)\b( (?!when|because|that)[^,.]*\bsince (?:\p{Lu}|last|the|then|\d))/u
const PARTICIPLES: Record<string, string> = {
  uses: 'used',
  owns: 'owned',
  plays: 'played',
  leads: 'led',
  teaches: 'taught',
  knows: 'known',
  runs: 'run',
  sleeps: 'slept',
  lives: 'lived',
  works: 'worked',
  takes: 'taken',
  pays: 'paid',
  feels: 'felt',
  drinks: 'drunk',
  eats: 'eaten',
  stays: 'stayed',
  refuses: 'refused',
}

/** In a text about her, "I" is whoever wrote it, and will talk with her. */
function ofTheWriter(clause: string, { pronoun }: Told): string {
  if (!/^(?:he|she|they)$/.test(pronoun) || !/\b(?:I|me|my|I'm)\b/.test(clause) || /"/.test(clause))
    return clause
  if (!/^(?:He|She|They|\p{Lu}\p{Ll}+) /u.test(clause) || /^My\b/.test(clause)) return clause
  return clause
    .replaceAll(/\bI(?: am|'m)\b/g, 'you are')
    .replaceAll(/\bI\b/g, 'you')
    .replaceAll(/\bme\b/g, 'you')
    .replaceAll(/\bmy\b/g, 'your')
}

/** "They" of a couple are the persona too, "it" of a company is the company. */
function withAntecedents(
  clause: string,
  { told, hasPartner, before }: Teller & { before: string },
): string {
  const { pronoun } = told
  if (pronoun === 'we' && /\s(?:and|&)\s/.test(told.name)) return ofTheTwo(clause, told.name)
  if (pronoun === 'we' && /^Its? /.test(clause))
    return clause.replace(/^It /, 'They ').replace(/^Its /, 'Their ')
  if (pronoun !== 'he' && pronoun !== 'she' && pronoun !== 'I' && pronoun !== 'you') return clause
  if (!/\b[Tt]hey\b/.test(clause))
    return clause.replace(
      /\b((?:husband|wife|boyfriend|girlfriend|partner)\b[^.]*? )their (?=(?:daughter|son|child|children|kids|baby|home|house|flat|dog|two|three)\b)/,
      '$1our ',
    )
  const [lead = ''] = clause.split(/\b[Tt]hey\b/, 1)
  const isSeveral =
    lead === ''
      ? SEVERAL.test(before) || (isOfThings(before) && !PAIR.test(before))
      : SEVERAL.test(lead) || isOfThings(lead)
  const isCouple =
    /\beach other\b/.test(clause) ||
    ((hasPartner || PAIR.test(lead === '' ? before : lead)) && !isSeveral)
  return isCouple
    ? clause
        .replaceAll(/\bthey\b/g, 'we')
        .replaceAll(/\bThey\b/g, 'We')
        .replaceAll(/\btheir\b/g, 'our')
        .replaceAll(/\bthem\b/g, 'us')
    : clause
}

/** Of a couple each is called by name: "She doesn't believe him" could be either's. */
function ofTheTwo(clause: string, name: string): string {
  const both = name.split(/\s+(?:and|&)\s+/).map((one) => one.split(' ')[0] ?? '')
  const her = both.find((one) => genderOf(one) === 'she')
  const him = both.find((one) => genderOf(one) === 'he')
  if (her === undefined || him === undefined) return clause
  return clause
    .replace(/^She\b/, her)
    .replace(/^He\b/, him)
    .replace(/\bhim\b/, him)
}

const hasPartner = (text: string): boolean =>
  PARTNER.test(text) &&
  !/\b(?:late (?:husband|wife)|ex-(?:husband|wife)|widow\w*|divorced|(?:husband|wife)(?: \p{Lu}\p{Ll}+)? (?:died|left))\b/iu.test(
    text,
  )

const PARTNER = /\b(?:wife|husband|boyfriend|girlfriend|fianc[eé]e?|spouse)\b/i
const PAIR = /\b(?:wife|husband|partner|boyfriend|girlfriend|sister|brother|friend|neighbou?r)\b/i
const SEVERAL =
  /\b(?:children|sons|daughters|kids|parents|(?<!many )people|others|colleagues|friends|neighbours|neighbors|twins|brothers|sisters|team|\p{L}+(?:ers|ors|ists|ants|ents|men|women))\b/iu

const isOfThings = (lead: string): boolean =>
  wordsOf(lead).some(
    (word) => /\p{L}{3}[^sui]s$/u.test(word) && !VERBS.has(word) && !/'s$/.test(word),
  )

/** What an author notes line by line is told line by line. */
const withoutBullets = (text: string): string[] =>
  text
    .split(/\n+|(?:^|\s)[•*](?=\s)/)
    .map((line) => line.replace(/^\s*(?:[-–•*]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')

/** Who buys for a business speaks for others; a customer does when they have a business. */
function speakerFor(useCase: UseCase, { role, situation, background }: Persona): Speaker {
  switch (useCase) {
    case 'sales':
      return /\b(?:buyers?|customer|homeowner|patient|tenant|student|parent|retired|pensioner|freelancer?|farmer|teacher|nurse|driver)\b/i.test(
        role,
      )
        ? 'I'
        : 'we'
    case 'customer-service':
      return /\b(?:owner|manager|director|head|office|admin\w*)\b/i.test(role) ||
        /\b(?:we|our)\b/i.test(`${situation} ${background}`)
        ? 'we'
        : 'I'
    case 'presentations':
    case 'interviews':
    case 'legal':
    case 'therapy':
    case 'team-training':
    case 'other':
      return 'I'
  }
}

/** "She" or "he" as the author says; without either the text calls them by name, "you" or "I". */
function toldOf({ name, role, situation, background, painPoints, goals }: Persona): Told {
  const text = [situation, background, ...painPoints, ...goals].join(' ')
  const words = wordsOf(text)
  const count = (...forms: string[]) =>
    words.filter((word) => forms.includes(word.replace(/'\w+$/, ''))).length
  const they = count('they', 'their', 'them')
  const candidates: [Told['pronoun'], number][] = [
    ['she', count('she', 'her', 'herself')],
    ['he', count('he', 'him', 'his', 'himself')],
    ['you', count('you', 'your')],
    ['I', count('i', 'my', 'we', 'our')],
  ]
  // "His father" in a text about Nora is not about her.
  const own = genderOf(name.split(' ')[0] ?? '')
  const possible = candidates.filter(
    ([pronoun]) => own === 'unknown' || !(pronoun === 'he' || pronoun === 'she') || pronoun === own,
  )
  const [pronoun, most] = possible.reduce((best, next) => (next[1] > best[1] ? next : best))
  if (isSeveral(name, role) && (pronoun === 'he' || pronoun === 'she' || most <= they + 1))
    return { name, pronoun: most > 0 && (pronoun === 'you' || pronoun === 'I') ? pronoun : 'we' }
  return { name, pronoun: most > 0 && most >= they / 2 ? pronoun : 'they' }
}

/** A couple, a board, a company. */
const isSeveral = (name: string, role: string): boolean =>
  /\s(?:&|and)\s/.test(name) ||
  (/\b(?:board|committee|council|team|family|company|group|couple|parents|logistics|ltd|inc|gmbh|llc|agency|brothers|sisters|partners|panel|jury|class)\b/i.test(
    name,
  ) &&
    !/\b(?:manager|director|head|owner|lead|member|chair|ceo|officer|assistant)\b/i.test(role))
