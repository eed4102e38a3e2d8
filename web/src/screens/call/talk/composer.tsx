import { lineToSend } from '@colloquy/domain/chat'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { logFailure } from '../../../data/log.ts'
import styles from './composer.module.css'

/** Why a line would reach nobody now. */
export type Hindrance = 'reconnecting' | 'alone'

type ComposerProps = { send: (line: string) => Promise<void>; hindrance: Hindrance | null }

const HINDRANCES: Record<Hindrance, string> = {
  reconnecting: 'You can send it in a moment: the call is reconnecting.',
  alone: 'You can send it as soon as your partner is there.',
}

/** As long as a turn of a conversation may be. */
const MOST_CHARACTERS = 20_000

/** What is typed stays until it is sent. */
export function Composer({ send, hindrance }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready')
  useEffect(() => {
    const before = document.activeElement
    field.current?.focus()
    return () => {
      // Closed by who was in it: back to where they opened it.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [])

  const submit = async (): Promise<void> => {
    const line = lineToSend(text)
    if (line === null || hindrance !== null || state === 'sending') return
    setState('sending')
    // Cleared at once, so that one can go on: what could not be sent comes back.
    setText('')
    try {
      await send(line)
      setState('ready')
    } catch (failure) {
      logFailure('Sending a line', failure)
      setText((typed) => (typed === '' ? line : `${line}\n${typed}`))
      setState('failed')
    }
    field.current?.focus()
  }

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <label className="visually-hidden" htmlFor="chat-line">
        Write to your partner
      </label>
      <textarea
        ref={field}
        id="chat-line"
        className={styles.field}
        rows={1}
        maxLength={MOST_CHARACTERS}
        placeholder="Write instead of speaking"
        enterKeyHint="send"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
      />
      <button className={styles.send} type="submit" aria-disabled={hindrance !== null || undefined}>
        <SendHorizontal aria-hidden="true" size={20} />
        <span className="visually-hidden">Send</span>
      </button>
      <output className={styles.news}>
        {hindrance !== null
          ? HINDRANCES[hindrance]
          : state === 'failed' && 'It was not sent. Try again.'}
      </output>
    </form>
  )
}
