import type { LearnerSays } from '@colloquy/contract/room'
import { useCallback, useEffect, useRef, useState } from 'react'

export type TalkKey = { isDown: boolean; press: (isDown: boolean) => void }

/** Held to talk. Let go as well when the page is left with the key down. */
export function useTalkKey({
  isOn,
  say,
}: {
  isOn: boolean
  say: (says: LearnerSays) => void
}): TalkKey {
  const [isDown, setDown] = useState(false)
  const held = useRef(false)
  const press = useCallback(
    (isNowDown: boolean) => {
      if (held.current === isNowDown) return
      held.current = isNowDown
      setDown(isNowDown)
      say({ type: 'talk-key', isDown: isNowDown })
    },
    [say],
  )
  useEffect(() => {
    if (!isOn) return
    const letGo = () => press(false)
    addEventListener('blur', letGo)
    document.addEventListener('visibilitychange', letGo)
    return () => {
      letGo()
      removeEventListener('blur', letGo)
      document.removeEventListener('visibilitychange', letGo)
    }
  }, [isOn, press])
  return { isDown, press }
}
