/**
 * Who has come and has proven nothing yet: not too many, nor too many from one address. Of too many the
 * oldest has to go. A client proves itself in the time that a check takes, and so it is seldom that one.
 */
export type Newcomers<Newcomer extends { address: string }> = {
  /** Who has to go for this one. */
  add: (newcomer: Newcomer) => Newcomer | null
  has: (newcomer: Newcomer) => boolean
  remove: (newcomer: Newcomer) => void
  /** The oldest first. */
  all: () => Iterable<Newcomer>
  count: () => number
}

export function createNewcomers<Newcomer extends { address: string }>(limits: {
  most: number
  mostOfOneAddress: number
}): Newcomers<Newcomer> {
  const all = new Set<Newcomer>()
  const byAddress = new Map<string, Set<Newcomer>>()

  const remove = (newcomer: Newcomer): void => {
    const neighbours = byAddress.get(newcomer.address)
    all.delete(newcomer)
    neighbours?.delete(newcomer)
    if (neighbours?.size === 0) byAddress.delete(newcomer.address)
  }
  const oldestOfTooMany = (address: string): Newcomer | null => {
    const neighbours = byAddress.get(address)
    if (neighbours !== undefined && neighbours.size >= limits.mostOfOneAddress)
      return firstOf(neighbours)
    return all.size >= limits.most ? firstOf(all) : null
  }
  return {
    add(newcomer) {
      const oldest = oldestOfTooMany(newcomer.address)
      if (oldest !== null) remove(oldest)
      const neighbours = byAddress.get(newcomer.address) ?? new Set()
      byAddress.set(newcomer.address, neighbours.add(newcomer))
      all.add(newcomer)
      return oldest
    },
    has: (newcomer) => all.has(newcomer),
    remove,
    all: () => all,
    count: () => all.size,
  }
}

const firstOf = <Member>(members: Set<Member>): Member | null => {
  const [first] = members
  return first ?? null
}
