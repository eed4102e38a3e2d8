import { spelledOut } from '../../language/shorthand.ts'
import { plain } from '../../language/words.ts'

/** "Grace Abara" is Mrs Abara, where a sentence begins with her. */
export function byTheirName(sentence: string, name: string): string {
  const last = /^(?:Mr|Mrs|Ms|Miss|Dr)\.? (\p{Lu}[\p{L}'-]+)$/u.exec(name)?.[1]
  return last === undefined
    ? sentence
    : sentence.replace(new RegExp(String.raw`^\p{Lu}\p{Ll}+ ${last}(?=\s)`, 'u'), last)
}

/** Brackets are not heard: "Amy (16)" is "Amy, 16,". */
export const spokenAloud = (text: string): string =>
  spelledOut(plain(text))
    .replace(/^(He|She)'s (?=(?:been|got|had|\p{L}+ed) )/u, '$1 has ')
    .replace(/^(He|She)'s /, '$1 is ')
    .replaceAll(/\b(and|but), (?:he|she) says, /g, '$1 ')
    .replaceAll(/, (?:he|she) says,/g, ',')
    .replace(/, (?:he|she) says(?=\.?$)/, '')
    .replace(KEPT_TO_ONESELF, '')
    .replace(/\bsince (1\d|\d)(?=[,.]|$)/, 'since the age of $1')
    .replace(/ and mentions (?:it|this|that)(?=\.?$)/, '')
    .replace(/^((?:He|She) is \d{1,2}), been /, '$1, has been ')
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
    .replace(
      /^(deadline|budget|target|goal|price|salary|rent|deposit|waiting list[^:]*|team|staff|turnover): (?=[£$€]?\d|about |around )/i,
      'the $1 is ',
    )
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

/** "… after seven months and hopes nobody asks about it": the first is told, the second is not. */
const KEPT_TO_ONESELF =
  /,? (?:and|but) (?:(?:he|she|they|you|I) )?(?:(?:is|are|am) ashamed of (?:it|this|that) and )?(?:(?:hopes?|prays?) (?:that )?(?:nobody|no one|they (?:do not|don't|won't|will not))\b|(?:will not|won't|would rather not) (?:mention|bring (?:it|this) up|talk about|say)|which (?:he|she|they) has not mentioned)[^.]*(?=\.?$)/

/** "Sleeps in the spare room since Easter": it began then and goes on. */
const SINCE =
  /\b([Ss]leeps|[Ll]ives|[Ww]orks|[Cc]ooks|[Dd]rives|[Uu]ses|owns|plays|leads|teaches|knows|runs|takes|pays|feels|drinks|eats|stays|hurts|refuses)\b( (?!when|because|that)[^,.]*\bsince (?:\p{Lu}|last|the|then|\d))/u
const PARTICIPLES: Record<string, string> = {
  uses: 'used',
  cooks: 'cooked',
  drives: 'driven',
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
  hurts: 'hurt',
  refuses: 'refused',
}

/** What an author notes line by line is told line by line. */
export const withoutBullets = (text: string): string[] =>
  text
    .split(/\n+|(?:^|\s)[•*](?=\s)/)
    .map((line) => line.replace(/^\s*(?:[-–•*]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
