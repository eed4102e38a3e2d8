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
  const longest = Math.max(0, ...[...beginnings.keys()].map(({ length }) => length))
  const groupsOf = (word: string): Name[] => {
    const found = [...(wholes.get(word) ?? [])]
    for (let length = 3; length <= Math.min(word.length, longest); length += 1) {
      const names = beginnings.get(word.slice(0, length))
      if (names !== undefined) found.push(...names)
    }
    return [...new Set(found)]
  }
  // The same few thousand words are said again and again.
  const known = new Map<string, Name[]>()
  const knownGroupsOf = (word: string): Name[] => {
    const found = known.get(word) ?? groupsOf(word)
    if (known.size >= MOST_KNOWN) known.clear()
    if (word.length <= LONGEST_KNOWN) known.set(word, found)
    return found
  }
  return (words) =>
    words.map((word, at) => {
      const alone = knownGroupsOf(word)
      const together = (phrases.get(word) ?? [])
        .filter(({ rest }) => rest.every((part, k) => words[at + 1 + k] === part))
        .map(({ name }) => name)
      return together.length === 0 ? alone : [...new Set([...alone, ...together])]
    })
}

/** Of each table; with what they mean about half a megabyte. */
const MOST_KNOWN = 5000
const LONGEST_KNOWN = 30

function under<T>(map: Map<string, T[]>, key: string): T[] {
  const list = map.get(key) ?? []
  map.set(key, list)
  return list
}
