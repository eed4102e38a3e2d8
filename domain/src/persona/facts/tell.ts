import { inBreaths } from '../../language/breaths.ts'
import { hasFiniteVerb } from '../../language/finite.ts'
import { clearlyInFirstPerson } from '../../language/first-person/first-person.ts'
import type { Told } from '../../language/first-person/place.ts'
import { saidOfOneself } from '../../language/fragments/of-oneself.ts'
import { withWhoDoes } from '../../language/fragments/with-who-does.ts'
import { isOneThing, isWholeSentence, type Speaker } from '../../language/notes.ts'
import { notesApart } from '../../language/notes-apart.ts'
import { predicatesOf } from '../../language/predicates.ts'
import { spelledOut } from '../../language/shorthand.ts'
import { VERBS } from '../../language/verbs.ts'
import { asSentence, plain, sentencesOf } from '../../language/words.ts'
import { ofTheWriter, ofWhomTheyActFor, withAntecedents } from './antecedents.ts'
import { isDirection, isPrivate, isScene, isSecret, withoutTheCall } from './directions.ts'
import { firmAsWe } from './firm-as-we.ts'
import { learnerAsYou } from './learner-as-you.ts'
import { byTheirName, spokenAloud, withoutBullets } from './spoken-aloud.ts'
import type { Teller } from './teller.ts'

/** What is said of one sentence of the author's, in breaths. */
export type Said = { says: string[]; isSecret: boolean; goesOn?: boolean }

/** A text about the persona, sentence by sentence. */
export function textOf(text: string, teller: Teller): Said[] {
  let before = ''
  return withoutBullets(text).flatMap((part) =>
    sentencesOf(spelledOut(part)).map((sentence) => {
      const said = sentenceOf(sentence, { ...teller, before })
      before = sentence
      return { ...said, goesOn: HANGS_ON.test(said.says[0] ?? '') }
    }),
  )
}

/** Of which nobody knows who or what is meant, unless they heard what was before. */
const HANGS_ON =
  /^(?:He|She|They|His|Her|It|Its|That|This|These|Those|Since then|Then|After that|Before that|There|Both|Most of them|Some of them|One of them|All of them|The other|The old one|The reason|So|But|Now|I (?:call|called) (?:it|this|that))\b(?! (?:is|are|was|were) (?:a|an|no|nobody|two|three|four|five|six|several|\d))/

/** "… and hopes nobody asks about it": that is how to play it, and is not said. */
const HOPES_TO_HIDE =
  /(?:,? (?:and|but)|;) (?:(?:he|she|they|I|\p{Lu}\p{Ll}+) )?(?:hopes?|prays?) (?:that )?(?:nobody|no one|you|they)(?: will| would|'ll|'d)? (?:not |never )?(?:asks?|notices?|finds? out|sees?|mentions?)\b[^.;]*/u

function sentenceOf(sentence: string, teller: Teller & { before: string }): Said {
  const { persona, told } = teller
  const who = told.pronoun === 'we' ? 'we' : 'I'
  const aloud = withTheArticle(
    spokenAloud(byTheirName(withoutTheCall(sentence.replace(HOPES_TO_HIDE, '')), told.name)),
  )
  const clauses = clausesOf(aloud, told).flatMap((note) =>
    predicatesOf(
      withWhoDoes(note, { tell: (text) => text, name: persona.name }) ?? note,
      (subject) => isSelf(subject, told),
    ),
  )
  const kept = isOfLearner(sentence, teller) || isDirection(sentence) ? [] : clauses.filter(isTold)
  const says = kept.flatMap((clause) => {
    const of = firmAsWe(ofTheWriter(clause, told), { ...teller, sentence })
    const given = withAntecedents(learnerAsYou(of, teller.learner), teller)
    const clear = { isClear: true }
    const tell = (text: string) => {
      const { says: words, isClear } = clearlyInFirstPerson(text, told)
      clear.isClear &&= isClear
      return words
    }
    const said = withoutISay(saidOfOneself(given, { tell, name: persona.name, who }))
    return clear.isClear ? inBreaths(ofThisMoment(said)).filter(canBeSaid) : []
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
  const says = sentencesOf(spokenAloud(entry))
    .map(withTheArticle)
    .flatMap((sentence, n) => {
      if (isPrivate(sentence)) return []
      const given = withAntecedents(
        learnerAsYou(n === 0 ? ofWhomTheyActFor(sentence, teller) : sentence, teller.learner),
        { ...teller, before: '' },
      )
      let clear = true
      const tell = (text: string) => {
        const { says: words, isClear } = clearlyInFirstPerson(text, told)
        clear &&= isClear
        return words
      }
      const words = withWhoDoes(given, { tell, name: persona.name }) ?? tell(given)
      if (!clear) return []
      const who = /\b(?:I|I'm|me|my|mine)\b/i.test(words) ? 'I' : speaker
      return inBreaths(n > 0 && isWholeSentence(words) ? words : frame(words, who)).filter(
        canBeSaid,
      )
    })
  return { says, isSecret: isSecret(entry) }
}

/** The author tells it as a scene, "Gwen rings because …"; who is in it says "I'm ringing". */
const ofThisMoment = (said: string): string =>
  said
    .replace(/^I (ring|call|phone|write) (?=because\b|about\b|to\b|for\b)/, "I'm $1ing ")
    .replace(/^I look (?=for\b)/, "I'm looking ")
    .replace(/^I apply (?=for (?:an?|the)\b)/, "I'm applying ")
    .replace(
      /^I stay (?=at (?:the|a)\b|for (?:\p{N}|two|three|four|five|six)|until\b)/u,
      "I'm staying ",
    )
    .replace(/^I call (?=(?:the|your|\p{L}+'s) .*\bfor the \p{L}+ time\b)/u, "I'm calling ")
    .replace('writeing', 'writing')
    .replace('phoneing', 'phoning')
    .replace(
      /^I come (?=to (?:a|an|my|the|you|see)\b|for (?:a|an|my|the)\b|because\b)/,
      "I've come ",
    )

/** What came out as nobody says it is rather not told. */
const canBeSaid = (says: string): boolean => !NEVER_SAID.some((pattern) => pattern.test(says))

const NEVER_SAID = [
  /^(?:I|We) (?:on|in|at|of|with|the|an?|my|our|from|by|\p{Ll}+days?)\b/u,
  /\b(?:an?|the) (?:an?|the|has|is|was|were|are|my|our|I)\b/,
  /\b(?:is is|was was|are are|I I|we we|my are|my is|for I|to I|with I|offer I)\b/,
  /^(?:I|We) have (?:an? |the )?(?:above|below|from|in|at)\b/,
  /^(?:My|Our|The) \p{L}+(?: \p{Lu}\p{Ll}+)?\.$/u,
  // What "isn't" was said of, stood before.
  /^(?:My|Our|The|He|She|They) (?:\p{L}+ )?(?:\p{L}+n't|is|are|does|do|has)\.$/u,
]

/** A note that begins small names a thing and not a person: "festival starts Saturday". */
const withTheArticle = (note: string): string => {
  const [first = '', second = ''] = note.split(' ')
  return /^\p{Ll}/u.test(note) &&
    isOneThing(first) &&
    DOES.test(second) &&
    !VERBS.has(first) &&
    !NO_THING.test(first)
    ? `the ${note}`
    : note
}

const NO_THING =
  /^(?:you|he|she|they|we|it|i|nobody|somebody|everybody|is|was|has|had|does|did|mother|father|mum|mom|dad|wife|husband|son|daughter|brother|sister|girlfriend|boyfriend|gf|partner|boss)$/

const DOES =
  /^(?:is|was|has|had|won't|can't|doesn't|isn't|starts|ends|opens|closes|says|shows|costs|drops|breaks|leaks|crashes|expires|runs|works|fails|stops|needs|wants|takes|shuts|rang|came|went|broke|died|failed|stopped|crashed)$/

/** "He says that it is too hot" is said so: "It's too hot." */
const withoutISay = (said: string): string =>
  /^(?:I|We) (?:say|claim)s? /.test(said)
    ? said
        .replace(/^(?:I|We) (?:say|claim)s? (?:that )?(?=\S+ \S)/, '')
        .replace(', and that ', ', and ')
    : said

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
    ? text.split(/, (?!\p{Lu}|\d{1,2}\b)/u).flatMap(notesApart)
    : /^(?:His|Her|Their|My|Our|The|An?|(?:One|Two|Some|Most|Half|All) of|\p{Lu}[\p{L}]+'s) /u.test(
          text,
        ) || hasFiniteVerb(text.split(', ')[0] ?? '')
      ? [text]
      : BEGINS_WITHIN.test(text) || NAMES_BETWEEN.test(text) || /, (?:who|which|whose) /.test(text)
        ? [text]
        : text.split(NOTE_BEGINS).flatMap(notesApart)

/** "Of the three who left, two …" is one thing. */
const BEGINS_WITHIN =
  /^(?:Of|In|On|At|From|With|Since|After|Before|For|By|During|When|If|Because|Although|While|Every|Last)\b/

/** "Two people on his shift, Priya and Tomasz, have said …" is one thing as well. */
const NAMES_BETWEEN =
  /^[^,]+, \p{Lu}\p{Ll}+(?:(?:,| and|, and) \p{Lu}\p{Ll}+)*, (?:have|has|had|are|is|were|was|do|does|did|will|would|can|could|said|says?|want|wants|\p{L}+ed)\b/u

const NOTE_BEGINS =
  /, (?=(?:two|three|four|five|six|seven|one|no|good|bad|best|knows|likes|hates|wants|plays|speaks|works|loves|drives|on the|married|divorced|single|built|ran|led|grew|left) (?!of (?:them|us|which)\b|reply|answer|response))/

const isTold = (clause: string): boolean => !isPrivate(clause) && !isScene(clause)

/** Said of the one who is spoken to: they know that. */
const isOfLearner = (sentence: string, { told: { pronoun }, learner }: Teller): boolean =>
  new RegExp(String.raw`^The (?:${learner.join('|')})\b`).test(sentence) ||
  (pronoun !== 'you' &&
    (/^(?:You|Your|(?:If|When|Unless|Once|As soon as) you)\b|^As [^,]{2,40} you\b|\b(?:has|have) asked you\b|^The (?:trainer|learner|user|trainee)\b/.test(
      sentence,
    ) ||
      (pronoun !== 'I' && pronoun !== 'we' && /^(?:I|My|I'm|I've)\b/.test(sentence))))

const isSelf = (subject: string, { name, pronoun }: Told): boolean =>
  subject.toLowerCase() === pronoun.toLowerCase() ||
  (subject !== '' && subject.split(' ').every((word) => plain(name).split(/\s+/).includes(word)))
