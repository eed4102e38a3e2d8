/** So many a second, and no more: what is beyond that has to come again. */
export function createPace({ perSecond }: { perSecond: number }, now = Date.now): () => boolean {
  let beganAt = now()
  let count = 0
  return () => {
    if (now() - beganAt >= 1000) {
      beganAt = now()
      count = 0
    }
    count += 1
    return count <= perSecond
  }
}
