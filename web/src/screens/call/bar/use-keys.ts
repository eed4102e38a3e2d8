import { useEffect, useRef } from 'react'
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
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const deed = deedIn(event, latest.current.pushToTalk)
      if (deed === null) return
      if (deed === 'talk') {
        // It would press the button that has the focus, or scroll.
        event.preventDefault()
        if (!event.repeat) latest.current.onTalk(true)
        return
      }
      if (event.repeat) return
      if (deed !== 'close') event.preventDefault()
      perform(deed, latest.current)
    }
    const up = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !latest.current.pushToTalk) return
      if (deedIn(event, true) === 'talk') event.preventDefault()
      latest.current.onTalk(false)
    }
    addEventListener('keydown', down)
    addEventListener('keyup', up)
    return () => {
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
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
