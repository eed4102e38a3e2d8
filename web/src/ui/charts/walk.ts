/** Which one of a row the arrow keys lead to; null for a key that is not about it. */
export function walkTo(key: string, { at, count }: { at: number; count: number }): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(count - 1, at + 1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** Which one is pointed at, where each of the row has as much of the width as any other. */
export const pointedAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)))
