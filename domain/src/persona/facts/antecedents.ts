import type { Persona } from '../../roleplay.ts'
import type { Told } from '../../language/first-person/place.ts'
import { genderOf } from '../../language/gendered.ts'
import { PERSONS } from '../../language/person-words.ts'
import { PAST_VERBS, VERBS } from '../../language/verbs.ts'
import { wordsOf } from '../../language/words.ts'
import type { Teller } from './teller.ts'

/** In a text about her, "I" is whoever wrote it, and will talk with her. */
export function ofTheWriter(clause: string, { pronoun }: Told): string {
  if (!/^(?:he|she|they)$/.test(pronoun) || !/\b(?:I|me|my|I'm)\b/.test(clause) || /"/.test(clause))
    return clause
  if (!/^(?:He|She|They|\p{Lu}\p{Ll}+) /u.test(clause) || /^My\b/.test(clause)) return clause
  return clause
    .replaceAll(/\bI(?: am|'m)\b/g, 'you are')
    .replaceAll(/\bI\b/g, 'you')
    .replaceAll(/\bme\b/g, 'you')
    .replaceAll(/\bmy\b/g, 'your')
}

/** In a note of a solicitor "he was dismissed" is said of the client, and of a mother's the child. */
export function ofWhomTheyActFor(sentence: string, { persona, told }: Teller): string {
  const other = told.pronoun === 'she' ? 'He' : told.pronoun === 'he' ? 'She' : null
  if (other === null || !sentence.startsWith(`${other} `)) return sentence
  const who = /\b(?:solicitor|lawyer|attorney|barrister|agent) (?:for|of) /i.test(persona.role)
    ? 'My client'
    : /\b(?:mother|father|mum|dad|parent|carer|wife|husband|daughter|son|guardian) of (\p{Lu}\p{Ll}+)/iu.exec(
        persona.role,
      )?.[1]
  return who === undefined ? sentence : `${who}${sentence.slice(other.length)}`
}

/** "A guest slipped. He is asking for 35,000": that is the guest again. */
function ofStranger(
  clause: string,
  { told, before }: { told: Told; before: string },
): string | null {
  const [first = '', second = '', third = ''] = before.split(' ').slice(1)
  const [who, did] = PERSONS.has(first) ? [first, second] : [second, third]
  const begins = told.pronoun === 'he' ? 'He ' : told.pronoun === 'she' ? 'She ' : null
  if (begins === null || !clause.startsWith(begins) || !/^An? /.test(before)) return null
  if (!PERSONS.has(who) || !(PAST_VERBS.has(did) || /\p{L}{2}ed$/u.test(did))) return null
  return `The ${who} ${clause.slice(begins.length)}`
}

/** "They" of a couple are the persona too, "it" of a company is the company. */
export function withAntecedents(written: string, given: Teller & { before: string }): string {
  const { persona, told, hasPartner, isOneOfTwo, before } = given
  const clause = ofTheFamily(asUs(written, given), persona)
  const { pronoun } = told
  if (pronoun === 'we' && /\s(?:and|&)\s/.test(told.name)) return ofTheTwo(clause, told.name)
  if (pronoun === 'we' && /^Its? /.test(clause))
    return clause.replace(/^It /, 'They ').replace(/^Its /, 'Their ')
  if (pronoun !== 'he' && pronoun !== 'she' && pronoun !== 'I' && pronoun !== 'you') return clause
  if (
    /^Their (?:\p{L}+ )?(?:son|daughter|child|children|kids|twins|house|flat|home)\b/u.test(
      clause,
    ) ||
    (/^Their (?:mother|father|parents|mum|mom|dad|grandparents)\b/.test(clause) &&
      (hasPartner || isOneOfTwo || /\b(?:brothers?|sisters?)\b/.test(before)))
  )
    return clause.replace(/^Their/, 'Our').replaceAll(/\bthem\b/g, 'us')
  // "Carries messages between the two": of whom one tells it.
  if (
    OF_THE_TWO.test(clause) &&
    (isOneOfTwo || !SEVERAL.test(before)) &&
    !TWO_NAMED.test(`${before} ${clause}`)
  )
    return clause.replace(OF_THE_TWO, '$1the two of us')
  if (/\b(?:lives?|living|stays?|moved in) with them\b/.test(clause) && !SEVERAL.test(before))
    return clause.replace(/\bwith them\b/, 'with us')
  if (/\bboth of them\b/.test(clause) && LIVES_WITH.test(familyOf(persona)))
    return clause.replace(/\bboth of them\b/, 'both of us')
  const stranger = ofStranger(clause, { told, before })
  if (stranger !== null) return stranger
  // "Get Simon to look after their mother", who is his brother.
  if (
    /\btheir (?:mother|father|parents|mum|mom|dad|house|home)\b/.test(clause) &&
    isOfFamily(clause)
  )
    return clause.replace(/\btheir (?=mother|father|parents|mum|mom|dad|house|home)/, 'our ')
  if (hasPartner && /\b(?:both|two) of them\b/.test(clause))
    return clause.replace(/\b(both|two) of them\b/, '$1 of us')
  // "They threaten to cut him off": they are not he as well.
  if (
    /^They (?:\p{L}+ ){1,4}(?:him|her)\b|\bthey (?:\p{L}+ ){1,4}(?:him|her)(?=[.,;]|$)/u.test(
      clause,
    )
  )
    return clause
  // "That they take it off the market": it is wished of others.
  if (/^(?:So )?[Tt]hat they\b/.test(clause)) return clause
  if (!/\b[Tt]hey\b/.test(clause))
    return clause.replace(
      /\b((?:husband|wife|boyfriend|girlfriend|partner)\b[^.]*? )their (?=(?:daughter|son|child|children|kids|baby|home|house|flat|dog|two|three)\b)/u,
      '$1our ',
    )
  const [lead = ''] = clause.split(/\b[Tt]hey\b/, 1)
  const isSeveral = ACT_AS_PEOPLE.test(clause)
    ? SEVERAL.test(lead === '' ? before : lead)
    : lead === ''
      ? SEVERAL.test(before) || (isOfThings(before) && !PAIR.test(before))
      : SEVERAL.test(lead) || isOfThings(lead)
  const isCouple =
    /\beach other\b|\bthat they (?:are|were) (?:just |still |only |good )?(?:friends|equals|a team|a couple)\b/.test(
      clause,
    ) ||
    (HOUSEHOLD.test(clause) && (hasPartner || LIVES_WITH.test(familyOf(persona)))) ||
    ((hasPartner ||
      (isOneOfTwo && (lead === '' || ACT_AS_PEOPLE.test(clause))) ||
      PAIR.test(lead === '' ? before : lead)) &&
      !isSeveral)
  return isCouple
    ? clause
        .replaceAll(/\bthey\b/g, 'we')
        .replaceAll(/\bThey\b/g, 'We')
        .replaceAll(/\btheir\b/g, 'our')
        .replaceAll(/\bthem\b/g, 'us')
    : clause
}

/** "When the family arrived …": whoever tells it was there. */
const ofTheFamily = (clause: string, persona: Persona): string =>
  THE_FAMILY_DOES.test(clause)
    ? clause.replace(THE_FAMILY_DOES, (_, the: string) => (the === 'The' ? 'We ' : 'we '))
    : THEY_TRAVEL.test(clause) && THE_FAMILY_DOES.test(familyOf(persona))
      ? clause.replace(THEY_TRAVEL, (_, they: string) => (they === 'They' ? 'We ' : 'we '))
      : clause

const THE_FAMILY_DOES =
  /\b([Tt]he) family (?=(?:arrived|came|went|got|drove|flew|stayed|spent|left|found|slept|lost|moved|travelled|had|paid|booked)\b)/

const THEY_TRAVEL =
  /\b([Tt]hey) (?=(?:then )?(?:(?:were|are) all|arrived|came|went|drove|flew|stayed|spent|left|slept|travelled|packed)\b)/

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

const isOfThings = (lead: string): boolean =>
  wordsOf(lead).some(
    (word) => /\p{L}{3}[^sui]s$/u.test(word) && !VERBS.has(word) && !word.endsWith("'s"),
  )

/** What those do together who share a home; a company's vans do none of it. */
const HOUSEHOLD =
  /\b[Tt]hey (?:(?:now|still|all|both|once) )?(?:(?:have been |are |were )?(?:living|eating|cooking|sleeping|sharing|heating|expecting|saving)|heat|fly|flew|travel|travelled|live|eat|cook|sleep|rent|rented|share|(?:have )?(?:bought|saved|married|got married)|have (?:an?|two|three|four|five|no|\d) (?:\p{Ll}+ )?(?:sons?|daughters?|child|children|kids|boys|girls|grandchildren|dog|cat)|want(?:ed)? to (?:get married|marry|move|buy))\b/u
/** "A man who sold them windows": a couple. */
const SOLD_THEM =
  /\b(?:takes?|took|warned|offers?|gives?|leaves?|left|forces?|forced|costs|sold|told|gave|offered|charged|promised|sent|asked|showed|cost|lent|owed|owes) them\b/

/** "Scrap costs them 60,000 a month", where nobody else was named who could be meant. */
function asUs(clause: string, given: Teller & { before: string }): string {
  const { told } = given
  if (told.pronoun !== 'he' && told.pronoun !== 'she') return clause
  return SOLD_THEM.test(clause) && isUs(clause.split(/\bthem\b/)[0] ?? '', given)
    ? clause.replace(/\bthem\b/, 'us')
    : clause
}

/** Two who share something, or a firm that somebody speaks for. */
const isUs = (
  lead: string,
  { hasPartner, isOneOfTwo, speaker, before, told }: Teller & { before: string },
) =>
  !SEVERAL.test(lead) &&
  !(isOfThings(lead) && / (?:and|but|or) /.test(lead)) &&
  (hasPartner ||
    isOneOfTwo ||
    ((speaker === 'we' || before === '') &&
      !SEVERAL.test(before) &&
      !new RegExp(
        String.raw`\b(?:he|she|${told.name.split(' ')[0] ?? 'he'})(?: \p{L}+)? \p{L}+ $`,
        'iu',
      ).test(lead)))

const OF_THE_TWO =
  /\b(between |(?<!of )(?<!by ))the two(?: of them)?(?=[.,;]|$| and | to | because | is | are )/
const TWO_NAMED = /\b\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+\b/u

/** What things do not do. */
const ACT_AS_PEOPLE =
  /\b[Tt]hey (?:(?:now|still|also|both|all|only|once) )?(?:have )?(?:sell|sold|throw|threw|want|finish(?:ed)?|hope|pay|paid|earn|decided?|agreed?|believe|plan|planned|opened|run|ran|share|worked|talk|argued?|love|fight|employ|booked|tried|used to|earned|saved|moved)\b/

const LIVES_WITH = /\b(?:lives?|living) with\b/
const familyOf = ({ situation, background }: { situation: string; background: string }): string =>
  `${situation} ${background}`
const isOfFamily = (clause: string): boolean =>
  !/\b(?:[Tt]hey|children|kids|neighbours|friends|parents' )|\btheir parents'/.test(clause)

const PAIR = /\b(?:wife|husband|partner|boyfriend|girlfriend|sister|brother|friend|neighbou?r)\b/i
/** People of whom there are more than one. */
export const SEVERAL =
  /\b(?:children|sons|daughters|kids|parents|(?<!many )people|others|colleagues|friends|neighbours|neighbors|twins|brothers|sisters|team|(?!(?:restaurants|plants|documents|appointments|payments|apartments|computers|printers|letters|offers|orders|numbers|papers|floors|doors|servers|summers|winters|colou?rs|hours|errors|motors|sensors|compressors|trailers|containers|scanners|matters|others|figures|corners)\b)\p{L}+(?:ers|ors|ists|ants|ents|men|women))\b/iu
