/** Chooses as if by chance, and always the same for the same key. */
export function chooser(key: string): <T>(from: readonly T[]) => T | undefined {
  let state = hashOf(key)
  return (from) => {
    // mulberry32: small, and even enough to choose words with.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return from[Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * from.length)]
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < text.length; n += 1) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193)
  return hash | 0
}
