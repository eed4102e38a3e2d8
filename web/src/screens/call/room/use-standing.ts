import { useEffect, useState } from 'react'
import { readStanding, type Standing } from '../../../data/room.ts'

const LOOK_EVERY_MS = 3_000

/** How it stands with the conversation, looked at for as long as nobody has come. */
export function useStanding(conversationId: string, isAlone: boolean): Standing | null {
  const [standing, setStanding] = useState<Standing | null>(null)
  useEffect(() => {
    if (!isAlone || conversationId === '') return
    const gone = new AbortController()
    const look = (): void => {
      readStanding(conversationId, gone.signal)
        .then(setStanding)
        // It is looked at again in a moment, and the call goes on without.
        .catch(() => {})
    }
    look()
    const looks = setInterval(look, LOOK_EVERY_MS)
    return () => {
      gone.abort()
      clearInterval(looks)
    }
  }, [conversationId, isAlone])
  return standing
}
