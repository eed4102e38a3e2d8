import type { Persona } from '../../roleplay.ts'
import { plain, sentencesOf, wordsOf } from '../../language/words.ts'
import { SEVERAL } from './antecedents.ts'
import type { Teller } from './teller.ts'

/**
 * "They tried a tool for it": in a text about somebody who speaks for a firm that is the firm, as long as nobody
 * else was named whom it could mean.
 */
export function firmAsWe(
  clause: string,
  { persona, told, speaker, sentence }: Teller & { sentence: string },
): string {
  const isOfOne = told.pronoun === 'she' || told.pronoun === 'he'
  if (speaker !== 'we' || !isOfOne) return clause
  if (/^Their\b/.test(clause) && WORKS_FOR_ONE.test(lastSentenceIn(textBefore(sentence, persona))))
    return clause.replace(/^Their\b/, 'Our')
  if (
    /^They (?!are |were )/.test(clause) &&
    RUNS_IT_WITH.test(lastSentenceIn(textBefore(sentence, persona)))
  )
    return `We${ofUs(clause.slice('They'.length))}`
  const ofFirm = THE_FIRM.exec(clause)
  if (
    ofFirm !== null &&
    !/\b(?:a|another|other|\p{Ll}+ing) (?:company|companies|firm)\b/u.test(
      textBefore(sentence, persona),
    )
  )
    return `${ofFirm[1]}${ofFirm[1] === '' ? 'We' : 'we'}${ofUs(ofFirm[2] ?? '').replaceAll(/\bits\b/g, 'our')}`
  const [, lead, rest] = DOES_AS_A_FIRM.exec(clause) ?? []
  if (lead === undefined || rest === undefined) return clause
  if (isAnybodyIn(`${textBefore(sentence, persona)} ${lead}`, persona)) return clause
  const isAlone = !SEVERAL.test(rest) && !GROUPS.test(rest)
  return `${lead}${lead === '' ? 'We' : 'we'}${isAlone ? ofUs(rest) : rest}`
}

/** A firm tries, buys and pays; what anybody might do is left as it was written. */
const DOES_AS_A_FIRM =
  /^((?:[^,;:]{2,40},? )?)[Tt]hey((?: (?:have|had|currently|now|once|already|also|still|only|never))* (?:tried|tried out|bought|uses?|used|switched|hired|signed|tested|piloted|evaluated|introduced|installed|replaced|rolled out|paid|pay|spent|spend|outsourced|migrated|launched|opened|employ|sell|sold|run|ran|lost|grew|moved)\b.*)$/u

/** "Gwen runs the office of a firm of sixty. Their contract …" */
const WORKS_FOR_ONE =
  /\b(?:runs?|manages?|leads?|owns?|heads?|works? (?:for|at|in)|joined)\b[^.]*\b(?:firm|company|business|office|practice|agency|studio|shop|school|clinic|charity)\b/i

/** "Beth runs it with two framers. They make …": she is one of those who do. */
const RUNS_IT_WITH = /\b(?:runs?|owns?|manages?) (?:it|the \p{L}+) (?:together )?with\b/iu

const lastSentenceIn = (text: string): string => sentencesOf(text).at(-1) ?? ''

/** "In 2021 the company bought a tool": who speaks for it says "we". */
const THE_FIRM =
  /^((?:[^,;:]{2,40},? )?)(?:the|The) (?:company|firm|business)((?: (?:already|also|once|never))* (?:tried|tried out|bought|used|switched|hired|signed|tested|piloted|evaluated|introduced|installed|replaced|rolled out|paid|spent|outsourced|migrated|launched|opened|sold|ran|lost|grew|moved|stopped|had|invested|ordered|dropped)\b.*)$/u

const ofUs = (rest: string): string =>
  rest
    .replaceAll(/\bthey\b/g, 'we')
    .replaceAll(/\btheir\b/g, 'our')
    .replaceAll(/\bthem\b/g, 'us')
    .replaceAll(/\bthemselves\b/g, 'ourselves')

/** Where the sentence is not found again, all of the text counts as before it. */
function textBefore(sentence: string, { situation, background }: Persona): string {
  const all = plain(`${situation} ${background}`)
  return all.slice(0, all.indexOf(plain(sentence)))
}

/** Several people, a group of them, or a name other than the own that is no place. */
function isAnybodyIn(text: string, { name, role }: Persona): boolean {
  if (SEVERAL.test(text) || GROUPS.test(text)) return true
  const own = new Set(wordsOf(`${name} ${role}`))
  return [...text.matchAll(NAMED)].some(
    ([one, before = '']) =>
      !IS_A_PLACE_AFTER.test(before) &&
      wordsOf(one.slice(before.length)).some((word) => !own.has(word)),
  )
}

/** Within a sentence only names have a capital; days and months are nobody's. */
const NAMED =
  /(?<![.!?] )(\b\p{L}+,? )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|I)\b)\p{Lu}\p{Ll}+/gu

const IS_A_PLACE_AFTER = /^(?:in|at|near|from|around|across|of)\b/i

const GROUPS =
  /\b(?:team|staff|crew|supplier|vendor|provider|bank|police|council|insurer|agency|union|government|authority|competitor|competition|neighbour|public|press|audience|couple|family|everybody|everyone|somebody|someone|nobody|anyone|each|both)\b/i
