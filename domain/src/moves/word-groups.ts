/**
 * Finds for each of the words which groups it belongs to. Before the bar stand words, a star for any ending;
 * behind it phrases, which belong to the group with their first word.
 */
export function groupsIn<Name extends string>(
  table: Record<Name, string>,
): (words: readonly string[]) => Name[][] {
  const wholes = new Map<string, Name[]>()
  const beginnings = new Map<string, Name[]>()
  const phrases = new Map<string, { rest: string[]; name: Name }[]>()
  for (const [name, list] of Object.entries(table) as [Name, string][]) {
    const [alone = '', together = ''] = list.split('|')
    for (const word of alone.split(/\s+/))
      if (word.endsWith('*')) under(beginnings, word.slice(0, -1)).push(name)
      else if (word !== '') under(wholes, word).push(name)
    for (const phrase of together.split(',')) {
      const [first = '', ...rest] = phrase.trim().split(/\s+/)
      if (first !== '') under(phrases, first).push({ rest, name })
    }
  }
  return (words) =>
    words.map((word, at) => {
      const found = [...(wholes.get(word) ?? [])]
      for (let length = 3; length <= word.length; length += 1) {
        const names = beginnings.get(word.slice(0, length))
        if (names !== undefined) found.push(...names)
      }
      for (const { rest, name } of phrases.get(word) ?? [])
        if (rest.every((part, k) => words[at + 1 + k] === part)) found.push(name)
      return found.length < 2 ? found : [...new Set(found)]
    })
}

function under<T>(map: Map<string, T[]>, key: string): T[] {
  const list = map.get(key) ?? []
  map.set(key, list)
  return list
}
