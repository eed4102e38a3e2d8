import { bare, lowered, type Speaker } from '../notes.ts'
import { CERTAIN_VERBS, PAST_VERBS, VERBS } from '../verbs.ts'

export type Teller = { tell: (sentence: string) => string; name: string; who?: Speaker }

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
  // "Reports nobody reads": they are read, and nobody reports.
  if (/^\S+s (?:nobody|no one|everybody|I|we|they|he|she|you) /i.test(text)) return null
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
