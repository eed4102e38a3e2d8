import type { Service } from '@colloquy/contract/speech-services'

/** Why a hosted engine gave nothing. What it said stands nowhere in it: that may hold what people spoke. */
export class EngineFailed extends Error {
  readonly because: Because
  constructor(because: Because) {
    super(SAYS[because])
    this.because = because
  }
}

type Because = 'unreachable' | 'slow' | 'unauthorised' | 'limited' | 'failing' | 'garbled'

const SAYS: Record<Because, string> = {
  unreachable: 'it cannot be reached',
  slow: 'it took too long',
  unauthorised: 'it does not accept the key',
  limited: 'it takes no more requests for now',
  failing: 'it answered with an error',
  garbled: 'its answer makes no sense',
}

type Post = {
  path: string
  body: FormData | Record<string, unknown>
  /** Until its answer begins. */
  withinMs: number
  signal: AbortSignal
}

/** Asked once: who speaks does not wait for a second try, another engine is at hand. */
export async function post(
  service: Service,
  { path, body, withinMs, signal }: Post,
): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), withinMs)
  const isForm = body instanceof FormData
  try {
    const answer = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: {
        ...(service.key === null ? {} : { authorization: `Bearer ${service.key}` }),
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
      signal: AbortSignal.any([signal, late.signal]),
      // A key is for the address that it was given with.
      redirect: 'error',
    })
    if (!answer.ok) {
      await answer.body?.cancel().catch(() => {})
      throw new EngineFailed(BY_STATUS[answer.status] ?? 'failing')
    }
    return answer
  } catch (failure) {
    if (failure instanceof EngineFailed) throw failure
    signal.throwIfAborted()
    throw new EngineFailed(late.signal.aborted ? 'slow' : 'unreachable')
  } finally {
    clearTimeout(timer)
  }
}

const BY_STATUS: Partial<Record<number, Because>> = {
  401: 'unauthorised',
  403: 'unauthorised',
  408: 'slow',
  429: 'limited',
}

/** Reads a body piece by piece; each has to come within that time of the one before. */
export async function* piecesOf(
  answer: Response,
  { withinMs, signal }: Pick<Post, 'withinMs' | 'signal'>,
): AsyncGenerator<Uint8Array> {
  const reader = answer.body?.getReader()
  if (reader === undefined) return
  try {
    for (;;) {
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(() => late.reject(new EngineFailed('slow')), withinMs)
      const stop = () => late.reject(signal.reason)
      signal.addEventListener('abort', stop, { once: true })
      try {
        signal.throwIfAborted()
        const { done, value } = await Promise.race([reader.read(), late.promise])
        if (done) return
        yield value
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
      }
    }
  } catch (failure) {
    if (failure instanceof EngineFailed || signal.aborted) throw failure
    throw new EngineFailed('unreachable')
  } finally {
    await reader.cancel().catch(() => {})
  }
}
