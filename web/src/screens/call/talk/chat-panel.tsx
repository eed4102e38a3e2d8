import { showsSender } from '@colloquy/domain/chat'
import { X } from 'lucide-react'
import { Fragment, useLayoutEffect, useRef } from 'react'
import type { DrillMoment } from '../../../data/practice.ts'
import { clockOf, placeInTalk } from '../../../data/times.ts'
import { ChatEntry } from './chat-entry.tsx'
import styles from './chat-panel.module.css'
import { Composer, type Hindrance } from './composer.tsx'
import type { Talk } from './talk.ts'

type ChatPanelProps = {
  talk: Talk
  send: (line: string) => Promise<void>
  name: string
  /** Its carried turns are the first of the talk. */
  drill: DrillMoment | null
  hindrance: Hindrance | null
  onClose: () => void
}

/** All that was said and written, in one order, and a line to write on. */
export function ChatPanel({ talk, send, name, drill, hindrance, onClose }: ChatPanelProps) {
  const list = useStickyEnd()
  const carried = drill?.carriedTurns ?? 0
  return (
    <aside className={styles.panel} aria-label="Chat">
      <header className={styles.head}>
        <h2 className={styles.title}>Conversation</h2>
        <button className={styles.close} type="button" onClick={onClose}>
          <X aria-hidden="true" size={22} />
          <span className="visually-hidden">Close the chat</span>
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <ol className={styles.entries} ref={list} tabIndex={0} aria-label="What was said and written">
        {talk.entries.length === 0 && (
          <li className={styles.none}>
            What you both say appears here. You can write as well: your partner reads it as if you
            had said it.
          </li>
        )}
        {talk.entries.map((entry, index) => (
          <Fragment key={entry.id}>
            <ChatEntry
              entry={entry}
              pictures={entry.attached.flatMap((id) => talk.pictures[id] ?? [])}
              name={entry.voice === 'learner' ? 'You' : name}
              when={index < carried ? placeInTalk(entry.atMs) : clockOf(entry.atMs)}
              showsSender={showsSender(entry, talk.entries[index - 1])}
            />
            {drill !== null && index === carried - 1 && (
              <li className={styles.seam}>
                Your drill begins here, at {placeInTalk(drill.fromMs)}
              </li>
            )}
          </Fragment>
        ))}
      </ol>
      <Composer send={send} hindrance={hindrance} />
    </aside>
  )
}

/** Nearer to the end than this, one reads what comes. */
const NEAR_PX = 80

/** Follows what comes, unless one has scrolled back to read. */
function useStickyEnd() {
  const list = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = element
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX
    }
    element.addEventListener('scroll', look)
    return () => element.removeEventListener('scroll', look)
  }, [])
  // After whatever has changed.
  useLayoutEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight })
  })
  return list
}
