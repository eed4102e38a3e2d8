const TITLE =
  /^(?:mr|mrs|ms|mx|miss|dr|prof|professor|doctor|sir|madam|lady|lord|sister|brother|father|mother|pastor|rev|reverend|rabbi|imam|captain|major|colonel|sergeant|judge|officer|inspector|nurse|coach|chef|uncle|aunt|auntie|grandma|grandpa|granny|herr|frau|señor|señora|monsieur|madame|the)\.?$/iu
const COUPLE = /\s(?:and|&|\+)\s/

/** As somebody is called who says only their first name. A title is none, and is not said without the name. */
export function firstNameOf(name: string): string {
  const bare = withoutNotes(name)
  const [first = bare] = bare.split(/\s+/)
  if (COUPLE.test(bare)) return bare
  return TITLE.test(first) ? ownName(name) : first.replace(/,$/, '')
}

/** "Ana Ruiz (HR)", "Ana Ruiz, 44": what is noted beside a name is not said with it. */
const withoutNotes = (name: string): string =>
  name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/,\s*(?:\d.*|(?:the|aged?|our|my)\b.*)$/iu, '')
    .trim() || name

/** Nobody calls themselves "Mrs Adriana Conti"; "Mrs Conti" one may. */
export function ownName(name: string): string {
  const words = withoutNotes(name).split(/\s+/)
  const rest = words.slice(words.findIndex((word) => !TITLE.test(word)))
  return rest.length > 1 && !COUPLE.test(name) ? rest.join(' ') : withoutNotes(name)
}

/** Two do not say "I'm Anna and Ben". */
export const greetedBy = (greeting: string, name: string): string =>
  COUPLE.test(withoutNotes(name))
    ? greeting
        .replaceAll(/\bI'm (?=\{)/g, "we're ")
        .replaceAll(/\bMy name is (?=\{)/g, 'We are ')
        .replaceAll(/\bI (?=have|need|hope)/g, 'we ')
        .replaceAll(/\bI'm\b/g, "we're")
        .replaceAll(/\b(?:I was)\b/g, 'we were')
        .replaceAll(/\bme\b/g, 'us')
        .replaceAll(/(^|[.?!…] )we\b/g, (_, before: string) => `${before}We`)
    : greeting
