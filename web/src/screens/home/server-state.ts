import { useEffect, useState } from 'react'

export type ServerState = 'asking' | 'ready' | 'starting' | 'silent'

// Soon enough to be seen when somebody starts the server with this page open.
const ASK_AGAIN_MS = 4_000

/** Asks until the server is ready, and no more after that. */
export function useServerState(): ServerState {
  const [state, setState] = useState<ServerState>('asking')
  useEffect(() => {
    if (state === 'ready') return
    const ended = new AbortController()
    const ask = async () => {
      const answer = await askServer(ended.signal)
      if (!ended.signal.aborted) setState(answer)
    }
    if (state === 'asking') void ask()
    const timer = setInterval(() => void ask(), ASK_AGAIN_MS)
    return () => {
      ended.abort()
      clearInterval(timer)
    }
  }, [state])
  return state
}

async function askServer(signal: AbortSignal): Promise<ServerState> {
  try {
    const { ok } = await fetch('/api/public/health', { signal })
    return ok ? 'ready' : 'starting'
  } catch {
    return 'silent'
  }
}
