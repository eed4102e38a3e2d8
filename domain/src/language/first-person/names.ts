import { plain } from '../words.ts'

/** "Nora", "Devlin", "Ms Devlin" and "Nora Devlin" are the same one. */
export function namesOf(name: string): string[][] {
  const parts = plain(name)
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replace(TITLES, '$1')
    .split(/\s+/)
    .filter((part) => part !== '')
  const plainParts = parts.filter((part) => !TITLE.test(part) && !/^(?:the|an?)$/i.test(part))
  const [first] = plainParts
  const last = plainParts.at(-1)
  const all = [parts, plainParts, [first], last === undefined ? [] : [last]]
  if (last !== undefined && last !== first)
    for (const title of ['Mr', 'Mrs', 'Ms', 'Dr', 'Professor']) all.push([title, last])
  return all
    .map((words) => words.filter((word): word is string => word !== undefined))
    .filter((words) => words.length > 0)
    .sort((a, b) => b.length - a.length)
}

/** "Sarah & Mike Jensen", "Sarah and Mike"; "Acme Logistics", "Acme", "the company". One of a couple is not both. */
export function namesOfSeveral(name: string): string[][] {
  const parts = plain(name).replaceAll(/\s&\s/g, ' and ').split(/\s+/)
  const isCouple = parts.includes('and')
  const [first = ''] = parts
  const own = isCouple
    ? [
        parts,
        parts.slice(0, parts.indexOf('and') + 2),
        [first, 'and', parts.at(-1) ?? ''],
        ['The', `${parts.at(-1) ?? ''}s`],
        ['the', `${parts.at(-1) ?? ''}s`],
        ['The', 'couple'],
        ['the', 'couple'],
      ]
    : [parts, ...(/^(?:the|an?)$/i.test(first) ? [] : [[first]])]
  const kinds = /\b(?:company|firm|board|committee|family|team|group|agency|council|panel)\b/i.exec(
    name,
  )
  const family = /^(?:the )?(\p{Lu}\p{Ll}+) family$/iu.exec(name)?.[1]
  if (family !== undefined) own.push(['The', `${family}s`], ['the', `${family}s`])
  const kind = isCouple ? 'family' : (kinds?.[0].toLowerCase() ?? 'company')
  return [...own, ['The', kind], ['the', kind], ['both'], ['Both']].sort(
    (a, b) => b.length - a.length,
  )
}

const TITLE =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|dame|lady|lord|sister|father|chef|captain|officer|councillor|councilor|grandma|grandpa|granny|aunt|auntie|uncle|sergeant|lieutenant|major|colonel|coach|nurse|pastor|rabbi|imam|judge|senator|mayor)\.?$/i

export const TITLES = /\b(Mr|Mrs|Ms|Dr|Prof)\./g

export function nameAt(
  tokens: string[],
  at: number,
  names: string[][],
): { length: number; isPossessive: boolean } | null {
  for (const name of names) {
    const length = name.length * 2 - 1
    const found = tokens.slice(at, at + length).filter((token) => token.trim() !== '')
    if (found.length !== name.length) continue
    const isSame = found.every((token, n) => token.replace(/'s?$/, '') === name[n])
    if (isSame && isOfAFirm(name, { names, next: tokens[at + length + 1] })) return null
    if (isSame) return { length, isPossessive: /'s?$/.test(found.at(-1) ?? '') }
  }
  return null
}

/** "Marta runs Lindqvist Bakery": her second name with another behind it is no longer she. */
const isOfAFirm = (
  [only = '', ...more]: string[],
  { names, next }: { names: string[][]; next: string | undefined },
): boolean =>
  more.length === 0 &&
  names.some((name) => name.length > 1 && name.at(-1) === only) &&
  /^\p{Lu}\p{Ll}/u.test(next ?? '')
