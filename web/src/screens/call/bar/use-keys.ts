import { useEffect, useEffectEvent } from 'react'
import { deedOf } from './keys.ts'

type KeyHandlers = {
  pushToTalk: boolean
  onMute: () => void
  onChat: () => void
  onCaptions: () => void
  onKeys: () => void
  onClose: () => void
  onTalk: (isDown: boolean) => void
}

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

/** The keyboard of a call, wherever the focus is. */
export function useKeys(handlers: KeyHandlers): void {
  const down = useEffectEvent((event: KeyboardEvent) => {
    const deed = deedIn(event, handlers.pushToTalk)
    if (deed === null) return
    // It would press the button that has the focus, or scroll.
    if (deed !== 'close') event.preventDefault()
    if (event.repeat) return
    if (deed === 'talk') handlers.onTalk(true)
    else perform(deed, handlers)
  })
  const up = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== ' ' || !handlers.pushToTalk) return
    if (deedIn(event, true) === 'talk') event.preventDefault()
    handlers.onTalk(false)
  })
  useEffect(() => {
    const hearDown = (event: KeyboardEvent) => down(event)
    const hearUp = (event: KeyboardEvent) => up(event)
    addEventListener('keydown', hearDown)
    addEventListener('keyup', hearUp)
    return () => {
      removeEventListener('keydown', hearDown)
      removeEventListener('keyup', hearUp)
    }
  }, [])
}

function deedIn(event: KeyboardEvent, pushToTalk: boolean) {
  const target = event.target instanceof Element ? event.target : null
  // A dialog has keys of its own.
  if (target?.closest('dialog') != null) return null
  return deedOf({
    key: event.key,
    hasModifier: event.ctrlKey || event.altKey || event.metaKey,
    isTyping: target?.matches(FIELDS) === true,
    pushToTalk,
  })
}

function perform(deed: 'mute' | 'chat' | 'captions' | 'keys' | 'close', to: KeyHandlers): void {
  switch (deed) {
    case 'mute':
      return to.onMute()
    case 'chat':
      return to.onChat()
    case 'captions':
      return to.onCaptions()
    case 'keys':
      return to.onKeys()
    case 'close':
      return to.onClose()
  }
}
