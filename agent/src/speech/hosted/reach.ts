import type { Service } from '@colloquy/contract/speech-services'

/** Whoever looks waits for it. */
const PATIENCE_MS = 2_000

/** Asked for its models, which costs nothing and needs the key as well. */
export async function reach(
  { url, key }: Service,
  patienceMs = PATIENCE_MS,
): Promise<'well' | 'silent' | 'refuses the key' | 'failing'> {
  try {
    const answer = await fetch(`${url}/models`, {
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      // A key is for the address that it was given with.
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.body?.cancel()
    if (answer.status === 401 || answer.status === 403) return 'refuses the key'
    // Small ones that do one thing have no list of models.
    return answer.ok || answer.status === 404 ? 'well' : 'failing'
  } catch {
    return 'silent'
  }
}
