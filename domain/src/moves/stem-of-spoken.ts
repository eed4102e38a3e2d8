/** A word without its endings: rougher than a real stemmer, and quick enough for every word that is said. */
export function stemOfSpoken(word: string): string {
  if (word.length <= 3) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('ing') && word.length > 5) return undoubled(word.slice(0, -3))
  if (word.endsWith('ed') && word.length > 4) return undoubled(word.slice(0, -2))
  if (word.endsWith('ly') && word.length > 5) return word.slice(0, -2)
  if (word.endsWith('es') && word.length > 4) return withoutE(word.slice(0, -2))
  if (word.endsWith('s') && !word.endsWith('ss')) return withoutE(word.slice(0, -1))
  return withoutE(word)
}

const withoutE = (word: string): string =>
  word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word

function undoubled(stem: string): string {
  const last = stem.at(-1)
  return stem.length > 3 && last === stem.at(-2) && last !== 's' && last !== 'l'
    ? stem.slice(0, -1)
    : withoutE(stem)
}
